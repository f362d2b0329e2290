"""The affiliation cards with a text: alliance cards with a reaction."""

import pytest
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.parametrize(
    ("card", "side"),
    [
        ("Fighters for Freedom", "light"),
        ("Desperate Allies", "light"),
        ("Dark Masters", "dark"),
        ("Promise of Power", "dark"),
    ],
)
def test_an_alliance_card_takes_a_focus_token_off_a_unit_of_yours_after_you_refresh(
    scene, card, side
):
    own = Side(
        affiliation=card,
        units=[dummy("A", side), dummy("B", side)],
        focus={"A": 3, "B": 2, card: 1},
    )
    other_side = "dark" if side == "light" else "light"
    other = Side(units=[dummy("Foe", other_side)], focus={"Foe": 2})
    halves = {side: own, other_side: other}
    game = scene(phase="refresh", active=side, **halves, abilities=True)
    game.asks("reaction", side)
    game.choose(f"use {card}")
    game.offers("target A", "target B")
    game.choose("target A")
    assert [game.focus(unit) for unit in ("A", "B", "Foe")] == [1, 1, 2]
    game.leave()


@pytest.mark.parametrize("card", ["Fighters for Freedom", "Desperate Allies"])
def test_an_alliance_card_does_nothing_in_the_refresh_of_the_enemy(scene, card):
    light = Side(affiliation=card, units=[dummy("A", "light")], focus={"A": 3})
    game = scene(phase="refresh", active="dark", light=light, abilities=True)
    game.leave()
    assert (game.focus("A"), game.decision.kind != "reaction") == (3, True)
