"""The cards of Breaking the Blockade (set 162)."""

import pytest
from kit.card_makers import enhancement
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

FREIGHTER = "Smuggling Freighter"


@pytest.mark.rule("SHIELD-03")
@pytest.mark.parametrize("trait", ["Pilot", "Weapon"])
def test_shields_do_not_stop_the_freighter_while_it_is_piloted(scene, trait):
    crew = enhancement("Crew", {"type": "unit"}, traits=[trait])
    light = Side(units=[FREIGHTER], enhancements=[(crew, FREIGHTER)])
    dark = Side(units=[dummy("Foe")], shields={"Foe": 1})
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", FREIGHTER, defenders=("Foe",))
    if trait == "Pilot":
        game.skip_to("commit", "light")
        assert (game.damage("Foe"), game.shields("Foe")) == (1, 1)
    else:
        game.skip_to("shield", "dark")
    game.leave()
