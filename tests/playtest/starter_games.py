"""Games between the starter decks of the Core Set, played by bots."""

from collections.abc import Callable

from kit.starter_decks import JEDI, SITH

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.game import DeckChoice, Result, State, advance, answer, new_game
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.playtest.bots import Bot, Situation

BOOK = FaceBook(abilities=True)


def starter_game(
    pool: CardPool, seed: int, dark: DeckChoice = SITH, light: DeckChoice = JEDI
) -> State:
    return new_game(pool, dark, light, seed, book=BOOK)


def play_through(
    state: State, bots: tuple[Bot, Bot], on_decision: Callable[[State, Decision, int], None]
) -> Result:
    """Play a game to its end; `on_decision` is told each decision and its number first."""
    number = 0
    while not isinstance(step := advance(state), Result):
        number += 1
        on_decision(state, step, number)
        answer(state, bots[step.player].choose(Situation(state, step, number)))
    return step
