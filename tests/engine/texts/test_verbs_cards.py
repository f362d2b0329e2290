"""Verbs that move cards between zones."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.verb_texts import (
    action,
    anything,
    enemy_unit,
    is_unit,
    leave_it,
    reaction,
    the,
    titled,
    using,
    with_lab,
)

from swlcg_deck.engine.core.constants import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    OBJECTIVE_DECK,
)
from swlcg_deck.engine.texts.verbs.cards import (
    Discard,
    Draw,
    Look,
    Reveal,
    Search,
    Send,
    ShuffleDeck,
    TopCards,
)
from swlcg_deck.engine.texts.verbs.choosing import Order, Select
from swlcg_deck.engine.texts.verbs.flow import Then
from swlcg_deck.engine.texts.verbs.play import PutIntoPlay
from swlcg_deck.engine.texts.verbs.tokens import PlaceFocus


def dark_units(*titles, **facts):
    return [unit(title, side="dark", **facts) for title in titles]


@pytest.mark.rule("DRAW-04")
def test_cards_are_drawn_one_at_a_time(scene):
    watcher = unit("Watcher", side="dark", abilities=(reaction("drawn", PlaceFocus("self")),))
    game = using(scene, action(Draw(2)), dark=Side(units=[watcher]))
    game.choose("use Watcher")
    game.choose("use Watcher")
    assert game.focus("Watcher") == 2
    assert len(game.pile("hand", "dark")) == 2
    leave_it(game)


@pytest.mark.rule("DRAW-05")
def test_having_to_draw_from_an_empty_deck_loses(scene):
    dark = Side(deck=dark_units("Last"), bare_deck=True)
    game = using(scene, action(Draw(2)), dark=dark)
    assert game.winner == ("light", "DRAW-05")


def test_the_opponent_may_draw(scene):
    game = using(scene, action(Draw(1, who="opponent")))
    assert len(game.pile("hand", "light")) == 1
    leave_it(game)


def test_cards_are_discarded_from_hand(scene):
    text = action(Select("one", anything, zone=HAND, whose="opponent"), Discard("one"))
    game = using(scene, text, light=Side(hand=[unit("H")]))
    assert game.zone("H") == "discard pile"
    leave_it(game)


def test_discarding_from_play_is_leaving_play(scene):
    watcher = unit("Watcher", side="dark", abilities=(reaction("left_play", Draw(1)),))
    text = action(the("A"), Discard("them"))
    game = using(scene, text, dark=Side(units=[watcher]), light=Side(units=[unit("A")]))
    game.choose("use Watcher")
    assert game.zone("A") == "discard pile"
    assert len(game.pile("hand", "dark")) == 1
    leave_it(game)


def test_the_top_of_a_deck_is_discarded(scene):
    text = action(TopCards("top", 2, who="opponent"), Discard("top"))
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
    game = using(scene, action(the("A"), Send("them", HAND)), light=Side(units=[unit("A")]))
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
    text = action(the("A"), Send("them", DECK, bottom=True))
    game = using(scene, text, light=Side(units=[unit("A")]))
    assert game.pile("deck", "light")[0] == "A"
    leave_it(game)


@pytest.mark.parametrize("place", ["units", "discard"])
def test_a_card_is_shuffled_into_its_deck(scene, place):
    zone = DISCARD if place == "discard" else 9
    text = action(the("A", zone=zone), Send("them", DECK, shuffled=True))
    light = Side(**{place: [unit("A")]}, deck=[unit(f"T{n}") for n in range(9)])
    game = using(scene, text, light=light)
    deck = game.pile("deck", "light")
    assert "A" in deck
    assert [name for name in deck if name[0] == "T"] != [f"T{n}" for n in reversed(range(9))]
    leave_it(game)


def test_an_objective_goes_to_the_objective_deck_and_out_of_the_game_means_nowhere(scene):
    text = action(the("Goal"), Send("them", DECK, bottom=True), the("A"), Send("them", ASIDE))
    light = Side(objectives=[objective("Goal", side="light")], units=[unit("A")])
    game = using(scene, text, light=light)
    assert game.pile("objective_deck", "light")[0] == "Goal"
    assert game.zone("A") == "aside"
    leave_it(game)


def test_a_deck_is_shuffled(scene):
    text = action(ShuffleDeck(), PlaceFocus("self"))
    game = with_lab(scene, text, dark=Side(deck=dark_units(*(f"T{n}" for n in range(9)))))
    before = game.pile("deck", "dark")
    game.choose("use Lab")
    assert sorted(game.pile("deck", "dark")) == sorted(before)
    assert game.pile("deck", "dark") != before
    leave_it(game)


def test_looking_and_revealing_are_written_down(scene):
    text = action(TopCards("top"), Look("top"), Reveal("top"))
    game = with_lab(scene, text, dark=Side(deck=dark_units("Top")))
    game.choose("use Lab")
    assert game.zone("Top") == "deck"
    leave_it(game)


@pytest.mark.rule("SEARCH-02")
def test_a_search_of_the_top_leaves_the_rest_as_it_lay(scene):
    text = action(Search("found", titled("T2", "T5"), top=3), Send("found", HAND))
    deck = dark_units(*(f"T{n}" for n in range(6)))
    game = using(scene, text, dark=Side(deck=deck, bare_deck=True))
    game.asks("search", "dark")
    game.offers("find T2")
    game.choose("T2")
    assert game.pile("deck", "dark") == ["T5", "T4", "T3", "T1", "T0"]
    leave_it(game)


@pytest.mark.rule("SEARCH-03")
def test_a_search_may_find_nothing_and_then_stops(scene):
    text = action(
        Search("found", is_unit, zone=DECK), Then(), Send("found", HAND), PlaceFocus("self")
    )
    game = using(scene, text)
    game.choose()
    assert game.pile("hand", "dark") == []
    assert game.focus("Lab") == 0
    leave_it(game)


def test_an_objective_is_fetched_from_its_deck(scene):
    text = action(Search("found", anything, zone=OBJECTIVE_DECK), PutIntoPlay("found"))
    game = using(scene, text)
    game.choose("Spare objective 2")
    assert "Spare objective 2" in game.pile("objectives", "dark")
    leave_it(game)
