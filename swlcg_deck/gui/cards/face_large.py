"""The face to read: with a picture and a source line."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from swlcg_deck.cards.card import Card
from swlcg_deck.gui.cards.badge_painting import BadgePainter
from swlcg_deck.gui.cards.face import Face, set_traits
from swlcg_deck.gui.cards.face_layout import (
    PICTURE_HEIGHT,
    SOURCE_HEIGHT,
    FaceSize,
    face_size,
    lies,
)
from swlcg_deck.gui.cards.face_text import source_line, text_box, traits_of
from swlcg_deck.gui.cards.picture import Picture
from swlcg_deck.gui.cards.typesetting import Typesetter

_VALUES_WIDTH = 108
"""Beside the text of a lying face: resources and capacity."""
_VALUES_ROW = 38
"""Below the text of an upright face: combat icons, resources and capacity."""


class LargeFace(Face):
    size = FaceSize.L

    def title_setter(self) -> Typesetter:
        """The title of a lying face has more room."""
        if lies(self.card):
            return Typesetter(self.look, 16, 20, semibold=True)
        return super().title_setter()

    def contents(self, title_ink: str) -> None:
        look = self.look
        y = self.head(title_ink)
        height = look.px(PICTURE_HEIGHT) + self._spare_for_picture()
        picture = QRectF(self.where.left() + 1, y, self.where.width() - 2, height)
        Picture(self.painter, look, self.card, picture, self._free_of_pill(picture)).paint()
        self._hairline(y)
        self._hairline(picture.bottom())
        self._force_pill(picture)
        if lies(self.card):
            self._lying(picture.bottom())
        else:
            self._upright(picture.bottom())
        self._source()

    def _upright(self, top: float) -> None:
        look, measures = self.look, self.measures
        y = self._kind_and_traits(top + look.px(6))
        bottom = self.where.bottom() - look.px(SOURCE_HEIGHT)
        middle = bottom - look.px(_VALUES_ROW / 2 + 1)
        self.values(self.right, middle)
        self.parts.combat_icons(self.card, self.left, middle, measures.icon)
        end = bottom - (look.px(_VALUES_ROW) if _has_values(self.card) else look.px(2))
        self.text(QRectF(self.left, y, self.right - self.left, end - y))

    def _lying(self, top: float) -> None:
        look = self.look
        badges = BadgePainter(self.painter, look, words=True)
        start = self.right - badges.width(self.badges)
        badges.paint(self.badges, QPointF(round(start), round(top + look.px(7))))
        y = top + look.px(8)
        row = look.px(self.measures.small_leading)
        x = self.left + self.words(
            self.kind(),
            QRectF(self.left, y, start - self.left, row),
            self.palette.text,
            semibold=True,
        )
        x += look.px(6)
        line = QRectF(x, y, start - x - look.px(6), row)
        self.words(traits_of(self.card), line, self.palette.text_2, italic=True)
        bottom = self.where.bottom() - look.px(SOURCE_HEIGHT)
        self.values(self.right, bottom - look.px(22))
        y += row + look.px(5)
        width = self.right - self.left - look.px(_VALUES_WIDTH)
        self.text(QRectF(self.left, y, width, bottom - y - look.px(2)))

    def _kind_and_traits(self, y: float) -> float:
        row = self.look.px(self.measures.small_leading)
        badges = BadgePainter(self.painter, self.look, words=True)
        start = self.right - badges.width(self.badges)
        badges.paint(self.badges, QPointF(round(start), round(y - self.look.px(3))))
        line = QRectF(self.left, y, start - self.left, row)
        self.words(self.kind(), line, self.palette.text, semibold=True)
        return self.traits(y + row) + self.look.px(5)

    def needed_height(self) -> int:
        """How high the face has to be at its width so that none of its text is cut."""
        look, measures = self.look, self.measures
        width = self.right - self.left
        fixed = [PICTURE_HEIGHT, SOURCE_HEIGHT, measures.small_leading]
        needed = self.head_height(self.title_setting())
        if lies(self.card):
            fixed += [8, 5, 4]
            width -= look.px(_VALUES_WIDTH)
        else:
            fixed += [6, 5, _VALUES_ROW if _has_values(self.card) else 4]
            small = Typesetter(look, measures.small, measures.small_leading)
            needed += len(set_traits(self.card, small, width).lines) * small.leading
        text = self.text_setter()
        box = text_box(self.card, *self.rules, self.printed)
        needed += len(text.set(box, width, 1000).lines) * text.leading
        needed += sum(look.px(length) for length in fixed)
        return max(face_size(self.card, self.size, look).height(), ceil(needed))

    def _spare_for_picture(self) -> int:
        """A lying face that is given more room than its words need shows more of the sky."""
        if not lies(self.card):
            return 0
        return max(0, round(0.6 * (self.where.height() - self.needed_height())))

    def _pill(self, picture: QRectF) -> QRectF:
        look = self.look
        width = self.parts.force_width(self.card.force_icons or 0, self.measures.force)
        pill = QRectF(0, 0, width + look.px(14), look.px(20))
        pill.moveBottomRight(picture.bottomRight() - QPointF(look.px(8), look.px(7)))
        return pill

    def _free_of_pill(self, picture: QRectF) -> QPointF:
        """The middle of the picture, moved aside where many Force icons would cover it."""
        if not self.card.force_icons:
            return picture.center()
        free = self._pill(picture).left() - self.look.px(26)
        return QPointF(min(picture.center().x(), free), picture.center().y())

    def _force_pill(self, picture: QRectF) -> None:
        if not self.card.force_icons:
            return
        pill = self._pill(picture)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(self.palette.window))
        self.painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        right, size = pill.right() - self.look.px(7), self.measures.force
        self.parts.force_icons(self.card.force_icons, right, pill.center().y(), size)

    def _hairline(self, y: float) -> None:
        self.painter.setPen(QPen(QColor(self.palette.card_border), 1.0))
        line = round(y) + 0.5
        self.painter.drawLine(
            QPointF(self.where.left() + 1, line), QPointF(self.where.right() - 1, line)
        )

    def _source(self) -> None:
        top = self.where.bottom() - self.look.px(SOURCE_HEIGHT)
        self._hairline(top)
        middle = top + self.look.px(SOURCE_HEIGHT) / 2
        x = self.glyph(self.left, middle) + self.look.px(6)
        metrics = self.look.type(self.measures.small).metrics
        name, source = self.card.affiliation.value, source_line(self.card)
        room = self.right - x - self.look.px(8)
        if metrics.horizontalAdvance(name) + metrics.horizontalAdvance(source) > room:
            source = self.card.code
        start = self.right - metrics.horizontalAdvance(source)
        row = self.look.px(self.measures.small_leading)
        y = round(middle - row / 2)
        self.words(name, QRectF(x, y, start - x - self.look.px(6), row), self.palette.text_2)
        self.words(source, QRectF(start, y, self.right - start + 1, row), self.palette.text_2)


def _has_values(card: Card) -> bool:
    return (
        card.damage_capacity is not None
        or bool(card.resources)
        or any(count for icons in (card.icons, card.edge_icons) for _, count in icons or ())
    )
