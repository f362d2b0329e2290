"""The cards of the dark side challenge deck (D01)."""

import pytest
from kit.card_makers import objective
from real_cards import NAVY, navy, pay

from swlcg_deck.engine.facts.characteristics import resource_value

JERJERROD = "Moff Jerjerrod"


@pytest.mark.rule("MOD-06")
def test_moff_jerjerrod_doubles_the_resources_of_the_objective_he_is_put_on(scene):
    mine = [objective("Mine", side="dark", affiliation=NAVY, resources=3)]
    dark = navy(hand=[JERJERROD], objectives=[*mine, objective("Second", side="dark")])
    game = scene(active="dark", dark=dark, abilities=True)
    game.offers(f"play {JERJERROD} unit", f"play {JERJERROD} enhancement", "pass")
    game.choose(f"play {JERJERROD} enhancement")
    pay(game)
    game.offers("attach Mine", "attach Second")
    game.choose("attach Mine")
    values = [resource_value(game.state, game.card(name)) for name in ("Mine", "Second")]
    assert values == [6, 1]
    game.leave()


def test_moff_jerjerrod_as_a_unit_doubles_nothing(scene):
    mine = objective("Mine", side="dark", affiliation=NAVY, resources=3)
    game = scene(active="dark", dark=navy(units=[JERJERROD], objectives=[mine]), abilities=True)
    assert resource_value(game.state, game.card("Mine")) == 3
    game.leave()
