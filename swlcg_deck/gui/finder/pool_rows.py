"""The table model both views share: rows made once, shown in the order asked for."""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QMimeData, QObject, Qt

from swlcg_deck.gui.finder.finder_columns import FinderColumn, Look, Row
from swlcg_deck.gui.tables.sorted_model import SortedModel
from swlcg_deck.gui.tables.table_model import Index
from swlcg_deck.language import tr

MIME_TYPE = "application/x-swlcg-set"
"""Set numbers as text, one a line: what a drag from a table carries."""
_ALIGNED = {
    Look.COUNT: Qt.AlignmentFlag.AlignCenter,
    Look.ICONS: Qt.AlignmentFlag.AlignCenter,
    Look.STEPPER: Qt.AlignmentFlag.AlignCenter,
}
_CARD_FLAGS = (
    Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
)
_SET_FLAGS = _CARD_FLAGS | Qt.ItemFlag.ItemIsDragEnabled
"""Only what belongs to a set can be dragged into a deck."""
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


class RowModel(SortedModel[Row]):
    columns: tuple[FinderColumn[Any], ...]
    """Of the sets or cards that the rows were made from."""

    def __init__(self, columns: Sequence[FinderColumn[Any]], parent: QObject | None = None) -> None:
        super().__init__(columns, columns[0].name, parent=parent)
        self._all: list[Row] = []
        self._ranks: dict[tuple[int, Qt.SortOrder], list[int]] = {}

    def set_pool_rows(self, rows: list[Row]) -> None:
        """Every row there can be; what is shown now is shown with the new words."""
        shown = [row.place for row in self._rows]
        self._all = rows
        self._ranks.clear()
        self.show_rows([rows[place] for place in shown])

    def pool_rows(self) -> Sequence[Row]:
        return self._all

    def row(self, at: int) -> Row:
        return self._rows[at]

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return _CARD_FLAGS if self._rows[index.row()].number is None else _SET_FLAGS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, at = self._rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell_text(row, at)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, at)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return "\n".join(badge.sentence for badge in row.badges) or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNED.get(self.columns[at].look, _LEFT)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """A glyph that stands for a title is told in the tooltip."""
        is_tip = role == Qt.ItemDataRole.ToolTipRole
        return super().headerData(
            section, orientation, Qt.ItemDataRole.DisplayRole if is_tip else role
        )

    def cell_text(self, row: Row, at: int) -> str:
        cell = row.cells[at]
        return f"{cell.text} + {cell.edge}" if cell.edge else cell.text

    def sentence(self, row: Row) -> str:
        """The whole row in words, made only for who asks."""
        raise NotImplementedError

    def about(self, _row: Row) -> str:
        """What is told of a row where the pointer rests on its title."""
        return ""

    def _spoken(self, row: Row, at: int) -> str:
        if self.columns[at].look in (Look.TITLE, Look.NUMBER):
            return self.sentence(row)
        words = row.cells[at].spoken or self.cell_text(row, at) or tr("none")
        return f"{self.columns[at].head}: {words}"

    def identity(self, row: Row) -> Hashable:
        return row.place

    def in_order(self, rows: Iterable[Row]) -> list[Row]:
        ranks = self._ranking(*self.sorting())
        return sorted(rows, key=lambda row: ranks[row.place])

    def _ranking(self, column: int, order: Qt.SortOrder) -> list[int]:
        """For each place of the pool its rank, so that sorting compares plain numbers."""
        if (column, order) not in self._ranks:
            self._ranks[column, order] = self.rank(column, order)
        return self._ranks[column, order]

    def rank(self, column: int, order: Qt.SortOrder) -> list[int]:
        """Equals stay in pool order in both directions; what has no value comes last."""
        keyed = [(row.cells[column].key, row.place) for row in self._all]
        valued = [(key, place) for key, place in keyed if key is not None]
        valued.sort(key=lambda pair: pair[0], reverse=order is Qt.SortOrder.DescendingOrder)
        places = [place for _, place in valued]
        places += [place for key, place in keyed if key is None]
        ranks = [0] * len(self._all)
        for rank, place in enumerate(places):
            ranks[place] = rank
        return ranks

    def mimeTypes(self) -> list[str]:
        return [MIME_TYPE, "text/plain"]

    def mimeData(self, indexes: Sequence[Index]) -> QMimeData:
        rows = [self._rows[at] for at in sorted({index.row() for index in indexes})]
        numbers = dict.fromkeys(row.number for row in rows if row.number is not None)
        data = QMimeData()
        data.setData(MIME_TYPE, "\n".join(map(str, numbers)).encode())
        data.setText("\n".join(row.title for row in rows))
        return data
