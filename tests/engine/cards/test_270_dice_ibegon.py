"""Dice Ibegon (270-2): the enemy declares his defenders first."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import chronicler, clock
from real_cards import dummy

from swlcg_deck.playtest.bots import GreedyBot, Situation

DICE = "Dice Ibegon"


def _conflict(scene, *, foes=("Foe", "Guard"), own=("Pal",), more=()):
    light = Side(units=["270-2", *(dummy(name, "light") for name in own)])
    light.objectives = [objective("Base", side="light"), clock("light"), *more]
    dark = Side(units=[dummy(name) for name in foes])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    return game


def _use(game, first="Objective 1", target="Objective 2"):
    game.choose(f"engage {first}")
    game.asks("interrupt", "light")
    game.choose(f"use {DICE}")
    game.offers("target Objective 1", "target Objective 2", "target Objective 3")
    game.choose(f"target {target}")


@pytest.mark.rule("CONF-08")
def test_the_defenders_are_declared_before_the_attackers(scene):
    game = _conflict(scene)
    _use(game)
    game.asks("defenders", "dark")
    assert (game.state.engagement, game.role(DICE)) == (0, "")
    game.choose("defend Guard")
    game.asks("attackers", "light")
    game.offers(f"attack {DICE}", "attack Pal")
    # Now he knows whom he meets.
    game.choose("attack Pal")
    assert (game.role("Guard"), game.role("Pal"), game.role("Foe")) == (
        "defending",
        "attacking",
        "",
    )
    assert game.names([game.state.engaged]) == ["Objective 2"]
    game.leave()


def test_the_attacker_has_to_declare_a_unit(scene):
    game = _conflict(scene)
    _use(game)
    game.choose("defend Guard")
    assert game.decision.least == 1
    game.leave()


def test_no_defender_need_be_declared(scene):
    game = _conflict(scene)
    _use(game)
    game.choose()
    game.choose("attack Pal")
    game.skip_to("engage", "light")
    assert (game.damage("Objective 2"), game.damage("Objective 1")) == (1, 0)
    # That objective is used up, the one that was given up is not (CONF-13).
    game.offers("engage Objective 1", "engage Objective 3", "pass")


def test_it_may_be_left_and_the_usual_order_holds(scene):
    game = _conflict(scene)
    game.choose("engage Objective 1")
    game.pass_()
    game.asks("attackers", "light")
    game.choose("attack Pal")
    game.skip_to("defenders", "dark")
    assert game.names([game.state.engaged]) == ["Objective 1"]
    game.leave()


def test_dice_is_used_once_a_turn_and_not_by_the_enemy(scene):
    game = _conflict(scene)
    _use(game)
    game.choose()
    game.choose("attack Pal")
    game.skip_to("engage", "light")
    game.choose("engage Objective 1")
    game.asks("attackers", "light") if game.decision.kind == "attackers" else game.leave()
    assert f"use {DICE}" not in game.options
    light = Side(units=["270-2"])
    other = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[dummy("Foe")]),
        light=light,
        abilities=True,
    )
    other.choose("engage Objective 4")
    other.leave()
    assert f"use {DICE}" not in other.options


def test_what_reacts_to_declarations_comes_when_all_are_declared(scene):
    text = (
        "reaction: {when: {declared: {type: unit}, role: defender, by: opponent}, do: [{draw: 1}]}"
    )
    spy = objective("Spy", side="light", text=text)
    watch = chronicler("light", "engaged")
    game = _conflict(scene, more=[spy, watch])
    _use(game)
    game.choose("defend Guard")
    game.choose("attack Pal")
    game.asks("reaction", "light")
    assert game.state.engagement == 1
    game.offers("use Spy", "pass")
    game.pass_()
    game.offers("use Chronicler", "pass")
    game.leave()


def test_a_bot_reckons_with_all_who_could_come(scene):
    """Nobody attacks yet, but somebody will: a defender that stands it spares the objective."""
    light = Side(units=["270-2", dummy("Raider", "light", icons=(5, 3, 0))])
    dark = Side(units=[dummy("Guard", capacity=9, icons=(1, 0, 1), force=3)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    _use(game)
    game.asks("defenders", "dark")
    picks = GreedyBot().choose(Situation(game.state, game.decision, 1))
    assert picks
    game.choose("defend Guard")
    # The other one knows whom he meets, and declares somebody.
    assert GreedyBot().choose(Situation(game.state, game.decision, 1))
    game.leave()
