"""The cards of Solidarity of Spirit (set 197)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from real_cards import NAVY, REBELS, navy, rebels

HAND = [
    unit("Two", affiliation=NAVY, cost=2),
    unit("Three", affiliation=NAVY, cost=3),
    unit("Sith", affiliation="Sith", cost=1),
]


def _turned_up(scene):
    """The objective comes up when the fourth is drawn for a destroyed one."""
    friends = [unit("Ally", affiliation=REBELS, cost=2), unit("Jedi", affiliation="Jedi", cost=2)]
    light = rebels(hand=friends, objectives=[], objective_deck=["Solidarity of Spirit"])
    game = scene(phase="refresh", active="light", dark=navy(hand=HAND), light=light, abilities=True)
    game.skip_to("reaction", "light")
    game.choose("use Solidarity of Spirit")
    return game


def test_solidarity_of_spirit_lets_the_opponent_answer_with_an_in_faction_unit_of_no_more(scene):
    game = _turned_up(scene)
    assert game.zone("Ally") == "in play"
    game.asks("may", "dark")
    game.choose(game.options[0])
    assert (game.zone("Two"), game.controller("Two")) == ("in play", "dark")
    assert [game.zone(card) for card in ("Jedi", "Three", "Sith")] == ["hand"] * 3
    game.leave()


def test_solidarity_of_spirit_forces_nobody_to_answer(scene):
    game = _turned_up(scene)
    game.choose(game.options[-1])
    assert (game.zone("Ally"), game.zone("Two")) == ("in play", "hand")
    game.leave()


COMMAND = "Rebel Fleet Command"


@pytest.mark.rule("RES-14")
@pytest.mark.parametrize(
    ("affiliation", "cost", "offered"),
    [(REBELS, 3, True), (REBELS, 2, False), ("Neutral", 3, False)],
)
def test_the_fleet_command_is_the_third_resource_of_a_rebel_card_of_3(
    scene, affiliation, cost, offered
):
    hero = unit("Hero", side="light", affiliation=affiliation, cost=cost)
    value = cost - 2 if cost == 3 else 0
    base = objective("Base", affiliation=REBELS, resources=1 + value)
    light = Side(
        affiliation=REBELS,
        hand=[hero],
        enhancements=[(COMMAND, None)],
        objectives=[base],
        focus={REBELS: 1},
    )
    game = scene(active="light", light=light, abilities=True)
    assert ("play Hero unit" in game.options) is offered
    game.leave()
