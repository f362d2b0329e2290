"""The cards of Moon Blockade (set 200)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side

from swlcg_deck.engine.core.constants import DARK, LIGHT
from swlcg_deck.engine.facts.characteristics import resource_value

RARER_BOARD = {
    "200-1": "an objective with text lies in play and in the victory pile of the card's player"
}
RICH = "constant: {modifiers: {of: self, gain: {resources: 2}}}"


@pytest.mark.rule("DEF-11")
def test_moon_blockade_blanks_light_objectives_with_a_copy_in_your_victory_pile(scene):
    dark = Side(objectives=["Moon Blockade", objective("Hall", side="dark", text=RICH)])
    dark.victory = [objective("Base", text=RICH), objective("Hall", text=RICH)]
    light = Side(objectives=[objective("Base", text=RICH), objective("Camp", text=RICH)])
    light.victory = [objective("Camp", side="dark")]
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    # Base has a copy in the dark pile; Camp's copy lies in the light one; Hall in play is dark.
    state = game.state
    there = [*state.objectives[DARK], *state.objectives[LIGHT]]
    values = {state.faces[card].title: resource_value(state, card) for card in there}
    assert (values["Base"], values["Camp"], values["Hall"]) == (1, 3, 3)
    game.asks(game.decision.kind)
