"""The cards of The Daring Escape (set 148)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.usual_cards import clock

ZAP = "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}], limit: {per: turn}}"


def _zapped(scene, at, *units):
    light = Side(
        units=[unit("Speeder", capacity=9, traits=["Vehicle"]), *units],
        hand=["Punch It"],
        objectives=[clock("light")],
    )
    dark = Side(
        objectives=[objective("Gun", side="dark", text=ZAP)], units=[unit("Own", side="dark")]
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    if game.decision.kind == "target":
        game.choose(f"target {at}")
    return game


@pytest.mark.rule("TIME-28")
def test_punch_it_makes_the_enemy_aim_at_something_else(scene):
    pals = [unit("Pal", capacity=9), unit("Rover", capacity=9)]
    game = _zapped(scene, "Speeder", *pals)
    game.asks("interrupt", "light")
    game.choose("use Punch It")
    # The enemy chooses among what he could have targeted, his own units not among it.
    game.asks("choose", "dark")
    game.offers("choose Pal", "choose Rover")
    game.choose("choose Rover")
    assert [game.damage(name) for name in ("Speeder", "Pal", "Rover")] == [0, 0, 1]
    game.leave()


@pytest.mark.rule("ABIL-20")
def test_with_no_other_target_there_is_no_punch(scene):
    game = _zapped(scene, "Speeder")
    assert game.damage("Speeder") == 1
    game.leave()


def test_other_units_do_not_punch_it(scene):
    game = _zapped(scene, "Pal", unit("Pal", capacity=9))
    assert game.damage("Pal") == 1
    game.leave()
