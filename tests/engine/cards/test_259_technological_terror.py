"""The cards of Technological Terror (set 259)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from kit.texts import idle
from kit.usual_cards import clock
from real_cards import NAVY, dummy

ENGINEER = "Death Star Engineer"


def _engineer(scene, *hand, active="dark", **half):
    dark = Side(
        affiliation=NAVY,
        units=[ENGINEER, *half.pop("units", ())],
        hand=hand,
        objectives=[objective("Bare", side="dark", resources=0, text=half.pop("text", ()))],
        focus={NAVY: 1, **half.pop("focus", {})},
    )
    return scene(active=active, dark=dark, abilities=True, **half)


@pytest.mark.rule("RES-14")
def test_the_engineer_pays_for_stations_and_capital_ships_only(scene):
    hand = [
        unit(f"{trait} unit", affiliation=NAVY, cost=1, traits=[trait])
        for trait in ("Space Station", "Capital Ship", "Fighter")
    ]
    game = _engineer(scene, *hand)
    own = [option for option in game.options if option.startswith("play")]
    assert own == ["play Space Station unit unit", "play Capital Ship unit unit"]
    game.leave()


@pytest.mark.parametrize("active", ["dark", "light"])
def test_the_engineer_is_sacrificed_to_ready_a_station(scene, active):
    """In any deployment phase."""
    ships = [dummy("Station", traits=["Space Station"]), dummy("Wing", traits=["Fighter"])]
    game = _engineer(
        scene, active=active, units=ships, focus={"Station": 2, "Wing": 1}, text=idle()
    )
    game.skip_to("action", "dark")
    game.choose(f"use {ENGINEER}")
    assert game.zone(ENGINEER) == "discard pile"
    assert (game.focus("Station"), game.focus("Wing")) == (1, 1)
    game.leave()


def test_the_engineer_waits_for_a_deployment_phase(scene):
    ships = [dummy("Station", traits=["Space Station"])]
    game = _engineer(scene, phase="conflict", units=ships, focus={"Station": 2})
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    assert f"use {ENGINEER}" not in game.options
    game.leave()


@pytest.mark.rule("OPEN-30")
@pytest.mark.parametrize(
    ("dial", "damage", "winner"), [(11, 0, True), (11, 1, False), (10, 0, False)]
)
def test_an_undamaged_technological_terror_has_the_dial_a_point_higher(scene, dial, damage, winner):
    dark = Side(objectives=["Technological Terror"], damage={"Technological Terror": damage})
    light = Side(objectives=[clock("light")])
    game = scene(active="light", dial=dial, dark=dark, light=light, abilities=True)
    if not winner:
        game.offers("use Clock of light", "pass")
        return
    game.choose("use Clock of light") if game.winner is None else None
    assert game.winner == ("dark", "WIN-03")
