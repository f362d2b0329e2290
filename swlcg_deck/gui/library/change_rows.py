"""The sets that differ between two states of a deck, a row each."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.analysis.differences import Difference
from swlcg_deck.cards.base import Affiliation
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.row_painting import RIGHT, write
from swlcg_deck.language import mark, tr

_ROW, _GAP = 26, 3


@dataclass(frozen=True)
class ChangeRow:
    """More (`+`), less, or neither more nor less but another one (`=`)."""

    sign: str
    title: str
    numbers: str
    affiliation: Affiliation | None = None

    @property
    def sentence(self) -> str:
        before, _, after = self.numbers.partition(" → ")
        if self.sign == "+":
            pattern = mark("{title}: more, {before} to {after}")
        elif self.sign == "−":
            pattern = mark("{title}: less, {before} to {after}")
        else:
            pattern = mark("{title}: changed")
        return tr(pattern, title=self.title, before=before, after=after)


def rows_of(difference: Difference, pool: CardPool) -> tuple[ChangeRow, ...]:
    """What went, then what came; an affiliation card or a name that changed comes first."""
    rows = []
    before, after = difference.affiliation
    if before != after:
        card = pool.affiliation_card(after) if after else None
        words = f"{before or tr('none')} → {after or tr('none')}"
        rows.append(ChangeRow("=", words, "", card.affiliation if card else None))
    if difference.name[0] != difference.name[1]:
        rows.append(ChangeRow("=", f"{difference.name[0]} → {difference.name[1]}", ""))
    for change in sorted(difference.sets, key=lambda change: change.after > change.before):
        known = pool.set(change.number) if change.number is not None else None
        sign = "+" if change.after > change.before else "−"
        numbers = f"{change.before} → {change.after}"
        rows.append(ChangeRow(sign, change.title, numbers, known.affiliation if known else None))
    return tuple(rows)


class ChangeRows(QWidget):
    """Plus on green, minus on red: the sign says it too."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows: tuple[ChangeRow, ...] = ()
        self.setAccessibleName(tr("Changes"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_rows(self, rows: tuple[ChangeRow, ...]) -> None:
        self.rows = rows
        self.setAccessibleDescription("; ".join(row.sentence for row in rows) or tr("No changes"))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        step = self._theme.px(_ROW) + self._theme.px(_GAP)
        return QSize(self._theme.px(200), step * len(self.rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, row in enumerate(self.rows):
            top = at * (px(_ROW) + px(_GAP))
            self._paint_row(painter, row, QRectF(0, top, self.width(), px(_ROW)))
        painter.end()

    def _paint_row(self, painter: QPainter, row: ChangeRow, where: QRectF) -> None:
        px, palette = self._theme.px, self._theme.palette
        state = {"+": palette.legal, "−": palette.illegal}.get(row.sign, palette.unknown)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(state.tint))
        painter.drawRoundedRect(where, px(5), px(5))
        painter.setFont(self._theme.font(14, semibold=True))
        painter.setPen(QColor(state.ink))
        sign = QRectF(where.left(), where.top(), px(28), where.height())
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, row.sign)
        left = where.left() + px(30)
        if row.affiliation is not None:
            size = px(14)
            box = QRectF(left, where.center().y() - size / 2, size, size)
            colour = palette.affiliation(row.affiliation)
            paint_glyph(painter, affiliation_glyph(row.affiliation), colour, box)
            left += px(22)
        small = self._theme.font(12)
        wide = QFontMetricsF(small).horizontalAdvance(row.numbers)
        room = where.right() - px(10) - wide - px(8) - left
        title = QRectF(left, where.top(), room, where.height())
        write(painter, title, row.title, self._theme.font(13), palette.text)
        write(painter, where.adjusted(0, 0, -px(10), 0), row.numbers, small, palette.text_2, RIGHT)
