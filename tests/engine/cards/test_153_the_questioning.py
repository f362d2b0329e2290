"""The cards of The Questioning (set 153)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize("number", [1, 2])
def test_antinnis_tremayne_discards_one_or_two_random_cards_that_are_replaced(scene, number):
    dark = Side(units=["Antinnis Tremayne"])
    light = Side(units=[dummy("Foe", "light")], hand=[dummy(n, "light") for n in "ABC"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Antinnis Tremayne")
    game.choose("use Antinnis Tremayne")
    game.offers("value Antinnis Tremayne 1", "value Antinnis Tremayne 2")
    game.choose(f"value Antinnis Tremayne {number}")
    assert len(game.pile("discard", "light")) == number
    assert len(game.pile("hand", "light")) == 3
    assert len([name for name in game.pile("hand", "light") if name in "ABC"]) == 3 - number
    game.leave()
