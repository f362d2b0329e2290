"""What saved games and replays share: the head of the file, and reading it without surprises."""

import json
from typing import Any

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.deck_choice import DeckChoice, DeckError
from swlcg_deck.engine.version import ENGINE_VERSION

MOST_BYTES = 5_000_000
"""A game takes some kilobytes; what is larger is something else."""


class WrittenGameError(ValueError):
    """A file that holds no game this program can take up."""


def written(head: dict[str, Any]) -> bytes:
    return json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode()


def read_json(data: bytes, what: str) -> dict[str, Any]:
    """The object in a file; every other thing is refused in a sentence."""
    if len(data) > MOST_BYTES:
        raise WrittenGameError(
            f"The {what} is {len(data):,} bytes long; no {what} is larger than {MOST_BYTES:,}."
        )
    try:
        found = json.loads(data.decode("utf-8"), parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise WrittenGameError(f"The {what} is no text: byte {error.start} is not UTF-8.") from None
    except json.JSONDecodeError as error:
        raise WrittenGameError(
            f"The {what} breaks off or was changed: line {error.lineno}, column {error.colno} "
            f"is not JSON ({error.msg})."
        ) from None
    except RecursionError:
        raise WrittenGameError(f"The {what} is nested deeper than any game.") from None
    except ValueError as error:
        raise WrittenGameError(f"The {what} holds a number that no game has: {error}.") from None
    if not isinstance(found, dict):
        raise WrittenGameError(f"The {what} should be one JSON object, not {_kind(found)}.")
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(name)


def _kind(value: Any) -> str:
    names = {list: "a list", str: "a text", int: "a number", float: "a number", dict: "an object"}
    return names.get(type(value), "something else")


def part(plain: dict[str, Any], name: str, kind: type, what: str) -> Any:
    """One entry of the file, of the type it has to be."""
    if name not in plain:
        raise WrittenGameError(f"The {what} has no entry {name!r}.")
    value = plain[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        wanted = {str: "a text", int: "a number", list: "a list", dict: "an object"}[kind]
        raise WrittenGameError(
            f"The entry {name!r} of the {what} should be {wanted}, not {_kind(value)}."
        )
    return value


def check_head(plain: dict[str, Any], form: str, version: int, what: str) -> None:
    """Whether it is a file of this kind, and of a version and engine that we know."""
    if part(plain, "format", str, what) != form:
        raise WrittenGameError(f"This is no {what}: its format is {plain['format'][:60]!r}.")
    found = part(plain, "version", int, what)
    if found > version:
        raise WrittenGameError(
            f"The {what} has version {_short(found)} of its format and this program knows "
            f"version {version}. A newer program wrote it."
        )
    if found != version:
        raise WrittenGameError(f"There is no version {_short(found)} of a {what}.")
    engine = part(plain, "engine", int, what)
    if engine != ENGINE_VERSION:
        raise WrittenGameError(
            f"The {what} was written by version {_short(engine)} of the rules engine; this is "
            f"version {ENGINE_VERSION}, in which the game might go another way."
        )


def check_pool(plain: dict[str, Any], pool: CardPool, what: str) -> None:
    if part(plain, "pool", str, what) != pool.fingerprint:
        raise WrittenGameError(
            f"The {what} was written with another card pool "
            f"({plain['pool'][:12]!r} instead of {pool.fingerprint[:12]!r})."
        )


def written_decks(decks: tuple[DeckChoice, DeckChoice]) -> list[dict[str, Any]]:
    return [
        {
            "affiliation": choice.affiliation
            if isinstance(choice.affiliation, str)
            else choice.affiliation.title,
            "sets": list(choice.sets),
        }
        for choice in decks
    ]


def read_decks(plain: dict[str, Any], what: str) -> tuple[DeckChoice, DeckChoice]:
    decks = part(plain, "decks", list, what)
    if len(decks) != 2 or not all(isinstance(deck, dict) for deck in decks):
        raise WrittenGameError(f"The entry 'decks' of the {what} should hold two decks.")
    dark, light = (
        DeckChoice(part(deck, "affiliation", str, what), tuple(part(deck, "sets", list, what)))
        for deck in decks
    )
    return dark, light


def read_options(plain: dict[str, Any], what: str) -> dict[str, bool]:
    options: dict[str, bool] = part(plain, "options", dict, what)
    if not all(isinstance(value, bool) for value in options.values()):
        raise WrittenGameError(f"Every option of the {what} should be true or false.")
    return options


def read_seed(plain: dict[str, Any], what: str) -> int:
    seed: int = part(plain, "seed", int, what)
    if not 0 <= seed < 1 << 64:
        raise WrittenGameError(f"The seed of the {what} is not between 0 and 2 to the 64th.")
    return seed


def deck_fault(error: DeckError, what: str) -> WrittenGameError:
    return WrittenGameError(f"The decks of the {what} cannot be played. {error}")


def _short(number: int) -> str:
    digits = str(number)
    return digits if len(digits) < 20 else "with too many digits"
