"""A query cut into tokens, each with its place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from swlcg_deck.cards.search.problems import Problem
from swlcg_deck.language import said


class Kind(Enum):
    OPEN = auto()
    CLOSE = auto()
    NOT = auto()
    OR = auto()
    AND = auto()
    WORD = auto()
    FIELD = auto()


@dataclass(frozen=True)
class Token:
    kind: Kind
    start: int
    end: int
    value: str = ""
    value_start: int = 0
    """Where the value begins, quotes included: what a better spelling would replace."""
    field: str = ""
    comparison: str = ""


_QUOTES = '"\u201c\u201d\u201e'
_FIELD = re.compile(r"([A-Za-z](?:[A-Za-z0-9_.-]*[A-Za-z0-9_-])?|#)(!=|<=|>=|[:=<>])")
_NUMBER_SIGN = re.compile(r"#(?=\d)")
_BARE = re.compile(rf"[^\s(){_QUOTES}]+")
_OPERATORS = {"or": Kind.OR, "not": Kind.NOT, "and": Kind.AND}


def tokenize(query: str, problems: list[Problem]) -> Iterator[Token]:
    """Tokens from left to right; a quote that never closes runs to the end of the query."""
    at = 0
    while at < len(query):
        if query[at].isspace():
            at += 1
        elif query[at] in "()":
            yield Token(Kind.OPEN if query[at] == "(" else Kind.CLOSE, at, at + 1)
            at += 1
        elif query[at] == "-" and at + 1 < len(query) and not query[at + 1].isspace():
            yield Token(Kind.NOT, at, at + 1)
            at += 1
        else:
            token = _term(query, at, problems)
            yield token
            at = token.end


def _term(query: str, at: int, problems: list[Problem]) -> Token:
    field = _FIELD.match(query, at)
    if field is not None:
        value, end = _value(query, field.end(), problems)
        name, comparison = field.groups()
        return Token(Kind.FIELD, at, end, value, field.end(), name.lower(), comparison)
    if _NUMBER_SIGN.match(query, at):
        value, end = _value(query, at + 1, problems)
        return Token(Kind.FIELD, at, end, value, at + 1, "#", ":")
    value, end = _value(query, at, problems)
    is_operator = query[at] not in _QUOTES and value.lower() in _OPERATORS
    kind = _OPERATORS[value.lower()] if is_operator else Kind.WORD
    return Token(kind, at, end, value, at)


def _value(query: str, at: int, problems: list[Problem]) -> tuple[str, int]:
    """The quoted or bare value that begins at `at`, and where it ends."""
    if at < len(query) and query[at] in _QUOTES:
        closing = re.compile(f"[{_QUOTES}]").search(query, at + 1)
        if closing is None:
            problems.append(
                Problem(at, len(query), said("this quote is not closed"), unfinished=True)
            )
            return query[at + 1 :], len(query)
        return query[at + 1 : closing.start()], closing.end()
    bare = _BARE.match(query, at)
    return (bare.group(), bare.end()) if bare else ("", at)
