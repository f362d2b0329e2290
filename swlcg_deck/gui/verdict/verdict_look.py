"""The face of a verdict: its word, its icon, its colours."""

from dataclasses import dataclass

from swlcg_deck.gui.theme.palette import Palette, Tinted
from swlcg_deck.language import mark
from swlcg_deck.legality.findings import Verdict


@dataclass(frozen=True)
class VerdictLook:
    word: str
    glyph: str
    role: str
    """Which of the palette's tinted states it wears."""

    def colours(self, palette: Palette) -> Tinted:
        return {
            "legal": palette.legal,
            "illegal": palette.illegal,
            "casual": palette.casual,
            "unknown": palette.unknown,
        }[self.role]


_LEGAL = VerdictLook(mark("Legal"), "verdict-legal", "legal")
_ILLEGAL = VerdictLook(mark("Illegal"), "verdict-illegal", "illegal")
_CASUAL = VerdictLook(mark("Casual only"), "verdict-casual", "casual")
_UNKNOWN = VerdictLook(mark("Can’t tell"), "verdict-cannot-tell", "unknown")


def verdict_look(verdict: Verdict, *, is_casual_only: bool = False) -> VerdictLook:
    """Casual only: illegal in a tournament by the restricted list alone (RL-01)."""
    if verdict is Verdict.ILLEGAL and is_casual_only:
        return _CASUAL
    return {Verdict.LEGAL: _LEGAL, Verdict.ILLEGAL: _ILLEGAL, Verdict.UNKNOWN: _UNKNOWN}[verdict]
