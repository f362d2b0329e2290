"""The cards of Attack Pattern Delta (set 59)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock, vehicle
from real_cards import dummy, goes_by, icons_of

DELTA = "Attack Pattern Delta"
WING = vehicle("Wing", "light", cost=2)
SPEEDER = {"traits": ["Vehicle", "Speeder"]}


def _delta(scene, *top, mine=1, theirs=0):
    """Attack Pattern Delta is a Hoth objective itself."""
    own = [objective(f"Own {n}", traits=["Hoth"]) for n in range(mine - 1)]
    posts = [(enhancement("Post", side=one, traits=["Hoth"]), None) for one in ("light", "dark")]
    foes = [objective(f"Ice {n}", side="dark", traits=["Hoth"]) for n in range(theirs)]
    light = Side(objectives=[DELTA, clock("light"), *own], deck=top, enhancements=posts[:1])
    dark = Side(objectives=[*foes, objective("Den", side="dark")], enhancements=posts[1:] * 2)
    return scene(active="light", light=light, dark=dark, abilities=True)


@pytest.mark.parametrize(
    ("top", "zone"),
    [
        (WING, "in play"),
        (vehicle("Wing", "light", cost=3), "deck"),
        (unit("Wing", traits=["Character"]), "deck"),
        (enhancement("Wing", traits=["Vehicle"]), "deck"),
    ],
)
def test_attack_pattern_delta_puts_a_cheap_vehicle_from_the_top_into_play(scene, top, zone):
    game = _delta(scene, top, dummy("Next", "light"))
    game.choose(f"use {DELTA}")
    assert game.zone("Wing") == zone
    if zone == "deck":
        assert game.pile("deck", "light")[-1] == "Wing"
    # Once a turn.
    assert f"use {DELTA}" not in game.options
    game.leave()


def test_attack_pattern_delta_is_used_once_a_turn(scene):
    game = _delta(scene, WING, WING)
    game.choose(f"use {DELTA}")
    goes_by(game, DELTA, "commit", "light")


@pytest.mark.parametrize(
    ("mine", "theirs", "usable"), [(1, 0, True), (1, 1, False), (2, 1, True), (2, 2, False)]
)
def test_attack_pattern_delta_needs_more_hoth_objectives_than_the_enemy(
    scene, mine, theirs, usable
):
    game = _delta(scene, WING, mine=mine, theirs=theirs)
    assert (f"use {DELTA}" in game.options) is usable
    game.leave()


@pytest.mark.parametrize(("side", "tactics"), [("light", 1), ("dark", 0), (None, 0)])
def test_rogue_leader_gains_tactics_while_you_control_rogue_two(scene, side, tactics):
    halves = {
        "light": Side(units=["Rogue Leader", *(["Rogue Two"] if side == "light" else [])]),
        "dark": Side(units=["Rogue Two"] if side == "dark" else []),
    }
    game = scene(active="light", **halves, abilities=True)
    assert icons_of(game, "Rogue Leader").get("tactics", 0) == tactics
    game.leave()


@pytest.mark.parametrize(
    ("others", "blasts"),
    [([], 1), ([SPEEDER], 2), ([SPEEDER, SPEEDER], 3), ([{"traits": ["Vehicle"]}], 1)],
)
def test_rogue_two_gains_edge_blast_damage_for_each_attacking_speeder(scene, others, blasts):
    """It is a Speeder itself; one that stays at home does not count."""
    attackers = [dummy(f"Wing {n}", "light", **facts) for n, facts in enumerate(others)]
    light = Side(units=["Rogue Two", *attackers, dummy("Home", "light", **SPEEDER)])
    dark = Side(units=[dummy("Foe", **SPEEDER)])
    game = scene(phase="conflict", active="light", light=light, dark=dark, abilities=True)
    assert icons_of(game, "Rogue Two") == {"damage": 2}
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose("attack Rogue Two", *(f"attack Wing {n}" for n in range(len(others))))
    game.leave()
    assert icons_of(game, "Rogue Two") == {"damage": 2, "edge blast": blasts}


def test_rogue_two_gains_nothing_in_defence(scene):
    light = Side(units=["Rogue Two"])
    dark = Side(units=[dummy("Foe", **SPEEDER)])
    game = scene(phase="conflict", active="dark", light=light, dark=dark, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.skip_to("defenders")
    assert icons_of(game, "Rogue Two") == {"damage": 2}
    game.leave()


def _launch_bay(scene, *wings):
    light = Side(units=wings, enhancements=[("Snowspeeder Launch Bay", None)])
    dark = Side(
        units=[
            dummy("Walker", traits=["Vehicle", "Walker"]),
            dummy("Fighter", traits=["Vehicle"]),
            dummy("Trooper", traits=["Character"]),
        ],
        focus={"Walker": 1},
        enhancements=[(enhancement("Sled", side="dark", traits=["Vehicle"]), None)],
    )
    game = scene(phase="conflict", active="light", light=light, dark=dark, abilities=True)
    engage(game, "Objective 1", *(wing.card.title for wing in wings))
    return game


@pytest.mark.parametrize(("target", "tokens"), [("Walker", 1), ("Fighter", 0)])
def test_snowspeeder_launch_bay_shoots_at_a_vehicle_and_stops_walkers(scene, target, tokens):
    game = _launch_bay(scene, dummy("One", "light", **SPEEDER), dummy("Two", "light", **SPEEDER))
    game.skip_to("reaction", "light")
    game.choose("use Snowspeeder Launch Bay")
    game.offers("target Walker", "target Fighter")
    before = game.focus(target)
    game.choose(f"target {target}")
    assert (game.damage(target), game.focus(target) - before) == (1, tokens)
    # Once a phase: the second strike brings nothing.
    goes_by(game, "Snowspeeder Launch Bay", "commit", "light")


def test_snowspeeder_launch_bay_waits_for_speeders(scene):
    game = _launch_bay(scene, dummy("One", "light", traits=["Vehicle", "Fighter"]))
    goes_by(game, "Snowspeeder Launch Bay", "commit", "light")


def test_snowspeeder_launch_bay_waits_for_speeders_of_yours(scene):
    dark = Side(units=[dummy("Racer", **SPEEDER), dummy("Home")])
    light = Side(enhancements=[("Snowspeeder Launch Bay", None)])
    game = scene(phase="conflict", active="dark", light=light, dark=dark, abilities=True)
    engage(game, "Objective 4", "Racer")
    goes_by(game, "Snowspeeder Launch Bay", "commit", "dark")
