"""Every decision of the game in words; a click leads back to it, or on again."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from swlcg_deck.gui.playtest.canvas.spot_painting import SIDES
from swlcg_deck.gui.playtest.table.story_list import StoryList
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.tables.row_delegate import RowDelegate
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.row_painting import LEFT, RIGHT, elided, write
from swlcg_deck.language import mark, tr
from swlcg_deck.playtest.looking_back import PastDecision

_ROW = 38
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


class HistoryModel(ListModel[HistoryRow]):
    def are_same(self, rows: Sequence[HistoryRow]) -> bool:
        return self.rows() == tuple(rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        row = self.row_at(index)
        if row is None:
            return None
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return row.sentence
        return row.words if role == Qt.ItemDataRole.DisplayRole else None

    def index_of(self, place: int) -> QModelIndex:
        """The decision at a place, or the last one before it."""
        return self.index(sum(row.place <= place for row in self.rows()) - 1)


class _HistoryDelegate(RowDelegate[HistoryRow]):
    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, row: HistoryRow, where: QRectF
    ) -> None:
        px, palette = self._theme.px, self._theme.palette
        if row.is_now:
            painter.fillRect(where, QColor(palette.selected))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(where, QColor(palette.hover))
        if self.has_focus(option):
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


class HistoryList(StoryList[HistoryRow]):
    """Enter or a click goes to a decision; arrows only look."""

    def __init__(self, theme: Theme) -> None:
        self.rows = HistoryModel()
        about = tr("Every decision of the game. Enter goes to one of them.")
        super().__init__(theme, self.rows, tr("Decisions"), about)
        self.setItemDelegate(_HistoryDelegate(theme, self.rows, self, _ROW))
        self.clicked.connect(self.go_to)

    def show_past(
        self, past: tuple[PastDecision, ...], at: int, *, is_replay: bool = False
    ) -> None:
        self.rows.show_rows(history_rows(past, at, is_replay=is_replay))
        now = self.rows.index_of(at)
        if now.isValid():
            self.setCurrentIndex(now)
            self.scrollTo(now)
