"""Lines of a list that name nothing known: which of them stand for a set all the same."""

import re
from collections.abc import Sequence

from swlcg_deck.formats.pasting.deck_splitting import PasteEntry
from swlcg_deck.formats.pasting.loose_numbers import LARGEST_COUNT
from swlcg_deck.formats.pasting.meanings import Kind

_MOST_WORDS = 10
_AGAINST = re.compile(r"\bvs?\b\.?", re.IGNORECASE)


class UnknownLines:
    """A marked count (`2x`) makes a set; a mere number only where the list counts like that."""

    def __init__(self, entries: Sequence[PasteEntry]) -> None:
        self._entries = entries
        mentions = [mention for entry in entries for mention in entry.meaning.mentions]
        marked = any(mention.reading.is_counted for mention in mentions)
        loose = any(number.leads for m in mentions for number in m.reading.loose)
        self._counts_without_mark = loose or not marked

    def entry_for(self, index: int) -> tuple[str, int] | None:
        """The title as written and the copies; None where the line is no set."""
        ways = self._entries[index].meaning.readings
        counted = next((way for way in ways if way.is_counted), None)
        if counted is not None and counted.count is not None:
            short = len(counted.title.split()) <= _MOST_WORDS
            return (counted.title, counted.count) if short and counted.title else None
        return self._with_loose_count(index)

    def _with_loose_count(self, index: int) -> tuple[str, int] | None:
        first = self._entries[index].meaning.readings[0]
        count = next((number.value for number in first.loose if number.leads), None)
        if count is None or not 0 < count <= LARGEST_COUNT or not self._counts_without_mark:
            return None
        title = first.title
        sentence = title.endswith((".", "?", ",", ":")) or _AGAINST.search(title)
        listed = title[:1].isupper() or self._follows_a_set(index)
        is_set = listed and not sentence and len(title.split()) <= _MOST_WORDS
        return (title, count) if is_set else None

    def _follows_a_set(self, index: int) -> bool:
        return index > 0 and self._entries[index - 1].meaning.kind is Kind.SETS
