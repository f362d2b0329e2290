"""Verbs that move cards between zones."""

from itertools import permutations

import pytest
from kit.abilities import action, enemy_unit, the, titled
from kit.card_makers import objective, unit
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.engine.core.constants import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
)
from swlcg_deck.engine.texts.verbs.cards import (
    Send,
    TopCards,
)
from swlcg_deck.engine.texts.verbs.choosing import Order, Select


def dark_units(*titles, **facts):
    return [unit(title, side="dark", **facts) for title in titles]


@pytest.mark.rule("DRAW-04")
def test_cards_are_drawn_one_at_a_time(scene):
    watcher = unit(
        "Watcher",
        side="dark",
        text="reaction: {when: {drawn: any}, do: [{place: focus, to: self}]}",
    )
    game = using(scene, "action: {do: [{draw: 2}]}", dark=Side(units=[watcher]))
    game.choose("use Watcher")
    game.choose("use Watcher")
    assert game.focus("Watcher") == 2
    assert len(game.pile("hand", "dark")) == 2
    leave_it(game)


@pytest.mark.rule("DRAW-05")
def test_having_to_draw_from_an_empty_deck_loses(scene):
    dark = Side(deck=dark_units("Last"), bare_deck=True)
    game = using(scene, "action: {do: [{draw: 2}]}", dark=dark)
    assert game.winner == ("light", "DRAW-05")


def test_the_opponent_may_draw(scene):
    game = using(scene, "action: {do: [{draw: 1, by: opponent}]}")
    assert len(game.pile("hand", "light")) == 1
    leave_it(game)


def test_cards_are_discarded_from_hand(scene):
    text = "action: {do: [{discard: {choose: {in: hand, controller: opponent}}}]}"
    game = using(scene, text, light=Side(hand=[unit("H")]))
    assert game.zone("H") == "discard pile"
    leave_it(game)


def test_discarding_from_play_is_leaving_play(scene):
    watcher = unit(
        "Watcher", side="dark", text="reaction: {when: {left_play: any}, do: [{draw: 1}]}"
    )
    text = "action: {do: [{discard: {each: {title: A}}}]}"
    game = using(scene, text, dark=Side(units=[watcher]), light=Side(units=[unit("A")]))
    game.choose("use Watcher")
    assert game.zone("A") == "discard pile"
    assert len(game.pile("hand", "dark")) == 1
    leave_it(game)


def test_the_top_of_a_deck_is_discarded(scene):
    text = "action: {do: [{discard: {top: 2, whose: opponent}}]}"
    game = using(scene, text, light=Side(deck=[unit("T1"), unit("T2"), unit("T3")]))
    assert game.pile("discard", "light") == ["T1", "T2"]
    leave_it(game)


def test_the_topmost_card_of_a_kind_is_found_in_a_discard_pile(scene):
    text = action(TopCards("top", zone=DISCARD, test=titled("Old")), Send("top", HAND))
    dark = Side(discard=dark_units("Old", "New"))
    game = using(scene, text, dark=dark)
    assert game.pile("hand", "dark") == ["Old"]
    leave_it(game)


@pytest.mark.rule("DISC-06")
def test_a_card_goes_to_its_owners_zone_whoever_sends_it(scene):
    game = using(
        scene, "action: {do: [{send: {each: {title: A}}, to: hand}]}", light=Side(units=[unit("A")])
    )
    assert game.pile("hand", "light") == ["A"]
    leave_it(game)


def test_cards_go_to_the_top_of_a_deck_in_the_order_chosen(scene):
    text = action(Select("all", enemy_unit, every=True), Order("all"), Send("all", DECK))
    light = Side(units=[unit("A"), unit("B"), unit("C")])
    game = using(scene, text, light=light)
    game.choose("B")
    game.choose("C")
    assert game.pile("deck", "light")[-3:] == ["A", "C", "B"]
    leave_it(game)


