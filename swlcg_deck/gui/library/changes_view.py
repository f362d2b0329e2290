"""What changed from A to B: sets, numbers, the curve of costs."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from swlcg_deck.analysis.differences import compare
from swlcg_deck.analysis.statistics import statistics
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.charts.column_chart import ColumnChart
from swlcg_deck.gui.charts.deck_bars import cost_bars
from swlcg_deck.gui.library.change_rows import ChangeRows, rows_of
from swlcg_deck.gui.library.number_rows import NumberRows, number_rows
from swlcg_deck.gui.library.version_delegate import paint_letter
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.section_label import SectionLabel
from swlcg_deck.language import tr


class _Letter(QWidget):
    """A or B as it stands in the history."""

    def __init__(self, theme: Theme, letter: str) -> None:
        super().__init__()
        self._theme = theme
        self._letter = letter

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(18), self._theme.px(18))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._theme.px(18)
        top = (self.height() - size) / 2
        paint_letter(painter, self._theme, self._letter, QRectF(0, top, size, size))
        painter.end()


class ChangesView(QWidget):
    def __init__(self, theme: Theme, pool: CardPool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pool = pool
        self.rows = ChangeRows(theme)
        self.none = QLabel(tr("Same affiliation card, same sets."))
        self.none.setObjectName("secondary")
        self.numbers = NumberRows(theme)
        self.costs = ColumnChart(theme, tr("Cards by cost"), large=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._heading())
        self._column.addWidget(self.rows)
        self._column.addWidget(self.none)
        self._column.addWidget(self.numbers)
        self._column.addLayout(self._caption())
        self._column.addWidget(self.costs)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _heading(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(6))
        heading = QLabel(tr("Changes"))
        heading.setObjectName("strong")
        row.addWidget(heading)
        words = (tr("from", note="Changes from A to B"), tr("to", note="Changes from A to B"))
        for text, letter in zip(words, "AB", strict=True):
            word = QLabel(text)
            word.setObjectName("secondary")
            row.addWidget(word)
            row.addWidget(_Letter(self._theme, letter))
        row.addStretch()
        return row

    def _caption(self) -> QHBoxLayout:
        row = QHBoxLayout()
        key = QLabel(tr("outline A, solid B"))
        key.setObjectName("caption")
        row.addWidget(SectionLabel(tr("Cards by cost")), 1)
        row.addWidget(key, 0, Qt.AlignmentFlag.AlignRight)
        return row

    def show_change(self, before: Deck, after: Deck) -> None:
        rows = rows_of(compare(before, after, self._pool), self._pool)
        self.rows.show_rows(rows)
        self.rows.setVisible(bool(rows))
        self.none.setVisible(not rows)
        earlier, later = statistics(before, self._pool), statistics(after, self._pool)
        self.numbers.show_rows(number_rows(earlier, later))
        self.costs.set_bars(cost_bars(later, earlier))

    def _restyle(self) -> None:
        self._column.setSpacing(self._theme.px(10))
        self.updateGeometry()
