"""The reader's report, line by line, as a Qt model."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from swlcg_deck.formats.reading import Choice, LineKind, ReportLine
from swlcg_deck.gui.exchange.source import OPEN, Source
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.language import mark, tr

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
KIND_WORDS = {
    LineKind.UNDERSTOOD: mark("Understood"),
    LineKind.REPAIRED: mark("Repaired"),
    LineKind.AMBIGUOUS: mark("Which one?"),
    LineKind.NOT_UNDERSTOOD: mark("Not understood"),
    LineKind.NOTED: mark("Noted"),
    LineKind.IGNORED: mark("Ignored"),
}


class Column(IntEnum):
    KIND = 0
    LINE = 1
    TEXT = 2
    MESSAGE = 3


TITLES = {
    Column.KIND: mark("Read"),
    Column.LINE: mark("Line"),
    Column.TEXT: mark("Text"),
    Column.MESSAGE: mark("Meaning"),
}


@dataclass(frozen=True)
class ReportRow:
    """A line, whether it asks something, and what was answered."""

    line: ReportLine
    choices: tuple[Choice, ...] = ()
    is_question: bool = False
    answer: int | None = None

    @property
    def is_open(self) -> bool:
        return self.line.kind in OPEN

    @property
    def message(self) -> str:
        return sentence(tr(self.line.message))

    @property
    def sentence(self) -> str:
        return tr(
            "Line {line}, {kind}: {text}. {message}",
            line=self.line.line,
            kind=tr(KIND_WORDS[self.line.kind]),
            text=self.line.text,
            message=self.message,
        ).strip()


def rows_of(source: Source) -> tuple[ReportRow, ...]:
    """Every line that says something; blank ones say nothing."""
    asked: dict[int, ReportLine] = {}
    for line in source.read.report if source.read else ():
        asked.setdefault(line.line, line)
    rows, seen = [], set()
    for line in source.answered.report:
        if not line.text.strip() and not line.message:
            continue
        is_question = line.line in source.questions and line.line not in seen
        seen.add(line.line)
        choices = asked[line.line].choices if is_question else ()
        rows.append(ReportRow(line, choices, is_question, source.answers.get(line.line)))
    return tuple(rows)


class ReportModel(QAbstractTableModel):
    answered = Signal(int, int)
    """A line and the number of the set that was chosen for it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[ReportRow, ...] = ()
        self._rows: Sequence[ReportRow] = ()
        self._only_open = False

    def show_rows(self, rows: tuple[ReportRow, ...]) -> None:
        """The same lines with other answers are only painted again."""
        is_same = [row.line.line for row in rows] == [row.line.line for row in self._all]
        self._all = rows
        if is_same and not self._only_open:
            self._rows = rows
            if rows:
                end = self.index(len(rows) - 1, Column.MESSAGE)
                self.dataChanged.emit(self.index(0, 0), end)
        else:
            self._filter()

    def show_only_open(self, is_on: bool) -> None:
        """Only lines that somebody should look at, answered ones too."""
        self._only_open = is_on
        self._filter()

    def _filter(self) -> None:
        self.beginResetModel()
        wanted = (LineKind.REPAIRED, LineKind.NOTED, *OPEN)
        is_all = not self._only_open
        self._rows = [row for row in self._all if is_all or row.line.kind in wanted]
        self.endResetModel()

    def row(self, index: Index) -> ReportRow | None:
        return self._rows[index.row()] if index.isValid() else None

    def next_open(self, after: int) -> int:
        """The next row that asks something, from the top again after the last; -1 for none."""
        places = [at for at, row in enumerate(self._rows) if row.is_question and row.is_open]
        return next((at for at in places if at > after), places[0] if places else -1)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.row(index)
        if row is None:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        flags |= Qt.ItemFlag.ItemNeverHasChildren
        is_editable = row.is_question and index.column() == Column.MESSAGE
        return flags | Qt.ItemFlag.ItemIsEditable if is_editable else flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index)
        if row is None:
            return None
        column = Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return {
                Column.KIND: tr(KIND_WORDS[row.line.kind]),
                Column.LINE: str(row.line.line),
                Column.TEXT: row.line.text.strip(),
                Column.MESSAGE: row.message,
            }[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.sentence
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip("\n".join(t for t in (row.line.text.strip(), row.message) if t))
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row(index)
        if row is None or role != Qt.ItemDataRole.EditRole or not isinstance(value, int):
            return False
        self.answered.emit(row.line.line, value)
        return True

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        words = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        is_head = orientation is Qt.Orientation.Horizontal and section in TITLES
        return tr(TITLES[Column(section)]) if is_head and role in words else None
