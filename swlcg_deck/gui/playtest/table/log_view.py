"""What has happened, in sentences: the side's colour at the edge, the latest at the foot."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from swlcg_deck.gui.playtest.canvas.spot_painting import SIDES
from swlcg_deck.gui.playtest.table.story_list import StoryList
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.tables.painted_list import PaintedList
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import tr
from swlcg_deck.playtest.told_game import Line

_MOST = 150
"""Lines that are shown; the whole log can be copied."""
_WRAP = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignVCenter.value


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line; a turn and a phase are headings."""

    text: str
    level: int
    """0 for a turn, 1 for a phase, 2 for a sentence."""
    side: int
    """-1 for neither."""
    place: int
    """The decision that it led to."""


def log_lines(lines: tuple[Line, ...]) -> list[LogLine]:
    """The lines of a transcript; those of the beginning are left out of a long game."""
    found = []
    for line, place in lines[-_MOST:]:
        english = line.strip()
        if english:
            indent = len(line) - len(line.lstrip())
            level = min(indent // 2, 2)
            side = 0 if english.startswith("Dark ") else 1 if english.startswith("Light ") else -1
            text = tr(line).strip()
            found.append(LogLine(text, level, side if level == 2 else -1, place))
    return found


class LogModel(ListModel[LogLine]):
    def show_rows(self, rows: Sequence[LogLine]) -> None:
        """What was there already stays where it is."""
        shown = self.rows()
        pairs = zip(shown, rows, strict=False)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        nowhere = QModelIndex()
        if same < len(shown):
            self.beginRemoveRows(nowhere, same, len(shown) - 1)
            self._rows = shown[:same]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(nowhere, same, len(rows) - 1)
            self._rows = tuple(rows)
            self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        line = self.row_at(index)
        if line is not None and role in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return line.text
        return None


class _LogDelegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, model: LogModel, view: PaintedList) -> None:
        super().__init__(view)
        self._theme = theme
        self._model = model
        self._view = view
        self._heights: dict[tuple[str, int, int], int] = {}

    def forget(self) -> None:
        self._heights.clear()

    def _font(self, line: LogLine) -> QFont:
        return self._theme.font(12 if line.level != 1 else 11, semibold=line.level < 2)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        line, width = self._model.row_at(index), self._view.viewport().width()
        if line is None:
            return QSize()
        key = (line.text, line.level, width)
        if key not in self._heights:
            px = self._theme.px
            room = QRectF(0, 0, max(60, width - (px(10) if line.level == 2 else 0)), 1000)
            box = QFontMetricsF(self._font(line)).boundingRect(room, _WRAP, line.text)
            self._heights[key] = round(box.height()) + px(8 if line.level < 2 else 6)
        return QSize(width, self._heights[key])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line, px, palette = self._model.row_at(index), self._theme.px, self._theme.palette
        if line is None:
            return
        where = QRectF(option.rect)
        if line.level == 2:
            colour = palette.sides[SIDES[line.side]] if line.side >= 0 else palette.border
            bar = QRectF(where.left(), where.top() + px(3), px(3), where.height() - px(6))
            painter.fillRect(bar, QColor(colour))
        if self._view.hasFocus() and index == self._view.currentIndex():
            painter.setPen(QColor(palette.accent))
            painter.drawRect(where.adjusted(0.5, 0.5, -1, -1))
        ink = (palette.text, palette.text_3, palette.text_2)[line.level]
        painter.setFont(self._font(line))
        painter.setPen(QColor(ink))
        painter.drawText(
            where.adjusted(px(10) if line.level == 2 else 0, 0, 0, 0), _WRAP, line.text
        )


class LogView(StoryList[LogLine]):
    """Enter or a double click goes to the decision from which a line follows."""

    def __init__(self, theme: Theme) -> None:
        self.lines = LogModel()
        about = tr("What has happened in this game, the latest at the end. Enter goes back there.")
        super().__init__(theme, self.lines, tr("Log"), about)
        self.setUniformItemSizes(False)
        self._delegate = _LogDelegate(theme, self.lines, self)
        self.setItemDelegate(self._delegate)
        self.setToolTip(tr("A double click on a line goes back to its decision."))
        self.doubleClicked.connect(self.go_to)

    def show_log(self, lines: tuple[Line, ...]) -> None:
        self.lines.show_rows(log_lines(lines))
        self.scrollToBottom()

    def restyle(self) -> None:
        self._delegate.forget()
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.doItemsLayout()
        self.scrollToBottom()
