"""The cards of Solidarity of Spirit (set 197)."""

import pytest
from kit.card_makers import event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import NAVY, REBELS, dummy, navy, rebels

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


@pytest.mark.rule("STRIKE-07")
@pytest.mark.rule("ERR-25")
def test_home_one_blasts_a_second_objective_after_the_first(scene):
    light = Side(units=["197-2"], hand=[event("Skill", force=5)])
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Foe")]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 1", "Home One", defenders=("Foe",))
    game.choose("place Skill")
    game.skip_to("icon")
    game.choose("icon Home One blast damage")
    # The damage is there before the reaction is offered.
    game.asks("reaction", "light")
    assert game.damage("Objective 1") == 2
    game.choose("use Home One")
    game.offers("choose Objective 2", "choose Objective 3")
    game.choose("choose Objective 3")
    assert [game.damage(f"Objective {n}") for n in (1, 2, 3)] == [2, 0, 2]
    game.leave()
