"""The cards of Threat from the Depths (set 248)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import icons_of, pay

RARER_BOARD = {
    "248-2": "nothing there gives or takes icons",
    "248-3": "as the other printing",
}
SONG = "constant: {modifiers: [{of: {type: unit}, gain: {tactics: 2}, lose: {unit_damage: 1}}]}"


@pytest.mark.rule("GEN-03")
def test_a_dragonsnake_neither_gains_nor_loses_icons(scene):
    dark = Side(
        units=["Dragonsnake", "Nightsister"],
        enhancements=[(enhancement("Song", side="dark", text=SONG), None)],
    )
    game = scene(active="dark", dark=dark, abilities=True)
    assert icons_of(game, "Dragonsnake") == {"damage": 2}
    assert icons_of(game, "Nightsister")["tactics"] == 2
    game.leave()


@pytest.mark.rule("DEPLOY-15")
def test_a_dragonsnake_comes_out_of_the_hand_in_any_window(scene):
    den = objective("Den", side="dark", affiliation="Sith", resources=3)
    dark = Side(hand=["Dragonsnake"], objectives=[den])
    light = Side(objectives=[clock("light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    game.choose("use Dragonsnake")
    pay(game)
    assert game.zone("Dragonsnake") == "in play"
    game.leave()
