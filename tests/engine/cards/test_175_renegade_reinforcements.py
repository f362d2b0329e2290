"""The cards of Renegade Reinforcements (set 175)."""

import pytest
from kit.card_makers import unit
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


@pytest.mark.rule("STRIKE-22")
def test_directed_fire_has_a_unit_outside_strike_in_the_place_of_one_inside(scene):
    light = Side(
        units=[
            unit("Ace", capacity=9, icons=(1, 0, 0)),
            unit("Sniper", capacity=9, icons=(3, 0, 0)),
            unit("Tired", capacity=9, icons=(5, 0, 0)),
        ],
        hand=["Directed Fire"],
        focus={"Tired": 1},
    )
    dark = Side(units=[unit("Foe", side="dark", capacity=9)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Ace", defenders=("Foe",))
    game.skip_to("interrupt", "light")
    game.choose("use Directed Fire")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    game.leave()
    game.skip_to("commit")
    # The Sniper strikes without joining; Ace is still ready and strikes after it.
    assert game.damage("Foe") == 4
    assert [game.focus(name) for name in ("Ace", "Sniper", "Tired")] == [1, 1, 1]


def test_renegade_reinforcements_gives_tactics_to_the_first_that_strikes_this_turn(scene):
    renegades = [
        unit(title, side="light", traits=["Renegade Squadron"], icons=(1, 1, 0), capacity=5)
        for title in ("One", "Two")
    ]
    other = dummy("Other", "light", icons=(1, 0, 0))
    light = Side(units=[other, *renegades], objectives=["Renegade Reinforcements"])
    dark = Side(units=[dummy("Guard", capacity=9)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Other", "One", "Two", defenders=("Guard",))
    game.skip_to("strike", "light")
    game.choose("Other")
    game.skip_to("strike", "light")
    game.choose("One")
    game.asks("reaction", "light")
    game.choose("use Renegade Reinforcements")
    assert icons_of(game, "One")["edge tactics"] == 1
    while game.decision.kind != "commit":
        # The second is not the first, whether that was reacted to or not; One has struck.
        assert "use Renegade Reinforcements" not in game.options
        game.decline()
    assert "edge tactics" not in icons_of(game, "One")
    game.leave()


def test_renegade_reinforcements_passed_by_is_gone_for_the_turn(scene):
    renegades = [
        unit(title, side="light", traits=["Renegade Squadron"], icons=(1, 1, 0), capacity=5)
        for title in ("One", "Two")
    ]
    light = Side(units=renegades, objectives=["Renegade Reinforcements"])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "One", "Two")
    game.skip_to("reaction", "light")
    game.offers("use Renegade Reinforcements", "pass")
    game.pass_()
    while game.decision.kind != "commit":
        assert "use Renegade Reinforcements" not in game.options
        game.decline()
    game.leave()
