"""The cards of Renegade Reinforcements (set 175)."""

from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, icons_of

BEEZER = "Corporal Dansra Beezer"


def _beezer(scene, **pal):
    light = Side(units=[BEEZER, dummy("Pal", "light", **pal)])
    dark = Side(units=[dummy("Foe"), dummy("Absent", icons=(0, 4, 0))])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", BEEZER, "Pal", defenders=("Foe",))
    game.skip_to("strike", "light")
    before = icons_of(game, BEEZER)
    game.choose(f"strike {BEEZER}")
    return game, before


def test_dansra_beezer_gains_one_icon_that_another_participant_has(scene):
    game, before = _beezer(scene, icons=(0, 0, 2), edge_icons=(1, 0, 0))
    game.choose(f"use {BEEZER}")
    # What a unit elsewhere has is none, and two tactics are one kind.
    game.offers(f"value {BEEZER} tactics", f"value {BEEZER} edge unit damage")
    game.choose(f"value {BEEZER} tactics")
    assert icons_of(game, BEEZER) == {**before, "tactics": before.get("tactics", 0) + 1}
    game.leave()


def test_dansra_beezer_has_nothing_to_gain_from_those_without_icons(scene):
    game, _ = _beezer(scene)
    game.leave()
    assert f"use {BEEZER}" not in game.options
