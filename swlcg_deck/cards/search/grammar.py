"""The grammar of a query: terms joined by nothing, `or`, `not`, `-` and parentheses.

What a single term means is the caller's: cards and decks are searched by the same grammar.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from typing import Generic, TypeVar

from swlcg_deck.cards.search.problems import Problem
from swlcg_deck.cards.search.tokens import Kind, Token, tokenize
from swlcg_deck.language import said

T = TypeVar("T")
Test = Callable[[T], bool]

MAX_QUERY = 2_000
MAX_DEPTH = 40


def read_query(
    text: str, term: Callable[[Token], Test[T] | None], problems: list[Problem]
) -> Test[T]:
    """One test for the whole query; what cannot be used becomes a problem and is left out."""
    unreadable = _unreadable(text)
    if unreadable is not None:
        problems.append(unreadable)
        return _everything
    grammar = _Grammar(list(tokenize(text, problems)), term, problems)
    test = grammar.whole()
    problems.sort(key=lambda problem: problem.start)
    return test or _everything


def _everything(_item: object) -> bool:
    return True


def _unreadable(text: str) -> Problem | None:
    if len(text) > MAX_QUERY:
        return Problem(0, len(text), said("a query has at most {most} characters", most=MAX_QUERY))
    for place, letter in enumerate(text):
        if not letter.isprintable() and not letter.isspace():
            return Problem(place, place + 1, said("the query contains a control character"))
    return None


@dataclass
class _Grammar(Generic[T]):
    """Recursive descent over the tokens."""

    tokens: list[Token]
    term: Callable[[Token], Test[T] | None]
    problems: list[Problem]
    at: int = 0
    depth: int = 0

    def whole(self) -> Test[T] | None:
        found: list[Test[T]] = []
        while self._peek() is not None:
            part = self._either()
            if part is not None:
                found.append(part)
            if self._peek() is not None:  # only a closing parenthesis stops a part
                self._skip(said("there is no parenthesis to close here"))
        return _all_of(found)

    def _peek(self) -> Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def _skip(self, message: str, *, unfinished: bool = False) -> None:
        token = self.tokens[self.at]
        self.problems.append(Problem(token.start, token.end, message, unfinished))
        self.at += 1

    def _either(self) -> Test[T] | None:
        """Parts joined by `or`; a missing side is left out."""
        parts = [self._all()]
        while (token := self._peek()) is not None and token.kind is Kind.OR:
            if not self._term_follows(self.at + 1) or (len(parts) == 1 and self._starts_here()):
                self._skip(said("or stands between two terms"), unfinished=True)
            else:
                self.at += 1
            parts.append(self._all())
        return _any_of([part for part in parts if part is not None])

    def _starts_here(self) -> bool:
        return self.at == 0 or self.tokens[self.at - 1].kind is Kind.OPEN

    def _term_follows(self, at: int) -> bool:
        return at < len(self.tokens) and self.tokens[at].kind not in {Kind.CLOSE, Kind.OR}

    def _all(self) -> Test[T] | None:
        parts: list[Test[T]] = []
        while (token := self._peek()) is not None and token.kind not in {Kind.OR, Kind.CLOSE}:
            if token.kind is Kind.AND:
                self.at += 1
                continue
            part = self._unary()
            if part is not None:
                parts.append(part)
        return _all_of(parts)

    def _unary(self) -> Test[T] | None:
        negated = False
        while (token := self._peek()) is not None and token.kind is Kind.NOT:
            if not self._term_follows(self.at + 1):
                self._skip(said("there is nothing to leave out"), unfinished=True)
                return None
            negated = not negated
            self.at += 1
        part = self._primary()
        return _not(part) if negated and part is not None else part

    def _primary(self) -> Test[T] | None:
        token = self.tokens[self.at]
        if token.kind is Kind.AND:
            return None
        if token.kind is not Kind.OPEN:
            self.at += 1
            return self.term(token)
        if self.depth >= MAX_DEPTH:
            self._skip(said("too many parentheses inside each other"))
            return None
        self.at += 1
        self.depth += 1
        inner = self._either()
        self.depth -= 1
        if self._peek() is None:
            message = said("this parenthesis is not closed")
            self.problems.append(Problem(token.start, token.end, message, unfinished=True))
        else:
            self.at += 1
        return inner


def _all_of(parts: list[Test[T]]) -> Test[T] | None:
    return reduce(_both, parts) if parts else None


def _any_of(parts: list[Test[T]]) -> Test[T] | None:
    return reduce(_one_of, parts) if parts else None


def _both(first: Test[T], second: Test[T]) -> Test[T]:
    return lambda item: first(item) and second(item)


def _one_of(first: Test[T], second: Test[T]) -> Test[T]:
    return lambda item: first(item) or second(item)


def _not(part: Test[T]) -> Test[T]:
    return lambda item: not part(item)
