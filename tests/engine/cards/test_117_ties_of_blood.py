"""The cards of Ties of Blood (set 117)."""

import pytest
from kit.lab import with_lab
from kit.scenario import Side
from real_cards import dummy, pay, treasury


def _command(scene, **half):
    dark = Side(
        units=[dummy("Ready"), dummy("Shielded"), dummy("Tired")],
        focus={"Tired": 1, "Objective 2": 1},
        shields={"Shielded": 1, "Objective 1": 1},
        **half,
    )
    light = Side(
        hand=["Leia's Command"], objectives=[treasury("Jedi")], units=[dummy("Own", "light")]
    )
    return scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)


@pytest.mark.rule("SHIELD-03")
def test_leias_command_hits_what_is_ready_and_no_shield_prevents_it(scene):
    game = _command(scene)
    game.skip_to("reaction", "light")
    game.choose("use Leia's Command")
    pay(game)
    hit = ("Ready", "Shielded", "Objective 1", "Objective 3")
    assert [game.damage(card) for card in hit] == [1, 1, 1, 1]
    assert [game.damage(card) for card in ("Tired", "Objective 2", "Own", "Treasury")] == [0] * 4
    assert (game.shields("Shielded"), game.shields("Objective 1")) == (1, 1)
    game.leave()


def test_leias_command_waits_for_the_conflict_phase_of_the_opponent(scene):
    light = Side(
        hand=["Leia's Command"], objectives=[treasury("Jedi")], units=[dummy("Own", "light")]
    )
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.skip_to("commit", "light")
    assert game.pile("hand", "light") == ["Leia's Command"]
    game.leave()


def test_damage_that_does_not_say_so_is_prevented_by_shields(scene):
    text = "action: {do: [{place: damage, to: {target: {title: Foe}}%s}]}"
    for words, asked in (("", True), (", cannot_be: shielded", False)):
        light = Side(units=[dummy("Foe", "light")], shields={"Foe": 1})
        game = with_lab(scene, text % words, light=light)
        game.choose("use Lab")
        assert (game.decision.kind == "shield") is asked
        assert (game.damage("Foe"), game.shields("Foe")) == (0 if asked else 1, 1)
        game.leave()
