"""Replays: how a game began and every answer that was given, checked on the way."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.core.decision import AnswerError, Decision
from swlcg_deck.engine.core.driver import Result, advance, answer
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.new_game import DeckChoice, DeckError, decks_of, new_game
from swlcg_deck.engine.saved.game_file import (
    WrittenGameError,
    check_head,
    check_pool,
    deck_fault,
    part,
    read_decks,
    read_json,
    read_options,
    read_seed,
    written,
    written_decks,
)
from swlcg_deck.engine.saved.version import ENGINE_VERSION
from swlcg_deck.engine.telling.names import side
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.language import said, words_of

FORMAT: Final = "swlcg-deck replay"
VERSION: Final = 1
EVERY: Final = 50
"""Decisions between two checkpoints."""
NOTHING: Final = -1
_WHAT: Final = said("replay")


class ReplayError(WrittenGameError):
    """A replay that does not lead where it says; it names the answer and why."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as its beginning and its answers."""

    pool: str
    decks: tuple[DeckChoice, DeckChoice]
    seed: int
    options: Mapping[str, bool]
    answers: tuple[tuple[int, ...], ...]
    checkpoints: tuple[tuple[int, str], ...]
    """(answers given, digest), every 50 answers and at the end of what was recorded."""

    def to_bytes(self) -> bytes:
        return written(
            {
                "format": FORMAT,
                "version": VERSION,
                "engine": ENGINE_VERSION,
                "pool": self.pool,
                "decks": written_decks(self.decks),
                "seed": self.seed,
                "options": dict(self.options),
                "answers": [list(picks) for picks in self.answers],
                "checkpoints": [list(checkpoint) for checkpoint in self.checkpoints],
            }
        )


def read_replay(data: bytes | dict[str, Any]) -> Replay:
    """The replay in a file, or in the part of one that is read already; or a ReplayError."""
    try:
        plain = read_json(data, _WHAT) if isinstance(data, bytes) else data
        check_head(plain, FORMAT, VERSION, _WHAT)
        return Replay(
            part(plain, "pool", str, _WHAT),
            read_decks(plain, _WHAT),
            read_seed(plain, _WHAT),
            read_options(plain, _WHAT),
            tuple(map(_picks, enumerate(part(plain, "answers", list, _WHAT), 1))),
            tuple(map(_checkpoint, enumerate(part(plain, "checkpoints", list, _WHAT), 1))),
        )
    except WrittenGameError as error:
        raise ReplayError(words_of(error)) from None


def _picks(entry: tuple[int, Any]) -> tuple[int, ...]:
    number, picks = entry
    if not isinstance(picks, list) or not all(type(pick) is int for pick in picks):
        raise WrittenGameError(
            said("Answer {number} of the replay is no list of option numbers.", number=number)
        )
    return tuple(picks)


def _checkpoint(entry: tuple[int, Any]) -> tuple[int, str]:
    number, found = entry
    if not (
        isinstance(found, list)
        and len(found) == 2
        and type(found[0]) is int
        and isinstance(found[1], str)
    ):
        raise WrittenGameError(
            said("Checkpoint {number} of the replay is no number and digest.", number=number)
        )
    return found[0], found[1]


class Recorder:
    """Drives a game and writes down every answer; an illegal one changes nothing."""

    def __init__(self, state: State, pool: CardPool) -> None:
        """`state` is a game before its first answer."""
        self.state = state
        self._pool = pool.fingerprint
        self._answers: list[tuple[int, ...]] = []
        self._checkpoints: list[tuple[int, str]] = []

    def advance(self) -> Decision | Result:
        return advance(self.state)

    def answer(self, choice: int | Sequence[int]) -> Decision | Result:
        """Give an answer; what is asked next."""
        advance(self.state)
        answer(self.state, choice)
        self._answers.append((choice,) if isinstance(choice, int) else tuple(choice))
        step = advance(self.state)
        if len(self._answers) % EVERY == 0:
            self._checkpoints.append((len(self._answers), self.state.digest()))
        return step

    def replay(self) -> Replay:
        """The game so far."""
        advance(self.state)
        checkpoints = tuple(self._checkpoints)
        if len(self._answers) % EVERY or not self._answers:
            checkpoints += ((len(self._answers), self.state.digest()),)
        return Replay(
            self._pool,
            decks_of(self.state),
            self.state.game_seed,
            dict(self.state.options),
            tuple(self._answers),
            checkpoints,
        )


def replay(
    recorded: Replay | bytes,
    pool: CardPool,
    *,
    book: FaceBook | None = None,
    journal: bool = False,
) -> "Playback":
    """The game before each answer and after the last: the same state, going on; clone to keep.

    With `journal` the state writes down what happens, for a transcript. Raises ReplayError, here
    or on the way, where the recorded game and the one played differ.
    """
    if isinstance(recorded, bytes):
        recorded = read_replay(recorded)
    last = max((number for number, _ in recorded.checkpoints), default=0)
    if len(recorded.answers) < last:
        raise ReplayError(
            said(
                "The replay breaks off: it has {given} of its {wanted} answers.",
                given=len(recorded.answers),
                wanted=last,
            )
        )
    return Playback(recorded, _beginning(recorded, pool, book, journal=journal))


class Playback:
    """A replay that is being played, one answer at a time."""

    def __init__(self, recorded: Replay, state: State) -> None:
        self.state = state
        self.given = NOTHING
        """How many answers have been given; -1 before the first look at the beginning."""
        self._answers = recorded.answers
        self._digests = dict(recorded.checkpoints)
        self._checked = 0

    def __iter__(self) -> Iterator[State]:
        return self

    def __next__(self) -> State:
        if self.given >= len(self._answers):
            raise StopIteration
        self.given += 1
        if self.given:
            _give(self.state, self.given, self._answers[self.given - 1])
        digest = self._digests.get(self.given)
        if digest is not None:
            _compare(self.state, self.given, digest, self._checked)
            self._checked = self.given
        return self.state


def _beginning(recorded: Replay, pool: CardPool, book: FaceBook | None, *, journal: bool) -> State:
    try:
        check_pool({"pool": recorded.pool}, pool, _WHAT)
        state = new_game(pool, *recorded.decks, recorded.seed, options=recorded.options, book=book)
    except DeckError as error:
        raise ReplayError(words_of(deck_fault(error, _WHAT))) from None
    except WrittenGameError as error:
        raise ReplayError(words_of(error)) from None
    if journal:
        keep_journal(state)
    advance(state)
    return state


def _give(state: State, number: int, picks: tuple[int, ...]) -> None:
    step = advance(state)
    if isinstance(step, Result):
        raise ReplayError(
            said("Answer {number} of the replay comes after the end of the game.", number=number)
        )
    try:
        answer(state, picks)
    except AnswerError as error:
        raise ReplayError(
            said(
                "Answer {number} of the replay does not fit the decision {kind!r} of {side}. "
                "{reason}",
                number=number,
                kind=step.kind,
                side=side(step.player),
                reason=words_of(error),
            )
        ) from None
    advance(state)


def _compare(state: State, number: int, digest: str, checked: int) -> None:
    if state.digest() != digest:
        if not number:
            raise ReplayError(said("The game does not begin as it was recorded."))
        raise ReplayError(
            said(
                "After answer {number} of the replay the game is another one than was recorded: "
                "one of the answers {first} to {number} was changed, or the checkpoint.",
                number=number,
                first=checked + 1,
            )
        )
