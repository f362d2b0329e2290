"""Files with results of simulations: read within limits, refused in sentences, written whole."""

import json
import re
from pathlib import Path
from typing import Any, Final

from swlcg_deck.files.refusals import FileError
from swlcg_deck.files.writing import write_file
from swlcg_deck.language import said, words_of

MOST_BYTES: Final = 64_000_000
"""A simulation takes some ten kilobytes, a gauntlet that for each of its pairings."""
EXTRAS: Final = ("name", "kept", "notes", "standings")
"""What files tell besides the result itself: it follows from the result, or says where it lies."""
_FORMAT: Final = re.compile(r"swlcg-deck-(simulation|gauntlet)/([1-9][0-9]{0,8})")
_KNOWN: Final = 1


class ResultError(ValueError):
    """A file that holds no result of a simulation, or a result that could not be kept."""


def read_plain(path: Path) -> dict[str, Any]:
    """The content of a file that says it is a result, or a ResultError; OSError without a file."""
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        most = MOST_BYTES // 1_000_000
        raise no_result(path.name, said("it is larger than {most} MB", most=most))
    plain = _parsed(data, path.name)
    form = plain.get("format")
    known = _FORMAT.fullmatch(form) if isinstance(form, str) else None
    if known is None:
        raise no_result(path.name)
    if int(known[2]) > _KNOWN:
        raise ResultError(
            said(
                "{file} was written by a newer version of this program (format {format}); "
                "update the program to read it.",
                file=path.name,
                format=form,
            )
        )
    return plain


def no_result(name: str, why: str = "") -> ResultError:
    """For the content of a file; `why` is the rest of the sentence, if there is more to say."""
    if not why:
        return ResultError(said("{file} holds no result of a simulation.", file=name))
    return ResultError(said("{file} holds no result of a simulation: {why}.", file=name, why=why))


def write_result(path: Path, text: str) -> None:
    """The whole file or none of it, or a ResultError."""
    try:
        write_file(path, text.encode())
    except FileError as error:
        why = said("The result could not be kept: {reason}.", reason=words_of(error))
        raise ResultError(why) from None


def as_text(plain: dict[str, Any]) -> str:
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def _parsed(data: bytes, name: str) -> dict[str, Any]:
    try:
        plain = json.loads(data.decode("utf-8-sig"), parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        where = said(
            "line {line}, column {column} is not JSON; the file breaks off or was changed",
            line=error.lineno,
            column=error.colno,
        )
        raise no_result(name, where) from None
    except (ValueError, RecursionError):
        raise no_result(name) from None
    if not isinstance(plain, dict):
        raise no_result(name)
    return plain


def _no_constant(name: str) -> Any:
    raise ValueError(name)
