"""A solo game: a deck against an opponent who does nothing but exist."""

from dataclasses import dataclass
from typing import Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.constants import DARK, DEPLOYMENT_PHASE, LIGHT, SETTING_UP, opponent
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.costs import most_resources
from swlcg_deck.engine.game import (
    DeckChoice,
    FaceBook,
    Recorder,
    Replay,
    Result,
    advance,
    answer,
    keep_journal,
    new_game,
    transcript,
)
from swlcg_deck.playtest.bots import Bot, IdleBot, Picks, Situation
from swlcg_deck.playtest.matches import (
    DeploymentLooks,
    SideRecord,
    decision_seed,
    read_journal,
    side_record,
)

IDLE_DECKS: Final = {
    DARK: DeckChoice("Imperial Navy", (29,) * 8),
    LIGHT: DeckChoice("Rebel Alliance", (12,) * 8),
}
"""Who only exists has objectives with a capacity of 5 and no text."""


@dataclass(frozen=True, slots=True)
class GoldfishTurn:
    """One of the player's own turns, as it stood at its end."""

    turn: int
    resources: int
    """Resources that were ready when the deployment phase began."""
    units: tuple[str, ...]
    hand: tuple[str, ...]
    dial: int
    damage: int
    """Damage on objectives of the opponent."""
    destroyed: int
    """Objectives of the opponent destroyed so far."""


@dataclass(frozen=True, slots=True)
class GoldfishGame:
    """A solo game, as far as it was played."""

    seed: int
    side: int
    turns: tuple[GoldfishTurn, ...]
    winner: int | None
    rule: str
    """Empty if the game was not over."""
    record: SideRecord
    log: tuple[str, ...]
    decks: tuple[DeckChoice, DeckChoice]
    """The dark side's first, that of the opponent too."""
    answers: tuple[Picks, ...]

    def replay(self, pool: CardPool) -> Replay:
        """The game for others to look at; it is played once more for that."""
        state = new_game(pool, *self.decks, self.seed, book=FaceBook(abilities=True))
        recorder = Recorder(state, pool)
        for picks in self.answers:
            recorder.answer(picks)
        return recorder.replay()


def play_goldfish(
    pool: CardPool, deck: DeckChoice, side: int, seed: int, turns: int, bot: Bot
) -> GoldfishGame:
    """Play so many of the player's own turns, or to the end of the game if that comes first."""
    bots: list[Bot] = [IdleBot(), IdleBot()]
    bots[side] = bot
    decks = (deck, IDLE_DECKS[LIGHT]) if side == DARK else (IDLE_DECKS[DARK], deck)
    state = new_game(pool, *decks, seed, book=FaceBook(abilities=True))
    keep_journal(state)
    looks, diary = DeploymentLooks(), _Diary(side)
    answers: list[Picks] = []
    while not isinstance(step := advance(state), Result):
        diary.look(state)
        if len(diary.turns) >= turns:
            break
        looks.look(state)
        seed_of_decision = decision_seed(seed, len(answers) + 1)
        answers.append(bots[step.player].choose(Situation(state, step, seed_of_decision)))
        answer(state, answers[-1])
        diary.after(state)
    over = isinstance(step, Result)
    if over:
        diary.close(state)
    return GoldfishGame(
        seed=state.game_seed,
        side=side,
        turns=tuple(diary.turns),
        winner=step.winner if isinstance(step, Result) else None,
        rule=step.rule if isinstance(step, Result) else "",
        record=side_record(state, read_journal(state), looks, side),
        log=transcript(state),
        decks=decks,
        answers=tuple(answers),
    )


class _Diary:
    """Writes a line when a turn of the player is over."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.turns: list[GoldfishTurn] = []
        self.open = 0
        """The turn that is being played."""
        self.resources = 0
        self._last: GoldfishTurn | None = None

    def look(self, state: State) -> None:
        """Before a decision: a new turn closes the one before."""
        if self.open and state.turn != self.open:
            self._finish()
        if state.active != self.side or state.phase == SETTING_UP:
            return
        if not self.open:
            self.open = state.turn
            self.resources = most_resources(state, self.side)
        elif state.phase < DEPLOYMENT_PHASE:
            self.resources = most_resources(state, self.side)
        self._last = self._line(state)

    def after(self, state: State) -> None:
        """After a decision: the turn as it stands."""
        if self.open == state.turn:
            self._last = self._line(state)

    def close(self, state: State) -> None:
        """The game is over."""
        if self.open:
            if self.open == state.turn:
                self._last = self._line(state)
            self._finish()

    def _finish(self) -> None:
        if self._last is not None:
            self.turns.append(self._last)
        self.open, self._last = 0, None

    def _line(self, state: State) -> GoldfishTurn:
        enemy = opponent(self.side)
        return GoldfishTurn(
            turn=self.open,
            resources=self.resources,
            units=tuple(state.faces[card].title for card in state.units[self.side]),
            hand=tuple(state.faces[card].title for card in state.hand[self.side]),
            dial=state.dial,
            damage=sum(state.damage[card] for card in state.objectives[enemy]),
            destroyed=len(state.victory[self.side]),
        )
