"""Destroying, sacrificing, control."""

import pytest
from kit.card_makers import unit
from kit.lab import using
from kit.looking import leave_it
from kit.scenario import Side
from kit.usual_cards import salvo


def dark_units(*titles, **facts):
    return Side(units=[unit(title, side="dark", **facts) for title in titles])


def test_destroyed_units_leave_play_together(scene):
    mourner = unit("B", text="reaction: {when: {left_play: any}, do: [{draw: 1}]}")
    text = "action: {do: [{destroy: {each: {type: unit, side: enemy}}}]}"
    game = using(scene, text, light=Side(units=[unit("A"), mourner]))
    assert game.pile("discard", "light") == ["A", "B"]
    assert game.pile("hand", "light") == []
    leave_it(game)


@pytest.mark.rule("RB-08")
def test_a_sacrifice_that_does_not_leave_play_was_not_made(scene):
    clings = "interrupt: {when: {left_play: self}, do: [{instead: [{remove: damage, from: self}]}]}"
    text = "action: {cost: [{sacrifice: {choose: {type: unit, side: friendly}}}], do: [{draw: 1}]}"
    saved = Side(units=[unit("Own", side="dark", text=clings)], damage={"Own": 1})
    game = using(scene, text, dark=saved)
    game.choose("use Own")
    assert game.zone("Own") == "in play"
    assert game.pile("hand", "dark") == []
    leave_it(game)


@pytest.mark.rule("RB-08")
@pytest.mark.rule("DMG-28")
def test_a_sacrifice_that_goes_elsewhere_was_made(scene):
    returns = "interrupt: {when: {left_play: self}, do: [{change: destination, to: hand}]}"
    text = "action: {cost: [{sacrifice: {choose: {type: unit, side: friendly}}}], do: [{draw: 1}]}"
    game = using(scene, text, dark=dark_units("Own", text=returns))
    game.choose("use Own")
    assert game.pile("hand", "dark") == ["Own", "Filler"]
    leave_it(game)


@pytest.mark.rule("CTRL-06")
@pytest.mark.rule("FORCE-08")
def test_control_passes_with_the_tokens_and_without_the_force_card(scene):
    light = Side(units=[unit("A", capacity=3)], damage={"A": 1}, committed=["A"])
    game = using(scene, "action: {do: [{control: {each: {title: A}}}]}", light=light)
    assert game.controller("A") == "dark"
    assert game.pile("units", "dark") == ["A"]
    assert game.damage("A") == 1
    assert not game.is_committed("A")
    assert game.state.force_supply == [3, 3]
    leave_it(game)


@pytest.mark.rule("CTRL-04")
def test_control_for_a_time_goes_back(scene):
    text = "action: {do: [{control: {each: {title: A}}, until: phase}]}"
    game = using(scene, text, dark=dark_units("Own"), light=Side(units=[unit("A")]))
    assert game.controller("A") == "dark"
    game.pass_()
    game.skip_to("engage", "dark")
    assert game.controller("A") == "light"


def _lent(scene, **more):
    """The Lab has taken a unit as long as it stays in play."""
    text = "action: {do: [{control: {each: {title: A}}, until: leaves}]}"
    light = Side(units=[unit("A")], **more)
    return using(scene, text, dark=dark_units("Own"), light=light)


@pytest.mark.rule("CTRL-04")
def test_control_goes_back_when_the_card_that_says_it_leaves_play(scene):
    game = _lent(scene, objectives=[salvo("light", 5, "Lab", title="Gun")])
    assert game.controller("A") == "dark"
    game.choose("use Gun")
    assert (game.zone("Lab"), game.controller("A")) == ("victory pile", "light")
    leave_it(game)


def test_control_outlasts_a_turn_where_the_card_that_says_it_stays(scene):
    game = _lent(scene)
    game.skip_to("commit", "dark")
    assert game.controller("A") == "dark"
    leave_it(game)
