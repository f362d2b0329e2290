"""Verbs that put tokens on, take them off and move them."""

import pytest
from kit.abilities import action, enemy_unit, interrupt, the
from kit.card_makers import unit
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.engine.texts.verbs.cards import Draw
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.effects import Prevent
from swlcg_deck.engine.texts.verbs.tokens import (
    Deal,
    FocusCard,
    PlaceFocus,
    RemoveDamage,
    RemoveFocus,
)


def light_units(*titles, **parts):
    return Side(units=[unit(title, capacity=3) for title in titles], **parts)


def test_damage_hits_each_card_it_names(scene):
    game = using(
        scene,
        "action: {do: [{place: damage, amount: 2, to: {each: {title: [A, B]}}}]}",
        light=light_units("A", "B", "C"),
    )
    assert [game.damage(name) for name in "ABC"] == [2, 2, 0]
    leave_it(game)


def test_divided_damage_is_dealt_point_by_point_as_one_event(scene):
    divided = (
        "action: {do: [{place: damage, amount: 3, to: {each: {title: [A, B]}}, divide: true}]}"
    )
    game = using(scene, divided, light=light_units("A", "B"))
    game.asks("divide", "dark")
    for name in ("A", "B", "A"):
        game.choose(name)
    assert [game.damage(name) for name in "AB"] == [2, 1]
    leave_it(game)


@pytest.mark.rule("DMG-12")
def test_damage_as_a_cost_must_be_dealt_in_full(scene):
    paying = (
        "action: {cost: [{place: damage, amount: 3, to: {each: {title: Own}}}], do: [{draw: 1}]}"
    )
    dark = Side(units=[unit("Own", side="dark", capacity=2)])
    game = using(scene, paying, dark=dark)
    assert game.pile("hand", "dark") == []
    assert game.zone("Own") == "discard pile"
    leave_it(game)


@pytest.mark.rule("DMG-12")
def test_damage_as_a_cost_is_paid_even_if_it_destroys(scene):
    paying = (
        "action: {cost: [{place: damage, amount: 2, to: {each: {title: Own}}}], do: [{draw: 1}]}"
    )
    game = using(scene, paying, dark=Side(units=[unit("Own", side="dark", capacity=2)]))
    assert game.pile("hand", "dark") == ["Filler"]
    assert game.zone("Own") == "discard pile"
    leave_it(game)


@pytest.mark.rule("FOCUS-05")
def test_placed_focus_tokens_pile_up(scene):
    game = using(
        scene,
        "action: {do: [{place: focus, amount: 2, to: {each: {title: A}}}]}",
        light=light_units("A", focus={"A": 1}),
    )
    assert game.focus("A") == 3
    leave_it(game)


@pytest.mark.rule("SHIELD-03")
def test_a_shield_takes_one_of_the_focus_tokens(scene):
    light = light_units("A", shields={"A": 1})
    game = using(
        scene, "action: {do: [{place: focus, amount: 2, to: {each: {title: A}}}]}", light=light
    )
    game.asks("shield", "light")
    game.choose("shield A")
    assert (game.focus("A"), game.shields("A")) == (1, 0)
    leave_it(game)


@pytest.mark.rule("FOCUS-03")
def test_an_exhausted_card_cannot_be_focused_for_a_cost(scene):
    focusing = "action: {cost: [{focus: self}], do: [{draw: 1}]}"
    game = with_lab(scene, focusing, dark=Side(focus={"Lab": 1}))
    assert "use Lab" not in game.options
    ready = with_lab(scene, focusing)
    ready.choose("use Lab")
    assert ready.focus("Lab") == 1
    assert ready.pile("hand", "dark") == ["Filler"]
    leave_it(ready)


@pytest.mark.rule("FOCUS-08")
def test_focusing_with_two_tokens_is_one_cost(scene):
    game = using(scene, "action: {cost: [{focus: self, tokens: 2}], do: [{draw: 1}]}")
    assert game.focus("Lab") == 2
    leave_it(game)


@pytest.mark.rule("FAQ-22")
def test_focusing_is_paid_even_if_something_else_comes_of_the_tokens(scene):
    stop = unit("Stop", side="dark", abilities=(interrupt("focus_placed", Prevent()),))
    game = using(scene, action(Draw(1), cost=(FocusCard(),)), dark=Side(units=[stop]))
    game.choose("use Stop")
    assert game.focus("Lab") == 0
    assert game.pile("hand", "dark") == ["Filler"]
    leave_it(game)


@pytest.mark.parametrize(("amount", "left"), [(1, 1), (2, 0), (None, 0)])
def test_focus_tokens_are_removed(scene, amount, left):
    light = light_units("A", focus={"A": 2})
    game = using(scene, action(the("A"), RemoveFocus("them", amount)), light=light)
    assert game.focus("A") == left
    leave_it(game)


