"""The cards of Blizzard Assault (set 283)."""

import pytest
from kit.card_makers import enhancement
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

GUN = enhancement("Gun", {"type": "unit"}, side="light")


def _strike(scene, walker, *, used, **more):
    dark = Side(units=[walker])
    light = Side(
        units=[dummy("Guard", "light"), dummy("Armed", "light")], enhancements=[(GUN, "Armed")]
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True, **more)
    engage(game, "Objective 4", walker, defenders=("Guard", "Armed"))
    game.skip_to("reaction", "dark")
    if used:
        game.choose(f"use {walker}")
    return game


@pytest.mark.rule("STRIKE-18")
@pytest.mark.parametrize("used", [True, False])
def test_blizzard_1_discards_a_unit_without_enhancements_instead_of_shooting(scene, used):
    game = _strike(scene, "Blizzard 1", used=used)
    if used:
        # It has no enhancement itself.
        game.offers("target Guard", "target Blizzard 1")
        game.choose("target Guard")
    game.skip_to("commit")
    assert game.zone("Guard") == ("discard pile" if used else "in play")
    assert game.zone("Armed") == "in play"
    assert game.damage("Objective 4") == (0 if used else 1)


@pytest.mark.parametrize("used", [True, False])
def test_blizzard_2_turns_the_balance_and_ends_the_turn_without_a_force_phase(scene, used):
    game = _strike(scene, "Blizzard 2", used=used, balance="light")
    if used:
        assert game.balance == "dark"
        game.skip_to("engage", "light")
        # The next turn has come without any commitment to the Force.
        assert game.damage("Guard") == game.damage("Armed") == 0
        return
    game.skip_to("commit", "dark")
    assert game.balance == "light"
    assert game.damage("Guard") + game.damage("Armed") == 2
