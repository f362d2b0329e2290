"""The list of saved states: going through it compares each with the present one."""

from PySide6.QtCore import QItemSelectionModel, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from swlcg_deck.gui.library.version_delegate import ROW, HistoryDelegate
from swlcg_deck.gui.library.version_model import HistoryModel
from swlcg_deck.gui.tables.list_model import Index
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr

_MOST_ROWS = 5
_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect


class HistoryList(PaintedList):
    """The current row is A; the keys A and B, and a click on the letters, choose either."""

    chosen = Signal()
    """A or B is another state now."""

    def __init__(self, theme: Theme, model: HistoryModel, parent: QWidget | None = None) -> None:
        letters = tr("The state you go to becomes A; press B to make it B, A to make it A.")
        super().__init__(theme, tr("History"), letters, parent)
        self._states = model
        self._is_quiet = False
        self.setModel(model)
        self._delegate = HistoryDelegate(theme, model, self)
        self.setItemDelegate(self._delegate)
        model.modelReset.connect(self._follow)
        self.restyle()

    def choose(self, letter: str, row: int) -> None:
        if letter == "A":
            self._states.choose(a=row)
        else:
            self._states.choose(b=row)
        self.chosen.emit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._is_quiet:
            self.choose("A", current.row())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        index = self.indexAt(at.toPoint())
        if index.isValid() and event.button() is Qt.MouseButton.LeftButton:
            for letter, box in self._delegate.letter_rects(QRectF(self.visualRect(index))).items():
                if box.contains(at):
                    self.choose(letter, index.row())
                    return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons():
            super().mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = event.text().upper()
        if letter in ("A", "B") and self.currentIndex().isValid():
            self.choose(letter, self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if is_mouse else self.currentIndex()
        if not index.isValid():
            return
        row = index.row()
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for letter in ("A", "B"):
            action = menu.addAction(tr("Compare as {letter}", letter=letter))
            action.triggered.connect(lambda _on=False, letter=letter: self.choose(letter, row))
        below = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
        menu.popup(event.globalPos() if is_mouse else below)

    def sizeHint(self) -> QSize:
        rows = max(1, min(self._states.rowCount(), _MOST_ROWS))
        return QSize(self._theme.px(240), self._theme.px(ROW) * rows)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self.sizeHint().height())

    def _follow(self) -> None:
        """The row of A is the current one, without a word."""
        self._is_quiet = True
        if self._states.a >= 0:
            index = self._states.index(self._states.a)
            self.selectionModel().setCurrentIndex(index, _SELECT)
        self._is_quiet = False
        self.restyle()

    def restyle(self) -> None:
        self.setFixedHeight(self.sizeHint().height())
        super().restyle()
