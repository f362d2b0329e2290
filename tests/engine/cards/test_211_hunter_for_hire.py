"""The cards of Hunter for Hire (set 211)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.rule("FAQ-06")
def test_bane_malar_shoots_a_committed_unit_outside(scene):
    light = Side(
        units=[dummy(name, "light") for name in ("Guard", "Jedi", "Idle")],
        committed=["Jedi", "Guard"],
    )
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["Bane Malar"]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 4", "Bane Malar", defenders=("Guard",))
    game.skip_to("interrupt", "dark")
    game.choose("use Bane Malar")
    game.skip_to("commit")
    # All of it goes to the only unit that is committed and outside.
    assert game.damage("Guard") == game.damage("Idle") == 0
    assert game.damage("Jedi") >= 2


@pytest.mark.rule("STRIKE-19")
def test_with_nobody_inside_bane_malar_still_shoots_outside(scene):
    light = Side(units=[dummy("Jedi", "light")], committed=["Jedi"], focus={"Jedi": 1})
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["Bane Malar"]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 4", "Bane Malar")
    game.skip_to("interrupt", "dark")
    game.choose("use Bane Malar")
    game.skip_to("commit")
    assert game.damage("Jedi") >= 2
