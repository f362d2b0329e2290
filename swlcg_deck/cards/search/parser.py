"""From a query to one predicate: recursive descent, leaving out what cannot be used."""

from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import reduce

from swlcg_deck.cards.search.entry import Entry
from swlcg_deck.cards.search.fields import BY_NAME, Field, Places, Predicate
from swlcg_deck.cards.search.problems import BadValueError, Problem
from swlcg_deck.cards.search.tokens import Kind, Token, tokenize

MAX_QUERY = 2_000
MAX_DEPTH = 40


@dataclass
class Query:
    """A query that was understood, and what of it was not."""

    text: str
    predicate: Predicate
    problems: list[Problem]
    terms: list[tuple[Field, Token]]
    """The terms that take part in the search, for better spellings."""


def parse(text: str, places: Places) -> Query:
    """Never fails: what is wrong becomes a problem, and the rest of the query still searches."""
    problem = _unreadable(text)
    if problem is not None:
        return Query(text, _everything, [problem], [])
    problems: list[Problem] = []
    parser = _Parser(list(tokenize(text, problems)), places, problems)
    predicate = parser.whole()
    problems.sort(key=lambda p: p.start)
    return Query(text, predicate or _everything, problems, parser.terms)


def _everything(_entry: Entry) -> bool:
    return True


def _unreadable(text: str) -> Problem | None:
    if len(text) > MAX_QUERY:
        return Problem(0, len(text), f"a query has at most {MAX_QUERY} characters")
    for place, letter in enumerate(text):
        if not letter.isprintable() and letter not in "\t\n\r" and not letter.isspace():
            return Problem(place, place + 1, "the query contains a control character")
    return None


@dataclass
class _Parser:
    tokens: list[Token]
    places: Places
    problems: list[Problem]
    terms: list[tuple[Field, Token]] = field(default_factory=list)
    at: int = 0
    depth: int = 0

    def whole(self) -> Predicate | None:
        found: list[Predicate] = []
        while (token := self._peek()) is not None:
            part = self._either()
            if part is not None:
                found.append(part)
            token = self._peek()
            if token is not None:  # only a closing parenthesis stops a part
                self._skip("there is no parenthesis to close here")
        return _all_of(found)

    def _peek(self) -> Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def _skip(self, message: str, *, unfinished: bool = False) -> None:
        token = self.tokens[self.at]
        self.problems.append(Problem(token.start, token.end, message, unfinished))
        self.at += 1

    def _either(self) -> Predicate | None:
        """Parts joined by `or`; a missing side is left out."""
        parts = [self._all()]
        while (token := self._peek()) is not None and token.kind is Kind.OR:
            if not self._term_follows(self.at + 1) or (len(parts) == 1 and self._starts_here()):
                self._skip("or stands between two terms", unfinished=True)
            else:
                self.at += 1
            parts.append(self._all())
        return _any_of([part for part in parts if part is not None])

    def _starts_here(self) -> bool:
        return self.at == 0 or self.tokens[self.at - 1].kind is Kind.OPEN

    def _term_follows(self, at: int) -> bool:
        return at < len(self.tokens) and self.tokens[at].kind not in {Kind.CLOSE, Kind.OR}

    def _all(self) -> Predicate | None:
        parts: list[Predicate] = []
        while (token := self._peek()) is not None and token.kind not in {Kind.OR, Kind.CLOSE}:
            if token.kind is Kind.AND:
                self.at += 1
                continue
            part = self._unary()
            if part is not None:
                parts.append(part)
        return _all_of(parts)

    def _unary(self) -> Predicate | None:
        negated = False
        while (token := self._peek()) is not None and token.kind is Kind.NOT:
            if not self._term_follows(self.at + 1):
                self._skip("there is nothing to leave out", unfinished=True)
                return None
            negated = not negated
            self.at += 1
        part = self._primary()
        return _not(part) if negated and part is not None else part

    def _primary(self) -> Predicate | None:
        token = self.tokens[self.at]
        if token.kind is not Kind.OPEN:
            self.at += 1
            return self._term(token)
        if self.depth >= MAX_DEPTH:
            self._skip("too many parentheses inside each other")
            return None
        self.at += 1
        self.depth += 1
        inner = self._either()
        self.depth -= 1
        if self._peek() is None:
            message = "this parenthesis is not closed"
            self.problems.append(Problem(token.start, token.end, message, unfinished=True))
        else:
            self.at += 1
        return inner

    def _term(self, token: Token) -> Predicate | None:
        known = BY_NAME.get(token.field or "title")
        if known is None:
            self._reject(token, _unknown_field(token.field))
            return None
        if not token.value and token.comparison and not known.can_be_empty:
            self._reject(token, f"{known.name} needs a value", unfinished=True)
            return None
        try:
            predicate = known.predicate(token.comparison or ":", token.value, self.places)
        except BadValueError as error:
            self._reject(token, error.message, unfinished=error.unfinished)
            return None
        self.terms.append((known, token))
        return predicate

    def _reject(self, token: Token, message: str, *, unfinished: bool = False) -> None:
        self.problems.append(Problem(token.start, token.end, message, unfinished))


def _unknown_field(name: str) -> str:
    near = get_close_matches(name, BY_NAME, n=1, cutoff=0.6)
    hint = f"did you mean {near[0]}?" if near else "see the search help for the fields there are"
    return f"there is no field {name}; {hint}"


def _all_of(parts: list[Predicate]) -> Predicate | None:
    return reduce(_both, parts) if parts else None


def _any_of(parts: list[Predicate]) -> Predicate | None:
    return reduce(_one_of, parts) if parts else None


def _both(first: Predicate, second: Predicate) -> Predicate:
    return lambda entry: first(entry) and second(entry)


def _one_of(first: Predicate, second: Predicate) -> Predicate:
    return lambda entry: first(entry) or second(entry)


def _not(part: Predicate) -> Predicate:
    return lambda entry: not part(entry)
