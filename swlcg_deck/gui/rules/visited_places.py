"""What can be read: a rule, a term, a chapter, or all terms; and the way from one to another."""

from dataclasses import dataclass
from typing import Literal, cast, get_args

from swlcg_deck.cards.rulebook.glossary import Glossary, Rule, Term

Kind = Literal["rule", "term", "chapter", "terms"]


@dataclass(frozen=True)
class Place:
    """A place to read; as a link it is `rule:DECK-05`."""

    kind: Kind
    name: str = ""

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


START = Place("terms")


def place_of(link: str, glossary: Glossary) -> Place | None:
    """The place a link leads to, or None where there is nothing to read."""
    kind, _, name = link.partition(":")
    if kind not in get_args(Kind):
        return None
    entry: object = {
        "rule": glossary.rule(name),
        "term": glossary.term(name),
        "chapter": glossary.chapter(name),
        "terms": glossary,
    }[kind]
    return Place(cast(Kind, kind), name) if entry is not None else None


def place_of_entry(entry: Rule | Term) -> Place:
    return Place("rule", entry.id) if isinstance(entry, Rule) else Place("term", entry.term)


class Journey:
    """The places that were read, with a way back and forth."""

    def __init__(self) -> None:
        self._places: list[Place] = []
        self._at = -1
        self._is_passing = False

    @property
    def place(self) -> Place | None:
        return self._places[self._at] if self._places else None

    @property
    def can_go_back(self) -> bool:
        return self._at > 0

    @property
    def can_go_on(self) -> bool:
        return self._at < len(self._places) - 1

    def visit(self, place: Place, *, passing: bool = False) -> None:
        """Go to a place; of those passed by, while typing, only the last is in the way back."""
        if place == self.place:
            self._is_passing = self._is_passing and passing
            return
        kept = self._at if self._is_passing and passing else self._at + 1
        self._places[kept:] = [place]
        self._at = kept
        self._is_passing = passing

    def settle(self) -> None:
        """The user stays here: the place is kept."""
        self._is_passing = False

    def step(self, by: int) -> Place | None:
        if 0 <= self._at + by < len(self._places):
            self._at += by
            self._is_passing = False
        return self.place
