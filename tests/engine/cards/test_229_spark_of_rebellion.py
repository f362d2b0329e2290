"""The cards of Spark of Rebellion (set 229)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from real_cards import REBELS, dummy, spent, treasury

KANAN = "Kanan Jarrus"
RARER_BOARD = {"229-2": "on the small board his own affiliation pays for him"}


def _rebels(**half):
    return Side(affiliation=REBELS, objectives=[treasury(REBELS), treasury("Neutral", 5)], **half)


@pytest.mark.rule("OPEN-16")
def test_kanan_needs_no_match_but_other_jedi_do(scene):
    other = unit("Padawan", affiliation="Jedi", cost=1)
    game = scene(active="light", light=_rebels(hand=[KANAN, other]), abilities=True)
    game.offers(f"play {KANAN} unit", "pass")
    assert spent(game, f"play {KANAN}") == 4
    game.leave()


@pytest.mark.rule("REF-01")
def test_kanan_readies_a_unit_after_his_player_refreshes(scene):
    light = _rebels(units=[KANAN, dummy("Tired", "light")], focus={"Tired": 2})
    dark = Side(units=[dummy("Foe")], focus={"Foe": 1})
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    game.asks("reaction", "light")
    game.choose(f"use {KANAN}")
    game.offers(f"target {KANAN}", "target Tired")
    game.choose("target Tired")
    assert (game.focus("Tired"), game.focus("Foe")) == (0, 1)
    game.leave()


def test_kanan_does_nothing_after_the_opponent_refreshes(scene):
    light = _rebels(units=[KANAN, dummy("Tired", "light")], focus={"Tired": 2})
    game = scene(phase="refresh", active="dark", light=light, abilities=True)
    assert game.focus("Tired") == 2
    assert game.decision.kind != "reaction"
    game.leave()
