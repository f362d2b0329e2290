"""The cards of The Daring Escape (set 148)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock, pilot, vehicle
from real_cards import dummy

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


LEEBO = "LE-BO2D9"


def _leebo(scene, *, piloting):
    wings = [vehicle(name, "light", icons=(0, 1, 0), capacity=5) for name in ("Wing", "Pal")]
    light = Side(units=wings, objectives=[clock("light")])
    if piloting:
        light.enhancements = [(LEEBO, "Wing")]
    else:
        light.units = [*wings, LEEBO]
    dark = Side(units=[dummy("Foe", icons=(1, 0, 0))], hand=[dummy("Edge card", force=4)])
    game = scene(phase="conflict", active="light", light=light, dark=dark, abilities=True)
    engage(game, "Objective 1", "Wing", "Pal", *(() if piloting else (LEEBO,)), defenders=("Foe",))
    return game


def test_leebo_gets_his_vehicle_out_after_its_strike(scene):
    game = _leebo(scene, piloting=True)
    game.skip_to("strike", "light")
    game.choose("strike Wing")
    game.choose(f"use {LEEBO}")
    assert (game.role("Wing"), game.role("Pal"), game.zone("Wing")) == ("", "attacking", "in play")
    game.leave()


def test_leebo_may_stay_and_is_not_for_other_vehicles(scene):
    game = _leebo(scene, piloting=True)
    game.skip_to("strike", "light")
    game.choose("strike Pal")
    assert f"use {LEEBO}" not in game.options
    game.skip_to("reaction", "light")
    assert f"use {LEEBO}" in game.options
    game.pass_()
    assert game.role("Wing") == "attacking"
    game.leave()


def test_leebo_as_a_unit_gets_nobody_out(scene):
    game = _leebo(scene, piloting=False)
    while game.decision.kind not in ("commit", "engage"):
        assert f"use {LEEBO}" not in game.options
        game.decline()
    game.leave()


def _outrider(scene, *, focus=(), at="Outrider", active="light", units=()):
    light = Side(
        units=["Outrider", vehicle("Wing", "light"), *units],
        enhancements=[
            (pilot("Ace", side="light"), at),
            (enhancement("Gear", {"type": "unit"}), "Outrider"),
        ],
        focus={"Outrider": 1, **dict.fromkeys(focus, 1)},
        objectives=[clock("light")],
    )
    dark = Side(units=[dummy("Foe")])
    return scene(phase="conflict", active=active, light=light, dark=dark, abilities=True)


@pytest.mark.parametrize(("active", "role"), [("light", "attacking"), ("dark", "defending")])
def test_outrider_joins_an_engagement_by_its_pilot(scene, active, role):
    """Even exhausted; other enhancements do not count."""
    game = _outrider(scene, active=active)
    game.skip_to("engage", active)
    assert "use Outrider" not in game.options
    attacks = active == "light"
    at = "Objective 1" if attacks else "Clock of light"
    game.choose(f"engage {at}")
    game.skip_to("action", "light")
    game.choose("use Outrider")
    assert (game.role("Outrider"), game.focus("Ace"), game.focus("Gear")) == (role, 1, 0)
    assert game.focus("Outrider") == 1
    game.leave()


@pytest.mark.parametrize("board", [{"focus": ("Ace",)}, {"at": "Wing"}])
def test_outrider_needs_a_ready_pilot_of_its_own(scene, board):
    game = _outrider(scene, **board)
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    while game.decision.kind not in ("commit", "engage"):
        assert "use Outrider" not in game.options
        game.decline()
    game.leave()
