"""The table of decks on the screen, and what keys, clicks and drags in it ask for."""

from collections.abc import Iterable

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QDrag, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from swlcg_deck.gui.library.deck_delegate import ROW, DeckDelegate
from swlcg_deck.gui.library.deck_facts import DeckFacts
from swlcg_deck.gui.library.deck_rows import DeckModel
from swlcg_deck.gui.tables.row_table import RowTable
from swlcg_deck.gui.tables.table_model import Index
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.drag_picture import drag_picture
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import tr

_SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class DeckTable(RowTable):
    """Shows and asks; it changes nothing itself."""

    row_height = ROW
    scroll_step = ROW // 2

    current_deck_changed = Signal()
    open_requested = Signal()
    delete_requested = Signal()
    menu_requested = Signal(QPoint)
    typed = Signal(str)
    """Letters that belong into the search field; empty for the slash."""

    def __init__(self, theme: Theme, model: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, model, parent)
        self.decks = model
        self.main_column = model.column("deck")
        self._delegate = DeckDelegate(theme, model, self)
        self.setItemDelegate(self._delegate)
        self.let_heads_sort(model, first_inset=16)
        self.let_rows_be_dragged()
        self.setAccessibleName(tr("Decks"))
        self.setAccessibleDescription(
            tr("Enter opens, F2 renames, Delete moves into the trash, the menu key shows more.")
        )
        self.restyle()

    def restyle(self) -> None:
        self._delegate.take_theme()
        super().restyle()

    def current_deck(self) -> DeckFacts | None:
        return self.decks.row_at(self.currentIndex())

    def selected_decks(self) -> list[DeckFacts]:
        """From top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.decks.decks()[row] for row in rows]

    def show_decks(self, decks: Iterable[DeckFacts], wanted: str = "") -> None:
        """Show decks; what was selected stays so, or `wanted` is, or what took its place."""
        current, row = self.current_deck(), self.currentIndex().row()
        kept = {deck.id for deck in self.selected_decks()}
        scrolled = self.verticalScrollBar().value()
        self.decks.show_rows(decks)
        self.verticalScrollBar().setValue(scrolled)
        at = self.decks.row_of(wanted) if wanted else -1
        if at < 0 and current is not None:
            at = self.decks.row_of(current.id)
        last = len(self.decks.decks()) - 1
        if at < 0 <= last:
            at = max(0, min(row, last))
        if at >= 0:
            self.select_row(at)
            if not wanted:
                self._select_also(kept)
        self.current_deck_changed.emit()

    def select_row(self, row: int) -> None:
        index = self.decks.index(row, self.main_column)
        self.selectionModel().setCurrentIndex(index, _SELECT)
        self.scrollTo(index)

    def _select_also(self, ids: set[str]) -> None:
        rows = [at for at, deck in enumerate(self.decks.decks()) if deck.id in ids]
        selection, last = QItemSelection(), len(self.decks.columns) - 1
        for row in rows:
            selection.select(self.decks.index(row, 0), self.decks.index(row, last))
        self.selectionModel().select(selection, QItemSelectionModel.SelectionFlag.Select)

    def rename_current(self) -> None:
        """Write the name where it stands; Enter keeps it, Esc gives it up."""
        if self.currentIndex().isValid():
            self.edit(self.decks.index(self.currentIndex().row(), self.main_column))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and current.row() != previous.row():
            self.current_deck_changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is QAbstractItemView.State.EditingState:
            return  # the Enter that keeps a new name is not one for the deck as well
        key, text = event.key(), event.text()
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open_requested.emit()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and plain:
            self.delete_requested.emit()
        elif key == Qt.Key.Key_F2:
            self.rename_current()
        elif plain and text and (text.isalpha() or text == "/"):
            self.typed.emit(text.replace("/", ""))
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and self.indexAt(event.position().toPoint()).isValid():
            self.open_requested.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            at = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        self.menu_requested.emit(at)

    def startDrag(self, actions: Qt.DropAction) -> None:
        decks = self.selected_decks()
        if not decks:
            return
        drag = QDrag(self)
        drag.setMimeData(self.decks.mimeData(self.selectionModel().selectedRows()))
        names = [decks[0].name if len(decks) == 1 else many(len(decks), "deck")]
        drag.setPixmap(drag_picture(self._theme, names))
        drag.exec(actions | Qt.DropAction.MoveAction)
