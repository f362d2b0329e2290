"""The text of a settings file, key by key: one that is not understood costs no other."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from pydantic import BaseModel, ValidationError

_LONGEST: Final = 4_000
"""Digits; Python makes no number of more."""
_Place = tuple[str | int, ...]


def entries_of(text: bytes) -> dict[str, Any] | None:
    """What stands in the file; None where it is no group of keys and values."""
    try:
        # A byte that is no letter becomes half a character, and so costs its own key only.
        found = json.loads(text.decode("utf-8-sig", "surrogateescape"), parse_int=_number)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _number(digits: str) -> int | None:
    return int(digits) if len(digits) < _LONGEST else None


def without_faults(entries: dict[str, Any], model: type[BaseModel]) -> Iterator[str]:
    """Take out what nobody could write back and what the model refuses; the name of each.

    The innermost value goes, so that of a group one entry is lost and not the group.
    """
    yield from _taken(entries, _half_characters(entries))
    try:
        model.model_validate(entries)
    except ValidationError as error:
        yield from _taken(entries, {fault["loc"] for fault in error.errors(include_input=False)})


def _taken(entries: dict[str, Any], places: Iterable[_Place]) -> Iterator[str]:
    """From the end, so that what is left in a list keeps its number."""
    for place in sorted(places, key=_in_order, reverse=True):
        group: Any = entries
        for step in place[:-1]:
            group = group[step]
        del group[place[-1]]
        yield ".".join(map(str, place))


def _in_order(place: _Place) -> list[tuple[int, str]]:
    return [(step, "") if isinstance(step, int) else (0, step) for step in place]


def _half_characters(entries: dict[str, Any]) -> Iterator[_Place]:
    """Where they stand, in keys and in values; no depth can exhaust the stack."""
    waiting: list[tuple[_Place, Any]] = [((), entries)]
    while waiting:
        place, value = waiting.pop()
        if isinstance(value, dict):
            yield from ((*place, key) for key in value if not _is_whole(key))
            waiting.extend(((*place, key), value[key]) for key in value if _is_whole(key))
        elif isinstance(value, list):
            waiting.extend(((*place, number), one) for number, one in enumerate(value))
        elif isinstance(value, str) and not _is_whole(value):
            yield place


def _is_whole(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
