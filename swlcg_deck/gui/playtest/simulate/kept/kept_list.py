"""The list of kept results: a click opens one, two that are marked can be compared."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyleOptionViewItem

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.playtest.simulate.kept.kept_model import KeptModel, kept_facts
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.tables.row_delegate import RowDelegate
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.row_painting import paint_sign, write
from swlcg_deck.language import tr
from swlcg_deck.playtest.kept_results import Kept

_ROW = 54


class _KeptDelegate(RowDelegate[Kept]):
    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, kept: Kept, where: QRectF
    ) -> None:
        px, palette = self._theme.px, self._theme.palette
        self.paint_chosen(painter, option, where)
        self.paint_line_below(painter, where)
        size = px(18)
        box = QRectF(where.left() + px(14), where.top() + px(10), size, size)
        glyph = "mode-tournament" if kept.kind == "gauntlet" else "mode-analyse"
        ink = palette.illegal.ink if kept.problem else palette.text_2
        paint_sign(painter, self._theme, "verdict-illegal" if kept.problem else glyph, ink, box)
        line = where.adjusted(px(42), px(7), -px(12), 0)
        line.setHeight(px(18))
        write(painter, line, kept.name, self._theme.font(13, semibold=True), palette.text)
        line.translate(0, px(17))
        quiet = palette.illegal.ink if kept.problem else palette.text_2
        write(painter, line, kept_facts(kept), self._theme.font(12), quiet)
        self._paint_split(painter, kept, line)
        if self.has_focus(option):
            paint_focus_ring(painter, self._theme, where, px(4))

    def _paint_split(self, painter: QPainter, kept: Kept, above: QRectF) -> None:
        """How the games were shared between the sides."""
        if kept.kind != "simulation" or not kept.win_rates:
            return
        px, palette = self._theme.px, self._theme.palette
        line = QRectF(above.left(), above.bottom() + px(2), above.width(), px(3))
        painter.fillRect(line, QColor(palette.sides[Side.DARK]))
        line.setWidth(line.width() * kept.win_rates[0])
        painter.fillRect(line, QColor(palette.sides[Side.LIGHT]))


class KeptList(PaintedList):
    """Ctrl and a click, or Ctrl and Space, mark a second one; Enter opens."""

    opened = Signal(object)
    rename_wanted = Signal()
    remove_wanted = Signal()
    menu_wanted = Signal(object)
    """Where on the screen."""
    marked_changed = Signal()

    def __init__(self, theme: Theme) -> None:
        words = tr("Enter opens, F2 renames, Delete removes; Ctrl+Space marks two to compare.")
        super().__init__(theme, tr("Kept results"), words)
        self.kept = KeptModel(self)
        self.setModel(self.kept)
        self.setItemDelegate(_KeptDelegate(theme, self.kept, self, _ROW))
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.selectionModel().selectionChanged.connect(self.marked_changed)
        self.kept.modelReset.connect(self.marked_changed)

    def marked(self) -> list[Kept]:
        """Those that are selected, in the order of the list."""
        rows = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        return [self.kept.rows()[row] for row in rows]

    def select(self, kept: Kept | None) -> None:
        index = self.kept.first(lambda row: kept is not None and row.path == kept.path)
        if index.isValid():
            self.setCurrentIndex(index)
        else:
            self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, kept = event.key(), self.kept.row_at(self.currentIndex())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and kept is not None:
            self.opened.emit(kept)
        elif key == Qt.Key.Key_F2:
            self.rename_wanted.emit()
        elif key == Qt.Key.Key_Delete:
            self.remove_wanted.emit()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        kept = self.kept.row_at(self.indexAt(event.position().toPoint()))
        is_plain = event.modifiers() is Qt.KeyboardModifier.NoModifier
        if kept is not None and is_plain and event.button() is Qt.MouseButton.LeftButton:
            self.opened.emit(kept)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.marked():
            self.menu_wanted.emit(event.globalPos())
