"""The list of places: chosen by mouse and keyboard, decks can be dropped on it."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from swlcg_deck.gui.documents.deck_mime import carried
from swlcg_deck.gui.library.deck_places import Place, PlaceKind, Row
from swlcg_deck.gui.library.place_delegate import PlaceDelegate
from swlcg_deck.gui.library.place_model import PlaceModel
from swlcg_deck.gui.tables.list_model import Index
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PlaceList(PaintedList):
    """Shows places and says what the user wants with them."""

    chosen = Signal(object)
    """Another Place is to be shown."""
    new_folder_requested = Signal()
    rename_requested = Signal(str)
    remove_requested = Signal(str)
    empty_trash_requested = Signal()
    decks_dropped = Signal(list, object)
    """Ids of decks, and the Place they were dropped on."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent=parent)
        self._is_quiet = False
        self.places = PlaceModel(self)
        self.setModel(self.places)
        self._delegate = PlaceDelegate(theme, self)
        self.setItemDelegate(self._delegate)
        self.setUniformItemSizes(False)
        self.setAcceptDrops(True)

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show places; the chosen one stays chosen where it still exists."""
        place = self.current_place()
        self._is_quiet = True
        self.places.show_rows(rows)
        if place is not None:
            self.setCurrentIndex(self.places.index_of(place.key))
        self._is_quiet = False

    def current_place(self) -> Place | None:
        return self.places.place_at(self.currentIndex())

    def choose(self, key: tuple[PlaceKind, str] | None) -> None:
        """Mark a place, or none, without telling anybody."""
        self._is_quiet = True
        if key is None:
            self.clearSelection()
            nowhere, none = QModelIndex(), QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(nowhere, none)
        else:
            self.setCurrentIndex(self.places.index_of(key))
        self._is_quiet = False

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        place = self.places.place_at(current)
        if place is not None and place.kind is not PlaceKind.NEW_FOLDER and not self._is_quiet:
            self.chosen.emit(place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        place = self.places.place_at(self.indexAt(event.position().toPoint()))
        if place is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if place.kind is PlaceKind.NEW_FOLDER:
            self.new_folder_requested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        place = self.current_place()
        key = event.key()
        if place is not None and place.kind is PlaceKind.NEW_FOLDER and key in _ENTER:
            self.new_folder_requested.emit()
        elif place is not None and place.kind is PlaceKind.FOLDER and key == Qt.Key.Key_F2:
            self.rename_requested.emit(place.value)
        elif place is not None and place.kind is PlaceKind.FOLDER and key == Qt.Key.Key_Delete:
            self.remove_requested.emit(place.value)
        elif place is not None and key in _ENTER:
            self.chosen.emit(place)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if is_mouse else self.currentIndex()
        menu = self.menu_for(self.places.place_at(index))
        below = self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())
        menu.popup(event.globalPos() if is_mouse else below)

    def menu_for(self, place: Place | None) -> QMenu:
        """What can be done with a place, or beside all places."""
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        if place is not None and place.kind is PlaceKind.TRASH:
            empty = menu.addAction(tr("Empty the trash…"))
            empty.setEnabled(place.count > 0)
            empty.triggered.connect(self.empty_trash_requested)
            return menu
        menu.addAction(tr("New folder…")).triggered.connect(self.new_folder_requested)
        if place is not None and place.kind is PlaceKind.FOLDER:
            name = place.value
            rename = menu.addAction(tr("Rename the folder…"))
            rename.triggered.connect(lambda: self.rename_requested.emit(name))
            remove = menu.addAction(tr("Delete the folder"))
            remove.setEnabled(place.count == 0)
            remove.triggered.connect(lambda: self.remove_requested.emit(name))
        return menu

    def target_at(self, at: QPoint) -> Place | None:
        """The place at a point where decks can be put."""
        place = self.places.place_at(self.indexAt(at))
        takes = {PlaceKind.FOLDER, PlaceKind.ALL, PlaceKind.TRASH}
        return place if place is not None and place.kind in takes else None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if carried(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        at = event.position().toPoint()
        is_target = bool(carried(event.mimeData())) and self.target_at(at) is not None
        self._mark(self.indexAt(at) if is_target else None)
        event.setAccepted(is_target)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._mark(None)
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        self._mark(None)
        place, ids = self.target_at(event.position().toPoint()), carried(event.mimeData())
        if place is not None and ids:
            event.acceptProposedAction()
            self.decks_dropped.emit(ids, place)

    def _mark(self, index: Index | None) -> None:
        if index != self._delegate.drop_target:
            self._delegate.drop_target = index
            self.viewport().update()

    def sizeHint(self) -> QSize:
        rows = self.places.rowCount()
        tall = sum(self.sizeHintForRow(at) for at in range(rows))
        return QSize(self._theme.px(184), tall)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(30))
