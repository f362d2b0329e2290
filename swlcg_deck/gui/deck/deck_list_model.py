"""The rows of a deck as a Qt model."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt

from swlcg_deck.gui.deck.list_rows import Row, SetRow
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.widgets.plain_tip import plain_tip


class DeckListModel(ListModel[Row]):
    """Heads can be neither chosen nor reached by the keyboard; sets can."""

    def are_same(self, rows: Sequence[Row]) -> bool:
        return list(map(_key, rows)) == list(map(_key, self.rows()))

    def set_at(self, index: Index) -> SetRow | None:
        row = self.row_at(index)
        return row if isinstance(row, SetRow) else None

    def index_of(self, key: int | str) -> QModelIndex:
        return self.first(lambda row: isinstance(row, SetRow) and row.entry.key == key)

    def nearest_set(self, place: int) -> QModelIndex:
        """The set at a row or the nearest below it, else above; where the last one was removed."""
        sets = [at for at, row in enumerate(self._rows) if isinstance(row, SetRow)]
        if not sets:
            return QModelIndex()
        return self.index(next((at for at in sets if at >= place), sets[-1]))

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


def _key(row: Row) -> tuple[bool, object]:
    return (True, row.entry.key) if isinstance(row, SetRow) else (False, row.affiliation)
