"""Random games of Core Set decks with the real texts of their cards, watched at every decision.

Starter decks and random legal decks of Core Set sets in turn. `make test` plays some, `make bench`
plays 1,000 (CORE_GAMES). A failure names its game; that one alone is played again with
FUZZ_SEED=<number> .venv/bin/pytest tests/engine/games/test_core_fuzz.py
"""

import os

from kit.random_decks import CORE_SETS, FEWEST, MOST, CoreDecks
from kit.random_play import random_choice
from test_engine_fuzz import SEED, Watcher, watched_games

from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.driver import advance, answer
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.saved.save import load, save
from swlcg_deck.engine.seats.imagined import determinised
from swlcg_deck.engine.seats.view import observe

GAMES = int(os.environ.get("CORE_GAMES", "24"))
IMAGINED_EVERY = 32
PLAYED_ON = 20


class CoreWatcher(Watcher):
    """Also saves and loads as the program does, and plays on in what a player may imagine."""

    def look(self, state: State, decision: Decision) -> None:
        super().look(state, decision)
        if not self.chance.randrange(IMAGINED_EVERY):
            self.a_saved_game_goes_on(state, decision)
            self.an_imagined_game_goes_on(state)

    def a_saved_game_goes_on(self, state: State, decision: Decision) -> None:
        pool, book = self.decks.pool, self.decks.book
        loaded = load(save(state, pool), pool, book=book)
        assert loaded.digest() == state.digest()
        assert advance(loaded) == decision
        self.play_on(loaded)

    def an_imagined_game_goes_on(self, state: State) -> None:
        before = state.digest()
        for player in (0, 1):
            imagined = determinised(state, player, self.chance.randrange(1 << 32))
            assert observe(imagined.clone(), player) == observe(state, player)
            self.play_on(imagined)
        assert state.digest() == before

    def play_on(self, state: State) -> None:
        for _ in range(PLAYED_ON):
            decision = advance(state)
            if not isinstance(decision, Decision):
                break
            answer(state, random_choice(decision, self.chance))


def test_core_games_with_their_texts_are_sound_at_every_decision(core: CoreDecks) -> None:
    ends, asked = watched_games(core, GAMES, CoreWatcher)
    if not SEED:
        assert {"player 0 by WIN-03", "player 1 by WIN-01"} <= ends.keys()
        assert {"action", "reaction", "interrupt", "target", "choose", "pay"} <= asked.keys()


def test_starter_and_random_decks_play_in_turn(core: CoreDecks) -> None:
    starters, drawn = core.players(0), core.players(1)
    assert [len(deck.objectives) for deck in starters] == [8, 8]
    assert all(FEWEST <= len(deck.objectives) <= MOST for deck in drawn)
    assert all(card.set in CORE_SETS for deck in drawn for card in deck.objectives)
