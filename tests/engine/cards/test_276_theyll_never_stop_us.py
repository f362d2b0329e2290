"""The cards of They'll Never Stop Us (set 276)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

from swlcg_deck.engine.facts.characteristics import edge_value


def _biggs(scene, host):
    fighters = [dummy(f"Fighter {n}", "light", traits=["Vehicle", "Fighter"]) for n in range(3)]
    barge = dummy("Barge", "light", traits=["Vehicle"])
    light = Side(units=[*fighters, barge], enhancements=[("Biggs Darklighter", host)])
    dark = Side(units=[dummy("Foe", traits=["Vehicle", "Fighter"])])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Fighter 0", "Fighter 1", "Barge", defenders=("Foe",))
    return edge_value(game.state, game.card(host)), game


@pytest.mark.rule("KEY-14")
def test_biggs_counts_the_participating_fighters_of_his_player_his_own_included(scene):
    edge, game = _biggs(scene, "Fighter 0")
    assert edge == 2
    game.leave()


def test_biggs_gives_nothing_to_a_vehicle_that_is_no_fighter(scene):
    edge, game = _biggs(scene, "Barge")
    assert edge == 0
    game.leave()
