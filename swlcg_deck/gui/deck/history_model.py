"""The steps of an undo stack as a Qt model, the newest first."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QUndoStack

from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.language import tr


@dataclass(frozen=True)
class Step:
    """The deck after a change; step 0 is the deck as it was opened."""

    number: int
    reason: str
    is_present: bool
    is_undone: bool
    is_saved: bool

    @property
    def sentence(self) -> str:
        words = [self.reason]
        words += [tr("the present deck")] if self.is_present else []
        words += [tr("undone")] if self.is_undone else []
        words += [tr("saved")] if self.is_saved else []
        return f"{', '.join(words)}."


class HistoryModel(ListModel[Step]):
    def are_same(self, rows: Sequence[Step]) -> bool:
        return len(rows) == len(self.rows())

    def show_stack(self, stack: QUndoStack | None) -> None:
        self.show_rows(() if stack is None else _steps(stack))

    def step_at(self, index: Index) -> Step | None:
        return self.row_at(index)

    def present(self) -> QModelIndex:
        return self.first(lambda step: step.is_present)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        step = self.step_at(index)
        if step is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return step.reason
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return step.sentence
        if role == Qt.ItemDataRole.UserRole:
            return step
        return None


def _steps(stack: QUndoStack) -> tuple[Step, ...]:
    present, saved = stack.index(), stack.cleanIndex()
    return tuple(
        Step(
            number,
            stack.text(number - 1) if number else tr("As it was opened"),
            number == present,
            number > present,
            number == saved,
        )
        for number in reversed(range(stack.count() + 1))
    )
