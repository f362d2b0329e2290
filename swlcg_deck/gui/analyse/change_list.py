"""The sets that differ between two decks, as a list of minus and plus."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from swlcg_deck.analysis.differences import Difference
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.analyse.row_list import RowDelegate, RowList
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import mark, tr

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class ChangeRow:
    """A set with fewer or more copies, or the affiliation card that is another one."""

    title: str
    affiliation: Affiliation
    words: str
    """`2 → 0`, or the kind of card."""
    is_more: bool

    @property
    def sentence(self) -> str:
        pattern = (
            mark("Added: {title}, {change}.")
            if self.is_more
            else mark("Removed: {title}, {change}.")
        )
        return tr(pattern, title=self.title, change=self.words)


def change_rows(difference: Difference, pool: CardPool) -> tuple[ChangeRow, ...]:
    """The affiliation card first, then what left, then what came."""
    rows = []
    old, new = difference.affiliation
    if old != new:
        for title, is_more in ((old, False), (new, True)):
            card = pool.affiliation_card(title) if title else None
            affiliation = card.affiliation if card else Affiliation.NEUTRAL
            if title:
                rows.append(ChangeRow(title, affiliation, tr("affiliation card"), is_more))
    for change in sorted(difference.sets, key=lambda change: change.after > change.before):
        known = pool.set(change.number) if change.number is not None else None
        affiliation = known.affiliation if known else Affiliation.NEUTRAL
        words = f"{change.before} → {change.after}"
        rows.append(ChangeRow(change.title, affiliation, words, change.after > change.before))
    return tuple(rows)


class _ChangeDelegate(RowDelegate):
    def paint_row(self, painter: QPainter, row: object, where: QRectF) -> None:
        if not isinstance(row, ChangeRow):
            return
        px, palette = self.theme.px, self.theme.palette
        colours = palette.legal if row.is_more else palette.illegal
        body = where.adjusted(0, 0, 0, -2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.tint))
        painter.drawRoundedRect(body, px(4), px(4))
        painter.setFont(self.theme.font(13, semibold=True))
        painter.setPen(QColor(colours.ink))
        sign = QRectF(body.left(), body.top(), px(28), body.height())
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, "+" if row.is_more else "−")
        size = px(14)
        glyph = QRectF(body.left() + px(29), body.center().y() - size / 2, size, size)
        colour = palette.affiliation(row.affiliation)
        paint_glyph(painter, affiliation_glyph(row.affiliation), colour, glyph)
        painter.setFont(self.theme.font(12))
        painter.setPen(QColor(palette.text_2))
        right = body.adjusted(0, 0, -px(10), 0)
        painter.drawText(right, _RIGHT, row.words)
        taken = QFontMetricsF(painter.font()).horizontalAdvance(row.words)
        title = QRectF(body.left() + px(52), body.top(), 0, body.height())
        title.setRight(right.right() - taken - px(8))
        painter.setFont(self.theme.font(13))
        painter.setPen(QColor(palette.text))
        text = QFontMetricsF(painter.font()).elidedText(
            row.title, Qt.TextElideMode.ElideRight, title.width()
        )
        painter.drawText(title, _LEFT, text)


def change_list(theme: Theme) -> RowList:
    view = RowList(theme, tr("Sets that differ"))
    view.setItemDelegate(_ChangeDelegate(theme, view, 29))
    return view
