"""Forks are faithful: a clone plays on exactly as the game it was made of, and apart from it.

`make bench` makes 500 forks (FORKS); `make test` a part of them. One game in six is played with
texts on the cards.
"""

import json
import os
import random

import pytest
from kit.invented_texts import InventedTexts
from kit.random_decks import RandomDecks
from kit.random_play import random_choice

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.driver import advance, answer
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.new_game import lay_out

FORKS = int(os.environ.get("FORKS", "60"))
SWAPPED_GAMES = 20

Choice = int | list[int]


class Decks:
    """Games by number, some with texts."""

    def __init__(self, pool: CardPool) -> None:
        self.printed = RandomDecks(pool)
        self.with_texts = RandomDecks(pool, InventedTexts())

    def of(self, seed: int) -> RandomDecks:
        return self.printed if seed % 6 else self.with_texts

    def game(self, seed: int) -> State:
        return self.of(seed).game(seed)


@pytest.fixture(scope="module")
def decks(pool) -> Decks:
    return Decks(pool)


def random_answers(state: State, seed: int) -> list[Choice]:
    """Play a game to its end and write down how."""
    chance = random.Random(seed)
    answers: list[Choice] = []
    while isinstance(decision := advance(state), Decision):
        answers.append(random_choice(decision, chance))
        answer(state, answers[-1])
    return answers


def digests(state: State, answers: list[Choice]) -> list[str]:
    """The game at each of its decisions, and at its end."""
    found = []
    for choice in answers:
        assert isinstance(advance(state), Decision)
        found.append(state.digest())
        answer(state, choice)
    assert not isinstance(advance(state), Decision)
    return [*found, state.digest()]


def test_a_fork_at_any_decision_plays_on_as_its_original(decks):
    """One of the two is played to its end before the other moves: what they shared would show."""
    chance = random.Random(500)
    for seed in range(FORKS):
        answers = random_answers(decks.game(seed), seed)
        forked_at = chance.randrange(len(answers))
        original = decks.game(seed)
        for choice in answers[:forked_at]:
            answer(original, choice)
        if chance.random() < 0.5:
            advance(original)  # the open decision is cloned, too
        fork = original.clone()
        first, second = (original, fork) if chance.random() < 0.5 else (fork, original)
        rest = answers[forked_at:]
        assert digests(first, rest) == digests(second, rest), f"game {seed}, {forked_at}"


def test_forks_that_choose_differently_part(decks):
    original = decks.game(1)
    advance(original)
    fork = original.clone()
    answer(original, 0)
    answer(fork, 1)
    advance(original)
    advance(fork)
    assert original.digest() != fork.digest()


def test_a_clone_swapped_in_at_every_decision_changes_nothing(decks):
    for seed in range(SWAPPED_GAMES):
        state = decks.game(seed)
        answers = random_answers(state, seed)
        swapped = decks.game(seed)
        for choice in answers:
            advance(swapped)
            swapped = swapped.clone()
            answer(swapped, choice)
        assert not isinstance(advance(swapped), Decision)
        assert swapped.digest() == state.digest(), f"game {seed}"


def test_a_game_saved_and_loaded_at_every_decision_is_the_same_game(decks):
    for seed in range(3):
        state = decks.game(seed)
        answers = random_answers(state, seed)
        players, book = decks.of(seed).players(seed), decks.of(seed).book
        loaded = lay_out(*players, seed, book=book)
        for choice in answers:
            decision = advance(loaded)
            saved = json.dumps(loaded.dump())
            loaded = lay_out(*players, seed + 1, book=book)
            loaded.restore(json.loads(saved))
            assert advance(loaded) == decision
            answer(loaded, choice)
        assert not isinstance(advance(loaded), Decision)
        assert loaded.digest() == state.digest(), f"game {seed}"
