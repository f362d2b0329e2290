"""Finding decks in the library by what they contain.

`sets:112 a:jedi legal -tag:old set:"Hoth Operations" total>=10 my deck`: words are looked for in
the name; `or`, `not`, parentheses and quotes work as in the search for cards.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from operator import eq, ge, gt, le, lt, ne
from typing import Final

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search.grammar import read_query
from swlcg_deck.cards.search.problems import Problem
from swlcg_deck.cards.search.tokens import Kind, Token
from swlcg_deck.cards.titles import fold
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.shelf import Entry
from swlcg_deck.language import said

Predicate = Callable[[Entry], bool]
Verdict = Callable[[Entry], str]
"""Says `legal`, `illegal` or `unknown` of a deck; decks themselves know no rules."""

_VERDICTS: Final = ("legal", "illegal", "unknown")
_COMPARE: Final = {":": eq, "=": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
_EQUAL: Final = {":", "=", "!="}


@dataclass(frozen=True)
class Found:
    """The decks that match, and what of the query could not be used."""

    entries: tuple[Entry, ...]
    problems: tuple[Problem, ...]


def search_library(entries: Iterable[Entry], query: str, pool: CardPool, verdict: Verdict) -> Found:
    """Never fails: what is wrong becomes a problem, and the rest of the query still searches."""
    problems: list[Problem] = []
    terms = _Terms(query, _fields(pool), verdict, problems)
    predicate = read_query(query, terms.predicate, problems)
    return Found(tuple(filter(predicate, entries)), tuple(problems))


@dataclass
class _Terms:
    """Single terms as predicates."""

    query: str
    fields: dict[str, Callable[[Deck, str], bool]]
    verdict: Verdict
    problems: list[Problem]

    def predicate(self, token: Token) -> Predicate | None:
        if token.kind is Kind.WORD:
            return self._word(token)
        if token.field in {"name", "n", "folder"} or token.field in self.fields:
            return self._text_field(token)
        if token.field == "total":
            return self._total(token)
        names = ("name", "folder", "total", *self.fields)
        near = get_close_matches(token.field, names, n=1, cutoff=0.6)
        if near:
            message = said(
                "there is no field {field}; did you mean {near}?", field=token.field, near=near[0]
            )
        else:
            fields = ", ".join(names)
            message = said(
                "there is no field {field}; there are {fields}", field=token.field, fields=fields
            )
        return self._reject(token, message)

    def _word(self, token: Token) -> Predicate:
        value = token.value.lower()
        if value in _VERDICTS and self.query[token.start].isalpha():  # in quotes it is a name
            return lambda entry: entry.deck is not None and self.verdict(entry) == value
        return lambda entry: _says(entry.name, token.value)

    def _text_field(self, token: Token) -> Predicate | None:
        if token.comparison not in _EQUAL:
            return self._reject(
                token, said("{field} cannot be compared; use {field}:", field=token.field)
            )
        if not token.value:
            return self._reject(
                token, said("{field} needs a value", field=token.field), unfinished=True
            )
        negated = token.comparison == "!="
        if token.field in {"name", "n"}:
            return lambda entry: _says(entry.name, token.value) != negated
        if token.field == "folder":
            return lambda entry: _says(entry.folder, token.value) != negated
        holds = self.fields[token.field]
        return lambda entry: entry.deck is not None and holds(entry.deck, token.value) != negated

    def _total(self, token: Token) -> Predicate | None:
        if not (token.value.isascii() and token.value.isdecimal()) or len(token.value) > 9:
            return self._reject(token, said("total needs a number"), unfinished=not token.value)
        compare, number = _COMPARE[token.comparison], int(token.value)
        return lambda entry: entry.deck is not None and bool(compare(entry.sets, number))

    def _reject(self, token: Token, message: str, *, unfinished: bool = False) -> Predicate | None:
        self.problems.append(Problem(token.start, token.end, message, unfinished))
        return None


def _says(text: str, wanted: str) -> bool:
    """Whether a text contains another, as titles are compared; other scripts letter by letter."""
    folded = fold(wanted)
    return folded in fold(text) if folded else wanted.casefold() in text.casefold()


def _fields(pool: CardPool) -> dict[str, Callable[[Deck, str], bool]]:
    """What can be asked of a deck, by its long and its short name."""

    def affiliation(deck: Deck, value: str) -> bool:
        card = deck.affiliation_card(pool)
        titles = [deck.affiliation or "none", card.affiliation.value if card else ""]
        return any(_says(title, value) for title in titles)

    def side(deck: Deck, value: str) -> bool:
        side = deck.side(pool)
        return side is not None and side.value.startswith(value.casefold())

    return {
        "affiliation": affiliation,
        "a": affiliation,
        "side": side,
        "s": side,
        "set": _has_set,
        "sets": _has_set,
        "e": _has_set,
        "tag": lambda deck, value: any(
            _says(tag, value) and _says(value, tag) for tag in deck.tags
        ),
        "author": lambda deck, value: _says(deck.author, value),
        "notes": lambda deck, value: value.casefold() in deck.notes.casefold(),
    }


def _has_set(deck: Deck, value: str) -> bool:
    if value.isascii() and value.isdecimal() and len(value) < 10:
        return bool(deck.copies_of(int(value)))
    return any(_says(entry.title, value) for entry in deck.sets)
