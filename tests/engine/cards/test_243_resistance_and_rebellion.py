"""The cards of Resistance and Rebellion (set 243)."""

import pytest
from kit.card_makers import enhancement
from kit.scenario import Side

from swlcg_deck.engine.facts.characteristics import edge_value

HOST = {"type": "unit"}


@pytest.mark.rule("KEY-14")
def test_each_pilot_on_the_freighter_gives_edge_1(scene):
    """Not another enhancement, and not the pilot of another unit."""
    freighter = "YT-2000 Freighter"
    light = Side(
        units=[freighter, "X-Wing"],
        enhancements=[
            ("Wedge Antilles", freighter),
            (enhancement("Helper", HOST, traits=["Pilot"]), freighter),
            (enhancement("Crate", HOST), freighter),
            (enhancement("Rookie", HOST, traits=["Pilot"]), "X-Wing"),
        ],
    )
    game = scene(active="light", light=light, abilities=True)
    assert edge_value(game.state, game.card(freighter)) == 2
    assert edge_value(game.state, game.card("X-Wing")) == 0
    game.leave()
