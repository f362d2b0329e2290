"""One card as it is printed: facts, no sentences."""

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field, StringConstraints, model_validator

from swlcg_deck.cards.abilities.reading import Line, is_missing, read_line
from swlcg_deck.cards.base import (
    Affiliation,
    CardType,
    Count,
    Frozen,
    OctgnId,
    PrintedValue,
    Side,
    Text,
)
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import Keyword, KeywordName

if TYPE_CHECKING:
    from swlcg_deck.cards.abilities.nodes import Node

FACTS_BY_TYPE: dict[CardType, tuple[str, ...]] = {
    CardType.OBJECTIVE: ("damage_capacity", "resources"),
    CardType.UNIT: (
        "cost",
        "force_icons",
        "damage_capacity",
        "resources",
        "icons",
        "edge_icons",
    ),
    CardType.ENHANCEMENT: ("cost", "force_icons", "resources", "enhance"),
    CardType.EVENT: ("cost", "force_icons"),
    CardType.FATE: ("force_icons", "priority"),
    CardType.MISSION: ("cost", "force_icons", "damage_capacity"),
    CardType.AFFILIATION: ("resources",),
}
"""Which facts a card of each type prints; every one of them is needed, no other is allowed."""

_TYPED_FACTS = tuple(dict.fromkeys(fact for facts in FACTS_BY_TYPE.values() for fact in facts))


class CombatIcons(Frozen):
    """The icons of one row: the normal ones, or those that need the edge (RB-18)."""

    unit_damage: Count
    blast_damage: Count
    tactics: Count


Enhanced = Literal["play_area", "death_star_dial"] | CardFilter
"""What an enhancement is attached to."""


class Card(Frozen):
    """A card of the pool. Identity is set and position; reprints share the number (TRAP-13)."""

    title: Text
    aliases: tuple[Text, ...] = ()
    type: CardType
    number: Annotated[int, Field(ge=1, le=9999)]
    side: Side
    affiliation: Affiliation
    unique: bool
    cost: PrintedValue | None = None
    force_icons: PrintedValue | None = None
    damage_capacity: PrintedValue | None = None
    resources: PrintedValue | None = None
    priority: Count | None = None
    icons: CombatIcons | None = None
    edge_icons: CombatIcons | None = None
    traits: tuple[Text, ...]
    keywords: tuple[Keyword, ...]
    enhance: Enhanced | None = None
    abilities: tuple[Line, ...] | Literal["unwritten"]
    """The lines of the text box besides keywords, or text that is not yet written as data."""
    same_as: Annotated[str, StringConstraints(pattern=r"^[A-Z]?[0-9]{1,4}-[0-9]{1,2}$")] | None = (
        None
    )
    """The printing at which the text stands, where it is not this one."""
    octgn_id: OctgnId
    note: Text | None = None
    """Why a fact is doubtful, or what was corrected."""

    product: Text
    set: int | None = None
    block: Text | None = None
    """The challenge deck the card belongs to instead of a numbered set (TRAP-16)."""
    position: Annotated[int, Field(ge=1, le=99)] | None = None

    @model_validator(mode="after")
    def _prints_what_its_type_prints(self) -> "Card":
        expected = FACTS_BY_TYPE[self.type]
        missing = [fact for fact in expected if getattr(self, fact) is None]
        if missing:
            raise ValueError(f"a card of type {self.type.value} needs {', '.join(missing)}")
        surplus = [f for f in _TYPED_FACTS if f not in expected and getattr(self, f) is not None]
        if surplus:
            raise ValueError(f"a card of type {self.type.value} has no {', '.join(surplus)}")
        return self

    @property
    def code(self) -> str:
        """How players write the card: set-position (`4-1`), or `card 2063` outside the sets."""
        home = self.set if self.set is not None else self.block
        return f"{home}-{self.position}" if home is not None else f"card {self.number}"

    @property
    def text(self) -> "tuple[Node, ...]":
        """The abilities as nodes of the language; nothing where they are unwritten."""
        if self.abilities == "unwritten":
            return ()
        return tuple(read_line(line) for line in self.abilities)

    @property
    def is_written(self) -> bool:
        """Whether every line of the text box is data."""
        return self.abilities != "unwritten" and not self.is_partly_written

    @property
    def is_partly_written(self) -> bool:
        """Whether some lines are data, and others only marked as missing."""
        return self.abilities != "unwritten" and any(map(is_missing, self.abilities))

    def has_keyword(self, name: KeywordName) -> bool:
        return any(keyword.name is name for keyword in self.keywords)


class Demand(Frozen):
    """The exact objective counts of an alliance affiliation card (DECK-17, DECK-19)."""

    own: Count
    partner: Count
    partner_affiliation: Affiliation


class AffiliationCard(Card):
    """The card a deck is built on (DECK-01)."""

    type: Literal[CardType.AFFILIATION]
    reserve: Count
    demand: Demand | None

    @model_validator(mode="after")
    def _is_in_no_set(self) -> "AffiliationCard":
        if (self.set, self.block, self.position) != (None, None, None):
            raise ValueError("an affiliation card is in no set and has no position")
        return self
