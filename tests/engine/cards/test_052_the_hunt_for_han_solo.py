"""The cards of The Hunt for Han Solo (set 52)."""

import pytest
from kit.card_makers import fate
from kit.engagements import engage
from kit.scenario import Side
from real_cards import DEN, dummy


def _headhunter(scene, held):
    dark = Side(units=["Z-95 Headhunter", dummy("Idle")], objectives=[DEN])
    light = Side(units=[dummy("Foe", "light")], hand=[held])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Z-95 Headhunter", defenders=("Foe",))
    game.pass_()
    game.asks("interrupt", "dark")
    game.choose("use Z-95 Headhunter")
    return game


def test_z95_headhunter_captures_a_unit_it_reveals_at_random_when_it_strikes(scene):
    game = _headhunter(scene, "Red Five")
    assert (game.zone("Red Five"), game.host("Red Five")) == ("captured", "Den")
    game.leave()


@pytest.mark.parametrize("held", ["Counter-stroke", fate("Luck")])
def test_z95_headhunter_leaves_a_card_that_is_no_unit(scene, held):
    game = _headhunter(scene, held)
    assert (len(game.pile("hand", "light")), game.state.captured) == (1, ())
    game.leave()
