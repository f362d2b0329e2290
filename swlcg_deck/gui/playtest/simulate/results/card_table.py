"""The table of a deck's cards: sorted by a click, a row shows its card."""

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swlcg_deck.gui.playtest.simulate.results.card_model import CardModel, CardRow, NumberColumn
from swlcg_deck.gui.tables.row_table import RowTable
from swlcg_deck.gui.tables.table_model import Index
from swlcg_deck.gui.theme.glyphs import affiliation_glyph, paint_glyph
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.row_painting import RIGHT, paint_sign, write
from swlcg_deck.language import tr

_ROW, _LINE = 35, 52


class _CardDelegate(QStyledItemDelegate):
    """Numbers at the right with a thin line below them; the ground is painted by the table."""

    def __init__(self, theme: Theme, model: CardModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = model

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._theme.px(40), self._theme.px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._model.row_at(index)
        if row is None:
            return
        px = self._theme.px
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        where = QRectF(option.rect).adjusted(0, 0, -px(16), -1)
        column = self._model.columns[index.column()]
        if isinstance(column, NumberColumn):
            self._paint_number(painter, row, column, where)
        else:
            self._paint_title(painter, row, where.adjusted(px(16), 0, px(12), 0))
        painter.restore()

    def _paint_title(self, painter: QPainter, row: CardRow, where: QRectF) -> None:
        px, palette, size = self._theme.px, self._theme.palette, self._theme.px(15)
        if row.card is not None:
            box = QRectF(where.left(), where.center().y() - size / 2, size, size)
            colour = palette.affiliation(row.card.affiliation)
            paint_glyph(painter, affiliation_glyph(row.card.affiliation), colour, box)
        words = where.adjusted(px(23), 0, 0, 0)
        if row.is_unwritten:
            box = QRectF(where.right() - size, where.center().y() - size / 2, size, size)
            paint_sign(painter, self._theme, "verdict-cannot-tell", palette.unknown.ink, box)
            words.adjust(0, 0, -size - px(6), 0)
        write(painter, words, row.result.title, self._theme.font(), palette.text)

    def _paint_number(
        self, painter: QPainter, row: CardRow, column: NumberColumn, where: QRectF
    ) -> None:
        px, palette = self._theme.px, self._theme.palette
        share = column.share(row)
        is_known = column.key_of(row) is not None
        words = where.adjusted(0, 0, 0, -px(5)) if share is not None else where
        ink = palette.text if is_known else palette.text_3
        write(painter, words, column.text(row), self._theme.font(), ink, RIGHT)
        if share is None:
            return
        track = QRectF(where.right() - px(_LINE), where.bottom() - px(8), px(_LINE), px(3))
        track.setLeft(max(track.left(), where.left()))
        painter.fillRect(track, QColor(palette.border))
        track.setLeft(track.right() - track.width() * share)
        painter.fillRect(track, QColor(palette.chart))


class CardTable(RowTable):
    """The arrow keys go through the cards; each is shown beside the table while it is current."""

    row_height = _ROW

    card_shown = Signal(object, QRect)
    """A row and its place, or None where no card is to be seen."""

    def __init__(self, theme: Theme, name: str) -> None:
        self.cards = CardModel()
        super().__init__(theme, self.cards)
        self.setItemDelegate(_CardDelegate(theme, self.cards, self))
        self.let_heads_sort(self.cards, first_inset=16)
        self.setAccessibleName(name)
        self.setAccessibleDescription(
            tr("A row for each card. The arrow keys show the cards, Esc puts them away.")
        )
        self.clicked.connect(self._show)
        self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.card_shown.emit(None, QRect())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._show(self.currentIndex())
        else:
            super().keyPressEvent(event)
            self._show(self.currentIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.card_shown.emit(None, QRect())

    def _show(self, index: QModelIndex) -> None:
        row = self.cards.row_at(index)
        if row is not None:
            top = self.viewport().mapTo(self, QPoint(0, self.rowViewportPosition(index.row())))
            place = QRect(top, QSize(self.width(), self.rowHeight(index.row())))
            self.card_shown.emit(row, place)
