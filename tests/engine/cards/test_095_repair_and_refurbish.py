"""The cards of Repair and Refurbish (set 95)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import NAVY, dummy, goes_by, icons_of, navy, pay, treasury

RARER_BOARD = {
    "95-3": "nobody has a partner in a game of two",
    "95-5": "a friendly unit that is not yours takes more than two players",
}
REPAIR = "Repair and Refurbish"


@pytest.mark.rule("GEN-12")
@pytest.mark.parametrize("done", [True, False])
def test_repair_and_refurbish_mends_an_objective_of_yours_as_your_turn_begins(scene, done):
    dark = Side(objectives=[REPAIR, objective("Den", side="dark")], damage={REPAIR: 2, "Den": 2})
    dark.units = [dummy("Guard")]
    dark.damage["Guard"] = 2
    light = Side(damage={"Objective 4": 2})
    game = scene(phase="turn", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "dark")
    game.choose(f"use {REPAIR}")
    game.choose("do" if done else "decline")
    if done:
        game.offers(f"choose {REPAIR}", "choose Den")
        game.choose("choose Den")
    damage = [game.damage(name) for name in (REPAIR, "Den", "Guard", "Objective 4")]
    assert damage == [2, 1 if done else 2, 2, 2]
    # As the turn begins, and not as each of its phases does.
    goes_by(game, REPAIR, "commit", "dark")


def test_repair_and_refurbish_waits_for_your_own_turn(scene):
    dark = Side(objectives=[REPAIR], damage={REPAIR: 2})
    game = scene(phase="turn", active="light", dark=dark, abilities=True)
    game.leave()
    assert game.decision.kind != "reaction"
    assert game.damage(REPAIR) == 2


@pytest.mark.rule("DMG-13")
@pytest.mark.parametrize("active", ["dark", "light"])
def test_thunderflare_moves_a_damage_to_an_enemy_objective_when_it_strikes(scene, active):
    dark = Side(units=["Thunderflare"], damage={"Objective 1": 2, "Objective 2": 1})
    light = Side(units=[dummy("Raider", "light")], damage={"Objective 6": 1})
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "dark":
        engage(game, "Objective 4", "Thunderflare", defenders=("Raider",))
    else:
        engage(game, "Objective 3", "Raider", defenders=("Thunderflare",))
    game.skip_to("reaction", "dark")
    game.choose("use Thunderflare")
    # From one of yours, to one of the enemy's.
    game.offers(*(f"target Objective {number}" for number in (1, 2, 3)))
    game.choose("target Objective 1")
    game.offers(*(f"target Objective {number}" for number in (4, 5, 6)))
    game.choose("target Objective 5")
    damage = [game.damage(f"Objective {number}") for number in (1, 2, 5)]
    assert damage == [1, 1, 1]
    game.leave()


def test_weapons_upgrade_arms_a_friendly_vehicle_and_draws_no_card_for_it(scene):
    dark = navy(
        hand=["Weapons Upgrade"],
        objectives=[treasury(NAVY), clock("dark")],
        units=[dummy("Walker", traits=["Vehicle"]), dummy("Guard", traits=["Character"])],
    )
    light = Side(units=[dummy("Wing", "light", traits=["Vehicle"])])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Weapons Upgrade")
    pay(game)
    # Only Walker will do, so nobody is asked; and it is yours.
    assert game.host("Weapons Upgrade") == "Walker"
    assert icons_of(game, "Walker") == {"blast": 1}
    assert game.pile("hand", "dark") == []
    game.asks("action", "dark")


@pytest.mark.rule("GEN-12")
def test_logistics_officer_is_only_played_under_his_own_player(scene):
    dark = Side(hand=["95-3"], damage={"Objective 1": 2})
    game = scene(active="dark", dark=dark, abilities=True)
    assert [one for one in game.options if "Logistics" in one] == ["play Logistics Officer unit"]
    game.choose("play Logistics Officer")
    pay(game)
    assert (game.zone("Logistics Officer"), game.damage("Objective 1")) == ("in play", 2)
    game.leave()
