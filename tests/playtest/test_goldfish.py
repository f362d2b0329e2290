"""Solo games: the opponent only exists, and everything else goes by the rules."""

import pytest
from kit.starter_decks import JEDI, SITH

from swlcg_deck.engine.game import DARK, LIGHT
from swlcg_deck.playtest.bots import GreedyBot, IdleBot
from swlcg_deck.playtest.goldfish import IDLE_DECKS, play_goldfish


@pytest.mark.parametrize(("deck", "side"), [(SITH, DARK), (JEDI, LIGHT)])
def test_the_opponent_does_nothing_but_exist(pool, deck, side):
    enemy = ("Light", "Dark")[side == LIGHT]
    for seed in range(5):
        game = play_goldfish(pool, deck, side, seed, 4, GreedyBot())
        for verb in ("plays", "attacks", "commits", "defends", "uses"):
            assert not any(line.strip().startswith(f"{enemy} {verb}") for line in game.log)
        assert any("plays" in line for line in game.log)
        assert game.record.objectives_lost == 0 or side == LIGHT


def test_so_many_turns_as_wanted_and_each_told(pool):
    game = play_goldfish(pool, JEDI, LIGHT, 2, 2, GreedyBot())
    assert [turn.turn for turn in game.turns] == [2, 4]
    assert game.winner is None
    first = game.turns[0]
    assert first.units
    assert first.dial == 1
    assert len(first.hand) <= 6


def test_the_dial_ends_a_game_in_which_nobody_does_anything(pool):
    game = play_goldfish(pool, JEDI, LIGHT, 1, 50, IdleBot())
    assert (game.winner, game.rule) == (DARK, "WIN-03")
    assert [turn.dial for turn in game.turns] == list(range(1, 12))


def test_who_only_exists_has_objectives_without_text(pool):
    for choice in IDLE_DECKS.values():
        for number in choice.sets:
            objective = pool.set(number).objective
            assert (objective.damage_capacity, objective.text) == (5, ())
