"""The cards of Reconnaissance Mission (set 36)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

FORT = objective("Fort", side="dark", resources=4)


def _edge(scene, *, light_hand=(), active="dark"):
    dark = Side(
        units=[dummy("Raider"), dummy("Idle")],
        hand=["Human Replica Droid", "Nightsister"],
    )
    light = Side(units=[dummy("Foe", "light")], hand=light_hand)
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "dark":
        engage(game, "Objective 4", "Raider", defenders=("Foe",))
    else:
        engage(game, "Objective 1", "Foe", defenders=("Raider",))
    game.skip_to("edge", "dark")
    return game


def test_reconnaissance_mission_raises_the_reserve_by_1(scene):
    dark = Side(objectives=["Reconnaissance Mission", FORT])
    game = scene(phase="draw", active="dark", dark=dark, abilities=True)
    game.skip_to("action", "dark")
    assert len(game.pile("hand", "dark")) == 7
    other = scene(phase="draw", active="light", dark=dark, abilities=True)
    other.skip_to("action", "light")
    assert len(other.pile("hand", "light")) == 6


@pytest.mark.parametrize(("active", "role"), [("dark", "attacking"), ("light", "defending")])
def test_human_replica_droid_joins_from_hand_after_you_win_an_edge_battle(scene, active, role):
    game = _edge(scene, active=active)
    game.choose("place Nightsister")
    game.skip_to("reaction", "dark")
    game.choose("use Human Replica Droid")
    assert game.zone("Human Replica Droid") == "in play"
    assert game.role("Human Replica Droid") == role
    # It is put into play: nothing is paid.
    assert [game.focus(f"Objective {n}") for n in (1, 2, 3)] == [0, 0, 0]
    game.leave()


def test_human_replica_droid_stays_in_hand_when_the_edge_is_lost(scene):
    game = _edge(scene, light_hand=["Yoda"])
    game.pass_()
    game.choose("place Yoda")
    game.pass_()
    # No reaction is offered.
    game.asks("engage", "dark")
    assert game.zone("Human Replica Droid") == "hand"
