"""The cards of Command and Control (set 152)."""

import pytest
from kit.card_makers import mission, objective
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import REBELS, dummy, icons_of, spent

BANK = objective("Bank", affiliation=REBELS, resources=3)
SHIP = {"traits": ["Vehicle", "Capital Ship"], "cost": 3, "affiliation": REBELS}


@pytest.mark.rule("DRAW-03")
def test_each_objective_in_the_victory_pile_raises_the_reserve_by_1(scene):
    light = Side(
        objectives=["Command and Control"],
        victory=[objective("Won 1", side="dark"), objective("Won 2", side="dark")],
    )
    dark = Side(victory=[objective("Lost", side="light")])
    game = scene(phase="draw", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("action", "light")
    assert len(game.pile("hand", "light")) == 8
    game.leave()


@pytest.mark.rule("MISSION-11")
def test_a_completed_mission_counts_as_an_objective(scene):
    light = Side(objectives=["Command and Control"], victory=[mission("Task", side="light")])
    game = scene(phase="draw", active="light", light=light, abilities=True)
    game.skip_to("action", "light")
    assert len(game.pile("hand", "light")) == 7
    game.leave()


def test_independence_makes_other_capital_ships_of_its_side_cheaper(scene):
    light = Side(objectives=[BANK] * 9, units=["Independence"])
    light.hand = [
        *(dummy(f"Ship {n}", "light", **SHIP) for n in range(2)),
        dummy("Wing", "light", **{**SHIP, "traits": ["Vehicle", "Fighter"]}),
    ]
    game = scene(phase="deployment", active="light", light=light, abilities=True)
    assert [spent(game, f"play {name}") for name in ("Ship 0", "Ship 1", "Wing")] == [2, 2, 3]
    game.leave()


def test_independence_pays_for_itself_in_full_and_for_no_enemy(scene):
    light = Side(objectives=[BANK] * 9, hand=["Independence"])
    game = scene(phase="deployment", active="light", light=light, abilities=True)
    assert spent(game, "play Independence") == 4
    game.leave()
    hoard = objective("Hoard", side="dark", affiliation="Sith", resources=3)
    dark = Side(objectives=[hoard] * 3, hand=[dummy("Ship", **{**SHIP, "affiliation": "Sith"})])
    light = Side(units=["Independence"])
    game = scene(phase="deployment", active="dark", light=light, dark=dark, abilities=True)
    assert spent(game, "play Ship") == 3
    game.leave()


@pytest.mark.rule("GEN-12")
def test_a_corellian_corvette_draws_a_card_for_its_side_and_nobody_is_asked(scene):
    light = Side(objectives=[BANK] * 9, hand=["Corellian Corvette"])
    game = scene(phase="deployment", active="light", light=light, abilities=True)
    before = len(game.pile("hand", "dark"))
    spent(game, "play Corellian Corvette")
    assert (game.zone("Corellian Corvette"), len(game.pile("hand", "light"))) == ("in play", 1)
    assert len(game.pile("hand", "dark")) == before
    game.leave()


DEPOT = "Resupply Depot"
KINDS = [("unit damage", "damage"), ("blast damage", "blast"), ("tactics", "tactics")]


def _depot(scene, *, hand=1, focus=0):
    light = Side(
        units=[dummy("Barge", "light", traits=["Vehicle"]), dummy("Person", "light")],
        enhancements=[(DEPOT, None)],
        focus={DEPOT: focus},
        objectives=[clock("light")],
        hand=[dummy(f"Card {n}", "light") for n in range(hand)],
    )
    dark = Side(units=[dummy("Foe", traits=["Vehicle"])])
    return scene(active="light", light=light, dark=dark, abilities=True)


@pytest.mark.parametrize("target", ["Barge", "Foe"])
@pytest.mark.parametrize(("kind", "seen"), KINDS)
def test_a_resupply_depot_gives_a_vehicle_an_icon_for_a_card(scene, target, kind, seen):
    game = _depot(scene)
    game.choose(f"use {DEPOT}")
    game.offers("target Barge", "target Foe")
    game.choose(f"target {target}")
    name = next(one for one in game.options if one.endswith(kind) and "edge" not in one)
    game.choose(name)
    assert icons_of(game, target) == {seen: 1}
    assert (game.focus(DEPOT), game.pile("discard", "light")) == (1, ["Card 0"])
    game.skip_to("engage", "light")
    assert icons_of(game, target) == {}
    game.leave()


@pytest.mark.parametrize("board", [{"hand": 0}, {"focus": 1}])
def test_a_resupply_depot_needs_a_card_and_is_used_while_ready(scene, board):
    game = _depot(scene, **board)
    assert f"use {DEPOT}" not in game.options
    game.leave()
