"""What comes later waits for a whole event, sees it, and does not wait for ever."""

import pytest
from kit.card_makers import unit
from kit.lab import lab, with_lab
from kit.looking import leave_it
from kit.scenario import Side


def lab_with(scene, later):
    """A Lab that sets something up, and a Gun that lets damage happen."""
    light = Side(units=[unit(name, capacity=4, traits=[name]) for name in ("Ewok", "Droid")])
    harm = "action: {do: [{place: damage, to: {target: {type: unit}}}]}"
    dark = Side(objectives=[lab(harm, title="Gun")])
    return with_lab(scene, f"action: {{do: [{later}]}}", light=light, dark=dark)


def fire(game):
    game.pass_()  # of the opponent
    game.choose("use Gun")


@pytest.mark.rule("ABIL-30")
def test_it_is_the_card_of_the_event_that_was_waited_for(scene):
    game = lab_with(scene, "{later: [{place: focus, to: it}], at: {damaged: {trait: Ewok}}}")
    game.choose("use Lab")
    fire(game)
    game.choose("target Droid")
    assert (game.focus("Droid"), len(game.state.delayed)) == (0, 1)
    fire(game)
    game.choose("target Ewok")
    assert (game.focus("Ewok"), game.focus("Droid"), game.state.delayed) == (1, 0, ())
    leave_it(game)


@pytest.mark.parametrize(
    ("at", "when"),
    [
        ("{begins: phase, which: draw, whose: opponent}", ("draw", "light")),
        ("{begins: turn, whose: opponent}", ("balance", "light")),
        ("{begins: phase, which: conflict}", ("conflict", "dark")),
    ],
)
def test_which_phase_and_whose_turn_is_waited_for(scene, at, when):
    game = lab_with(scene, f"{{later: [{{place: focus, to: self}}], at: {at}}}")
    game.choose("use Lab")
    while game.focus("Lab") == 0 and game.winner is None:
        game.pass_() if "pass" in game.options else game.choose(
            *game.options[: game.decision.least]
        )
    phases = ("balance", "refresh", "draw", "deployment", "conflict", "force")
    assert (phases[game.phase], "dark" if game.state.active == 0 else "light") == when
    leave_it(game)
