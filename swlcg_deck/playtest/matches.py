"""One game between two bots, and what there is to tell about it afterwards."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.constants import (
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
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.costs import can_pay, match_needed, play_cost
from swlcg_deck.engine.game import (
    DeckChoice,
    FaceBook,
    Result,
    advance,
    answer,
    drawn,
    keep_journal,
    new_game,
)
from swlcg_deck.playtest.bots import Bot, Situation

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
    state = new_game(pool, *decks, seed, book=book or FaceBook(abilities=True))
    keep_journal(state)
    looks = DeploymentLooks()
    number = 0
    while not isinstance(step := advance(state), Result):
        number += 1
        looks.look(state)
        answer(state, bots[step.player].choose(Situation(state, step, decision_seed(seed, number))))
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
    match = match_needed(state, card) if cost else 0
    return can_pay(state, player, cost, match, card=card)


class CardCounts:
    """What became of the cards of both sides, read from a journal entry by entry."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.drawn: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.played: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.placed: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.mulligans = [False, False]
        self.dial: list[int] = []
        self.turns = self._now = 0

    def read(self, name: str, facts: Sequence[Any]) -> None:
        if name == "moved":
            self._moved(*facts)
        elif name == "plays":
            self.played[facts[1]][self.state.faces[facts[0]].code] += 1
        elif name == "dial":
            self._now = facts[0]
        elif name == "mulligan":
            self.mulligans[facts[0]] = True
        elif name == "turn":
            if self.turns:
                self.dial.append(self._now)
            self.turns += 1

    def finish(self) -> None:
        self.dial.append(self._now)

    def _moved(self, card: int, zone: int, former: int) -> None:
        face, owner = self.state.faces[card], self.state.owner[card]
        if (former, zone) == (DECK, HAND):
            self.drawn[owner][face.code] += 1
        elif (former, zone) == (HAND, DECK) and not self.turns:
            self.drawn[owner][face.code] -= 1  # a mulligan
        elif (former, zone) == (HAND, ASIDE) and face.kind == EVENT:
            self.played[owner][face.code] += 1
        elif (former, zone) == (ASIDE, HAND):
            self.played[owner][face.code] -= 1  # it could not be paid after all (RES-09)
        elif (former, zone) == (HAND, EDGE_STACK):
            self.placed[owner][face.code] += 1


def read_journal(state: State) -> CardCounts:
    """What the journal of a game tells, as far as it was played."""
    counts = CardCounts(state)
    for name, *facts in state.journal or ():
        counts.read(name, facts)
    counts.finish()
    return counts


def side_record(
    state: State, counts: CardCounts, looks: DeploymentLooks, player: int
) -> SideRecord:
    return SideRecord(
        drawn=dict(+counts.drawn[player]),
        played=dict(+counts.played[player]),
        placed=dict(counts.placed[player]),
        unpaid=dict(looks.unpaid[player]),
        turns=looks.turns[player],
        screwed=looks.screwed[player],
        mulligan=counts.mulligans[player],
        objectives_lost=len(state.victory[1 - player]),
    )


def record_of(state: State, result: Result, decisions: int, looks: DeploymentLooks) -> MatchRecord:
    """The record of a finished game from its journal."""
    counts = read_journal(state)
    dark, light = (side_record(state, counts, looks, player) for player in PLAYERS)
    return MatchRecord(
        seed=state.game_seed,
        winner=result.winner,
        rule=result.rule,
        turns=state.turn,
        decisions=decisions,
        dial=tuple(counts.dial),
        sides=(dark, light),
    )
