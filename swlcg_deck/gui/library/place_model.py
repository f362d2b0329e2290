"""The places as a Qt model."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swlcg_deck.gui.library.places import Place, PlaceKind, Row

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class PlaceModel(QAbstractListModel):
    """Captions can be neither chosen nor reached by the keyboard; places can."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """The same places with other counts are only painted again."""
        if [_key(row) for row in rows] == [_key(row) for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row_at(self, index: Index) -> Row | None:
        return self._rows[index.row()] if index.isValid() else None

    def place_at(self, index: Index) -> Place | None:
        row = self.row_at(index)
        return row if isinstance(row, Place) else None

    def index_of(self, key: tuple[PlaceKind, str]) -> QModelIndex:
        for at, row in enumerate(self._rows):
            if isinstance(row, Place) and row.key == key:
                return self.index(at)
        return QModelIndex()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        place = self.place_at(index)
        if place is None:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        flags |= Qt.ItemFlag.ItemNeverHasChildren
        drops = {PlaceKind.FOLDER, PlaceKind.ALL, PlaceKind.TRASH}
        return flags | Qt.ItemFlag.ItemIsDropEnabled if place.kind in drops else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        row = self.row_at(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.sentence if isinstance(row, Place) else row.title
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(row, Place):
            return _TIPS.get(row.kind)
        return None


_TIPS = {
    PlaceKind.RECENT: "Decks that were changed in the last seven days",
    PlaceKind.FOLDER: "Drop decks here to move them; F2 renames",
    PlaceKind.TRASH: "Deleted decks, until you empty it",
}


def _key(row: Row) -> tuple[object, str]:
    return row.key if isinstance(row, Place) else ("head", row.title)