def test_cards_go_to_the_bottom_of_a_deck(scene):
    text = "action: {do: [{send: {each: {title: A}}, to: deck_bottom}]}"
    game = using(scene, text, light=Side(units=[unit("A")]))
    assert game.pile("deck", "light")[0] == "A"
    leave_it(game)


SEEDS = range(60)
"""As many games as it takes for every order of three cards to come up."""


def orders(*titles):
    return {tuple(order) for order in permutations(titles)}


@pytest.mark.parametrize("place", ["units", "discard"])
def test_a_card_is_shuffled_into_its_deck(scene, place):
    """Every order comes up, wherever the card may come to lie."""
    zone = DISCARD if place == "discard" else 9
    text = action(the("A", zone=zone), Send("them", DECK, shuffled=True))
    found = set()
    for seed in SEEDS:
        light = Side(**{place: [unit("A")]}, deck=[unit("B"), unit("C")], bare_deck=True)
        game = using(scene, text, light=light, seed=seed)
        found.add(tuple(game.pile("deck", "light")))
        leave_it(game)
    assert found == orders("A", "B", "C")


def test_an_objective_goes_to_the_objective_deck_and_out_of_the_game_means_nowhere(scene):
    text = action(the("Goal"), Send("them", DECK, bottom=True), the("A"), Send("them", ASIDE))
    light = Side(objectives=[objective("Goal", side="light")], units=[unit("A")])
    game = using(scene, text, light=light)
    assert game.pile("objective_deck", "light")[0] == "Goal"
    assert game.zone("A") == "aside"
    leave_it(game)


def test_a_deck_is_shuffled(scene):
    """Every order comes up, that of before included; nobody else's deck is touched."""
    text = "action: {do: [{shuffle: deck}, {place: focus, to: self}]}"
    found = set()
    for seed in SEEDS:
        dark = Side(deck=dark_units("A", "B", "C"), bare_deck=True)
        game = with_lab(scene, text, dark=dark, seed=seed)
        before = game.pile("deck", "light")
        game.choose("use Lab")
        found.add(tuple(game.pile("deck", "dark")))
        assert game.pile("deck", "light") == before
        leave_it(game)
    assert found == orders("A", "B", "C")


def test_looking_and_revealing_are_written_down(scene):
    text = "action: {do: [{look: {top: 1, bind: top}}, {reveal: top}]}"
    game = with_lab(scene, text, dark=Side(deck=dark_units("Top")))
    game.choose("use Lab")
    assert game.zone("Top") == "deck"
    leave_it(game)


@pytest.mark.rule("SEARCH-02")
def test_a_search_of_the_top_leaves_the_rest_as_it_lay(scene):
    text = (
        "action: {do: [{search: deck, top: 3, for: {title: [T2, T5]}, bind: found}, "
        "{send: found, to: hand}]}"
    )
    deck = dark_units(*(f"T{n}" for n in range(6)))
    game = using(scene, text, dark=Side(deck=deck, bare_deck=True))
    game.asks("search", "dark")
    game.offers("find T2")
    game.choose("T2")
    assert game.pile("deck", "dark") == ["T5", "T4", "T3", "T1", "T0"]
    leave_it(game)


@pytest.mark.rule("SEARCH-03")
def test_a_search_may_find_nothing_and_then_stops(scene):
    text = (
        "action: {do: [{search: deck, for: {type: unit}, bind: found}, "
        "{then: [{send: found, to: hand}, {place: focus, to: self}]}]}"
    )
    game = using(scene, text)
    game.choose()
    assert game.pile("hand", "dark") == []
    assert game.focus("Lab") == 0
    leave_it(game)


def test_an_objective_is_fetched_from_its_deck(scene):
    text = "action: {do: [{search: objective_deck, bind: found}, {put_into_play: found}]}"
    game = using(scene, text)
    game.choose("Spare objective 2")
    assert "Spare objective 2" in game.pile("objectives", "dark")
    leave_it(game)
