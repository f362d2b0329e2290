"""The cards of Out of the Mists (set 222)."""

import pytest
from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


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
