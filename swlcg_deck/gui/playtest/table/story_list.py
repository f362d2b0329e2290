"""What has happened, one below the other, and the way back to it."""

from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent

from swlcg_deck.gui.tables.list_model import ListModel
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.theme.theme import Theme


class _Past(Protocol):
    @property
    def place(self) -> int:
        """The decision that a line tells of, or led to."""


T = TypeVar("T", bound=_Past)


class StoryList(PaintedList, Generic[T]):
    """Enter goes to the decision of a line."""

    wanted = Signal(int)
    """The place of a decision."""

    def __init__(self, theme: Theme, rows: ListModel[T], name: str, about: str) -> None:
        super().__init__(theme, name, about)
        self._past = rows
        self.setModel(rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_to(self.currentIndex())
        elif event.text().isalnum():
            event.ignore()  # the keys of the options
        else:
            super().keyPressEvent(event)

    def go_to(self, index: QModelIndex) -> None:
        row = self._past.row_at(index)
        if row is not None:
            self.wanted.emit(row.place)
