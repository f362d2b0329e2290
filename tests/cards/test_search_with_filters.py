"""The typed query and the chips together."""

import pytest

from swlcg_deck.cards.base import Affiliation, CardType
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.cards.search.filter_state import Filters, InDeck, filters_from_state
from swlcg_deck.cards.search.with_filters import Searcher

JEDI, SITH, NEUTRAL = Affiliation.JEDI, Affiliation.SITH, Affiliation.NEUTRAL


@pytest.fixture
def searcher(pool: CardPool, index: SearchIndex) -> Searcher:
    return Searcher(pool, index)


def numbers(searcher: Searcher, text: str = "", **chips: object) -> list[int]:
    return [entry.number for entry in searcher.find_sets(text, Filters(**chips)).sets]


def test_without_anything_all_is_found(searcher, pool):
    assert len(numbers(searcher)) == 289
    assert searcher.find_cards("", Filters()).cards == list(pool.cards)


def test_one_card_has_to_satisfy_the_query_and_the_type(searcher, index):
    expected = [entry.number for entry in index.sets("t:event cost>=4").items]
    assert numbers(searcher, "cost>=4", types=(CardType.EVENT,)) == expected
    assert 0 < len(expected) < len(numbers(searcher, "cost>=4"))


def test_an_or_in_the_query_does_not_reach_over_the_chips(searcher):
    both = numbers(searcher, "luke or vader", types=(CardType.UNIT,))
    assert both == numbers(searcher, "(luke or vader) t:unit")


@pytest.mark.parametrize("typed", ["luke)", ") or vader", "(luke", 'luke "', "luke or", "-"])
def test_a_half_typed_query_never_escapes_the_chips(searcher, typed):
    found = searcher.find_sets(typed, Filters(products=("Core Set",)))
    assert {entry.product for entry in found.sets} <= {"Core Set"}
    for problem in found.problems:
        assert 0 <= problem.start <= problem.end <= len(typed)


@pytest.mark.rule("DECK-16")
def test_the_affiliation_chip_asks_for_the_affiliation_of_the_set(searcher, pool):
    neutral = {entry.number for entry in pool.sets if entry.affiliation is NEUTRAL}
    assert set(numbers(searcher, affiliations=(NEUTRAL,))) == neutral
    assert len(neutral) == 21


def test_among_cards_the_affiliation_chip_asks_for_the_affiliation_of_the_card(searcher):
    found = searcher.find_cards("", Filters(affiliations=(JEDI, SITH))).cards
    assert {card.affiliation for card in found} == {JEDI, SITH}


def test_products_and_cycles_add_up(searcher):
    found = numbers(searcher, products=("Core Set",), cycles=("The Hoth Cycle",))
    assert found == list(range(1, 69))


def test_in_deck_and_not_in_deck_share_the_pool_out(searcher):
    searcher.copies = {4: 2, 112: 1, 5: 0}
    assert numbers(searcher, deck=InDeck.YES) == [4, 112]
    assert len(numbers(searcher, deck=InDeck.NO)) == 287
    assert numbers(searcher, "in:deck") == [4, 112]


def test_other_places_can_be_named_too(searcher):
    searcher.set_places({"collection": {7}})
    assert numbers(searcher, "in:collection") == [7]


def test_owned_and_legal_ask_who_knows_and_ask_once(searcher):
    asked = []

    def even(number: int) -> bool:
        asked.append(number)
        return number % 2 == 0

    searcher.set_test("owned", even)
    searcher.set_test("legal", lambda number: number < 10)
    assert numbers(searcher, owned=True, legal=True) == [2, 4, 6, 8]
    assert numbers(searcher, owned=True, legal=True) == [2, 4, 6, 8]
    assert len(asked) == 289
    searcher.set_test("owned", lambda number: number == 6)
    assert numbers(searcher, owned=True, legal=True) == [6]


def test_cards_outside_the_sets_are_neither_owned_nor_in_a_deck(searcher):
    searcher.set_test("owned", lambda _number: True)
    outside = [c for c in searcher.find_cards("", Filters(owned=True)).cards if c.set is None]
    assert not outside
    assert any(c.set is None for c in searcher.find_cards("", Filters(deck=InDeck.NO)).cards)


def test_only_what_looks_at_the_deck_depends_on_it(searcher):
    assert searcher.asks_for_deck("", Filters(deck=InDeck.NO))
    assert searcher.asks_for_deck("luke IN:deck", Filters())
    assert not searcher.asks_for_deck("luke", Filters(types=(CardType.UNIT,)))


def test_chips_go_to_the_settings_and_back(pool):
    filters = Filters(
        affiliations=(JEDI, SITH),
        types=(CardType.FATE,),
        products=("Solo's Command",),
        cycles=("Endor Cycle",),
        deck=InDeck.NO,
        owned=True,
        legal=True,
    )
    state = filters.to_state()
    assert type(state["deck"]) is str
    assert all(type(name) is str for name in state["affiliations"])
    assert filters_from_state(state, pool) == filters
    assert Filters().to_state() == {}


@pytest.mark.parametrize(
    "state",
    [
        {},
        {"affiliations": "Jedi", "types": None, "products": [3], "deck": [], "owned": 1},
        {"affiliations": ["Ewoks"], "types": ["affiliation"], "cycles": [None], "deck": "maybe"},
    ],
)
def test_a_state_that_means_nothing_chooses_nothing(pool, state):
    assert filters_from_state(state, pool) == Filters()
