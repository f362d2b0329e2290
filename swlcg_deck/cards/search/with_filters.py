"""The typed query and the chips together."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.search.fields import Places
from swlcg_deck.cards.search.filter_state import Filters, InDeck
from swlcg_deck.cards.search.index import SearchIndex
from swlcg_deck.cards.search.problems import Problem

SetTest = Callable[[int], bool]
_PLACE_WORDS = ("in:", "in=", "in!=")


@dataclass(frozen=True)
class Results:
    """Cards or sets that match; problems are those of the typed text alone."""

    cards: list[Card]
    sets: list[ObjectiveSet]
    problems: tuple[Problem, ...]
    did_you_mean: str | None


class Searcher:
    """Searches for what is typed and for the chips apart, so that neither can spoil the other.

    A set is found by one card that satisfies both. Only the affiliation chip looks at the set
    itself: nearly every set holds a neutral card, but who asks for neutral sets means neutral sets.
    """

    def __init__(self, pool: CardPool, index: SearchIndex) -> None:
        self._pool = pool
        self._index = index
        self._chips: tuple[str, frozenset[int]] = ("", frozenset())
        self._tests: dict[str, SetTest] = {}
        self._answers: dict[str, dict[int, bool]] = {}
        self._places: Places = {}
        self.copies: Mapping[int, int] = {}

    def set_places(self, places: Places) -> None:
        """What `in:` can name besides the deck."""
        self._places = places

    def set_test(self, name: str, test: SetTest | None) -> None:
        """Who knows what is owned, or legal here; its answers hold until it is set again."""
        self._answers[name] = {}
        if test is None:
            self._tests.pop(name, None)
        else:
            self._tests[name] = test

    def find_cards(self, text: str, filters: Filters) -> Results:
        found = self._index.cards(text, places=self._all_places())
        cards: Iterable[Card] = self._with_chips(found.items, filters)
        if filters.affiliations:
            cards = (card for card in cards if card.affiliation in filters.affiliations)
        chosen = [card for card in cards if self._allows(card.set, filters)]
        return Results(chosen, [], found.problems, found.did_you_mean)

    def find_sets(self, text: str, filters: Filters) -> Results:
        found = self._index.cards(text, places=self._all_places())
        numbers = {card.set for card in self._with_chips(found.items, filters)}
        sets = [
            entry
            for entry in self._pool.sets
            if entry.number in numbers
            and (not filters.affiliations or entry.affiliation in filters.affiliations)
            and self._allows(entry.number, filters)
        ]
        return Results([], sets, found.problems, found.did_you_mean)

    def asks_for_deck(self, text: str, filters: Filters) -> bool:
        """Whether a change of the deck can change what is found."""
        return bool(filters.deck) or any(word in text.lower() for word in _PLACE_WORDS)

    def _all_places(self) -> Places:
        in_deck = frozenset(number for number, copies in self.copies.items() if copies)
        return {"deck": in_deck, **self._places}

    def _with_chips(self, cards: tuple[Card, ...], filters: Filters) -> Iterable[Card]:
        terms = filters.terms()
        if not terms:
            return cards
        if terms != self._chips[0]:
            self._chips = (terms, frozenset(map(id, self._index.cards(terms).items)))
        allowed = self._chips[1]
        return (card for card in cards if id(card) in allowed)

    def _allows(self, number: int | None, filters: Filters) -> bool:
        if number is None:
            return filters.deck is not InDeck.YES and not filters.owned and not filters.legal
        if filters.deck and bool(self.copies.get(number)) is not (filters.deck is InDeck.YES):
            return False
        if filters.owned and not self._passes("owned", number):
            return False
        return not filters.legal or self._passes("legal", number)

    def _passes(self, name: str, number: int) -> bool:
        if name not in self._tests:
            return True
        answers = self._answers[name]
        if number not in answers:
            answers[number] = self._tests[name](number)
        return answers[number]
