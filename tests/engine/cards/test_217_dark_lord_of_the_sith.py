"""The cards of Dark Lord of the Sith (set 217)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.parametrize(("balance", "tokens"), [("light", 1), ("dark", 2)])
def test_telekinetic_strike_focuses_an_enemy_that_costs_no_more_than_your_unit(
    scene, balance, tokens
):
    dark = Side(hand=["Telekinetic Strike"], units=[dummy("Adept", cost=2)], affiliation="Sith")
    light = Side(
        units=[
            unit("Man", side="light", cost=2, traits=["Character"]),
            unit("Beast", side="light", cost=1, traits=["Creature"]),
            unit("Tank", side="light", cost=1, traits=["Vehicle"]),
            unit("Chief", side="light", cost=3, traits=["Character"]),
        ]
    )
    game = scene(active="dark", dark=dark, light=light, balance=balance, abilities=True)
    game.choose("use Telekinetic Strike")
    game.offers("target Man", "target Beast")
    game.choose("target Man")
    assert (game.focus("Adept"), game.focus("Man"), game.focus("Chief")) == (1, tokens, 0)
    game.leave()
