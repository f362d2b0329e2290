"""What saved games and replays share: the head of the file, and reading it without surprises."""

import json
from typing import Any

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.engine.new_game import DeckChoice, DeckError
from swlcg_deck.engine.saved.engine_version import ENGINE_VERSION
from swlcg_deck.language import said, words_of

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
            said(
                "The {what} is {size:,} bytes long; no {what} is larger than {most:,}.",
                what=what,
                size=len(data),
                most=MOST_BYTES,
            )
        )
    try:
        found = json.loads(data.decode("utf-8"), parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise WrittenGameError(
            said("The {what} is no text: byte {place} is not UTF-8.", what=what, place=error.start)
        ) from None
    except json.JSONDecodeError as error:
        raise WrittenGameError(
            said(
                "The {what} breaks off or was changed: line {line}, column {column} "
                "is not JSON ({fault}).",
                what=what,
                line=error.lineno,
                column=error.colno,
                fault=error.msg,
            )
        ) from None
    except RecursionError:
        raise WrittenGameError(
            said("The {what} is nested deeper than any game.", what=what)
        ) from None
    except ValueError as error:
        raise WrittenGameError(
            said(
                "The {what} holds a number that no game has: {number}.",
                what=what,
                number=str(error),
            )
        ) from None
    if not isinstance(found, dict):
        raise WrittenGameError(
            said("The {what} should be one JSON object, not {kind}.", what=what, kind=_kind(found))
        )
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(name)


_KINDS: dict[type, str] = {
    list: said("a list"),
    str: said("a text"),
    int: said("a number"),
    float: said("a number"),
    dict: said("an object"),
}


def _kind(value: Any) -> str:
    return _KINDS.get(type(value)) or said("something else")


def part(plain: dict[str, Any], name: str, kind: type, what: str) -> Any:
    """One entry of the file, of the type it has to be."""
    if name not in plain:
        raise WrittenGameError(said("The {what} has no entry {name!r}.", what=what, name=name))
    value = plain[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise WrittenGameError(
            said(
                "The entry {name!r} of the {what} should be {wanted}, not {kind}.",
                name=name,
                what=what,
                wanted=_KINDS[kind],
                kind=_kind(value),
            )
        )
    return value


def check_head(plain: dict[str, Any], form: str, version: int, what: str) -> None:
    """Whether it is a file of this kind, and of a version and engine that we know."""
    if part(plain, "format", str, what) != form:
        raise WrittenGameError(
            said(
                "This is no {what}: its format is {format!r}.",
                what=what,
                format=plain["format"][:60],
            )
        )
    found = part(plain, "version", int, what)
    if found > version:
        raise WrittenGameError(
            said(
                "The {what} has version {version} of its format and this program knows "
                "version {known}. A newer program wrote it.",
                what=what,
                version=_short(found),
                known=version,
            )
        )
    if found != version:
        raise WrittenGameError(
            said("There is no version {version} of a {what}.", version=_short(found), what=what)
        )
    engine = part(plain, "engine", int, what)
    if engine != ENGINE_VERSION:
        raise WrittenGameError(
            said(
                "The {what} was written by version {version} of the rules engine; this is "
                "version {known}, in which the game might go another way.",
                what=what,
                version=_short(engine),
                known=ENGINE_VERSION,
            )
        )


def check_pool(plain: dict[str, Any], pool: CardPool, what: str) -> None:
    if part(plain, "pool", str, what) != pool.fingerprint:
        raise WrittenGameError(
            said(
                "The {what} was written with another card pool ({found!r} instead of {wanted!r}).",
                what=what,
                found=plain["pool"][:12],
                wanted=pool.fingerprint[:12],
            )
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
        raise WrittenGameError(
            said("The entry 'decks' of the {what} should hold two decks.", what=what)
        )
    dark, light = (
        DeckChoice(part(deck, "affiliation", str, what), tuple(part(deck, "sets", list, what)))
        for deck in decks
    )
    return dark, light


def read_options(plain: dict[str, Any], what: str) -> dict[str, bool]:
    options: dict[str, bool] = part(plain, "options", dict, what)
    if not all(isinstance(value, bool) for value in options.values()):
        raise WrittenGameError(
            said("Every option of the {what} should be true or false.", what=what)
        )
    return options


def read_seed(plain: dict[str, Any], what: str) -> int:
    seed: int = part(plain, "seed", int, what)
    if not 0 <= seed < 1 << 64:
        raise WrittenGameError(
            said("The seed of the {what} is not between 0 and 2 to the 64th.", what=what)
        )
    return seed


def deck_fault(error: DeckError, what: str) -> WrittenGameError:
    return WrittenGameError(
        said(
            "The decks of the {what} cannot be played. {reason}",
            what=what,
            reason=words_of(error),
        )
    )


def _short(number: int) -> str:
    digits = str(number)
    return digits if len(digits) < 20 else said("with too many digits")
