"""A distribution as columns: exact chances, this opening's column solid, samples as marks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from swlcg_deck.gui.playtest.openings.percent import percent
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.row_painting import CENTRE
from swlcg_deck.language import tr

_HEIGHT, _MOST_HEIGHT = 112, 220


@dataclass(frozen=True)
class Column:
    """One number, or several that stand together."""

    label: str
    chance: Fraction
    sampled: Fraction | None = None
    is_now: bool = False
    """Whether the opening that is shown belongs here."""

    def words(self) -> str:
        if self.sampled is None:
            text = tr("{number}: {chance} %", number=self.label, chance=percent(self.chance))
        else:
            text = tr(
                "{number}: {chance} %, in the samples {sampled} %",
                number=self.label,
                chance=percent(self.chance),
                sampled=percent(self.sampled),
            )
        return tr("{column} (this opening)", column=text) if self.is_now else text


class ChanceChart(QWidget):
    """The number above each column, its label below the baseline."""

    def __init__(self, theme: Theme, title: str, *, own_hue: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self._title = title
        self._own_hue = own_hue
        self.columns: tuple[Column, ...] = ()
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.setMaximumHeight(self._theme.px(_MOST_HEIGHT))
        self.updateGeometry()

    def show_columns(self, columns: Sequence[Column]) -> None:
        self.columns = tuple(columns)
        self.setAccessibleDescription("; ".join(column.words() for column in columns))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self._theme.px(80))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.columns:
            place = int(event.pos().x() * len(self.columns) / max(1, self.width()))
            column = self.columns[max(0, min(place, len(self.columns) - 1))]
            QToolTip.showText(event.globalPos(), column.words(), self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QFontMetricsF(self._theme.font(11)).height()
        base = self.height() - line - self._theme.px(4)
        tallest = max((max(c.chance, c.sampled or 0) for c in self.columns), default=Fraction(1))
        unit = (base - line - self._theme.px(2)) / float(tallest or 1)
        slot = self.width() / max(1, len(self.columns))
        for place, column in enumerate(self.columns):
            area = QRectF(place * slot, 0, slot, self.height())
            self._paint_column(painter, column, area, base, unit)
        painter.setPen(QPen(QColor(palette.border), 1))
        painter.drawLine(0, round(base), self.width(), round(base))
        painter.end()

    def _paint_column(
        self, painter: QPainter, column: Column, area: QRectF, base: float, unit: float
    ) -> None:
        theme, palette = self._theme, self._theme.palette
        width = min(theme.px(46), area.width() - theme.px(6))
        height = max(2.0, float(column.chance) * unit) if column.chance else 0.0
        where = QRectF(area.center().x() - width / 2, base - height, width, height)
        hue = palette.legal.ink if self._own_hue else palette.chart
        painter.setPen(QPen(QColor(hue if column.is_now else palette.border), 1))
        painter.setBrush(QColor(hue if column.is_now else palette.hover))
        if height:
            painter.drawRoundedRect(where.adjusted(0.5, 0.5, -0.5, 0), 2, 2)
        if column.sampled is not None:
            self._paint_sample(painter, where, base - float(column.sampled) * unit)
        line = QFontMetricsF(theme.font(11)).height()
        painter.setFont(theme.font(11, semibold=column.is_now))
        painter.setPen(QColor(palette.text if column.is_now else palette.text_2))
        top = (
            where.top()
            if column.sampled is None
            else min(where.top(), base - float(column.sampled) * unit)
        )
        above = QRectF(area.left() - theme.px(6), top - line - 2, area.width() + theme.px(12), line)
        painter.drawText(above, CENTRE, _short(column.chance, len(self.columns)))
        painter.setPen(QColor(palette.text if column.is_now else palette.text_3))
        below = QRectF(area.left(), base + theme.px(4), area.width(), line)
        painter.drawText(below, CENTRE, column.label)

    def _paint_sample(self, painter: QPainter, where: QRectF, y: float) -> None:
        """A line across the column, on a dark and on a light one to be seen."""
        palette, over = self._theme.palette, self._theme.px(3)
        for ink, thick in ((palette.panel, 4), (palette.text, 2)):
            painter.setPen(QPen(QColor(ink), thick, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(
                round(where.left() - over), round(y), round(where.right() + over), round(y)
            )


def _short(chance: Fraction, columns: int) -> str:
    """With a digit after the point only where there is room for it."""
    if columns <= 4 or 0 < chance < Fraction(1, 200):
        return percent(chance)
    return str(round(100 * chance))


def columns_of(
    chances: Mapping[int, Fraction],
    sampled: Mapping[int, int] | None,
    now: int | None,
    groups: Sequence[tuple[str, range]],
) -> tuple[Column, ...]:
    """Columns for groups of numbers; samples are counts."""
    total = sum(sampled.values()) if sampled else 0
    found = []
    for label, numbers in groups:
        share = None
        if sampled is not None and total:
            share = Fraction(sum(n for key, n in sampled.items() if key in numbers), total)
        chance = sum((chances.get(n, Fraction()) for n in numbers), Fraction())
        found.append(Column(label, chance, share, now is not None and now in numbers))
    return tuple(found)


def single_groups(chances: Mapping[int, Fraction]) -> tuple[tuple[str, range], ...]:
    """Each number by itself, those between included."""
    return tuple((str(n), range(n, n + 1)) for n in range(min(chances), max(chances) + 1))


def paired_groups(chances: Mapping[int, Fraction], most: int = 6) -> tuple[tuple[str, range], ...]:
    """At most so many groups; what hardly ever comes stands with its neighbours."""
    likely = [n for n, chance in chances.items() if chance >= Fraction(1, 100)]
    low, high = min(likely), max(likely)
    step = -(-(high - low + 1) // most)
    starts = list(range(low + step, high, step)) or [low + 1]
    found = [(f"≤{starts[0] - 1}", range(min(0, *chances), starts[0]))]
    for start, end in pairwise(starts):
        found.append((str(start) if end - start == 1 else f"{start}–{end - 1}", range(start, end)))
    found.append((f"{starts[-1]}+", range(starts[-1], max(chances) + 1)))
    return tuple(found)
