"""The table of decks on the screen: its columns, fitted to the room."""

from PySide6.QtWidgets import QWidget

from swlcg_deck.gui.library.deck_columns import Column
from swlcg_deck.gui.library.deck_delegate import ROW, DeckDelegate
from swlcg_deck.gui.library.deck_model import DeckModel
from swlcg_deck.gui.tables.row_table import RowTable
from swlcg_deck.gui.tables.sort_header import SortHeader
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr

_WIDTHS = {Column.VERDICT: 124, Column.SETS: 56, Column.TAGS: 152, Column.CHANGED: 108}
_NAME_AT_LEAST = 190
_GIVE_WAY = (Column.TAGS, Column.SETS, Column.CHANGED)
"""In this order, where the room is too small."""


class DeckRowsView(RowTable):
    row_height = ROW
    scroll_step = ROW // 2
    main_column = Column.DECK

    def __init__(self, theme: Theme, model: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(theme, model, parent)
        self._decks = model
        self._delegate = DeckDelegate(theme, model, self)
        self.setItemDelegate(self._delegate)
        header = SortHeader(
            theme, self, first_inset=16, centred=[Column.SETS], at_the_right=[Column.CHANGED]
        )
        self.sort_by(header, model.sorting())
        self.let_rows_be_dragged()
        self.setAccessibleName(tr("Decks"))
        self.setAccessibleDescription(
            tr("Enter opens, F2 renames, Delete moves into the trash, the menu key shows more.")
        )
        self.restyle()

    def restyle(self) -> None:
        self._delegate.take_theme()
        super().restyle()

    def fit(self) -> None:
        """The name takes the room; columns that do not fit beside it go."""
        px, shown = self._theme.px, list(_WIDTHS)
        for column in _GIVE_WAY:
            needed = sum(px(_WIDTHS[one]) for one in shown) + px(_NAME_AT_LEAST)
            if needed > self.viewport().width() > 0:
                shown.remove(column)
        for column, width in _WIDTHS.items():
            self.setColumnHidden(column, column not in shown)
            self.setColumnWidth(column, px(width))
        rest = self.viewport().width() - sum(px(_WIDTHS[column]) for column in shown)
        self.setColumnWidth(Column.DECK, max(px(80), rest))
