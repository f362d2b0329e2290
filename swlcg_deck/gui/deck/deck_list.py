"""The list of a deck's sets: chosen, counted, noted and removed by mouse and by keyboard."""

from PySide6.QtCore import QItemSelection, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QDrag, QFocusEvent, QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from swlcg_deck.gui.deck.deck_list_delegate import DeckListDelegate
from swlcg_deck.gui.deck.deck_list_menu import DeckListMenu
from swlcg_deck.gui.deck.deck_list_model import DeckListModel
from swlcg_deck.gui.deck.list_edits import have_copies, remove_one
from swlcg_deck.gui.deck.list_rows import SetRow, rows_of
from swlcg_deck.gui.deck.set_mime import carry
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.tables.stepper import COPIES_KEYS
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.drag_picture import drag_picture
from swlcg_deck.language import tr

_SHOW_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_REMOVE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_MODIFIED = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
ROWS_AT_LEAST = 5


class DeckList(QListView):
    """Shows the document it is given; every change goes through it."""

    set_selected = Signal(int)
    """The user chose a set, or asked to see it."""
    note_requested = Signal(object)
    """The key of a set that the user wants to write a note on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._document: DeckDocument | None = None
        self._is_restoring = False
        self.drag_home: QWidget = self
        """Dropped on this or within, a set stays in the deck."""
        self.rows = DeckListModel(self)
        self.setModel(self.rows)
        self._delegate = DeckListDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.menu = DeckListMenu(self)
        self.menu.show_requested.connect(self.show_current)
        self.menu.note_requested.connect(self.note_requested)
        self.menu.copies_requested.connect(self.have_copies)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setDragEnabled(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Sets of this deck"))
        self.setAccessibleDescription(
            tr(
                "Enter shows the set, Delete removes one copy, 0, 1, 2, plus and minus change "
                "copies."
            )
        )
        theme.changed.connect(self._theme_changed)

    def set_document(self, document: DeckDocument | None) -> None:
        self._document = document
        self.refresh()

    def refresh(self) -> None:
        """Show the deck as it is now; the chosen set stays chosen, or the nearest one."""
        current = self.currentIndex()
        chosen = self.rows.set_at(current)
        self._is_restoring = True
        if self._document is None:
            self.rows.show_rows(())
        else:
            document = self._document
            self.rows.show_rows(rows_of(document.deck, document.rules.pool, document.judgement))
        if chosen is not None and self.rows.set_at(self.currentIndex()) is None:
            index = self.rows.index_of(chosen.entry.key)
            if not index.isValid():
                index = self.rows.nearest_set(current.row())
            self.setCurrentIndex(index)
        self._is_restoring = False

    def select_set(self, number: int) -> None:
        """Follow a choice made elsewhere, without a signal."""
        self._is_restoring = True
        index = self.rows.index_of(number)
        if index.isValid():
            self.setCurrentIndex(index)
        else:
            self.clearSelection()
            self.setCurrentIndex(index)
        self._is_restoring = False

    def current_set(self) -> SetRow | None:
        return self.rows.set_at(self.currentIndex())

    def show_current(self) -> None:
        row = self.current_set()
        if row is not None and row.entry.number is not None:
            self.set_selected.emit(row.entry.number)

    def have_copies(self, copies: int) -> None:
        row = self.current_set()
        if row is not None and self._document is not None:
            self._document.apply(have_copies(self._document.deck, row.entry, copies))

    def remove_one(self) -> None:
        row = self.current_set()
        if row is not None:
            self._remove_one(row)

    def _remove_one(self, row: SetRow) -> None:
        if self._document is not None:
            self._document.apply(remove_one(self._document.deck, row.entry))

    def sizeHint(self) -> QSize:
        """Small, so that a short panel scrolls late; the layout gives what room there is."""
        return QSize(self._theme.px(280), self._theme.px(23) * ROWS_AT_LEAST)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(160), self._theme.px(23) * ROWS_AT_LEAST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.current_set()
        key = Qt.Key(event.key())
        if event.modifiers() & _MODIFIED:
            super().keyPressEvent(event)
        elif row is None:
            self._pass_on(event)
        elif key in _SHOW_KEYS:
            self.show_current()
        elif key in _REMOVE_KEYS:
            self.remove_one()
        elif key in COPIES_KEYS:
            self.have_copies(COPIES_KEYS[key])
        elif event.text() == "+":
            self.have_copies(row.entry.copies + 1)
        elif event.text() == "-":
            self.remove_one()
        elif key == Qt.Key.Key_F2:
            event.ignore()  # renames the deck; a list would edit its item
        else:
            self._pass_on(event)

    def _pass_on(self, event: QKeyEvent) -> None:
        """Letters are for the search, wherever they are typed; a list would look for an item."""
        if event.text().isprintable() and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if not self._is_restoring and not selected.isEmpty():
            self.show_current()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        where = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Mouse:
            self.setCurrentIndex(self.indexAt(event.pos()))
        else:
            where = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        row = self.current_set()
        if row is not None:
            self.menu.offer(row)
            self.menu.popup(where)

    def startDrag(self, _actions: Qt.DropAction) -> None:
        row = self.current_set()
        if row is None:
            return
        drag = QDrag(self)
        drag.setMimeData(carry(row.entry.number))
        drag.setPixmap(drag_picture(self._theme, [row.entry.title]))
        drag.exec(Qt.DropAction.MoveAction)
        if not QGuiApplication.mouseButtons() & Qt.MouseButton.LeftButton:
            # A drag given up with Esc ends while the button is still held.
            self.drag_ended(row, drag.target())

    def drag_ended(self, row: SetRow, target: object) -> None:
        """A set dropped anywhere outside the deck leaves it, one copy at a time."""
        home = self.drag_home
        is_inside = isinstance(target, QWidget) and (target is home or home.isAncestorOf(target))
        if not is_inside:
            self._remove_one(row)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Arriving by keyboard, the first set is chosen so that the focus can be seen."""
        super().focusInEvent(event)
        is_by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        )
        if is_by_key and self.current_set() is None:
            self.setCurrentIndex(self.rows.nearest_set(0))

    def _theme_changed(self) -> None:
        self._delegate.take_theme()
        self.doItemsLayout()
        self.updateGeometry()
