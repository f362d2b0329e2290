"""Destroying, sacrificing, control; the Force, the dial, the balance and skipped phases."""

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
    with_lab,
)

from swlcg_deck.engine.core.constants import CONFLICT_PHASE, FORCE_PHASE, HAND
from swlcg_deck.engine.texts.verbs.cards import Draw
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import Destroy, Sacrifice, TakeControl, take_control
from swlcg_deck.engine.texts.verbs.effects import ChangeDestination, Instead
from swlcg_deck.engine.texts.verbs.force import Commit, SetBalance, SkipPhase, TurnDial, Uncommit
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


@pytest.mark.rule("FORCE-17")
def test_a_text_commits_with_a_force_card_of_the_controller(scene):
    text = action(the("A", "B"), Commit("them"))
    units = [unit(name) for name in "ABCD"]
    game = using(scene, text, light=Side(units=units, committed=["C", "D"]))
    assert [game.is_committed(name) for name in "AB"] == [True, False]
    full = Side(units=units, committed=["B", "C", "D"])
    assert "use Lab" not in with_lab(scene, action(the("A"), Commit("them")), light=full).options
    leave_it(game)


@pytest.mark.rule("FORCE-19")
def test_a_unit_is_removed_from_the_force_and_texts_see_it(scene):
    watcher = unit("Watcher", side="dark", abilities=(reaction("uncommitted", Draw(1)),))
    light = Side(units=[unit("A")], committed=["A"])
    game = using(scene, action(the("A"), Uncommit("them")), dark=Side(units=[watcher]), light=light)
    game.choose("use Watcher")
    assert not game.is_committed("A")
    assert game.zone("A") == "in play"
    assert game.state.force_supply[1] == 3
    leave_it(game)


def test_the_dial_is_turned_up_and_down_to_a_floor(scene):
    up = using(scene, action(TurnDial(2)), dial=3)
    assert up.dial == 5
    down = using(scene, action(TurnDial(3, down=True, floor=2)), dial=3)
    assert down.dial == 2
    low = with_lab(scene, action(TurnDial(3, down=True, floor=2)), dial=2)
    assert "use Lab" not in low.options
    leave_it(up, down)


def test_the_balance_is_set(scene):
    game = using(scene, action(SetBalance("you")), balance="light")
    assert game.balance == "dark"
    assert "use Lab" not in with_lab(scene, action(SetBalance("you")), balance="dark").options
    leave_it(game)


@pytest.mark.parametrize(
    ("phase", "skipped"), [(FORCE_PHASE, "commit"), (CONFLICT_PHASE, "engage")]
)
def test_a_phase_is_skipped(scene, phase, skipped):
    dark = dark_units("Own")
    game = using(scene, action(SkipPhase(phase)), dark=dark)
    seen = []
    while not (game.decision.player == 1 and game.state.turn % 2 == 0):
        seen.append(game.decision.kind)
        game.pass_()
    assert skipped not in seen
    assert {"engage", "commit"} - {skipped} <= set(seen)
    leave_it(game)
