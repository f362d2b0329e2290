"""The reader's report, line by line, as a Qt model."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from swlcg_deck.formats.reading import Choice, LineKind, ReportLine
from swlcg_deck.gui.exchange.source import OPEN, Source
from swlcg_deck.gui.tables.column import Column
from swlcg_deck.gui.tables.table_model import Index, TableModel
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.language import mark, tr

KIND_WORDS = {
    LineKind.UNDERSTOOD: mark("Understood"),
    LineKind.REPAIRED: mark("Repaired"),
    LineKind.AMBIGUOUS: mark("Which one?"),
    LineKind.NOT_UNDERSTOOD: mark("Not understood"),
    LineKind.NOTED: mark("Noted"),
    LineKind.IGNORED: mark("Ignored"),
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


def _tip(row: ReportRow) -> str:
    return "\n".join(part for part in (row.line.text.strip(), row.message) if part)


def _column(
    name: str, title: str, width: int, text: Callable[[ReportRow], str], share: int = 0
) -> Column[ReportRow]:
    """Every cell speaks of its whole row: one is not understood without the others."""
    least = 80 if share else 0
    return Column(
        *(name, title, width, text),
        spoken=lambda row: row.sentence,
        tip=_tip,
        least=least,
        stretch=share,
    )


COLUMNS = (
    _column("kind", mark("Read"), 140, lambda row: tr(KIND_WORDS[row.line.kind])),
    _column("line", mark("Line"), 48, lambda row: str(row.line.line)),
    _column("text", mark("Text"), 84, lambda row: row.line.text.strip(), 42),
    _column("message", mark("Meaning"), 116, lambda row: row.message, 58),
)


class ReportModel(TableModel[ReportRow]):
    answered = Signal(int, int)
    """A line and the number of the set that was chosen for it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(COLUMNS, parent)
        self._all: tuple[ReportRow, ...] = ()
        self._only_open = False

    def show_rows(self, rows: Iterable[ReportRow]) -> None:
        """The same lines with other answers are only painted again."""
        rows = tuple(rows)
        is_same = [row.line.line for row in rows] == [row.line.line for row in self._all]
        self._all = rows
        if is_same and not self._only_open:
            self._rows = list(rows)
            if rows:
                end = self.index(len(rows) - 1, len(self.columns) - 1)
                self.dataChanged.emit(self.index(0, 0), end)
        else:
            self._filter()

    def show_only_open(self, is_on: bool) -> None:
        """Only lines that somebody should look at, answered ones too."""
        self._only_open = is_on
        self._filter()

    def _filter(self) -> None:
        wanted = (LineKind.REPAIRED, LineKind.NOTED, *OPEN)
        is_all = not self._only_open
        super().show_rows(row for row in self._all if is_all or row.line.kind in wanted)

    def next_open(self, after: int) -> int:
        """The next row that asks something, from the top again after the last; -1 for none."""
        places = [at for at, row in enumerate(self._rows) if row.is_question and row.is_open]
        return next((at for at in places if at > after), places[0] if places else -1)

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.row_at(index)
        if row is None:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        flags |= Qt.ItemFlag.ItemNeverHasChildren
        is_editable = row.is_question and self.columns[index.column()].name == "message"
        return flags | Qt.ItemFlag.ItemIsEditable if is_editable else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row_at(index)
        if row is None or role != Qt.ItemDataRole.EditRole or not isinstance(value, int):
            return False
        self.answered.emit(row.line.line, value)
        return True
