"""Counts of a real deck, worked out by hand from the cards."""

import pytest

from swlcg_deck.analysis.differences import compare
from swlcg_deck.analysis.statistics import statistics
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import Deck, DeckSet, new_deck

TOOLBOX = {127: 2, 112: 2, 4: 1, 107: 1, 166: 1, 130: 1, 91: 1, 161: 1}


def build(pool: CardPool, affiliation: str | None, sets: dict[int, int]) -> Deck:
    deck = new_deck("Toolbox", affiliation)
    for number, copies in sets.items():
        deck = edits.add_set(deck, pool.set(number), copies).deck
    return deck


@pytest.fixture
def toolbox(pool: CardPool) -> Deck:
    return build(pool, "Jedi", TOOLBOX)


def test_counts_of_a_real_deck(pool, toolbox):
    found = statistics(toolbox, pool)
    assert (found.sets, found.objectives, found.command_cards) == (10, 10, 50)
    assert found.types == {"unit": 24, "enhancement": 10, "event": 8, "fate": 8}
    assert found.affiliations == {"Jedi": 30, "Neutral": 20}
    assert found.costs == {"0": 6, "1": 15, "2": 9, "3": 7, "4": 4, "5": 1}
    assert found.average_cost == pytest.approx(75 / 42)
    assert found.force_icons == {"0": 6, "1": 17, "2": 20, "3": 2, "4": 3, "5": 2}
    assert found.average_force_icons == pytest.approx(1.7)
    assert found.unit_capacity == {"1": 6, "2": 9, "3": 9}
    assert found.objective_capacity == {"4": 1, "5": 9}
    assert list(found.traits.items())[:3] == [("Character", 14), ("Force User", 8), ("Creature", 6)]
    assert found.uniques["Yoda"] == 2
    assert {p: n for p, n in found.fate_by_priority.items() if n} == {"5": 3, "7": 4, "9": 1}


def test_normal_and_edge_icons_are_counted_apart(pool, toolbox):
    assert statistics(toolbox, pool).icons == {
        "unit_damage": 8,
        "blast_damage": 13,
        "tactics": 7,
        "edge_unit_damage": 8,
        "edge_blast_damage": 9,
        "edge_tactics": 4,
    }


def test_resources_by_where_they_come_from(pool, toolbox):
    resources = statistics(toolbox, pool).resources
    assert resources.affiliation_card == {"Jedi": 1}
    assert resources.objectives == {"Jedi": 11}
    assert resources.command_deck == {"Jedi": 2, "Neutral": 3}
    assert resources.variable == ("I Am a Jedi",)


@pytest.mark.rule("DECK-12")
def test_a_mission_is_a_command_card(pool):
    found = statistics(build(pool, "Rebel Alliance", {185: 1}), pool)
    assert (found.objectives, found.command_cards, found.types["mission"]) == (1, 5, 1)


@pytest.mark.rule("DECK-12")
def test_ten_sets_are_ten_objectives_and_fifty_command_cards(pool):
    found = statistics(build(pool, "Jedi", {1: 2, 2: 2, 3: 2, 5: 2, 6: 2}), pool)
    assert (found.objectives, found.command_cards) == (10, 50)


def test_the_match_depends_on_the_affiliation_card(pool):
    # Sith command cards (19) and neutral ones; set 26 is Imperial Navy.
    sith = statistics(build(pool, "Sith", {19: 1, 26: 1}), pool).match
    navy = statistics(build(pool, "Imperial Navy", {19: 1, 26: 1}), pool).match
    scum = statistics(build(pool, "Scum and Villainy", {19: 1, 26: 1}), pool).match
    assert sith.total == navy.total == scum.total
    assert sith.free == navy.free == scum.free
    assert scum.by_affiliation_card == 0
    assert sith.by_affiliation_card + navy.by_affiliation_card == scum.by_other_sources > 0
    assert sith.without == navy.without == scum.without == 0
    assert 0 < scum.share_with_affiliation_card < sith.share_with_affiliation_card < 1


def test_without_an_affiliation_card_nothing_is_matched_by_it(pool):
    found = statistics(build(pool, None, {19: 1}), pool)
    assert found.resources.affiliation_card == {}
    assert found.match.by_affiliation_card == 0


def test_an_empty_deck_is_all_zero(pool):
    found = statistics(new_deck("Empty"), pool)
    assert (found.sets, found.command_cards, found.average_cost) == (0, 0, 0)
    assert found.costs == {}
    assert found.match.share_with_affiliation_card == 0


def test_unknown_sets_are_counted_as_sets_only(pool, toolbox):
    unknown = DeckSet(number=999, title="Nobody Knows", copies=2)
    deck = toolbox.model_copy(update={"sets": (*toolbox.sets, unknown)})
    found = statistics(deck, pool)
    assert (found.sets, found.unknown_sets, found.objectives) == (12, 2, 10)


def test_x_stands_last_in_a_curve(pool):
    found = statistics(build(pool, "Jedi", {128: 1}), pool)
    assert list(found.unit_capacity)[-1] == "X"


def test_a_swap_is_seen_as_sets_and_as_numbers(pool, toolbox):
    swapped = edits.swap_set(toolbox, 4, pool.set(5)).deck
    difference = compare(toolbox, swapped, pool)
    changes = [(change.number, change.before, change.after) for change in difference.sets]
    assert changes == [(4, 1, 0), (5, 0, 1)]
    assert difference.numbers["icons"]["blast_damage"] == (13, 10)
    assert difference.numbers["keywords"]["Shielding"] == (0, 2)
    assert not difference.is_empty


def test_the_difference_the_other_way_round_is_its_mirror(pool, toolbox):
    swapped = edits.swap_set(toolbox, 4, pool.set(5)).deck
    there, back = compare(toolbox, swapped, pool), compare(swapped, toolbox, pool)
    for name, changed in there.numbers.items():
        assert {k: (b, a) for k, (a, b) in changed.items()} == back.numbers[name]


def test_equal_decks_differ_in_nothing(pool, toolbox):
    renamed = edits.rename(toolbox, "Other").deck
    difference = compare(toolbox, renamed, pool)
    assert difference.is_empty
    assert difference.numbers == {}
    assert difference.name == ("Toolbox", "Other")


def test_another_affiliation_card_is_a_difference(pool, toolbox):
    other = edits.choose_affiliation(toolbox, "No Questions Asked").deck
    assert compare(toolbox, other, pool).affiliation == ("Jedi", "No Questions Asked")
    assert not compare(toolbox, other, pool).is_empty
