"""Tables that lost their cells: a count or a number stands alone, before or behind its title."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from swlcg_deck.formats.pasting.loose_numbers import LARGEST_COUNT
from swlcg_deck.formats.pasting.meanings import Kind, Meaning
from swlcg_deck.formats.pasting.set_mentions import SetMention
from swlcg_deck.language import said


def with_lone_counts(meanings: Sequence[Meaning]) -> list[Meaning]:
    """Give each lone count to the title beside it; what finds none keeps an empty `text`."""
    if not any(meaning.kind is Kind.COUNT for meaning in meanings):
        return list(meanings)
    lines = [i for i, meaning in enumerate(meanings) if meaning.kind in {Kind.COUNT, Kind.SETS}]
    work = _Lines(list(meanings), lines)
    for place in range(len(lines)):
        work.take_number(place)
    for place in range(len(lines)):
        work.take_count(place)
    return work.meanings


@dataclass
class _Lines:
    meanings: list[Meaning]
    lines: list[int]

    def take_number(self, place: int) -> None:
        """A number is that of the title in the next or the last line."""
        value = self._value(place, marked=False)
        for beside in (place + 1, place - 1):
            mention = self._title(beside)
            found = mention.match.found if mention else None
            if value is not None and found and found.number == value:
                self._understood(place, said("the number of {title}", title=found.title))
                return

    def take_count(self, place: int) -> None:
        """A count belongs to a title without one: where the first of them stands tells the way."""
        value = self._value(place, marked=True)
        small = self._value(place, marked=False)
        if value is None and small is not None and small <= LARGEST_COUNT:
            value = small
        if value is None or self.meanings[self.lines[place]].text:
            return
        counts_first = self.meanings[self.lines[0]].kind is Kind.COUNT and not self._is_number(0)
        step = 1 if counts_first else -1
        beside = place + step
        if 0 <= beside < len(self.lines) and self._is_number(beside):
            beside += step
        mention = self._title(beside)
        if mention is None or mention.is_counted:
            return
        reading = replace(mention.reading, count=value)
        index = self.lines[beside]
        counted = replace(mention, reading=reading)
        self.meanings[index] = replace(self.meanings[index], mentions=(counted,))
        self._understood(place, said("the copies of {title}", title=reading.title))

    def _value(self, place: int, *, marked: bool) -> int | None:
        meaning = self.meanings[self.lines[place]]
        if meaning.kind is not Kind.COUNT or meaning.text:
            return None
        if marked:
            return meaning.readings[-1].count
        text = meaning.line.text.strip(" .()#")
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else None

    def _is_number(self, place: int) -> bool:
        meaning = self.meanings[self.lines[place]]
        return meaning.kind is Kind.COUNT and meaning.text.startswith("the number")

    def _title(self, place: int) -> SetMention | None:
        if not 0 <= place < len(self.lines):
            return None
        mentions = self.meanings[self.lines[place]].mentions
        return mentions[0] if len(mentions) == 1 else None

    def _understood(self, place: int, text: str) -> None:
        index = self.lines[place]
        self.meanings[index] = replace(self.meanings[index], text=text)
