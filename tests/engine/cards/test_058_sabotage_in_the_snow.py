"""The cards of Sabotage in the Snow (set 58)."""

import pytest
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of


def _sabotage(scene, active="dark", shields=("Hero", "Objective 4")):
    dark = Side(
        objectives=["Sabotage in the Snow", clock("dark")],
        units=[dummy("Trooper"), dummy("Guard")],
        shields={"Guard": 1},
    )
    light = Side(units=[dummy("Hero", "light")], shields=dict.fromkeys(shields, 1))
    return scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)


def test_sabotage_in_the_snow_steals_a_shield_as_your_conflict_phase_begins(scene):
    game = _sabotage(scene)
    game.skip_to("reaction", "dark")
    game.choose("use Sabotage in the Snow")
    bases = ("Objective 4", "Objective 5", "Objective 6")
    game.offers(*(f"target {card}" for card in ("Hero", *bases, "Jedi affiliation")))
    game.choose("target Objective 4")
    assert not any("Hero" in option for option in game.options)
    game.choose("target Trooper")
    assert [game.shields(title) for title in ("Hero", "Objective 4", "Trooper", "Guard")] == [
        *(1, 0, 1, 1)
    ]
    game.leave()


@pytest.mark.parametrize(("active", "shields"), [("light", ("Hero",)), ("dark", ())])
def test_sabotage_in_the_snow_needs_a_shield_and_a_conflict_phase_of_yours(scene, active, shields):
    game = _sabotage(scene, active, shields)
    game.leave()
    assert game.decision.kind != "reaction"


@pytest.mark.parametrize(
    ("side", "shields", "gained"), [("dark", 1, 1), ("dark", 0, 0), ("light", 1, 0)]
)
def test_forward_command_post_gives_shielded_friendly_units_blast_damage(
    scene, side, shields, gained
):
    halves = {
        one: Side(
            units=[dummy("One", one)] if side == one else [],
            shields={"One": shields} if side == one else {},
            enhancements=[("Forward Command Post", None)] if one == "dark" else [],
        )
        for one in ("dark", "light")
    }
    game = scene(active="dark", **halves, abilities=True)
    assert icons_of(game, "One").get("blast", 0) == gained
    game.leave()
