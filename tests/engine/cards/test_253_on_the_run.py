"""The cards of On the Run (set 253)."""

import pytest
from kit.card_makers import event, fate
from kit.scenario import Side

from swlcg_deck.engine.facts.characteristics import edge_value


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize(("fates", "edge"), [(0, 0), (2, 2), (4, 3)])
def test_boshek_counts_up_to_three_fate_cards_in_his_discard_pile(scene, fates, edge):
    pile = [fate(f"Doom {n}") for n in range(fates)]
    light = Side(units=["BoShek"], discard=[*pile, event("Trick")])
    dark = Side(discard=[fate("Gloom", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert edge_value(game.state, game.card("BoShek")) == edge
    game.leave()
