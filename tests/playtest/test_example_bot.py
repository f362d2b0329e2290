"""The bot that the guide shows is a bot: it plays whole games against ours, and knows no more."""

from runpy import run_path
from types import SimpleNamespace

import pytest

from swlcg_deck.engine import game
from swlcg_deck.paths import resources_dir
from swlcg_deck.playtest.bots import BOTS, Situation, bot_named
from swlcg_deck.playtest.matches import play_match


@pytest.fixture(scope="module")
def example() -> SimpleNamespace:
    """Run as a file, as its reader does; importing would leave a cache beside it."""
    return SimpleNamespace(**run_path(str(resources_dir() / "examples" / "eager_bot.py")))


@pytest.mark.parametrize("against", [name for name in BOTS if name != "search"])
def test_it_plays_whole_games_on_either_side(example, pool, against):
    decks = (example.SITH, example.JEDI)
    for bots in (
        (example.EagerBot(), bot_named(against)),
        (bot_named(against), example.EagerBot()),
    ):
        record = play_match(pool, decks, bots, seed=7)
        assert record is not None
        assert record.turns > 2
        assert record == play_match(pool, decks, bots, seed=7), "the same seed is the same game"


def test_it_beats_chance(example, pool):
    assert example.games_won(pool, 6, "random") > 3


def test_it_never_passes_where_it_can_act_but_for_edge_battles(example, pool):
    state = game.new_game(pool, example.SITH, example.JEDI, seed=1)
    passed = set()
    while not isinstance(step := game.advance(state), game.Result):
        picks = example.EagerBot().choose(Situation(state, step, seed=1))
        if any(step.options[pick][0] == "pass" for pick in picks) and len(step.options) > 1:
            passed.add(step.kind)
        game.answer(state, picks)
    assert passed <= {"edge", "discard one"}
    assert "edge" in passed
