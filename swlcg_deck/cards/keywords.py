"""Keywords with their parameters (KEY-01..KEY-19)."""

from enum import StrEnum
from typing import Any

from pydantic import ConfigDict, model_serializer, model_validator

from swlcg_deck.cards.base import Frozen, PrintedValue
from swlcg_deck.cards.filters import CardFilter


class KeywordName(StrEnum):
    EDGE = "edge"
    ELITE = "elite"
    INFLUENCE = "influence"
    LIMITED = "limited"
    NO_ENHANCEMENTS = "no_enhancements"
    PILOT = "pilot"
    PROTECT = "protect"
    SHIELDING = "shielding"
    TARGETED_STRIKE = "targeted_strike"


_NUMBERED = (KeywordName.EDGE, KeywordName.PILOT)


class Keyword(Frozen):
    """A keyword; in a file a bare word, or a word with its parameter: `{edge: 1}`."""

    # Values that went through a "before" validator arrive as plain Python, not as JSON.
    model_config = ConfigDict(strict=False)

    name: KeywordName
    value: PrintedValue | None = None
    protects: CardFilter | None = None

    @model_validator(mode="before")
    @classmethod
    def _from_file(cls, data: Any) -> Any:
        if isinstance(data, str):
            return {"name": data}
        if isinstance(data, dict) and len(data) == 1:
            (name, parameter), *_ = data.items()
            return {"name": name, "protects" if name == "protect" else "value": parameter}
        raise ValueError("a keyword is one word, or one word with its parameter")

    @model_validator(mode="after")
    def _has_its_parameter(self) -> "Keyword":
        if (self.value is not None) != (self.name in _NUMBERED):
            raise ValueError(
                f"{self.name.value} {'needs a' if self.value is None else 'has no'} value"
            )
        if (self.protects is not None) != (self.name is KeywordName.PROTECT):
            raise ValueError("protect, and no other keyword, names what it protects")
        return self

    @model_serializer
    def _to_file(self) -> Any:
        parameter = self.value if self.protects is None else self.protects
        return self.name.value if parameter is None else {self.name.value: parameter}

    def english(self) -> str:
        """`Edge (1)`, `Protect Character`, `Targeted Strike`."""
        word = self.name.value.replace("_", " ").title()
        if self.protects is not None:
            return f"{word} {self.protects.english()}"
        return word if self.value is None else f"{word} ({self.value})"
