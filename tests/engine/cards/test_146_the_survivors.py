"""The cards of The Survivors (set 146)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import salvo, ward
from real_cards import dummy

JEDI = {"affiliation": "Jedi", "traits": ["Character"], "unique": True}


def _shot(scene, *, guns=1, **facts):
    """The light side has a Hero; each gun deals 2 damage to it."""
    light = Side(objectives=["The Survivors"], units=[dummy("Hero", "light", **{**JEDI, **facts})])
    dark = Side(objectives=[salvo("dark", 2, "Hero", title=f"Gun {n}") for n in range(guns)])
    game = scene(active="dark", light=light, dark=dark, abilities=True)
    game.choose("use Gun 0")
    return game


@pytest.mark.rule("ERR-17")
def test_the_survivors_prevent_1_damage_of_a_unique_jedi_once_a_turn(scene):
    game = _shot(scene, guns=2)
    game.asks("interrupt", "light")
    assert game.damage("Hero") == 0
    game.choose("use The Survivors")
    assert game.damage("Hero") == 1
    game.choose("use Gun 1")
    assert game.damage("Hero") == 3
    game.leave()


@pytest.mark.parametrize("later", ["phase", "turn"])
def test_the_survivors_help_again_in_the_next_turn_and_not_in_the_next_phase(scene, later):
    game = _shot(scene, guns=2)
    game.choose("use The Survivors")
    begun = game.phase, game.state.turn
    while game.phase == begun[0] if later == "phase" else game.state.turn == begun[1]:
        game.decline()
        game.skip_to("action", "dark")
    assert (game.state.turn > begun[1]) is (later == "turn")
    game.choose("use Gun 1")
    assert ("use The Survivors" in game.options) is (later == "turn")
    game.leave()


def test_the_survivors_may_let_it_come(scene):
    game = _shot(scene)
    game.decline()
    assert game.damage("Hero") == 2
    game.leave()


@pytest.mark.parametrize(
    "facts",
    [{"unique": False}, {"affiliation": "Rebel Alliance"}, {"traits": ["Droid"]}],
)
def test_the_survivors_help_nobody_else(scene, facts):
    game = _shot(scene, **facts)
    assert game.damage("Hero") == 2
    game.leave()


def _protected(scene, title):
    """2 damage comes to a card, which Qu Rahn may take if it is a Character's."""
    pal = dummy("Pal", "light", traits=["Character"])
    light = Side(objectives=[objective("Own")], units=["Qu Rahn", pal])
    gun = salvo("dark", 2, title, title="Gun")
    dark = Side(objectives=[gun, objective("Base", side="dark")])
    game = scene(active="dark", light=light, dark=dark, abilities=True)
    game.choose("use Gun")
    return game


def test_qu_rahn_pays_back_what_he_protects_from(scene):
    game = _protected(scene, "Pal")
    game.asks("protect", "light")
    game.choose("protect Qu Rahn 2 of Pal")
    game.choose("use Qu Rahn")
    game.offers("target Gun", "target Base")
    game.choose("target Base")
    assert [game.damage(name) for name in ("Qu Rahn", "Pal", "Base")] == [2, 0, 2]
    game.leave()


def test_qu_rahn_pays_back_as_much_as_he_took_himself(scene):
    game = _protected(scene, "Pal")
    game.choose("protect Qu Rahn 1 of Pal")
    game.choose("done")
    game.choose("use Qu Rahn")
    game.choose("target Base")
    assert [game.damage(name) for name in ("Qu Rahn", "Pal", "Base")] == [1, 1, 1]
    game.leave()


def test_qu_rahn_does_not_pay_back_what_he_is_dealt(scene):
    game = _protected(scene, "Qu Rahn")
    assert (game.damage("Qu Rahn"), "use Qu Rahn" in game.options) == (2, False)
    game.leave()


SHIEN = "Shien Training"


def _shien(scene, *, at="Adept", focus=0):
    light = Side(
        units=[dummy("Adept", "light", traits=["Character", "Force User"]), ward("Pal")],
        enhancements=[(SHIEN, "Adept")],
        focus={SHIEN: focus},
    )
    dark = Side(objectives=[salvo("dark", 2, at, title="Gun")], units=[dummy("Foe")])
    game = scene(active="dark", light=light, dark=dark, abilities=True)
    game.choose("use Gun")
    return game


@pytest.mark.parametrize("onto", ["Pal", "Foe"])
def test_shien_training_turns_all_damage_upon_another_unit(scene, onto):
    game = _shien(scene)
    game.choose(f"use {SHIEN}")
    game.offers("target Pal", "target Foe")
    game.choose(f"target {onto}")
    dealt = {name: game.damage(name) for name in ("Adept", "Pal", "Foe")}
    assert dealt == {"Adept": 0, "Pal": 0, "Foe": 0, onto: 2}
    assert game.focus(SHIEN) == 1
    game.leave()


@pytest.mark.parametrize("board", [{"focus": 1}, {"at": "Pal"}])
def test_shien_training_helps_its_own_unit_while_ready(scene, board):
    game = _shien(scene, **board)
    assert game.damage(board.get("at", "Adept")) == 2
    assert f"use {SHIEN}" not in game.options
    game.leave()
