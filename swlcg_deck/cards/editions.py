"""Rules editions: which errata and restricted groups held when (ED-01..ED-04)."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from swlcg_deck.cards.base import Frozen, Side, Text
from swlcg_deck.cards.products import SetNumber

EditionId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9.-]{0,30}$")]
CardCode = Annotated[str, StringConstraints(pattern=r"^([0-9]{1,3}|[A-Z][0-9]{2})-[0-9]{1,2}$")]


class EarlierErratum(Frozen):
    edition: EditionId
    change: Text


class Erratum(Frozen):
    """One line of the FAQ's errata, in our own words."""

    id: Annotated[str, StringConstraints(pattern=r"^ERR-\d\d$")]
    version: Annotated[str, StringConstraints(pattern=r"^v\d\.\d$")] | None
    title: Text
    number: int | None
    printings: tuple[CardCode, ...]
    """Every printing it applies to (PRINT-03); none for an erratum of the rulebook."""
    kinds: Annotated[tuple[Text, ...], Field(min_length=1)]
    change: Text
    legality: Literal["limit_one"] | None
    """What it changes for deck building (DECK-13); most errata concern play only."""
    earlier: tuple[EarlierErratum, ...]

    def change_in(self, edition: str) -> str:
        """The change as the given edition words it."""
        return next((e.change for e in self.earlier if e.edition == edition), self.change)


class RestrictedSet(Frozen):
    number: SetNumber = Field(alias="set")
    title: Text


class RestrictedAffiliationCard(Frozen):
    number: int
    title: Text


class RestrictedGroup(Frozen):
    """Members of which a tournament deck uses at most one (RL-02); one is a card (TRAP-01)."""

    id: Annotated[str, StringConstraints(pattern=r"^RL-(LS|DS)-\d+$")]
    side: Side
    group: int
    sets: tuple[RestrictedSet, ...]
    affiliation_cards: tuple[RestrictedAffiliationCard, ...]


class Edition(Frozen):
    id: EditionId
    title: Text
    date: Annotated[str, StringConstraints(pattern=r"^\d{4}(-\d\d-\d\d)?$")] | None
    summary: Text
    restricted: tuple[Text, ...]
    errata: tuple[Text, ...]
