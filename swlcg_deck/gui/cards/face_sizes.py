"""The faces of the table and of deck building: S and M."""

from PySide6.QtCore import QPointF, QRectF

from swlcg_deck.gui.cards.badge_painting import BadgePainter
from swlcg_deck.gui.cards.face import Face
from swlcg_deck.gui.cards.face_layout import FaceSize, lies
from swlcg_deck.gui.cards.face_text import traits_of
from swlcg_deck.gui.theme.glyphs import paint_glyph

_NARROW = 130
"""Text of a lying face that would be narrower stands above the values instead of beside them."""


class SmallFace(Face):
    """Title, icons, Force, unique, capacity; room is left for tokens above the last row."""

    size = FaceSize.S

    def shows_diamond(self) -> bool:
        """It stands in the last row."""
        return False

    def coin(self, value: int | str, right: float, middle: float) -> float:
        """Without its pill: there is no room to spare."""
        return self.parts.coin(value, right, middle, 12)

    def contents(self, title_ink: str) -> None:
        look, card = self.look, self.card
        self.head(title_ink)
        middle = self.where.bottom() - look.px(18)
        start = self.values(self.right, middle)
        if card.unique:
            side = look.px(9)
            where = QRectF(round(start - side - look.px(3)), round(middle - side / 2), side, side)
            paint_glyph(self.painter, "unique", self.colour, where)
        if card.force_icons is not None:
            width = self.parts.force_width(card.force_icons, self.measures.force)
            self.parts.force_icons(card.force_icons, self.left + width, middle, self.measures.force)
        if lies(card):
            return
        above = middle - look.px(22)
        if not self.parts.combat_icons(card, self.left, above, self.measures.icon):
            line = QRectF(self.left, above - look.px(8), self.right - self.left, look.px(16))
            self.words(self.kind(), line, self.palette.text_2)


class MediumFace(Face):
    """As much as fits into a column of the Build view."""

    size = FaceSize.M

    def contents(self, title_ink: str) -> None:
        if lies(self.card):
            self._lying(title_ink)
        else:
            self._upright(title_ink)

    def _upright(self, title_ink: str) -> None:
        look, card, measures = self.look, self.card, self.measures
        row = look.px(measures.small_leading)
        y = self.head(title_ink)
        force = 0.0
        if card.force_icons:
            middle = y + row / 2
            force = self.parts.force_icons(card.force_icons, self.right, middle, measures.force)
        width = self.right - self.left
        self.words(self.kind(), QRectF(self.left, y, width - force, row), self.palette.text_2)
        y += row
        if traits_of(card):
            y = self.traits(y)
        y += look.px(4)
        if self.parts.combat_icons(card, self.left, y + look.px(9), measures.icon):
            y += look.px(21)
        foot = self.where.bottom() - look.px(measures.padding + measures.capacity + 2)
        self.text(QRectF(self.left, y, width, foot - y))
        self._foot(self.where.bottom() - look.px(measures.padding + measures.capacity / 2 - 3))

    def _foot(self, middle: float) -> None:
        look = self.look
        start = self.values(self.right, middle)
        x = self.glyph(self.left, middle) + look.px(6)
        row = look.px(self.measures.small_leading)
        line = QRectF(x, round(middle - row / 2), start - x, row)
        x += self.words(self.card.code, line, self.palette.text_3) + look.px(6)
        painter = BadgePainter(self.painter, look)
        if x + painter.width(self.badges) <= start:
            painter.paint(self.badges, QPointF(round(x), round(middle - look.px(9))))

    def _lying(self, title_ink: str) -> None:
        look, measures = self.look, self.measures
        row = look.px(measures.small_leading)
        badges = BadgePainter(self.painter, look)
        taken = badges.width(self.badges) + look.px(8) if self.badges else 0.0
        title = self.title_setting(self.right - taken)
        beside = len(title.lines) == 1
        y = self.head(title_ink, right=self.right - taken if beside else None)
        top = self.where.top() + look.px(measures.head_top + 3) if beside else y - look.px(2)
        badges.paint(self.badges, QPointF(round(self.right - taken + look.px(8)), round(top)))
        x = self.left + self.words(
            self.kind(), QRectF(self.left, y, self.right - self.left, row), self.palette.text_2
        )
        if traits_of(self.card):
            end = self.right if beside else self.right - taken
            x += self.words(" · ", QRectF(x, y, end - x, row), self.palette.text_2)
            line = QRectF(x, y, end - x, row)
            self.words(traits_of(self.card), line, self.palette.text_2, italic=True)
        y += row + look.px(4)
        middle = self.where.bottom() - look.px(measures.padding + measures.capacity / 2 - 2)
        end = self.values(self.right, middle) - look.px(8)
        bottom = self.where.bottom() - look.px(4)
        if end - self.left < look.px(_NARROW):
            end, bottom = self.right, middle - look.px(measures.capacity / 2)
        self.text(QRectF(self.left, y, end - self.left, bottom - y))


class NarrowFace(MediumFace):
    """What M shows, where a whole hand stands side by side."""

    size = FaceSize.N

    def title_lines(self) -> int:
        return 2 if lies(self.card) else 4

    def _beside_mark(self) -> float:
        return self.left + self.look.px(self.measures.mark) + self.look.px(5)
