"""The cards of Unstoppable Advance (set 63)."""

import pytest
from kit.card_makers import enhancement, event
from kit.scenario import Side
from real_cards import dummy

GUN = enhancement("Gun", {"type": "unit"}, side="light")


@pytest.mark.rule("STRIKE-20")
@pytest.mark.parametrize("used", [True, False])
def test_an_at_at_shoots_at_an_enhancement_instead_of_the_enemy(scene, used):
    dark = Side(units=["63-2"], hand=[event("Skill", side="dark", force=3)])
    light = Side(units=[dummy("Guard", "light")], enhancements=[(GUN, "Guard")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.skip_to("defenders")
    game.choose("defend Guard")
    game.skip_to("edge")
    game.choose("place Skill")
    game.skip_to("reaction", "dark")
    if used:
        game.choose("use AT-AT")
    game.skip_to("commit")
    assert game.zone("Gun") == ("discard pile" if used else "in play")
    assert (game.damage("Guard"), game.damage("Objective 4")) == ((0, 0) if used else (2, 2))
