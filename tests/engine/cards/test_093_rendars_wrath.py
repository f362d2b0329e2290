"""The cards of Rendar's Wrath (set 93)."""

import pytest
from kit.scenario import Side
from real_cards import dummy

from swlcg_deck.playtest.bots import GreedyBot, Situation

MONGER = "Arcona Rumor Monger"


def _attack(scene, *attackers, guards=3):
    dark = Side(units=[dummy(f"Guard {n}") for n in range(guards)])
    light = Side(units=[MONGER, dummy("Pal", "light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.choose(*attackers)
    return game


@pytest.mark.rule("CONF-08")
def test_against_the_monger_alone_two_defend_or_none(scene):
    game = _attack(scene, MONGER)
    game.asks("defend", "dark")
    game.offers("several", "pass")
    game.choose("several")
    game.asks("defenders", "dark")
    assert (game.decision.least, game.decision.most) == (2, 3)
    game.choose("Guard 0", "Guard 2")
    assert [game.role(f"Guard {n}") for n in range(3)] == ["defending", "", "defending"]
    game.leave()


@pytest.mark.parametrize("icons", [(0, 0, 0), (5, 0, 0)])
def test_a_bot_answers_the_monger_with_several_or_none(scene, icons):
    """Two that can kill the Monger without a risk are worth it, two harmless ones are not less."""
    dark = Side(units=[dummy(f"Guard {n}", icons=icons) for n in range(2)])
    game = scene(
        phase="conflict", active="light", dark=dark, light=Side(units=[MONGER]), abilities=True
    )
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.asks("defend", "dark")
    (picked,) = GreedyBot().choose(Situation(game.state, game.decision, 1))
    game.choose(game.options[picked])
    if game.decision.kind == "defenders":
        assert len(GreedyBot().choose(Situation(game.state, game.decision, 1))) == 2
    game.leave()


@pytest.mark.rule("CONF-08")
def test_against_the_monger_alone_nobody_need_defend(scene):
    game = _attack(scene, MONGER)
    game.pass_()
    game.asks("engage", "light")
    # It was unopposed: 1 damage.
    assert game.damage("Objective 1") == 1
    game.leave()


def test_a_single_unit_cannot_defend_against_the_monger_alone(scene):
    game = _attack(scene, MONGER, guards=1)
    game.skip_to("engage", "light")
    assert game.damage("Objective 1") == 1
    game.leave()


def test_beside_another_attacker_the_monger_asks_for_nothing(scene):
    game = _attack(scene, MONGER, "Pal")
    game.asks("defenders", "dark")
    assert game.decision.least == 0
    game.leave()


def test_the_next_engagement_is_asked_about_anew(scene):
    game = _attack(scene, MONGER)
    game.choose("several")
    game.choose("Guard 0", "Guard 1")
    game.skip_to("engage", "light")
    game.choose("engage Objective 2")
    game.asks("defenders", "dark")
    assert game.decision.least == 0
    game.leave()
