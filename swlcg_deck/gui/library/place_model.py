"""The places as a Qt model."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt

from swlcg_deck.gui.library.deck_places import Place, PlaceKind, Row
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.language import mark, tr


class PlaceModel(ListModel[Row]):
    """Captions can be neither chosen nor reached by the keyboard; places can."""

    def are_same(self, rows: Sequence[Row]) -> bool:
        """The same places with other counts."""
        return list(map(_key, rows)) == list(map(_key, self.rows()))

    def place_at(self, index: Index) -> Place | None:
        row = self.row_at(index)
        return row if isinstance(row, Place) else None

    def index_of(self, key: tuple[PlaceKind, str]) -> QModelIndex:
        return self.first(lambda row: isinstance(row, Place) and row.key == key)

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
            return tr(_TIPS[row.kind]) if row.kind in _TIPS else None
        return None


_TIPS = {
    PlaceKind.RECENT: mark("Decks that were changed in the last seven days"),
    PlaceKind.FOLDER: mark("Drop decks here to move them; F2 renames"),
    PlaceKind.TRASH: mark("Deleted decks, until you empty it"),
}


def _key(row: Row) -> tuple[object, str]:
    return row.key if isinstance(row, Place) else ("head", row.title)
