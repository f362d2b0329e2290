"""The steps of an undo stack as a Qt model, the newest first."""

from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QUndoStack

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


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
        words += ["the present deck"] if self.is_present else []
        words += ["undone"] if self.is_undone else []
        words += ["saved"] if self.is_saved else []
        return f"{', '.join(words)}."


class HistoryModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self._steps: tuple[Step, ...] = ()

    def show_stack(self, stack: QUndoStack | None) -> None:
        steps = () if stack is None else _steps(stack)
        if len(steps) == len(self._steps):
            self._steps = steps
            if steps:
                self.dataChanged.emit(self.index(0), self.index(len(steps) - 1))
            return
        self.beginResetModel()
        self._steps = steps
        self.endResetModel()

    def step_at(self, index: Index) -> Step | None:
        return self._steps[index.row()] if index.isValid() else None

    def present(self) -> QModelIndex:
        place = next((at for at, step in enumerate(self._steps) if step.is_present), None)
        return QModelIndex() if place is None else self.index(place)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._steps)

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
            stack.text(number - 1) if number else "As it was opened",
            number == present,
            number > present,
            number == saved,
        )
        for number in reversed(range(stack.count() + 1))
    )
