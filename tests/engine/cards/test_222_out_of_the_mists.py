"""The cards of Out of the Mists (set 222)."""

import pytest
from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Side
from real_cards import SCUM, dummy


def hunt(scene, *, dark=4, light=2, defenders=("Hero",)):
    """A Quick Hunt, 2 Force icons of itself, in the stack of an attacker."""
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(
            units=[dummy("Raider")],
            hand=["A Quick Hunt", event("Plan", side="dark", force=dark - 2)],
        ),
        light=Side(
            units=[dummy("Hero", "light"), dummy("Sage", "light"), dummy("Pal", "light")],
            hand=[event("Trick", force=light)] if light else [],
            committed=["Sage"],
        ),
        abilities=True,
    )
    engage(game, "Objective 4", "Raider", defenders=defenders)
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    return game


def test_a_quick_hunt_captures_a_unit_committed_to_the_force(scene):
    game = hunt(scene)
    if game.decision.kind == "capture at":
        game.choose(game.options[0])
    assert (game.zone("Sage"), game.zone("Hero")) == ("captured", "in play")
    game.leave()


@pytest.mark.rule("CONTEST-01")
@pytest.mark.parametrize("battle", [{"dark": 5, "light": 3}, {"light": 0}, {"defenders": ()}])
def test_a_quick_hunt_asks_for_twice_the_icons_and_a_contested_battle(scene, battle):
    game = hunt(scene, **battle)
    assert game.zone("Sage") == "in play"
    game.leave()


RARER_BOARD = {"222-5": "two units of a player that share a trait, one of them in the engagement"}


def _crisis(scene, *, theirs=1, outside=("Thug",)):
    dark = Side(affiliation=SCUM, units=[dummy("Raider", traits=["Thug"])])
    dark.hand = ["Crisis of Identity", event("Luck", side="dark", force=2)]
    dark.units = [
        *dark.units,
        dummy("Pal", traits=list(outside)),
        dummy("Beast", traits=["Creature"]),
    ]
    light = Side(hand=[event("Weak", force=theirs)])
    light.units = [
        dummy("Guard", "light", traits=["Thug"]),
        dummy("Idle", "light", traits=["Ewok"]),
    ]
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", "Beast", defenders=("Guard",))
    while game.decision.kind == "edge":
        others = [one for one in game.options if "Crisis" not in one]
        game.choose(next((one for one in others if one != "pass"), "pass"))
    return game


@pytest.mark.rule("DEF-09")
def test_crisis_of_identity_switches_two_units_of_a_player_that_share_a_trait(scene):
    game = _crisis(scene)
    game.choose("use Crisis of Identity")
    # The Guard has no friend with his trait: only the Raider can be switched, and with Pal.
    assert (game.role("Raider"), game.role("Pal"), game.role("Guard")) == (
        "",
        "attacking",
        "defending",
    )
    game.leave()


@pytest.mark.parametrize(("theirs", "outside"), [(2, ("Thug",)), (1, ("Droid",))])
def test_crisis_of_identity_needs_double_the_icons_and_such_a_pair(scene, theirs, outside):
    game = _crisis(scene, theirs=theirs, outside=outside)
    game.leave()
    assert "use Crisis of Identity" not in game.options
