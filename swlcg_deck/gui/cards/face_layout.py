"""The three sizes of a face and their lengths, in pixels at 100 %."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QSize

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.gui.cards.look import Look


class FaceSize(Enum):
    """S for the table, N for six in a row, M for building, L for reading."""

    S = "S"
    N = "N"
    M = "M"
    L = "L"


@dataclass(frozen=True)
class Measures:
    """The lengths of one size."""

    upright: tuple[int, int]
    wide: tuple[int, int]
    """Objectives and affiliation cards lie on their side."""
    radius: int
    padding: int
    mark: int
    """The cost disc, the priority square or the glyph beside the title."""
    head_top: int
    head: int
    title: float
    title_leading: int
    small: float
    small_leading: int
    text: float
    text_leading: int
    icon: int
    """Combat icons; those that need the edge are 2 px larger."""
    force: int
    capacity: int


MEASURES = {
    FaceSize.S: Measures(
        upright=(118, 112),
        wide=(146, 84),
        radius=7,
        padding=8,
        mark=20,
        head_top=9,
        head=40,
        title=12,
        title_leading=14,
        small=11,
        small_leading=14,
        text=11,
        text_leading=14,
        icon=12,
        force=10,
        capacity=20,
    ),
    FaceSize.N: Measures(
        upright=(118, 196),
        wide=(177, 124),
        radius=7,
        padding=7,
        mark=18,
        head_top=9,
        head=34,
        title=11,
        title_leading=14,
        small=11,
        small_leading=14,
        text=11,
        text_leading=14,
        icon=12,
        force=10,
        capacity=20,
    ),
    FaceSize.M: Measures(
        upright=(169, 186),
        wide=(344, 116),
        radius=8,
        padding=10,
        mark=24,
        head_top=10,
        head=36,
        title=13,
        title_leading=16,
        small=11.5,
        small_leading=15,
        text=11.5,
        text_leading=15,
        icon=13,
        force=11,
        capacity=22,
    ),
    FaceSize.L: Measures(
        upright=(208, 318),
        wide=(428, 216),
        radius=10,
        padding=11,
        mark=27,
        head_top=12,
        head=48,
        title=14,
        title_leading=17,
        small=12,
        small_leading=16,
        text=12,
        text_leading=17,
        icon=16,
        force=12,
        capacity=25,
    ),
}

PICTURE_HEIGHT = 72
SOURCE_HEIGHT = 23
"""The source line at the foot of an L face."""


def lies(card: Card) -> bool:
    """Whether the face is wider than high."""
    return card.type in (CardType.OBJECTIVE, CardType.AFFILIATION)


def face_size(card: Card, size: FaceSize, look: Look) -> QSize:
    """The size a face has of itself; it may be given more room."""
    measures = MEASURES[size]
    width, height = measures.wide if lies(card) else measures.upright
    return QSize(look.px(width), look.px(height))
