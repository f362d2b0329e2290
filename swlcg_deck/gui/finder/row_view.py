"""The table of sets or cards on the screen: its columns, and the steppers in it."""

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QAbstractItemView, QWidget

from swlcg_deck.gui.finder.delegates import CellDelegate
from swlcg_deck.gui.finder.finder_columns import Look, Row
from swlcg_deck.gui.finder.pool_rows import RowModel
from swlcg_deck.gui.finder.table_columns import TableColumns
from swlcg_deck.gui.finder.table_ink import Ink
from swlcg_deck.gui.tables.row_table import RowTable
from swlcg_deck.gui.tables.stepper_painting import stepper_cell
from swlcg_deck.gui.theme.theme import Theme


class RowView(RowTable):
    def __init__(
        self, theme: Theme, model: RowModel, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, model, parent)
        self._rows = model
        self._is_active = True
        ink = Ink(theme, self)
        self._delegate = CellDelegate(ink, model, self)
        self.setItemDelegate(self._delegate)
        self.columns = TableColumns(self, ink, model)
        self.main_column = self.columns.title_column
        self.let_rows_be_dragged()
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setAccessibleName(name)
        self.restyle()

    def restyle(self) -> None:
        self.columns.restyle()
        super().restyle()

    def fit(self) -> None:
        self.columns.fit()

    def rows(self) -> RowModel:
        return self._rows

    def set_active(self, is_active: bool) -> None:
        """Whether the panel around it has the focus."""
        if is_active != self._is_active:
            self._is_active = is_active
            self.viewport().update()

    def is_active(self) -> bool:
        return self._is_active

    def selected_rows(self) -> list[Row]:
        """From top to bottom."""
        places = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._rows.row(place) for place in places]

    def selected_numbers(self) -> list[int]:
        """The sets of what is selected, each once."""
        numbers = (row.number for row in self.selected_rows())
        return list(dict.fromkeys(number for number in numbers if number is not None))

    def copies_cell_at(self, at: QPoint) -> tuple[int, int] | None:
        """The row and the cell of the stepper below a point."""
        index = self.indexAt(at)
        if not index.isValid() or self._rows.columns[index.column()].look is not Look.STEPPER:
            return None
        where = self._delegate.stepper_rect(QRectF(self.visualRect(index)))
        cell = stepper_cell(where, at.toPointF())
        return None if cell is None else (index.row(), cell)

    def hover(self, at: QPoint) -> None:
        super().hover(at)
        below = self.copies_cell_at(at)
        if below != self._delegate.hovered_copies:
            self._delegate.hovered_copies = below
            self.viewport().update()
