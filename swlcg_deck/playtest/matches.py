"""One game between two bots, and what there is to tell about it afterwards."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.deck_choice import DeckChoice
from swlcg_deck.engine.driver import Result, advance, answer
from swlcg_deck.engine.faces import FaceBook
from swlcg_deck.engine.randomness import drawn
from swlcg_deck.engine.resources import can_pay, match_needed, play_cost
from swlcg_deck.engine.starting import begin_game
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    ASIDE,
    DECK,
    DEPLOYMENT_PHASE,
    EDGE_STACK,
    EVENT,
    FATE,
    FORCE_PHASE,
    HAND,
    PLAYERS,
)
from swlcg_deck.playtest.bots import Bot, Seat

ENDINGS: Final = {
    "WIN-01": "objectives",
    "WIN-03": "dial",
    "REF-10": "decked",
    "DRAW-05": "decked",
}
"""How games end, by the rule; a text that decides a game is an ending `card`."""
Counts = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class SideRecord:
    """What one side did; cards by their codes."""

    drawn: Counts
    """Copies that came to hand and were not put back by a mulligan."""
    played: Counts
    placed: Counts
    """Copies that went into an edge stack."""
    unpaid: Counts
    """How often a card lay in hand in its player's deployment phase and could not be paid."""
    turns: int
    screwed: int
    """Turns with a card to play in hand and none that could be paid."""
    mulligan: bool
    objectives_lost: int


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A finished game."""

    seed: int
    winner: int
    rule: str
    turns: int
    decisions: int
    dial: tuple[int, ...]
    """Where the dial stood at the end of each turn."""
    sides: tuple[SideRecord, SideRecord]

    @property
    def ending(self) -> str:
        return ENDINGS.get(self.rule, "card")


def play_match(
    pool: CardPool,
    decks: tuple[DeckChoice, DeckChoice],
    bots: tuple[Bot, Bot],
    seed: int,
    *,
    book: FaceBook | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> MatchRecord | None:
    """A whole game, dark deck and bot first; None if it was stopped before its end."""
    state = begin_game(pool, *decks, seed, book=book or FaceBook(abilities=True))
    keep_journal(state)
    looks = DeploymentLooks()
    number = 0
    while not isinstance(step := advance(state), Result):
        number += 1
        looks.look(state)
        answer(state, bots[step.player].choose(Seat(state, step, decision_seed(seed, number))))
        if stopped():
            return None
    return record_of(state, step, number, looks)


def decision_seed(seed: int, number: int) -> int:
    """Chance for one decision of a game, the same whenever that game is played."""
    return drawn((seed * 0x2545F4914F6CDD1D + number) & ((1 << 64) - 1))


class DeploymentLooks:
    """A look at the active player's hand when his deployment phase begins, once a turn."""

    def __init__(self) -> None:
        self.seen = 0
        self.turns = [0, 0]
        self.screwed = [0, 0]
        self.unpaid: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    def look(self, state: State) -> None:
        """Nobody is asked in a phase in which nothing can be done: then the next decision of the
        turn shows the same hand."""
        if state.turn == self.seen or not DEPLOYMENT_PHASE <= state.phase <= FORCE_PHASE:
            return
        self.seen = state.turn
        player = state.active
        self.turns[player] += 1
        hand = [c for c in state.hand[player] if state.faces[c].kind not in (EVENT, FATE)]
        unpaid = [card for card in hand if not _payable(state, card, player)]
        self.unpaid[player].update([state.faces[card].code for card in unpaid])
        if hand and len(unpaid) == len(hand):
            self.screwed[player] += 1


def _payable(state: State, card: int, player: int) -> bool:
    cost = play_cost(state, card, player, state.faces[card].kind)
    return can_pay(state, player, cost, match_needed(state, card) if cost else 0)


def record_of(state: State, result: Result, decisions: int, looks: DeploymentLooks) -> MatchRecord:
    """The record of a finished game from its journal."""
    drawn_cards: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    played: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    placed: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    mulligans = [False, False]
    dial: list[int] = []
    now = 0
    for name, *facts in state.journal or ():
        if name == "moved":
            _count_move(state, facts, drawn_cards, played, placed)
        elif name == "plays":
            played[facts[1]][state.faces[facts[0]].code] += 1
        elif name == "dial":
            now = facts[0]
        elif name == "turn" and facts[1] > 1:
            dial.append(now)
        elif name == "mulligan":
            mulligans[facts[0]] = True
    sides = [
        SideRecord(
            drawn=dict(+drawn_cards[player]),
            played=dict(played[player]),
            placed=dict(placed[player]),
            unpaid=dict(looks.unpaid[player]),
            turns=looks.turns[player],
            screwed=looks.screwed[player],
            mulligan=mulligans[player],
            objectives_lost=len(state.victory[1 - player]),
        )
        for player in PLAYERS
    ]
    return MatchRecord(
        seed=state.game_seed,
        winner=result.winner,
        rule=result.rule,
        turns=state.turn,
        decisions=decisions,
        dial=(*dial, now),
        sides=(sides[0], sides[1]),
    )


def _count_move(
    state: State,
    facts: list[Any],
    drawn_cards: tuple[Counter[str], Counter[str]],
    played: tuple[Counter[str], Counter[str]],
    placed: tuple[Counter[str], Counter[str]],
) -> None:
    card, zone, former = facts
    face, owner = state.faces[card], state.owner[card]
    if (former, zone) == (DECK, HAND):
        drawn_cards[owner][face.code] += 1
    elif (former, zone) == (HAND, DECK) and state.turn_of_journal_is_setup:
        drawn_cards[owner][face.code] -= 1
    elif (former, zone) == (HAND, ASIDE) and face.kind == EVENT:
        played[owner][face.code] += 1
    elif (former, zone) == (HAND, EDGE_STACK):
        placed[owner][face.code] += 1
