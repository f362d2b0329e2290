"""Destroying, sacrificing, control."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from kit.verb_texts import (
    about_self,
    action,
    enemy_unit,
    interrupt,
    leave_it,
    own_unit,
    reaction,
    the,
    using,
)

from swlcg_deck.engine.core.constants import HAND
from swlcg_deck.engine.texts.verbs.cards import Draw
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import Destroy, Sacrifice, TakeControl, take_control
from swlcg_deck.engine.texts.verbs.effects import ChangeDestination, Instead
from swlcg_deck.engine.texts.verbs.tokens import RemoveDamage


def dark_units(*titles, **facts):
    return Side(units=[unit(title, side="dark", **facts) for title in titles])


def test_destroyed_units_leave_play_together(scene):
    mourner = unit("B", abilities=(reaction("left_play", Draw(1)),))
    text = action(Select("all", enemy_unit, every=True), Destroy("all"))
    game = using(scene, text, light=Side(units=[unit("A"), mourner]))
    assert game.pile("discard", "light") == ["A", "B"]
    assert game.pile("hand", "light") == []
    leave_it(game)


@pytest.mark.rule("RB-08")
def test_a_sacrifice_that_does_not_leave_play_was_not_made(scene):
    clings = interrupt("left_play", Instead(), RemoveDamage("self"), matches=about_self)
    text = action(Draw(1), cost=(Select("price", own_unit), Sacrifice("price")))
    saved = Side(units=[unit("Own", side="dark", abilities=(clings,))], damage={"Own": 1})
    game = using(scene, text, dark=saved)
    game.choose("use Own")
    assert game.zone("Own") == "in play"
    assert game.pile("hand", "dark") == []
    leave_it(game)


@pytest.mark.rule("RB-08")
@pytest.mark.rule("DMG-28")
def test_a_sacrifice_that_goes_elsewhere_was_made(scene):
    returns = interrupt("left_play", ChangeDestination(HAND), matches=about_self)
    text = action(Draw(1), cost=(Select("price", own_unit), Sacrifice("price")))
    game = using(scene, text, dark=dark_units("Own", abilities=(returns,)))
    game.choose("use Own")
    assert game.pile("hand", "dark") == ["Own", "Filler"]
    leave_it(game)


@pytest.mark.rule("CTRL-06")
@pytest.mark.rule("FORCE-08")
def test_control_passes_with_the_tokens_and_without_the_force_card(scene):
    light = Side(units=[unit("A", capacity=3)], damage={"A": 1}, committed=["A"])
    game = using(scene, action(the("A"), TakeControl("them")), light=light)
    assert game.controller("A") == "dark"
    assert game.pile("units", "dark") == ["A"]
    assert game.damage("A") == 1
    assert not game.is_committed("A")
    assert game.state.force_supply == [3, 3]
    leave_it(game)


@pytest.mark.rule("CTRL-04")
def test_control_for_a_time_goes_back(scene):
    text = action(the("A"), *take_control("them", "phase"))
    game = using(scene, text, dark=dark_units("Own"), light=Side(units=[unit("A")]))
    assert game.controller("A") == "dark"
    game.pass_()
    game.skip_to("engage", "dark")
    assert game.controller("A") == "light"
