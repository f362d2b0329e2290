"""Replays: how a game began and every answer that was given, checked on the way."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.atoms.table import keep_journal
from swlcg_deck.engine.core.decision import AnswerError, Decision
from swlcg_deck.engine.core.driver import Result, advance, answer
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.new_game import DeckChoice, DeckError, decks_of, new_game
from swlcg_deck.engine.saved.engine_version import ENGINE_VERSION
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
    """(answers given, digest of the game), every 50 answers and at the end of what was recorded."""
    digests: tuple[str, ...] = ()
    """For each answer one of all that led there, of what was chosen and of the game after it; none
    in files of older versions."""

    @property
    def proves_every_answer(self) -> bool:
        """Else another way to the same game would pass between two checkpoints."""
        return len(self.digests) == len(self.answers)

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
            | ({"digests": list(self.digests)} if self.digests else {})
        )


def recorded_game(
    pool: CardPool, first: State, answers: Sequence[tuple[int, ...]], states: Sequence[str]
) -> Replay:
    """A replay of the game that began with `first`; `states` are the digests of the games before
    the first answer and after each."""
    last = len(answers)
    return Replay(
        pool.fingerprint,
        decks_of(first),
        first.game_seed,
        dict(first.options),
        tuple(answers),
        tuple((number, states[number]) for number in [*range(EVERY, last, EVERY), last]),
        tuple(_chain(answers, states)),
    )


def _chain(answers: Sequence[tuple[int, ...]], states: Sequence[str]) -> Iterator[str]:
    digest = states[0]
    for picks, state in zip(answers, states[1:], strict=True):
        digest = _link(digest, picks, state)
        yield digest


def _link(before: str, picks: tuple[int, ...], state: str) -> str:
    """One digest more: it stands for the whole way to it."""
    plain = json.dumps([before, picks, state], separators=(",", ":")).encode()
    return blake2b(plain, digest_size=8).hexdigest()


def read_replay(data: bytes | dict[str, Any]) -> Replay:
    """The replay in a file, or in the part of one that is read already; or a ReplayError."""
    try:
        plain = read_json(data, _WHAT) if isinstance(data, bytes) else data
        check_head(plain, FORMAT, VERSION, _WHAT)
        digests = part(plain, "digests", list, _WHAT) if "digests" in plain else []
        if not all(isinstance(digest, str) for digest in digests):
            raise WrittenGameError(said("The entry 'digests' of the replay should hold texts."))
        return Replay(
            part(plain, "pool", str, _WHAT),
            read_decks(plain, _WHAT),
            read_seed(plain, _WHAT),
            read_options(plain, _WHAT),
            tuple(map(_picks, enumerate(part(plain, "answers", list, _WHAT), 1))),
            tuple(map(_checkpoint, enumerate(part(plain, "checkpoints", list, _WHAT), 1))),
            tuple(digests),
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
        self._pool = pool
        self._answers: list[tuple[int, ...]] = []
        self._states: list[str] = []

    def advance(self) -> Decision | Result:
        return advance(self.state)

    def answer(self, choice: int | Sequence[int]) -> Decision | Result:
        """Give an answer; what is asked next."""
        self._begin()
        answer(self.state, choice)
        self._answers.append((choice,) if isinstance(choice, int) else tuple(choice))
        step = advance(self.state)
        self._states.append(self.state.digest())
        return step

    def replay(self) -> Replay:
        """The game so far."""
        self._begin()
        return recorded_game(self._pool, self.state, self._answers, self._states)

    def _begin(self) -> None:
        advance(self.state)
        if not self._states:
            self._states.append(self.state.digest())


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
    if recorded.digests and not recorded.proves_every_answer:
        raise ReplayError(
            said(
                "The replay has {answers} answers and {digests} digests of answers: some were "
                "added, or taken away.",
                answers=len(recorded.answers),
                digests=len(recorded.digests),
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
        self._links = recorded.digests
        self._link = ""
        self._checkpoints = dict(recorded.checkpoints)
        self._checked = 0

    def __iter__(self) -> Iterator[State]:
        return self

    def __next__(self) -> State:
        if self.given >= len(self._answers):
            raise StopIteration
        self.given += 1
        if self.given:
            _give(self.state, self.given, self._answers[self.given - 1])
        checkpoint = self._checkpoints.get(self.given)
        digest = self.state.digest() if self._links or checkpoint is not None else ""
        if self._links:
            self._follow(digest)
        if checkpoint is not None and checkpoint != digest:
            raise _another_game(self.given, self._checked)
        self._checked = self.given if checkpoint is not None else self._checked
        return self.state

    def _follow(self, digest: str) -> None:
        """Compare the way that led here, answer by answer."""
        if self.given == 0:
            self._link = digest
            return
        self._link = _link(self._link, self._answers[self.given - 1], digest)
        if self._link != self._links[self.given - 1]:
            raise ReplayError(
                said(
                    "Answer {number} of the replay is not the one that was recorded, or its "
                    "digest was changed.",
                    number=self.given,
                )
            )


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


def _another_game(number: int, checked: int) -> ReplayError:
    if not number:
        return ReplayError(said("The game does not begin as it was recorded."))
    return ReplayError(
        said(
            "After answer {number} of the replay the game is another one than was recorded: "
            "one of the answers {first} to {number} was changed, or the checkpoint.",
            number=number,
            first=checked + 1,
        )
    )
