"""Every decision of the game in words; a click leads back to it, or on again."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from swlcg_deck.gui.playtest.spot_painting import SIDES
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.painted_list import PaintedList
from swlcg_deck.gui.widgets.row_painting import LEFT, RIGHT, elided, write
from swlcg_deck.language import mark, tr
from swlcg_deck.playtest.looking_back import PastDecision

Index = QModelIndex | QPersistentModelIndex
_PHASES: Final = {
    "balance": mark("balance"),
    "refresh": mark("refresh"),
    "draw": mark("draw"),
    "deployment": mark("deployment"),
    "conflict": mark("conflict"),
    "force": mark("Force"),
}


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """One decision as it stands in the list."""

    place: int
    player: int
    when: str
    words: str
    told: bool
    is_undone: bool
    """Whether the game has gone back behind it."""
    is_now: bool

    @property
    def sentence(self) -> str:
        told = tr("Hidden cards were revealed after it.") if self.told else ""
        now = tr("You are here.") if self.is_now else tr("Undone.") if self.is_undone else ""
        return " ".join(part for part in (f"{self.when}: {self.words}.", told, now) if part)


def history_rows(
    past: tuple[PastDecision, ...], at: int, *, is_replay: bool = False
) -> list[HistoryRow]:
    return [_row(one, at, is_replay) for one in past]


def _row(one: PastDecision, at: int, is_replay: bool) -> HistoryRow:
    when = tr("Setup")
    if one.turn:
        when = tr("Turn {turn}, {phase}", turn=one.turn, phase=tr(_PHASES[one.phase]))
    if one.question is None:
        words = tr("The other side decides")
    elif one.choice is None:
        words = tr(one.question.text)
    else:
        words = tr(one.answer)
    undone = one.place > at and not is_replay
    return HistoryRow(one.place, one.player, when, words, one.told, undone, one.place == at)


class HistoryModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self._rows: list[HistoryRow] = []

    def show_rows(self, rows: list[HistoryRow]) -> None:
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return row.sentence
        return row.words if role == Qt.ItemDataRole.DisplayRole else None

    def row(self, index: Index) -> HistoryRow:
        return self._rows[index.row()]

    def row_at(self, place: int) -> int:
        """The decision at a place, or the last one before it."""
        passed = [n for n, row in enumerate(self._rows) if row.place <= place]
        return passed[-1] if passed else -1


class _HistoryDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, model: HistoryModel, view: "HistoryList") -> None:
        super().__init__(view)
        self._theme = theme
        self._model = model
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(self._view.viewport().width(), self._theme.px(38))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, px, palette = self._model.row(index), self._theme.px, self._theme.palette
        where = QRectF(option.rect)
        if row.is_now:
            painter.fillRect(where, QColor(palette.selected))
        elif index.row() == self._view.hovered_row():
            painter.fillRect(where, QColor(palette.hover))
        if self._view.hasFocus() and index == self._view.currentIndex():
            painter.setPen(QColor(palette.accent))
            painter.drawRect(where.adjusted(0.5, 0.5, -1, -1))
        bar = QRectF(where.left(), where.top() + px(4), px(3), where.height() - px(8))
        painter.fillRect(bar, QColor(palette.sides[SIDES[row.player]]))
        lines = where.adjusted(px(10), px(3), -px(6), -px(3))
        upper = QRectF(lines.left(), lines.top(), lines.width(), lines.height() / 2)
        small = self._theme.font(11)
        marks = tr("now") if row.is_now else tr("undone") if row.is_undone else ""
        if row.told:
            told = tr("cards revealed")
            marks = f"{told} · {marks}" if marks else told
        left = lines.width() - QFontMetricsF(small).horizontalAdvance(row.when) - px(8)
        write(painter, upper, elided(marks, small, left), small, palette.text_2, RIGHT)
        write(painter, upper, elided(row.when, small, lines.width()), small, palette.text_3, LEFT)
        lower = upper.translated(0, upper.height())
        ink = palette.text_3 if row.is_undone else palette.text
        write(painter, lower, row.words, self._theme.font(12, semibold=row.is_now), ink, LEFT)


class HistoryList(PaintedList):
    """Enter or a click goes to a decision; arrows only look."""

    wanted = Signal(int)
    """The place of a decision."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(
            theme, tr("Decisions"), tr("Every decision of the game. Enter goes to one of them.")
        )
        self.rows = HistoryModel()
        self.setModel(self.rows)
        self.setItemDelegate(_HistoryDelegate(theme, self.rows, self))
        self._hovered = -1
        self.clicked.connect(self._chosen)

    def show_past(
        self, past: tuple[PastDecision, ...], at: int, *, is_replay: bool = False
    ) -> None:
        self.rows.show_rows(history_rows(past, at, is_replay=is_replay))
        now = self.rows.index(self.rows.row_at(at), 0)
        if now.isValid():
            self.setCurrentIndex(now)
            self.scrollTo(now)

    def hovered_row(self) -> int:
        return self._hovered

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._chosen(self.currentIndex())
        elif event.text().isalnum():
            event.ignore()  # the keys of the options
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hovered = self.indexAt(event.position().toPoint()).row()
        self.viewport().update()

    def _chosen(self, index: QModelIndex) -> None:
        if index.isValid():
            self.wanted.emit(self.rows.row(index).place)
