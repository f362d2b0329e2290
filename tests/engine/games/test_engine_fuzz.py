"""Random games between random legal decks of the whole pool, watched at every decision.

`make test` plays some, `make bench` plays 2,000 (FUZZ_GAMES), and a quarter of that with texts on
the cards. A failure names its game; that one alone is played again with
FUZZ_SEED=<number> .venv/bin/pytest tests/engine/games/test_engine_fuzz.py
"""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from kit.invariants import check_decision
from kit.invented_texts import InventedTexts
from kit.random_decks import RandomDecks
from kit.random_play import play_randomly, random_choice

from swlcg_deck.engine.core.decision import AnswerError, Decision
from swlcg_deck.engine.core.driver import Result, advance, answer
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.new_game import DeckToPlay, lay_out

GAMES = int(os.environ.get("FUZZ_GAMES", "40"))
SEED = os.environ.get("FUZZ_SEED")
REPLAY = "FUZZ_SEED={seed} .venv/bin/pytest tests/engine/games/{file}"
MOST_DECISIONS = 5_000
SAVED_EVERY = 16
TRIED_EVERY = 24
"""How many decisions lie between two that are saved and loaded, or tried out, on average."""


@pytest.fixture(scope="module")
def decks(pool) -> RandomDecks:
    return RandomDecks(pool)


class Watcher:
    """Looks at every decision of one game, and more closely at some."""

    def __init__(self, decks: RandomDecks, seed: int) -> None:
        self.decks = decks
        self.players: tuple[DeckToPlay, DeckToPlay] = decks.players(seed)
        self.chance = random.Random(-seed - 1)
        self.seen: Counter[str] = Counter()

    def look(self, state: State, decision: Decision) -> None:
        self.seen[decision.kind] += 1
        check_decision(state, decision)
        if not self.chance.randrange(SAVED_EVERY):
            self.copies_are_equal(state, decision)
        if not self.chance.randrange(TRIED_EVERY):
            self.every_option_is_accepted(state, decision)
            self.other_answers_are_refused(state, decision)

    def copies_are_equal(self, state: State, decision: Decision) -> None:
        """A clone, and what is saved and loaded, are the same game and ask the same again."""
        digest = state.digest()
        clone = state.clone()
        assert clone.digest() == digest
        clone.decision = None
        assert advance(clone) == decision
        assert clone.digest() == digest
        loaded = lay_out(*self.players, 0, book=self.decks.book)
        loaded.restore(json.loads(json.dumps(state.dump())))
        assert loaded.digest() == digest
        assert advance(loaded) == decision
        assert loaded.digest() == digest

    def every_option_is_accepted(self, state: State, decision: Decision) -> None:
        before = state.digest()
        for place in range(len(decision.options)):
            clone = state.clone()
            answer(clone, self.answer_with(decision, place))
            following = advance(clone)
            if isinstance(following, Decision):
                check_decision(clone, following)
        assert state.digest() == before, "a clone has changed the game it was made of"

    def answer_with(self, decision: Decision, place: int) -> list[int]:
        """An answer in which an option is taken, with others where others have to be."""
        others = [other for other in range(len(decision.options)) if other != place]
        count = self.chance.randint(max(0, decision.least - 1), decision.most - 1)
        return [place, *self.chance.sample(others, count)]

    def other_answers_are_refused(self, state: State, decision: Decision) -> None:
        """An illegal answer raises and changes nothing."""
        before, end = state.digest(), len(decision.options)
        too_many = list(range(end)) if decision.most < end else [0] * (end + 1)
        too_few = [[*range(decision.least - 1)]] if decision.least else []
        for choice in (-1, end, [end], ["0"], [0, 0], too_many, *too_few):
            with pytest.raises(AnswerError):
                answer(state, choice)  # type: ignore[arg-type]
        assert state.decision is decision
        assert state.digest() == before


def watched_game(
    decks: RandomDecks, seed: int, kind: type[Watcher] = Watcher
) -> tuple[Result, Counter[str]]:
    watcher = kind(decks, seed)
    state = lay_out(*watcher.players, seed, book=decks.book)
    try:
        result = play_randomly(state, seed, on_decision=watcher.look, most=MOST_DECISIONS)
    except Exception as error:
        replay = REPLAY.format(seed=seed, file=f"{kind.__module__}.py")
        raise AssertionError(
            f"game {seed}, turn {state.turn}: {error!r}; play it again with: {replay}"
        ) from error
    assert state.result == (result.winner, result.rule)
    return result, watcher.seen


def watched_games(
    decks: RandomDecks, games: int, kind: type[Watcher] = Watcher
) -> tuple[Counter[str], Counter[str]]:
    """How the games ended and what was asked in them."""
    seeds = [int(SEED)] if SEED else range(games)
    ends: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for seed in seeds:
        result, seen = watched_game(decks, seed, kind)
        ends[f"player {result.winner} by {result.rule}"] += 1
        asked += seen
    print(f"\n{len(seeds)} random games, {asked.total():,} decisions; won: {dict(ends)}")
    print(f"asked: {dict(asked.most_common())}")
    return ends, asked


def test_random_games_are_sound_at_every_decision(decks):
    ends, asked = watched_games(decks, GAMES)
    if not SEED:
        assert {"player 0 by WIN-03", "player 1 by WIN-01"} <= ends.keys()
        assert {"mulligan", "action", "pay", "host", "engage", "edge", "strike"} <= asked.keys()


def test_random_games_with_texts_are_sound_at_every_decision(pool):
    _, asked = watched_games(RandomDecks(pool, InventedTexts()), GAMES // 4)
    if not SEED:
        assert {"reaction", "interrupt", "choose", "target", "may", "either"} <= asked.keys()


def final_digest(decks: RandomDecks, seed: int) -> str:
    """What is left of a game that nobody watches."""
    state = decks.game(seed)
    play_randomly(state, seed, most=MOST_DECISIONS)
    return state.digest()


def test_the_same_seed_gives_the_same_game_and_another_seed_another(decks):
    digests = [final_digest(decks, seed) for seed in range(12)]
    assert [final_digest(decks, seed) for seed in range(12)] == digests
    assert len(set(digests)) == 12


def test_the_same_seed_gives_the_same_game_in_another_process(decks):
    """Whatever order Python gives its hashes, and whichever games were played before."""
    seeds = (11, 5)
    program = (
        "from test_engine_fuzz import *; from swlcg_deck.cards.pool import load_pool\n"
        f"decks = RandomDecks(load_pool()); print(*(final_digest(decks, s) for s in {seeds}))"
    )
    games = Path(__file__).parent
    places = os.pathsep.join((str(games), str(games.parent)))
    found = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": places},
            cwd=games.parents[2],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for hashes in ("1", "2")
    ]
    assert found == [[final_digest(decks, seed) for seed in seeds]] * 2


def test_answers_drawn_at_random_are_never_refused(decks):
    state = decks.game(3)
    chance = random.Random(3)
    while isinstance(decision := advance(state), Decision):
        answer(state, random_choice(decision, chance))
    with pytest.raises(AnswerError, match="over"):
        answer(state, 0)
