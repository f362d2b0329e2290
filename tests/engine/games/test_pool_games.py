"""Games of random legal decks with all texts that are written: by chance, and by sensible players.

Of the whole pool, or of some sets: POOL_SETS=37-96. `make test` plays some, `make bench` plays
1,000 by chance (POOL_GAMES) and 200 by sensible players (POOL_GREEDY_GAMES). A failure names its
game; that one alone is played again with
FUZZ_SEED=<number> .venv/bin/pytest tests/engine/games/test_pool_games.py
"""

import os

import pytest
from kit.random_decks import RandomDecks
from test_core_fuzz import CoreWatcher
from test_core_greedy import greedy_games
from test_engine_fuzz import SEED, watched_games

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.texts.face_book import FaceBook

GAMES = int(os.environ.get("POOL_GAMES", "16"))
GREEDY_GAMES = int(os.environ.get("POOL_GREEDY_GAMES", "6"))
SETS = os.environ.get("POOL_SETS")


@pytest.fixture(scope="module")
def written(pool: CardPool) -> RandomDecks:
    first, _, last = (SETS or "").partition("-")
    sets = range(int(first), int(last) + 1) if SETS else None
    return RandomDecks(pool, FaceBook(abilities=True), sets)


def test_random_games_with_the_texts_of_the_pool_are_sound_at_every_decision(
    written: RandomDecks,
) -> None:
    _, asked = watched_games(written, GAMES, CoreWatcher)
    if not SEED:
        assert {"action", "reaction", "interrupt", "target", "choose", "pay"} <= asked.keys()


def test_games_of_sensible_players_with_the_texts_of_the_pool_come_to_an_end(
    written: RandomDecks,
) -> None:
    greedy_games(written, GREEDY_GAMES, "test_pool_games.py")
