"""The cards of Black Squadron Formation (set 143)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import pilot
from real_cards import dummy


@pytest.mark.parametrize(("piloted", "taken"), [(True, 1), (False, 2)])
def test_black_two_takes_one_damage_less_a_phase_with_a_pilot(scene, piloted, taken):
    pilots = [(pilot(), "Black Two")] if piloted else []
    dark = Side(units=["Black Two"], enhancements=pilots)
    light = Side(units=[dummy(title, "light", icons=(1, 0, 0)) for title in "ABC"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "A", "B", "C", defenders=("Black Two",))
    game.skip_to("commit", "light")  # its tactics keep one of them from striking
    assert game.damage("Black Two") == taken
    game.leave()
