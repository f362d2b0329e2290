"""The cards of Self Preservation (set 48)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side

from swlcg_deck.engine.facts.characteristics import force_icons


@pytest.mark.rule("FORCE-09")
@pytest.mark.parametrize(("units", "winner"), [(("A", "B"), "light"), (("A",), "dark")])
def test_self_preservation_gives_each_committed_unit_an_icon_in_the_struggle(scene, units, winner):
    dark = Side(units=[unit("Sith", side="dark", force=3)], committed=["Sith"])
    light = Side(
        objectives=["Self Preservation"],
        units=[unit(name, force=1) for name in units],
        committed=list(units),
    )
    game = scene(
        phase="force", active="light", balance="dark", dark=dark, light=light, abilities=True
    )
    assert force_icons(game.state, game.card("A")) == 1
    game.leave()
    # Two units have 2 icons each against 3; one alone has 2.
    assert game.balance == winner
    assert force_icons(game.state, game.card("A")) == 1
