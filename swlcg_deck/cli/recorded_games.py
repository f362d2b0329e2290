"""Recorded games on the command line: read from anywhere, played again, every answer checked."""

from dataclasses import dataclass
from typing import Any, Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.outputs import STANDARD
from swlcg_deck.cli.streams import standard_input
from swlcg_deck.engine.game import (
    ENGINE_VERSION,
    MOST_BYTES,
    REPLAY_FORMAT,
    REPLAY_VERSION,
    Decision,
    FaceBook,
    Replay,
    ReplayError,
    Result,
    State,
    WrittenGameError,
    advance,
    part,
    read_json,
    read_replay,
    replay,
    transcript,
)
from swlcg_deck.files.places import named_place
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.playtest.saved_tables import EXTENSION, REPLAY_EXTENSION
from swlcg_deck.playtest.saved_tables import FORMAT as TABLE_FORMAT
from swlcg_deck.system_words import refusal

_WHAT: Final = "file"
_LONGEST: Final = 400
"""Letters of a refusal; a strange file may bring its own words along."""
_NEEDED: Final = (
    f"Name a replay ({REPLAY_EXTENSION}) or a saved game of the table ({EXTENSION}); if it is one,"
    " get it anew from where it was recorded."
)
_OTHER_VERSION: Final = "Replay it with the version of swlcg-deck that recorded it."
_OTHER_POOL: Final = "Replay it with the card pool it was recorded with."
_DAMAGED: Final = "Get the file anew from where it was recorded, or record the game again."


@dataclass(frozen=True, slots=True)
class RetoldGame:
    """A recorded game that was played again to its end, told up to one of its answers."""

    recorded: Replay
    to: int
    """How many answers had been given where it is told to."""
    log: tuple[str, ...]
    turn: int
    phase: int
    active: int
    step: Decision | Result
    """What is to be decided there, or how the game ended."""


def retold(name: str, pool: CardPool, to: int | None = None) -> RetoldGame:
    """Play a recorded game again; a CallError where it is none, or another than was recorded."""
    plain = _game(name)
    try:
        return _played(name, read_replay(plain), pool, to)
    except ReplayError as error:
        raise _refusal(name, error, _advice(plain, pool)) from None


def _game(name: str) -> dict[str, Any]:
    """The entries of the replay in a file; a saved game of the table has one inside."""
    try:
        plain = read_json(_bytes(name), _WHAT)
        form = part(plain, "format", str, _WHAT)
        game = part(plain, "game", dict, _WHAT) if form == TABLE_FORMAT else plain
    except OSError as error:
        raise CallError(f"{name}: cannot be read: {refusal(error)}") from None
    except WrittenGameError as error:
        raise _refusal(name, error, _NEEDED) from None
    if form not in (REPLAY_FORMAT, TABLE_FORMAT):
        raise CallError(f"{name}: holds no recorded game: its format is {form[:60]!r}. {_NEEDED}")
    return game


def _bytes(name: str) -> bytes:
    if name == STANDARD:
        return standard_input(MOST_BYTES)
    return read_plain_file(named_place(name), MOST_BYTES, follow=True)


def _played(name: str, recorded: Replay, pool: CardPool, to: int | None) -> RetoldGame:
    last = len(recorded.answers)
    wanted = last if to is None else to
    if wanted > last:
        raise CallError(
            f"{name}: has {last} answers, so that there is no answer {wanted};"
            f" choose --to from 0 to {last}"
        )
    playback = replay(recorded, pool, book=FaceBook(abilities=True), journal=True)
    _check_order(recorded)
    for _state in playback:
        if playback.given == wanted:
            break
    told = _told(recorded, wanted, playback.state)
    playback.state.journal = None
    for _state in playback:
        pass  # the rest is only checked
    return told


def _told(recorded: Replay, to: int, state: State) -> RetoldGame:
    return RetoldGame(
        recorded=recorded,
        to=to,
        log=transcript(state),
        turn=state.turn,
        phase=state.phase,
        active=state.active,
        step=advance(state),
    )


def _check_order(recorded: Replay) -> None:
    """Every answer has a checkpoint behind it, and every checkpoint a place of its own."""
    before, last = -1, len(recorded.answers)
    for number, (place, _) in enumerate(recorded.checkpoints, 1):
        if place <= before:
            raise ReplayError(
                f"Checkpoint {number} of the replay does not come after the one before it."
            )
        before = place
    if before < last:
        raise ReplayError(
            f"The replay has {last} answers and no checkpoint after answer {max(before, 0)}:"
            " answers were added, or checkpoints taken away."
        )


def _advice(plain: dict[str, Any], pool: CardPool) -> str:
    known = {"version": REPLAY_VERSION, "engine": ENGINE_VERSION}
    if any(isinstance(plain.get(key), int) and plain[key] != known[key] for key in known):
        return _OTHER_VERSION
    if isinstance(plain.get("pool"), str) and plain["pool"] != pool.fingerprint:
        return _OTHER_POOL
    return _DAMAGED


def _refusal(name: str, error: ValueError, advice: str) -> CallError:
    why = str(error)
    return CallError(f"{name}: {why if len(why) <= _LONGEST else f'{why[:_LONGEST]}…'} {advice}")
