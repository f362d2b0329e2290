"""The Force, the dial, the balance and skipped phases."""

import pytest
from kit.abilities import action
from kit.card_makers import unit
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.engine.core.constants import CONFLICT_PHASE, FORCE_PHASE
from swlcg_deck.engine.texts.verbs.force import SkipPhase


def dark_units(*titles, **facts):
    return Side(units=[unit(title, side="dark", **facts) for title in titles])


@pytest.mark.rule("FORCE-17")
def test_a_text_commits_with_a_force_card_of_the_controller(scene):
    text = "action: {do: [{commit: {each: {title: [A, B]}}}]}"
    units = [unit(name) for name in "ABCD"]
    game = using(scene, text, light=Side(units=units, committed=["C", "D"]))
    assert [game.is_committed(name) for name in "AB"] == [True, False]
    full = Side(units=units, committed=["B", "C", "D"])
    assert (
        "use Lab"
        not in with_lab(scene, "action: {do: [{commit: {each: {title: A}}}]}", light=full).options
    )
    leave_it(game)


@pytest.mark.rule("FORCE-19")
def test_a_unit_is_removed_from_the_force_and_texts_see_it(scene):
    watcher = unit(
        "Watcher", side="dark", text="reaction: {when: {uncommitted: any}, do: [{draw: 1}]}"
    )
    light = Side(units=[unit("A")], committed=["A"])
    game = using(
        scene,
        "action: {do: [{uncommit: {each: {title: A}}}]}",
        dark=Side(units=[watcher]),
        light=light,
    )
    game.choose("use Watcher")
    assert not game.is_committed("A")
    assert game.zone("A") == "in play"
    assert game.state.force_supply[1] == 3
    leave_it(game)


def test_the_dial_is_turned_up_and_down_to_a_least_number(scene):
    up = using(scene, "action: {do: [{dial: 2}]}", dial=3)
    assert up.dial == 5
    down = using(scene, "action: {do: [{dial: -3, at_least: 2}]}", dial=3)
    assert down.dial == 2
    low = with_lab(scene, "action: {do: [{dial: -3, at_least: 2}]}", dial=2)
    assert "use Lab" not in low.options
    leave_it(up, down)


def test_the_balance_is_set(scene):
    game = using(scene, "action: {do: [{balance: you}]}", balance="light")
    assert game.balance == "dark"
    assert (
        "use Lab" not in with_lab(scene, "action: {do: [{balance: you}]}", balance="dark").options
    )
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