def test_nothing_to_remove_is_nothing_to_do(scene):
    game = with_lab(
        scene, "action: {do: [{remove: focus, from: {each: {title: A}}}]}", light=light_units("A")
    )
    assert "use Lab" not in game.options


@pytest.mark.parametrize(("amount", "left"), [(1, 1), (None, 0)])
def test_damage_is_removed(scene, amount, left):
    light = light_units("A", damage={"A": 2})
    game = using(scene, action(the("A"), RemoveDamage("them", amount)), light=light)
    assert game.damage("A") == left
    leave_it(game)


@pytest.mark.rule("SHIELD-02")
@pytest.mark.rule("SHIELD-11")
def test_only_a_text_that_says_so_puts_a_second_shield_on_a_card(scene):
    light = light_units("A", "B", shields={"A": 1})
    game = using(scene, "action: {do: [{place: shield, to: {each: {title: [A, B]}}}]}", light=light)
    assert (game.shields("A"), game.shields("B")) == (1, 1)
    light = light_units("A", shields={"A": 1})
    again = using(
        scene, "action: {do: [{place: shield, to: {each: {title: A}}, again: true}]}", light=light
    )
    assert again.shields("A") == 2
    leave_it(game)
    leave_it(again)


def test_shields_are_removed_and_texts_see_it(scene):
    watcher = unit(
        "Watcher", side="dark", text="reaction: {when: {shield_removed: any}, do: [{draw: 1}]}"
    )
    game = using(
        scene,
        "action: {do: [{remove: shield, from: {each: {title: A}}}]}",
        dark=Side(units=[watcher]),
        light=light_units("A", shields={"A": 1}),
    )
    game.choose("use Watcher")
    assert game.shields("A") == 0
    assert game.pile("hand", "dark") == ["Filler"]
    leave_it(game)


@pytest.mark.rule("FOCUS-07")
def test_moving_a_focus_token_off_a_card_removes_it(scene):
    watcher = unit(
        "Watcher", side="dark", text="reaction: {when: {focus_removed: any}, do: [{draw: 1}]}"
    )
    moving = "action: {do: [{move: focus, from: {each: {title: A}}, to: {each: {title: B}}}]}"
    game = using(
        scene, moving, dark=Side(units=[watcher]), light=light_units("A", "B", focus={"A": 1})
    )
    game.choose("use Watcher")
    assert (game.focus("A"), game.focus("B")) == (0, 1)
    assert game.pile("hand", "dark") == ["Filler"]
    leave_it(game)


@pytest.mark.rule("DMG-13")
def test_moved_damage_goes_no_further_than_the_taker_can_bear(scene):
    moving = (
        "action: {do: [{move: damage, amount: all, from: {each: {title: A}}, "
        "to: {each: {title: B}}}]}"
    )
    light = light_units("A", "B", damage={"A": 2, "B": 2})
    game = using(scene, moving, light=light)
    assert game.damage("A") == 1
    assert game.zone("B") == "discard pile"
    leave_it(game)


def test_a_shield_moves_to_a_card_without_one(scene):
    moving = "action: {do: [{move: shield, from: {each: {title: A}}, to: {each: {title: B}}}]}"
    game = using(scene, moving, light=light_units("A", "B", shields={"A": 1}))
    assert (game.shields("A"), game.shields("B")) == (0, 1)
    leave_it(game)


def test_a_target_that_has_left_play_is_passed_over(scene):
    gone = action(
        Deal("target A", 3),
        PlaceFocus("target A"),
        Draw(1),
        targets=(Select("target A", enemy_unit, targeting=True),),
    )
    game = using(scene, gone, light=light_units("A"))
    assert game.zone("A") == "discard pile"
    assert game.focus("A") == 0
    assert game.pile("hand", "dark") == ["Filler"]
    leave_it(game)


def test_friendly_fire_is_not_shielded(scene):
    dark = Side(units=[unit("Own", side="dark", capacity=3)], shields={"Own": 1})
    game = using(
        scene,
        "action: {do: [{place: damage, to: {choose: {type: unit, side: friendly}}}]}",
        dark=dark,
    )
    assert (game.damage("Own"), game.shields("Own")) == (1, 1)
    leave_it(game)


@pytest.mark.rule("ABIL-20")
@pytest.mark.parametrize(("price", "offered"), [(1, True), (9, False)])
def test_a_cost_after_tokens_that_are_removed_has_to_be_met_as_well(scene, price, offered):
    text = (
        f"action: {{cost: [{{remove: damage, from: self}}, {{spend: {price}}}], do: [{{draw: 1}}]}}"
    )
    game = with_lab(scene, text, dark=Side(damage={"Lab": 1}))
    assert ("use Lab" in game.options) is offered
    leave_it(game)
