"""Where in a line titles of the pool stand, word for word, whatever stands around them."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.titles import fold

_QUOTES = "'`´ʼ‘’‛′＇"
_WORD = re.compile(rf"(?<!\w)\d{{1,2}}[xX×](?=[\"“„]?[^\W_])|[^\W_]+(?:[{_QUOTES}][^\W_]+)*|&")
_SHORT_LINE = 6
"""In a line of so few words a single small word can be a card; in a sentence it is a word."""


@dataclass(frozen=True)
class TitleSpan:
    """A title in a line: its place, and the set that bears it, if one does."""

    start: int
    end: int
    title: str
    """As the pool spells it."""
    set: ObjectiveSet | None = None


class TitleSpans:
    """Finds the titles of objective sets and of command cards in a line."""

    def __init__(self, titles: Iterable[tuple[str, str, ObjectiveSet | None]]) -> None:
        self._by_first: dict[str, list[tuple[tuple[str, ...], str, ObjectiveSet | None]]]
        self._by_first = defaultdict(list)
        for written, title, entry in titles:
            words = tuple(fold(written).split())
            if words:
                self._by_first[words[0]].append((words, title, entry))
        for known in self._by_first.values():
            known.sort(key=lambda one: -len(one[0]))

    def within(self, text: str) -> list[TitleSpan]:
        """Every title in its order; a longer one hides those that it contains."""
        words = [
            (word, found.start(), found.end())
            for found in _WORD.finditer(text)
            for word in fold(found[0]).split()
        ]
        spans = []
        place = 0
        while place < len(words):
            span = self._at(words, place, text)
            if span is None:
                place += 1
            else:
                spans.append(span[0])
                place += span[1]
        return spans

    def _at(
        self, words: list[tuple[str, int, int]], place: int, text: str
    ) -> tuple[TitleSpan, int] | None:
        for wanted, title, entry in self._by_first.get(words[place][0], ()):
            end = place + len(wanted)
            if tuple(word for word, _, _ in words[place:end]) != wanted:
                continue
            start = words[place][1]
            is_sentence = sum(word.isalpha() for word, _, _ in words) > _SHORT_LINE
            is_word = entry is None and len(wanted) == 1 and is_sentence
            if is_word and text[start].islower():
                continue
            return TitleSpan(start, words[end - 1][2], title, entry), len(wanted)
        return None


@lru_cache(maxsize=4)
def spans_of(pool: CardPool) -> TitleSpans:
    """Made once for a pool: a set's title goes before the same title of a command card."""
    return TitleSpans(_titles(pool))


def _titles(pool: CardPool) -> Iterator[tuple[str, str, ObjectiveSet | None]]:
    for entry in pool.sets:
        for written in (entry.title, *entry.objective.aliases):
            yield written, entry.title, entry
    seen: set[str] = set()
    for card in pool.cards:
        if card.set is not None and card.position == 1:
            continue
        for written in (card.title, *card.aliases):
            if card.block is None and card.set is None:
                continue  # affiliation cards: `Jedi` is a word of every other sentence
            if fold(written) not in seen:
                seen.add(fold(written))
                yield written, card.title, None
