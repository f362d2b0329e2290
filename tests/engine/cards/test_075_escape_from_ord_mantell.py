"""The cards of Escape from Ord Mantell (set 75)."""

from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def test_mission_commander_rescues_where_he_attacks_and_then_draws(scene):
    light = Side(
        units=["Mission Commander"], captured=[(dummy("Prisoner", "light"), "Objective 1")]
    )
    dark = Side(units=[dummy("Foe")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Mission Commander", defenders=("Foe",))
    game.choose("use Mission Commander")
    assert game.damage("Mission Commander") == 1
    assert len(game.pile("hand", "light")) == 2
    assert "Prisoner" in game.pile("hand", "light")
    game.leave()
