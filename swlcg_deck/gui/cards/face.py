"""One card face, painted: what the three sizes have in common."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.cards.badges import badges_of_card
from swlcg_deck.gui.cards.face_layout import MEASURES, FaceSize, lies
from swlcg_deck.gui.cards.face_parts import Parts
from swlcg_deck.gui.cards.face_text import text_box, traits_of
from swlcg_deck.gui.cards.look import Look
from swlcg_deck.gui.cards.rich_text import Piece
from swlcg_deck.gui.cards.typesetting import Setting, Typesetter
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.words.game_words import type_title
from swlcg_deck.language import tr

_DIAMOND = 9


class Outline(Enum):
    NONE = "none"
    USABLE = "usable"
    """Can be used now: accent."""
    ENGAGED = "engaged"
    """An objective in an engagement: the colour of its side."""


@dataclass(frozen=True)
class FaceState:
    is_hovered: bool = False
    is_exhausted: bool = False
    outline: Outline = Outline.NONE


class Face(ABC):
    """Paints one card into a rectangle; each size knows what stands where."""

    size: FaceSize

    def __init__(
        self,
        painter: QPainter,
        look: Look,
        rules: tuple[CardPool, Edition],
        card: Card,
        where: QRectF,
        printed: str | None = None,
    ) -> None:
        self.painter = painter
        self.look = look
        self.rules = rules
        self.card = card
        self.where = where
        self.printed = printed
        self.measures = MEASURES[self.size]
        self.parts = Parts(painter, look)
        self.palette = look.palette
        self.colour = look.affiliation(card.affiliation)
        self.badges = badges_of_card(card, *rules)
        self.left = where.left() + look.px(self.measures.padding)
        self.right = where.right() - look.px(self.measures.padding)

    @abstractmethod
    def contents(self, title_ink: str) -> None:
        """Everything inside the frame."""

    def paint(self, state: FaceState) -> None:
        palette, radius = self.palette, self.measures.radius
        surface = palette.hover if state.is_hovered else palette.card
        surface = palette.card_exhausted if state.is_exhausted else surface
        self.parts.frame(self.where, radius, surface, self.colour)
        self.contents(palette.text_2 if state.is_exhausted else palette.text)
        if state.outline is Outline.USABLE:
            self.parts.outline(self.where, radius, palette.accent)
        elif state.outline is Outline.ENGAGED:
            self.parts.outline(self.where, radius, palette.sides[self.card.side])

    def head(self, ink: str, *, right: float | None = None) -> float:
        """The mark and the title; answers where the next thing may stand."""
        look, side = self.look, self.look.px(self.measures.mark)
        top = round(self.where.top() + look.px(self.measures.head_top))
        self.parts.mark(self.card, QRectF(round(self.left), top, side, side))
        setter = self.title_setter()
        setting = self.title_setting(right)
        start = self._title_top(setting)
        if self.shows_diamond():
            diamond = look.px(_DIAMOND)
            first = round(start + (setter.leading - diamond) / 2)
            where = QRectF(round(self._beside_mark()), first, diamond, diamond)
            paint_glyph(self.painter, "unique", self.colour, where)
        setter.paint(self.painter, setting, QPointF(self.title_left(), start), ink, ink)
        return self.where.top() + self.head_height(setting)

    def head_height(self, title: Setting) -> float:
        """Room for the mark and the lines of the title."""
        lines = len(title.lines) * self.title_setter().leading
        below = self._title_top(title) - self.where.top() + lines + self.look.px(2)
        return max(self.look.px(self.measures.head), below)

    def _title_top(self, title: Setting) -> float:
        """Beside the mark, and upwards as far as there is room."""
        lines = len(title.lines) * self.title_setter().leading
        middle = self.look.px(self.measures.head_top) + self.look.px(self.measures.mark) / 2
        return self.where.top() + max(middle - lines / 2, self.look.px(7))

    def _beside_mark(self) -> float:
        return self.left + self.look.px(self.measures.mark) + self.look.px(8)

    def shows_diamond(self) -> bool:
        """Before the title of a unique card."""
        return self.card.unique

    def title_left(self) -> float:
        diamond = self.look.px(_DIAMOND) + self.look.px(4) if self.shows_diamond() else 0
        return self._beside_mark() + diamond

    def title_lines(self) -> int:
        return 2 if lies(self.card) else 3

    def title_setting(self, right: float | None = None) -> Setting:
        width = (self.right if right is None else right) - self.title_left()
        return self.title_setter().set([[Piece(self.card.title)]], width, self.title_lines())

    def title_setter(self) -> Typesetter:
        measures = self.measures
        return Typesetter(self.look, measures.title, measures.title_leading, semibold=True)

    def kind(self) -> str:
        return type_title(self.card.type)

    def traits(self, y: float) -> float:
        """The traits in italics, on two lines where one is too short; where they end."""
        setter = Typesetter(self.look, self.measures.small, self.measures.small_leading)
        setting = set_traits(self.card, setter, self.right - self.left)
        ink = self.palette.text_2
        setter.paint(self.painter, setting, QPointF(self.left, y), ink, ink)
        return y + len(setting.lines) * setter.leading

    def words(
        self, text: str, where: QRectF, ink: str, *, semibold: bool = False, italic: bool = False
    ) -> float:
        """A line of small text, with an ellipsis where it does not fit; the width it takes."""
        type_ = self.look.type(self.measures.small, semibold=semibold, italic=italic)
        shown = type_.metrics.elidedText(text, Qt.TextElideMode.ElideRight, where.width())
        self.painter.setFont(type_.font)
        self.painter.setPen(QColor(ink))
        self.painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, shown)
        return type_.metrics.horizontalAdvance(shown)

    def text(self, where: QRectF) -> Setting:
        """The text box, as much of it as fits."""
        setter = self.text_setter()
        lines = int(where.height() // setter.leading)
        setting = setter.set(text_box(self.card, *self.rules, self.printed), where.width(), lines)
        setter.paint(self.painter, setting, where.topLeft(), self.palette.text, self.palette.text_2)
        return setting

    def text_setter(self) -> Typesetter:
        return Typesetter(self.look, self.measures.text, self.measures.text_leading)

    def glyph(self, left: float, middle: float) -> float:
        """The small affiliation glyph of the foot; answers where it ends."""
        side = self.look.px(11)
        where = QRectF(round(left), round(middle - side / 2), side, side)
        paint_glyph(self.painter, affiliation_glyph(self.card.affiliation), self.colour, where)
        return where.right()

    def shows_resources(self) -> bool:
        """A command card without resources says nothing of them."""
        return self.card.resources is not None and (lies(self.card) or self.card.resources != 0)

    def values(self, right: float, middle: float) -> float:
        """Capacity, and resources to the left of it; answers where they begin."""
        if self.card.damage_capacity is not None:
            size = self.measures.capacity
            right -= self.parts.capacity(self.card.damage_capacity, right, middle, size)
            right -= self.look.px(8)
        if self.card.resources is not None and self.shows_resources():
            right -= self.coin(self.card.resources, right, middle) + self.look.px(4)
        return right

    def coin(self, value: int | str, right: float, middle: float) -> float:
        return self.parts.resources(value, right, middle)


def set_traits(card: Card, setter: Typesetter, width: float) -> Setting:
    return setter.set([[Piece(traits_of(card) or tr("No traits"), italic=True)]], width, 2)
