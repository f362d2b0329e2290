"""The cards of Trandoshan Terror (set 85)."""

import pytest
from kit.card_makers import unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.rule("STRIKE-08")
@pytest.mark.parametrize("used", [True, False])
def test_a_trandoshan_hunter_shoots_a_wookiee_outside_instead(scene, used):
    dark = Side(units=["85-3"])
    light = Side(units=[dummy("Guard", "light"), unit("Bear", capacity=9, traits=["Wookiee"])])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Trandoshan Hunter", defenders=("Guard",))
    game.skip_to("interrupt", "dark")
    if used:
        game.choose("use Trandoshan Hunter")
    game.skip_to("commit")
    assert (game.damage("Guard"), game.damage("Bear")) == ((0, 1) if used else (1, 0))
