"""The cards of Hunters of the Jedi (set 221)."""

import pytest
from kit.card_makers import enhancement, unit
from kit.scenario import Side

VALLEY = "Valley of the Dark Lords"


@pytest.mark.rule("RES-14")
def test_the_valley_pays_for_sithspawn_cards_of_any_type(scene):
    hand = [
        unit("Beast", affiliation="Sith", cost=1, traits=["Sithspawn"]),
        enhancement("Altar", affiliation="Sith", cost=1, traits=["Sithspawn"]),
        unit("Lord", affiliation="Sith", cost=1, traits=["Sith"]),
    ]
    dark = Side(
        hand=hand,
        enhancements=[(VALLEY, None)],
        objectives=[],
        focus={"Sith affiliation": 1},
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.offers("play Beast unit", "play Altar enhancement", "pass")
    game.choose("play Altar")
    assert game.focus(VALLEY) == 1
    game.leave()
