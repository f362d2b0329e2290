"""A deck: an affiliation card and objective sets. It may be illegal, mixed, empty or unknown."""

import uuid
from typing import Annotated, Any

from pydantic import ConfigDict, Field, StringConstraints

from swlcg_deck.cards.base import Frozen, Side
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool

MAX_COPIES = 99
UNTITLED = "Untitled deck"
"""The name of a deck from a list that gives it none."""
MAX_LINE = 500
MAX_NOTE = 100_000
Line = Annotated[str, StringConstraints(max_length=MAX_LINE)]
Note = Annotated[str, StringConstraints(max_length=MAX_NOTE)]
Copies = Annotated[int, Field(ge=1, le=MAX_COPIES)]


class DeckSet(Frozen):
    """One objective set of a deck; the number is None, or not in the pool, if nobody knows it."""

    model_config = ConfigDict(populate_by_name=True)

    number: int | None = Field(default=None, alias="set")
    title: Line
    copies: Copies = 1
    note: Note = ""
    extra: dict[str, Any] = Field(default_factory=dict)
    """Keys of a file that this version does not know; they are written back."""

    def __hash__(self) -> int:
        return hash((self.number, self.title, self.copies, self.note))

    @property
    def key(self) -> int | str:
        """What tells two sets of a deck apart."""
        return self.number if self.number is not None else self.title

    @property
    def label(self) -> str:
        """`A Journey to Dagobah (4)`."""
        return self.title if self.number is None else f"{self.title} ({self.number})"


class ListedCard(Frozen):
    """A single card as a list named it: its code (`20-4`, `D01-7`) or, unknown, only its title."""

    code: Line | None
    title: Line
    copies: Copies = 1


class Deck(Frozen):
    """A deck as a value: every edit makes a new one (`edits.py`)."""

    id: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]
    name: Line
    affiliation: Line | None = None
    """The title of the affiliation card (DECK-01), as far as one is chosen."""
    sets: tuple[DeckSet, ...] = ()
    notes: Note = ""
    tags: tuple[Line, ...] = ()
    author: Line = ""
    created: Line = ""
    modified: Line = ""
    """Times in UTC as ISO 8601 text, `2026-01-31T18:00:00Z`; empty where unknown."""
    listed_cards: tuple[ListedCard, ...] = ()
    """Command cards as an imported list named them, kept only where they do not fit the sets."""
    extra: dict[str, Any] = Field(default_factory=dict)
    """Keys of a file that this version does not know; they are written back."""
    newer_format: Line = ""
    """The format that its file states, where that is a newer one: nobody can tell all it says."""

    def __hash__(self) -> int:
        return hash((self.id, self.name, self.affiliation, self.sets, self.notes, self.tags))

    @property
    def total(self) -> int:
        """Objective sets, copies counted."""
        return sum(entry.copies for entry in self.sets)

    def copies_of(self, key: int | str) -> int:
        return sum(entry.copies for entry in self.sets if entry.key == key)

    def affiliation_card(self, pool: CardPool) -> AffiliationCard | None:
        """The affiliation card; None where none is chosen or the pool does not know it."""
        return None if self.affiliation is None else pool.affiliation_card(self.affiliation)

    def side(self, pool: CardPool) -> Side | None:
        """The affiliation card's side, else that of its sets if they agree."""
        card = self.affiliation_card(pool)
        if card is not None:
            return card.side
        known = (pool.set(entry.number) for entry in self.sets if entry.number is not None)
        sides = {entry.side for entry in known if entry is not None}
        return sides.pop() if len(sides) == 1 else None


def new_deck(name: str, affiliation: str | None = None) -> Deck:
    """An empty deck with an identity of its own."""
    return Deck(id=uuid.uuid4().hex, name=name, affiliation=affiliation)
