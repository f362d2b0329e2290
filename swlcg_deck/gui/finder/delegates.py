"""How the cells of a table are painted."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from swlcg_deck.gui.cards.badge_painting import badge_at, paint_badges
from swlcg_deck.gui.finder.finder_columns import Cell, Look, Row
from swlcg_deck.gui.finder.pool_rows import RowModel
from swlcg_deck.gui.finder.set_rows import SetModel
from swlcg_deck.gui.finder.table_ink import Ink
from swlcg_deck.gui.tables.stepper_painting import paint_stepper, stepper_cell, stepper_size
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr, tr_n

Index = QModelIndex | QPersistentModelIndex
_GLYPH_ROOM = 22


class CellDelegate(QStyledItemDelegate):
    """Paints what is in a cell; the row below it, hovered or selected, is the table's."""

    def __init__(self, ink: Ink, model: RowModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ink = ink
        self._model = model
        self.hovered_copies: tuple[int, int] | None = None
        """The row and the cell of the stepper below the mouse."""
        self._painters: dict[Look, Callable[[QPainter, QRectF, Row, Cell], None]] = {
            Look.NUMBER: self._paint_number,
            Look.TITLE: self._paint_title,
            Look.COUNT: self._paint_count,
            Look.ICONS: self._paint_icons,
            Look.NAME: self._paint_name,
            Look.BADGES: self._paint_badges,
        }

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, at = self._model.row(index.row()), index.column()
        where = QRectF(option.rect)
        look = self._model.columns[at].look
        if look is Look.STEPPER:
            self._paint_stepper(painter, where, row, index.row())
        else:
            self._painters[look](painter, self._inner(where, look), row, row.cells[at])

    def _inner(self, where: QRectF, look: Look) -> QRectF:
        px = self._ink.theme.px
        if look in (Look.COUNT, Look.ICONS):
            return where
        pad = px(12) if look is Look.NUMBER else px(4)
        return where.adjusted(pad, 0, 0 if look is Look.BADGES else -px(4), 0)

    def stepper_rect(self, where: QRectF) -> QRectF:
        """Where the stepper of a cell stands."""
        width, height = stepper_size(self._ink.theme)
        left = where.right() - self._ink.theme.px(6) - width
        return QRectF(round(left), int(where.center().y() - height / 2), width, height)

    def _paint_number(self, painter: QPainter, where: QRectF, _row: Row, cell: Cell) -> None:
        painter.setPen(self._ink.text_3)
        self._ink.write(painter, where, cell.text, "body")

    def _paint_title(self, painter: QPainter, where: QRectF, row: Row, cell: Cell) -> None:
        px = self._ink.theme.px
        size = px(15)
        colour = self._ink.affiliations[row.affiliation]
        glyph = QRectF(where.left(), int(where.center().y() - size / 2), size, size)
        paint_glyph(painter, affiliation_glyph(row.affiliation), colour, glyph)
        painter.setPen(self._ink.text)
        self._ink.write(painter, where.adjusted(px(_GLYPH_ROOM), 0, 0, 0), cell.text, "body")

    def _paint_count(self, painter: QPainter, where: QRectF, _row: Row, cell: Cell) -> None:
        painter.setPen(self._ink.text_2)
        self._ink.write(painter, where, cell.text, "body", centred=True)

    def _paint_name(self, painter: QPainter, where: QRectF, _row: Row, cell: Cell) -> None:
        painter.setPen(self._ink.text_2)
        self._ink.write(painter, where, cell.text, "small")

    def _paint_icons(self, painter: QPainter, where: QRectF, row: Row, cell: Cell) -> None:
        """Edge-enabled icons stand in a rounded frame, as everywhere."""
        if not cell.edge:
            self._paint_count(painter, where, row, cell)
            return
        px = self._ink.theme.px
        half = QRectF(where.left(), where.top(), where.width() / 2, where.height())
        size = px(16)
        left = round(where.center().x() - size / 2)
        if cell.text != "0":
            self._paint_count(painter, half.adjusted(px(4), 0, 0, 0), row, cell)
            left = round(half.right() + px(1))
        frame = QRectF(left, int(where.center().y() - size / 2), size, size)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._ink.text_3, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), px(4), px(4))
        painter.setPen(self._ink.text_2)
        self._ink.write(painter, frame, cell.edge, "small", centred=True)

    def _paint_badges(self, painter: QPainter, where: QRectF, row: Row, _cell: Cell) -> None:
        if row.badges:
            paint_badges(painter, self._ink.theme, where, row.badges)

    def _paint_stepper(self, painter: QPainter, where: QRectF, row: Row, at: int) -> None:
        if not isinstance(self._model, SetModel) or row.number is None:
            return
        hovered = self.hovered_copies
        cell = hovered[1] if hovered is not None and hovered[0] == at else None
        copies, limit = self._model.copies(row.number), self._model.limit(row.number)
        rect = self.stepper_rect(where)
        paint_stepper(painter, self._ink.theme, rect, copies, limit, cell)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        px = self._ink.theme.px
        column = self._model.columns[index.column()]
        if column.look in (Look.STEPPER, Look.BADGES):
            return QSize(px(column.width), px(35))
        text = self._model.cell_text(self._model.row(index.row()), index.column())
        width = self._ink.width(text, "small" if column.look is Look.NAME else "body")
        room = px(_GLYPH_ROOM) if column.look is Look.TITLE else 0
        return QSize(round(width) + room + px(16), px(35))

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        if event.type() is not QEvent.Type.ToolTip or not index.isValid():
            return super().helpEvent(event, view, option, index)
        text = self.tip(event, QRectF(option.rect), index)
        QToolTip.showText(event.globalPos(), text, view.viewport())
        return True

    def tip(self, event: QHelpEvent, where: QRectF, index: Index) -> str:
        """A whole sentence for a sign, the whole text for what was cut."""
        row, column = self._model.row(index.row()), self._model.columns[index.column()]
        point, inner = event.pos().toPointF(), self._inner(where, column.look)
        if column.look is Look.BADGES:
            badge = badge_at(self._ink.theme, inner, row.badges, point)
            return badge.sentence if badge else ""
        if column.look is Look.STEPPER:
            return _stepper_tip(row, stepper_cell(self.stepper_rect(where), point))
        if column.look is Look.ICONS:
            return row.cells[index.column()].spoken
        font = "small" if column.look is Look.NAME else "body"
        room = inner.width() - (self._ink.theme.px(_GLYPH_ROOM) if column.look is Look.TITLE else 0)
        text = row.cells[index.column()].text
        cut = text if self._ink.elided(text, font, int(room)) != text else ""
        about = self._model.about(row) if column.look is Look.TITLE else ""
        return plain_tip("\n".join(filter(None, (cut, about)))) if about else cut


def _stepper_tip(row: Row, cell: int | None) -> str:
    if cell is None:
        return ""
    if cell == 0:
        return tr("Leave {title} out of the deck", title=row.title)
    return tr_n(
        "Put {n} copy of {title} into the deck",
        "Put {n} copies of {title} into the deck",
        cell,
        title=row.title,
    )
