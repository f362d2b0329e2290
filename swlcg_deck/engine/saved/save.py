"""Saved games: a game in the middle of any decision as JSON, and back."""

from typing import Any, Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.core.driver import advance
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.new_game import DeckError, decks_of, new_game
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
from swlcg_deck.engine.saved.soundness import fault_of
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.language import said, words_of

FORMAT: Final = "swlcg-deck saved game"
VERSION: Final = 1
_WHAT: Final = said("saved game")


class SaveError(WrittenGameError):
    """Something that is no saved game of ours, or not one for this pool; it says what and where."""


def save(state: State, pool: CardPool) -> bytes:
    """The whole game, whatever it is about to decide."""
    return written(
        {
            "format": FORMAT,
            "version": VERSION,
            "engine": ENGINE_VERSION,
            "pool": pool.fingerprint,
            "decks": written_decks(decks_of(state)),
            "options": dict(state.options),
            "seed": state.game_seed,
            "state": state.dump(),
            "digest": state.digest(),
        }
    )


def load(data: bytes, pool: CardPool, *, book: FaceBook | None = None) -> State:
    """The game of a file, or a SaveError."""
    try:
        plain = read_json(data, _WHAT)
        check_head(plain, FORMAT, VERSION, _WHAT)
        check_pool(plain, pool, _WHAT)
        decks = read_decks(plain, _WHAT)
        seed, options = read_seed(plain, _WHAT), read_options(plain, _WHAT)
        table = part(plain, "state", dict, _WHAT)
        digest = part(plain, "digest", str, _WHAT)
        try:
            state = new_game(pool, *decks, seed, options=options, book=book)
        except DeckError as error:
            raise deck_fault(error, _WHAT) from None
        _restore(state, table)
        _check(state, digest)
    except WrittenGameError as error:
        raise SaveError(words_of(error)) from None
    return state


def _restore(state: State, table: dict[str, Any]) -> None:
    try:
        state.restore(table)
    except KeyError as error:
        raise WrittenGameError(
            said("The state of the saved game has no entry {name}.", name=str(error))
        ) from None
    except (TypeError, ValueError, OverflowError, RecursionError, AttributeError) as error:
        raise WrittenGameError(
            said(
                "The state of the saved game holds something that no game has: {fault}.",
                fault=str(error),
            )
        ) from None


def _check(state: State, digest: str) -> None:
    """The file is as it was written, its cards lie where they can lie, and play can go on."""
    fault = fault_of(state)
    if fault is not None:
        raise WrittenGameError(said("The state of the saved game cannot be: {fault}.", fault=fault))
    if state.digest() != digest:
        raise WrittenGameError(
            said(
                "The saved game was changed after it was written: "
                "its state does not have the digest the file gives."
            )
        )
    try:
        advance(state.clone())
    except Exception as error:
        raise WrittenGameError(
            said(
                "The saved game cannot go on from where it stands ({fault}).",
                fault=f"{type(error).__name__}: {error}",
            )
        ) from None
