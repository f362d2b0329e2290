"""The cards of Guarding the Wing (set 150)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from real_cards import dummy

WING = {"traits": ["Vehicle", "Fighter", "Black Squadron"]}


def _wing(scene, *hand, own=2, objectives=("Guarding the Wing",), text=()):
    units = [dummy(f"Wing {n}", resources=n, **WING) for n in range(own)]
    dark = Side(
        hand=hand,
        units=[*units, dummy("Other", traits=["Fighter"], text=text)],
        objectives=[*objectives, objective("Bare", side="dark", resources=0)],
        focus={"Sith affiliation": 1, "Guarding the Wing": 1} if objectives else {},
    )
    return scene(active="dark", dark=dark, abilities=True)


def _card(name, cost, **facts):
    return unit(name, side="dark", cost=cost, **facts)


@pytest.mark.rule("RES-14")
def test_each_black_squadron_card_pays_1_more_for_black_squadron_cards(scene):
    """Wing 0 has nothing of its own, Wing 1 has 1 that pays for anything."""
    hand = (_card("Ace", 3, **WING), _card("Too dear", 4, **WING), _card("Grunt", 2))
    game = _wing(scene, *hand, _card("Cheap", 1))
    game.offers("play Ace unit", "play Cheap unit", "pass")
    game.choose("play Ace")
    assert (game.focus("Wing 0"), game.focus("Wing 1")) == (1, 2)
    game.leave()


def test_its_own_resource_pays_for_other_cards(scene):
    game = _wing(scene, _card("Cheap", 1), _card("Ace", 1, **WING))
    game.choose("play Cheap")
    assert (game.focus("Wing 0"), game.focus("Wing 1")) == (0, 1)
    # What is left on the exhausted card is lost; the other one still pays (RES-06).
    game.offers("play Ace unit", "pass")
    game.leave()


@pytest.mark.rule("RES-13")
def test_the_gained_resource_pays_for_no_ability(scene):
    text = "action: {cost: [{spend: 2}], do: [{draw: 1}]}"
    game = _wing(scene, text=text)
    assert "use Other" not in game.options
    game.leave()


def test_cards_of_the_opponent_gain_nothing(scene):
    dark = Side(objectives=["Guarding the Wing"])
    light = Side(
        units=[dummy("Foe", "light", **WING)],
        hand=[unit("Ace", side="light", cost=2, **WING)],
        objectives=[],
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert "play Ace unit" not in game.options
    game.leave()
