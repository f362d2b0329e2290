"""The cards of Inhospitable Deployments (set 281)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side

from swlcg_deck.engine.facts.characteristics import edge_value


@pytest.mark.rule("DEF-02")
@pytest.mark.parametrize("bases", [0, 2])
def test_major_bren_derlin_counts_his_hoth_objectives(scene, bases):
    hoth = [objective(f"Base {n}", side="light", traits=["Hoth"]) for n in range(bases)]
    light = Side(units=["281-2"], objectives=[*hoth, objective("Yavin", side="light")])
    dark = Side(objectives=[objective("Siege", side="dark", traits=["Hoth"])])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert edge_value(game.state, game.card("Major Bren Derlin")) == bases
    game.leave()
