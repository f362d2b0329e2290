"""The vocabulary that every card model shares."""

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints


class Frozen(BaseModel):
    """A value: never changed after reading, no unknown key, no silent conversion."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)


class Side(StrEnum):
    """The two sides (GEN-01)."""

    LIGHT = "light"
    DARK = "dark"


class Affiliation(StrEnum):
    """The six affiliations and what has none (GEN-02)."""

    JEDI = "Jedi"
    REBEL_ALLIANCE = "Rebel Alliance"
    SMUGGLERS_AND_SPIES = "Smugglers and Spies"
    SITH = "Sith"
    IMPERIAL_NAVY = "Imperial Navy"
    SCUM_AND_VILLAINY = "Scum and Villainy"
    NEUTRAL = "Neutral"

    @property
    def side(self) -> Side | None:
        """The side an affiliation belongs to; a neutral card gets its side from elsewhere."""
        return _SIDES.get(self)


_SIDES = {
    Affiliation.JEDI: Side.LIGHT,
    Affiliation.REBEL_ALLIANCE: Side.LIGHT,
    Affiliation.SMUGGLERS_AND_SPIES: Side.LIGHT,
    Affiliation.SITH: Side.DARK,
    Affiliation.IMPERIAL_NAVY: Side.DARK,
    Affiliation.SCUM_AND_VILLAINY: Side.DARK,
}


class CardType(StrEnum):
    OBJECTIVE = "objective"
    UNIT = "unit"
    ENHANCEMENT = "enhancement"
    EVENT = "event"
    FATE = "fate"
    MISSION = "mission"
    AFFILIATION = "affiliation"


_VISIBLE = r"^[^\s\p{C}]([^\p{C}]*[^\s\p{C}])?$"
Text = Annotated[str, StringConstraints(min_length=1, max_length=400, pattern=_VISIBLE)]
"""One line without control characters, which could write to a terminal, and without outer space."""
Count = Annotated[int, Field(ge=0, le=99, strict=True)]
PrintedValue = Count | Literal["X"]
"""A printed number, or X where the text box defines it (DEF-02)."""
OctgnId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")]


CombatIcon = Literal[
    "unit_damage",
    "blast_damage",
    "tactics",
    "edge_unit_damage",
    "edge_blast_damage",
    "edge_tactics",
]
