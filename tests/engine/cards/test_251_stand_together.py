"""The cards of Stand Together (set 251)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def _ezra(scene, **half):
    base = objective("Base", affiliation="Jedi")
    dark = Side(units=[dummy("Guard"), dummy("Scout"), dummy("Away")], **half)
    light = Side(units=["Ezra Bridger"], objectives=[base])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    engage(game, "Objective 1", "Ezra Bridger", defenders=("Guard", "Scout"))
    game.skip_to("reaction", "light")
    game.choose("use Ezra Bridger")
    return game


def test_ezra_bridger_lets_the_opponent_choose_a_focus_token(scene):
    game = _ezra(scene, hand=["Rancor", "Nightsister", "AT-ST"])
    game.asks("either", "dark")
    assert len(game.options) == 2
    game.choose(game.options[0])
    game.asks("choose", "dark")
    game.offers("choose Guard", "choose Scout")
    game.choose("choose Scout")
    assert game.focus("Scout") == 1
    assert len(game.pile("hand", "dark")) == 3
    game.leave()


def test_ezra_bridger_lets_the_opponent_discard_two_cards_instead(scene):
    game = _ezra(scene, hand=["Rancor", "Nightsister", "AT-ST"])
    game.choose(game.options[1])
    assert len(game.pile("hand", "dark")) == 1
    assert len(game.pile("discard", "dark")) == 2
    assert game.focus("Scout") == 0
    game.leave()


@pytest.mark.rule("FAQ-30")
def test_ezra_bridger_offers_no_half_that_cannot_be_carried_out(scene):
    """With one card in hand two cannot be discarded: only the token is left to be placed."""
    game = _ezra(scene, hand=["Rancor"])
    before = game.focus("Guard")
    game.asks("choose", "dark")
    game.offers("choose Guard", "choose Scout")
    game.choose("choose Guard")
    assert (game.focus("Guard"), game.pile("hand", "dark")) == (before + 1, ["Rancor"])
    game.leave()


@pytest.mark.rule("RB-16")
@pytest.mark.rule("SHIELD-08")
def test_a_shield_stops_the_token_that_ezra_makes_his_opponent_place(scene):
    game = _ezra(scene, hand=["Rancor"], shields={"Guard": 1})
    before = game.focus("Guard")
    game.choose("choose Guard")
    game.asks("shield", "dark")
    game.choose("shield Guard")
    assert (game.focus("Guard"), game.shields("Guard")) == (before, 0)
    game.leave()
