"""Titles that resemble a misspelt or shortened one, found without comparing it to all of them."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Generic, TypeVar

from swlcg_deck.cards.titles import fold

NEAR = 0.8
"""From this likeness on (1 is the same) a title counts as a misspelling of another."""
PART = 0.85
"""The likeness of words that stand together, and in this order, in a longer title."""
NO_ARTICLE = 0.99
_SHORTEST, _LONGEST = 4, 120
_SHARED_PAIRS = 0.4
_ARTICLES = ("the ", "a ", "an ")

Meant = TypeVar("Meant")


@dataclass(frozen=True)
class Near(Generic[Meant]):
    """A title that may be meant, and how alike it is."""

    score: float
    meant: Meant


class TitleIndex(Generic[Meant]):
    """Folded titles by their pairs of letters; a title may lead to one thing only."""

    def __init__(self, titles: Iterable[tuple[str, Meant]]) -> None:
        self._titles: list[tuple[str, Meant]] = [(fold(title), meant) for title, meant in titles]
        self._by_pair: dict[str, list[int]] = defaultdict(list)
        for place, (title, _) in enumerate(self._titles):
            for pair in _pairs(title):
                self._by_pair[pair].append(place)

    def near(self, title: str) -> list[Near[Meant]]:
        """All that may be meant, the likeliest first."""
        wanted = fold(title)
        if not _SHORTEST <= len(wanted) <= _LONGEST:
            return []
        whole, bare = _Comparison(wanted), _Comparison(_bare(wanted))
        found = []
        for place in self._candidates(wanted):
            known, meant = self._titles[place]
            score = max(whole.with_title(known), bare.with_title(_bare(known)))
            if score >= NEAR:
                found.append(Near(score, meant))
        return sorted(found, key=lambda near: -near.score)

    def _candidates(self, wanted: str) -> list[int]:
        """Titles with enough pairs of letters in common to be worth a comparison."""
        pairs = _pairs(wanted)
        shared = Counter(place for pair in pairs for place in self._by_pair.get(pair, ()))
        return sorted(
            place for place, count in shared.items() if count >= _SHARED_PAIRS * len(pairs)
        )


class _Comparison:
    def __init__(self, wanted: str) -> None:
        self._wanted = wanted
        self._matcher = SequenceMatcher(b=wanted, autojunk=False)

    def with_title(self, known: str) -> float:
        """How alike the two are; what is too different to matter is not worked out."""
        if known == self._wanted:
            return NO_ARTICLE
        part = PART if f" {self._wanted} " in f" {known} " else 0.0
        self._matcher.set_seq1(known)
        if self._matcher.real_quick_ratio() < NEAR or self._matcher.quick_ratio() < NEAR:
            return part
        return max(part, self._matcher.ratio())


def _bare(title: str) -> str:
    """A title without its leading article, which people leave out."""
    article = next((word for word in _ARTICLES if title.startswith(word)), "")
    return title[len(article) :]


def _pairs(title: str) -> set[str]:
    return {title[start : start + 2] for start in range(len(title) - 1)}
