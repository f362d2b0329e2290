"""Searching the whole pool: cards, or sets by any of their six cards."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from operator import attrgetter
from typing import Any, Generic, TypeVar

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.search.entry import Entry, PrintedText, make_entry, nothing_printed
from swlcg_deck.cards.search.fields import BY_NAME, Places
from swlcg_deck.cards.search.parser import Query, parse
from swlcg_deck.cards.search.problems import Problem
from swlcg_deck.cards.titles import fold

T = TypeVar("T", Card, ObjectiveSet)
_TEXTS_AT_A_TIME = 100


@dataclass(frozen=True)
class Found(Generic[T]):
    """What matched, what of the query could not be used, and a better spelling if nothing did."""

    items: tuple[T, ...]
    problems: tuple[Problem, ...]
    did_you_mean: str | None = None


class SearchIndex:
    """Made once for a pool; a search never changes it.

    With the texts of the user's card packs `text:` finds what is printed, too.
    """

    def __init__(self, pool: CardPool, printed: PrintedText = nothing_printed) -> None:
        self.printed = printed
        self._entries = [make_entry(card, pool, printed) for card in pool.cards]
        by_set: dict[int, list[Entry]] = {}
        for entry in self._entries:
            if entry.set is not None:
                by_set.setdefault(entry.set, []).append(entry)
        self._sets = [(found, by_set[found.number]) for found in pool.sets]
        self._words: dict[str, list[str]] = {}

    def forget_texts(self) -> None:
        """The user has other card packs now."""
        for entry in self._entries:
            entry.forget_text()
        self._words.clear()

    def render_texts(self) -> Iterator[None]:
        """Get the texts ready that the first query for text would wait for, some at a time."""
        for start in range(0, len(self._entries), _TEXTS_AT_A_TIME):
            for entry in self._entries[start : start + _TEXTS_AT_A_TIME]:
                entry.text  # noqa: B018 - made when it is first read
            yield

    def cards(
        self, text: str, *, sort: str | None = None, places: Places | None = None
    ) -> Found[Card]:
        """Matching cards in pool order (sets, affiliation cards, challenge cards) or sorted."""
        query = parse(text, places or {})
        matches = query.predicate
        items = [entry.card for entry in self._entries if matches(entry)]
        return self._found(items, sort, query, places or {})

    def sets(
        self, text: str, *, sort: str | None = None, places: Places | None = None
    ) -> Found[ObjectiveSet]:
        """Sets of which any one card matches the whole query, in number order or sorted."""
        query = parse(text, places or {})
        matches = query.predicate
        items = [found for found, six in self._sets if any(map(matches, six))]
        return self._found(items, sort, query, places or {})

    def _found(self, items: list[T], sort: str | None, query: Query, places: Places) -> Found[T]:
        if sort is not None:
            _sort(items, sort)
        better = None if items else self._better_spelling(query, places)
        return Found(tuple(items), tuple(query.problems), better)

    def _better_spelling(self, query: Query, places: Places) -> str | None:
        """The query with one word replaced by the nearest that exists and finds something."""
        for field, token in query.terms:
            named = BY_NAME.get(token.value.lower()) if not token.field else None
            if named is not None and named.can_be_empty:
                return f"{query.text[: token.start]}{named.name}:yes{query.text[token.end :]}"
            if field.kind != "text":
                continue
            words = self._vocabulary(field.name)
            for word in get_close_matches(fold(token.value), words, n=3, cutoff=0.6):
                quoted = f'"{word}"' if " " in word else word
                better = query.text[: token.value_start] + quoted + query.text[token.end :]
                if any(map(parse(better, places).predicate, self._entries)):
                    return better
        return None

    def _vocabulary(self, field: str) -> list[str]:
        """Every text of a field and every word in it."""
        if field not in self._words:
            self._words[field] = sorted(set(_phrases(self._entries, attrgetter(field))))
        return self._words[field]


def _phrases(entries: Sequence[Entry], read: Callable[[Entry], str]) -> Iterator[str]:
    for entry in entries:
        yield from map(str.strip, read(entry).splitlines())
        yield from read(entry).split()


_PRINTED = {"force": "force_icons", "capacity": "damage_capacity"}
SORT_FIELDS = (
    *("title", "type", "side", "affiliation", "product", "set", "number"),
    *("cost", "force", "capacity", "resources", "priority"),
)


def _sort(items: list[T], field: str) -> None:
    """By a field, `-field` downwards; a set by its objective; what has no value comes last."""
    name = field.removeprefix("-")
    if name not in SORT_FIELDS:
        raise ValueError(f"cannot sort by {name}; fields: {', '.join(SORT_FIELDS)}")
    read = attrgetter(_PRINTED.get(name, name))
    downwards = field.startswith("-")

    def key(item: Card | ObjectiveSet) -> tuple[bool, bool, Any]:
        value = read(item.objective if isinstance(item, ObjectiveSet) else item)
        if value is None:
            return not downwards, False, 0
        is_text = isinstance(value, str)
        return downwards, is_text, fold(value) if is_text else value

    items.sort(key=key, reverse=downwards)
