"""The cards of Knowledge and Defense (set 53)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import dummy, pay

BASE = objective("Base", side="light", capacity=9)
DEN = objective("Den", side="dark", capacity=9)


def _hit(scene, at, own="light"):
    light = Side(
        units=[dummy("Guard", "light")],
        objectives=[BASE, objective("Temple", affiliation="Jedi", resources=9), clock("light")],
        hand=["Confronting the Terror"],
    )
    dark = Side(units=[dummy("Thug")], objectives=[salvo("dark", 3, at), DEN])
    light.shields = {"Guard": 1}
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Salvo")
    if at == "Guard":
        game.choose("take Guard")  # shields come before what interrupts the damage
    return game


@pytest.mark.rule("OPEN-49")
@pytest.mark.parametrize("at", ["Guard", "Base"])
def test_confronting_the_terror_makes_the_enemy_share_out_the_damage_himself(scene, at):
    game = _hit(scene, at)
    game.asks("interrupt", "light")
    game.choose("use Confronting the Terror")
    pay(game)
    # He says among which of his own cards, one at least, and where each point goes.
    game.asks("choose", "dark")
    assert game.decision.least == 1
    game.offers("choose Thug", "choose Salvo", "choose Den")
    game.choose("choose Thug", "choose Den")
    game.asks("divide", "dark")
    game.choose("hit Thug")
    game.choose("hit Den")
    game.choose("hit Den")
    assert (game.damage("Thug"), game.damage("Den"), game.damage(at)) == (1, 2, 0)
    game.leave()


def test_one_card_takes_all_of_it_and_no_point_is_asked_for(scene):
    game = _hit(scene, "Guard")
    game.choose("use Confronting the Terror")
    pay(game)
    game.choose("choose Den")
    assert (game.damage("Den"), game.damage("Guard"), game.shields("Guard")) == (3, 0, 1)
    game.leave()


def test_the_damage_of_enemies_is_no_terror(scene):
    game = _hit(scene, "Thug")
    assert game.damage("Thug") == 3
    assert "use Confronting the Terror" not in game.options
    game.leave()
