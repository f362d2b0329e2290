"""The cards of Death and Despayre (set 29)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import NAVY, navy, pay

from swlcg_deck.engine.facts.characteristics import capacity

BASE = objective("Base", capacity=1)


def _objective_falls(scene, *units, **half):
    dark = navy(units=units, objectives=[salvo("dark", 1, "Base", title="Gun")], **half)
    light = Side(objectives=[BASE, objective("Camp")])
    game = scene(active="dark", dark=dark, light=light, dial=3, abilities=True)
    game.choose("use Gun")
    return game


@pytest.mark.parametrize(("unit", "price"), [("Devastator", 1), ("Imperial Officer", 2)])
def test_the_dial_advances_for_resources_when_an_enemy_objective_is_destroyed(scene, unit, price):
    game = _objective_falls(scene, unit)
    # The dark side wins an objective: the dial has moved on by itself as well (WIN-06).
    before = game.dial
    game.asks("reaction", "dark")
    game.choose(f"use {unit}")
    pay(game)
    assert game.dial == before + 1
    assert game.focus(NAVY) + game.focus("Gun") == price
    game.leave()


def test_the_dial_does_not_advance_without_the_resources(scene):
    game = _objective_falls(scene, "Imperial Officer", focus={NAVY: 1})
    game.leave()
    assert game.decision.kind != "reaction"


def test_the_dial_does_not_advance_for_an_objective_of_your_own(scene):
    gun = salvo("dark", 1, "Fort", title="Gun")
    dark = navy(units=["Devastator"], objectives=[gun, objective("Fort", side="dark", capacity=1)])
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Gun")
    game.leave()
    assert (game.zone("Fort"), game.decision.kind) == ("victory pile", "action")


def test_defense_upgrade_strengthens_an_objective_by_3(scene):
    dark = navy(hand=["Defense Upgrade"], damage={"Objective 1": 4})
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Defense Upgrade")
    pay(game)
    game.offers(*(f"attach Objective {number}" for number in range(1, 7)))
    game.choose("attach Objective 1")
    assert capacity(game.state, game.card("Objective 1")) == 8
    assert capacity(game.state, game.card("Objective 2")) == 5
    game.leave()
