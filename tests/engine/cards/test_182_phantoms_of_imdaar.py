"""The cards of Phantoms of Imdaar (set 182)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of

CANNON = "Enhanced Laser Cannon"


def _wing(scene, *, text=(), icons=(1, 1, 0), cannon=True):
    fighters = [
        dummy(name, traits=["Vehicle", "Fighter"], icons=icons, text=text)
        for name in ("Armed", "Plain")
    ]
    dark = Side(units=fighters, enhancements=[(CANNON, "Armed")] if cannon else [])
    light = Side(units=[dummy("Foe", "light")], shields={"Foe": 1, "Objective 4": 1})
    return scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)


@pytest.mark.rule("SHIELD-03")
@pytest.mark.rule("DMG-09")
def test_shields_prevent_no_damage_of_the_enhanced_fighter(scene):
    game = _wing(scene)
    assert icons_of(game, "Armed") == {"damage": 2, "blast": 1}
    engage(game, "Objective 4", "Armed", defenders=("Foe",))
    game.skip_to("icon")
    game.choose("icon Armed unit damage")
    # Both types: the unit and the objective are shielded, and nobody is asked.
    game.skip_to("engage", "dark")
    assert (game.damage("Foe"), game.shields("Foe")) == (2, 1)
    # The blast, and the reward of nobody: the shield stops neither.
    assert (game.damage("Objective 4"), game.shields("Objective 4")) == (1, 1)
    game.leave()


def test_shields_prevent_damage_of_another_fighter(scene):
    game = _wing(scene, icons=(1, 0, 0))
    engage(game, "Objective 4", "Plain", defenders=("Foe",))
    game.skip_to("shield", "light")
    game.leave()
