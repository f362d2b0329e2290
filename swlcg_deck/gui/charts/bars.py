"""What a chart shows: bars with a label, a number and a sentence."""

from dataclasses import dataclass

from swlcg_deck.cards.base import Affiliation


@dataclass(frozen=True)
class Bar:
    """One bar, or a pair: the solid one, and beside it one in outline."""

    label: str
    value: int
    words: str
    """The whole fact, for the tooltip and for a screen reader: `7 cards of cost 0`."""
    outline: int | None = None
    """What stands in outline: the number before a change, or that of the edge icons."""
    glyph: str = ""
    """Drawn in place of the label."""
    affiliation: Affiliation | None = None
    """Gives the bar and the glyph their colour."""

    @property
    def longest(self) -> int:
        return max(self.value, self.outline or 0)
