"""Where everything lies on the table: rectangles for what one seat may see, without painting."""

from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QRectF

from swlcg_deck.engine.game import CardInPlay
from swlcg_deck.language import mark

HEAD, HAND, TAB, GAP, EDGE = 28, 126, 16, 8, 12
"""Heights of a side's head, the hand and an attached card; the gap between cards; the margin."""
UPRIGHT, WIDE = (118, 112), (146, 84)
NARROW_WIDE, CREST = 122, 104
"""Objectives while room is short, and the affiliation card."""
STRIP, FIGHT = 92, 250
"""How high the middle has to be, without and with something in it."""
DIAL = 142
QUESTIONED = mark("cards in question")
"""Where cards lie that are asked about and have no place on the table."""
FACEDOWN = mark("objectives, facedown")
LEAST_HEIGHT = 2 * (HEAD + WIDE[1] + 6 + TAB // 2 + UPRIGHT[1] + 10) + HAND + STRIP
NOWHERE = -1
PILES = (-2, -3)
"""Where the keyboard is when it stands on the head of a side, with its piles."""


class Kind(Enum):
    FACE = "face"
    BACK = "back"
    TAB = "tab"
    """A card attached to the one below it."""
    TILE = "tile"
    """A card in a row too full for faces: its title, and what lies on it."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A card and its place."""

    card: int
    """-1 for a back."""
    where: QRectF
    zone: str
    """In words for those who listen, who hear it translated."""
    kind: Kind = Kind.FACE
    side: int = 0
    now: CardInPlay | None = None
    seen: float = 0
    """How much of its width the next card leaves free."""

    @property
    def tokens(self) -> tuple[int, int, int]:
        """Focus, damage, shields."""
        now = self.now
        return (now.focus, now.damage, now.shield) if now is not None else (0, 0, 0)


@dataclass(slots=True)
class Scene:
    """All places, in the order in which the keyboard goes through them."""

    spots: list[Spot] = field(default_factory=list)
    zones: list[tuple[int, QRectF]] = field(default_factory=list)
    heads: list[tuple[int, QRectF]] = field(default_factory=list)
    hand: QRectF = field(default_factory=QRectF)
    middle: QRectF = field(default_factory=QRectF)
    dial: QRectF = field(default_factory=QRectF)
    fight: QRectF | None = None
    """The frame of the engagement."""
    engaged: QRectF = field(default_factory=QRectF)
    stacks: dict[int, QRectF] = field(default_factory=dict)
    offer: QRectF | None = None
    """The frame of cards that are asked about and lie nowhere else."""

    def spot_of(self, card: int) -> Spot | None:
        return next((spot for spot in self.spots if spot.card == card), None)

    def head_of(self, side: int) -> QRectF:
        return next((where for one, where in self.heads if one == side), QRectF())

    def stops(self) -> list[tuple[int, QRectF]]:
        """Where the keyboard can stand: every card whose face one sees, and the piles."""
        cards = [(spot.card, spot.where) for spot in self.spots if spot.card >= 0]
        return cards + [(PILES[side], where) for side, where in reversed(self.heads)]
