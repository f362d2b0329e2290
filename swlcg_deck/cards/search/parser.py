"""From a query to one predicate on cards, leaving out what cannot be used."""

from dataclasses import dataclass, field
from difflib import get_close_matches

from swlcg_deck.cards.search.fields import BY_NAME, Field, Places, Predicate
from swlcg_deck.cards.search.grammar import read_query
from swlcg_deck.cards.search.problems import BadValueError, Problem
from swlcg_deck.cards.search.tokens import Token
from swlcg_deck.language import Said, said


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
    terms = _Terms(places)
    predicate = read_query(text, terms.predicate, terms.problems)
    return Query(text, predicate, terms.problems, terms.used)


@dataclass
class _Terms:
    """Single terms as predicates on cards."""

    places: Places
    problems: list[Problem] = field(default_factory=list)
    used: list[tuple[Field, Token]] = field(default_factory=list)

    def predicate(self, token: Token) -> Predicate | None:
        known = BY_NAME.get(token.field or "title")
        if known is None:
            return self._reject(token, _unknown_field(token.field))
        if not token.value and token.comparison and not known.can_be_empty:
            return self._reject(
                token, said("{field} needs a value", field=known.name), unfinished=True
            )
        try:
            predicate = known.predicate(token.comparison or ":", token.value, self.places)
        except BadValueError as error:
            return self._reject(token, error.message, unfinished=error.unfinished)
        self.used.append((known, token))
        return predicate

    def _reject(self, token: Token, message: str, *, unfinished: bool = False) -> Predicate | None:
        self.problems.append(Problem(token.start, token.end, message, unfinished))
        return None


def _unknown_field(name: str) -> Said:
    near = get_close_matches(name, BY_NAME, n=1, cutoff=0.6)
    if near:
        return said("there is no field {field}; did you mean {near}?", field=name, near=near[0])
    return said(
        "there is no field {field}; see the search help for the fields there are", field=name
    )
