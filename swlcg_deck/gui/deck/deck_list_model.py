"""The rows of a deck as a Qt model."""

import html

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swlcg_deck.gui.deck.list_rows import Row, SetRow

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class DeckListModel(QAbstractListModel):
    """Heads can be neither chosen nor reached by the keyboard; sets can."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Rows of the same sets are only painted again; others replace all."""
        if [_key(row) for row in rows] == [_key(row) for row in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row_at(self, index: Index) -> Row | None:
        return self._rows[index.row()] if index.isValid() else None

    def set_at(self, index: Index) -> SetRow | None:
        row = self.row_at(index)
        return row if isinstance(row, SetRow) else None

    def index_of(self, key: int | str) -> QModelIndex:
        for place, row in enumerate(self._rows):
            if isinstance(row, SetRow) and row.entry.key == key:
                return self.index(place)
        return QModelIndex()

    def nearest_set(self, place: int) -> QModelIndex:
        """The set at a row or the nearest below it, else above; where the last one was removed."""
        sets = [at for at, row in enumerate(self._rows) if isinstance(row, SetRow)]
        if not sets:
            return QModelIndex()
        return self.index(next((at for at in sets if at >= place), sets[-1]))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.set_at(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsDragEnabled
            | Qt.ItemFlag.ItemNeverHasChildren
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        row = self.row_at(index)
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return row.entry.title if isinstance(row, SetRow) else row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.sentence
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(row, SetRow):
            return plain_tip(row.tip)
        return None


def plain_tip(text: str) -> str:
    """Words for a tooltip, which would else take a title such as `<b>` for markup."""
    return f"<p style='white-space: pre-wrap'>{html.escape(text)}</p>"


def _key(row: Row) -> tuple[bool, object]:
    return (True, row.entry.key) if isinstance(row, SetRow) else (False, row.affiliation)
