"""The cards of Inhospitable Deployments (set 281)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from real_cards import REBELS, rebels

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


MINES = [objective(f"Mine {n}", side="light", affiliation=REBELS) for n in range(8)]
HOTH = objective("Cave", side="light", traits=["Hoth"])


def _speeder(number, **facts):
    return unit(f"Sled {number}", side="light", **{"cost": 3, "traits": ["Speeder"], **facts})


def _paid(game, card):
    """What a unit costs when the objective is used as often as it may be."""
    game.choose(f"play {card} unit")
    before, used = sum(game.state.focus), 0
    while game.decision.kind in ("interrupt", "pay"):
        if game.decision.kind == "interrupt":
            game.choose("use Inhospitable Deployments")
            used += 1
        else:
            game.choose(game.options[0])
    return sum(game.state.focus) - before, used


@pytest.mark.parametrize("others", [0, 1])
def test_inhospitable_deployments_is_used_once_a_turn_for_each_hoth_objective(scene, others):
    hand = [_speeder(n) for n in range(3)]
    light = rebels(hand=hand, objectives=["Inhospitable Deployments", *MINES, *[HOTH][:others]])
    game = scene(active="light", light=light, abilities=True)
    costs = [_paid(game, f"Sled {n}") for n in range(3)]
    # It has the trait Hoth itself.
    assert costs == [(2, 1), (2, 1), (3, 0)] if others else [(2, 1), (3, 0), (3, 0)]
    game.leave()


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        (unit("Sled", side="light", cost=1, traits=["Speeder"]), 1),  # not less than 1
        (unit("Sled", side="light", cost=3, traits=["Trooper"]), 2),
        (unit("Sled", side="light", cost=3, traits=["Vehicle"]), 3),
    ],
)
def test_inhospitable_deployments_is_for_speeders_and_troopers_down_to_one(scene, card, cost):
    light = rebels(hand=[card], objectives=["Inhospitable Deployments", *MINES])
    game = scene(active="light", light=light, abilities=True)
    assert _paid(game, "Sled")[0] == cost
    game.leave()
