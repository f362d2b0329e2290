"""The cards of I Don't Like You, Either (set 240)."""

import pytest
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import DEN, dummy, icons_of

RARER_BOARD = {"240-2": "units with a text, which a small board has none of"}
ARMED = "constant: {modifiers: {of: self, gain: {unit_damage: 1}}}"


def _surgery(scene, own, foes):
    dark = Side(units=["Dr. Evazan"], objectives=[DEN, clock("dark")])
    dark.units = [*dark.units, *(dummy(n, cost=c, text=ARMED) for n, c in own)]
    light = Side(units=[dummy(n, "light", cost=c, text=ARMED) for n, c in foes])
    return scene(active="dark", dark=dark, light=light, abilities=True)


@pytest.mark.rule("DEF-11")
def test_dr_evazan_blanks_a_unit_of_each_side_with_the_same_printed_cost(scene):
    game = _surgery(scene, [("Pal", 1), ("Brute", 3)], [("Foe", 1), ("Twin", 1), ("Boss", 4)])
    game.choose("use Dr. Evazan")
    # Brute costs what no enemy costs: only Pal is left, and then Foe or Twin.
    game.offers("target Foe", "target Twin")
    game.choose("target Twin")
    armed = {name: bool(icons_of(game, name)) for name in ("Pal", "Twin", "Foe", "Brute", "Boss")}
    assert armed == {"Pal": False, "Twin": False, "Foe": True, "Brute": True, "Boss": True}
    game.leave()
    assert "use Dr. Evazan" not in game.options  # once per turn


def test_dr_evazan_needs_a_pair_of_the_same_cost_and_is_no_target_himself(scene):
    game = _surgery(scene, [("Pal", 1)], [("Foe", 2), ("Boss", 4)])  # he costs 2 himself
    game.leave()
    assert "use Dr. Evazan" not in game.options
