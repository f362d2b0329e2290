"""Titles of sets that name something else: a deck may be named after one of its sets."""

from collections.abc import Sequence
from dataclasses import replace

from swlcg_deck.formats.pasting.meanings import Kind, Meaning

_APART = {Kind.AFFILIATION, Kind.SECTION, Kind.SIDE}


def with_set_names(meanings: Sequence[Meaning]) -> list[Meaning]:
    """The first line is a name if it stands apart from a list in which all others are counted."""
    lines = [i for i, meaning in enumerate(meanings) if meaning.kind is not Kind.BLANK]
    if len(lines) < 2 or not _is_bare(meanings[lines[0]]):
        return list(meanings)
    others = [m for i in lines[1:] for m in meanings[i].mentions]
    apart = meanings[lines[1]].kind in _APART
    if not (apart and others and all(mention.is_counted for mention in others)):
        return list(meanings)
    first = meanings[lines[0]]
    name = replace(first, kind=Kind.NAME, text=first.line.text, mentions=())
    return [name if meaning is first else meaning for meaning in meanings]


def _is_bare(meaning: Meaning) -> bool:
    return bool(meaning.mentions) and all(m.reading.is_bare for m in meaning.mentions)
