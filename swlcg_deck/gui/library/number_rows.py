"""A few numbers of a deck, before and after."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.analysis.statistics import Statistics
from swlcg_deck.cards.base import CardType
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.row_painting import LEFT, RIGHT
from swlcg_deck.gui.words.how_many import decimals
from swlcg_deck.language import tr

_ROW = 24


@dataclass(frozen=True)
class NumberRow:
    name: str
    before: str
    after: str


def number_rows(before: Statistics, after: Statistics) -> tuple[NumberRow, ...]:
    return (
        NumberRow(tr("Average cost"), decimals(before.average_cost), decimals(after.average_cost)),
        NumberRow(
            tr("Force icons per card"),
            decimals(before.average_force_icons),
            decimals(after.average_force_icons),
        ),
        *(
            NumberRow(name, str(before.types.get(kind, 0)), str(after.types.get(kind, 0)))
            for name, kind in ((tr("Fate cards"), CardType.FATE), (tr("Units"), CardType.UNIT))
        ),
    )


class NumberRows(QWidget):
    """What changed is bold on its right; what did not stands there once."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows: tuple[NumberRow, ...] = ()
        self.setAccessibleName(tr("Numbers"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_rows(self, rows: tuple[NumberRow, ...]) -> None:
        self.rows = rows
        words = "; ".join(
            tr(
                "{name}: {before} before, {after} after",
                name=row.name,
                before=row.before,
                after=row.after,
            )
            for row in rows
        )
        self.setAccessibleDescription(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(200), self._theme.px(_ROW) * len(self.rows))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter = QPainter(self)
        for at, row in enumerate(self.rows):
            where = QRectF(0, at * px(_ROW), self.width(), px(_ROW))
            line = QRectF(0, where.bottom() - 1, self.width(), 1)
            painter.fillRect(line, QColor(palette.hairline))
            is_changed = row.before != row.after
            painter.setFont(self._theme.font(12))
            painter.setPen(QColor(palette.text_2))
            painter.drawText(where, LEFT, row.name)
            if is_changed:
                painter.drawText(where.adjusted(0, 0, -px(60), 0), RIGHT, row.before)
                arrow = QRectF(where.right() - px(56), where.top(), px(16), where.height())
                painter.drawText(arrow, Qt.AlignmentFlag.AlignCenter, "›")
            painter.setFont(self._theme.font(12, semibold=is_changed))
            painter.setPen(QColor(palette.text if is_changed else palette.text_2))
            painter.drawText(where, RIGHT, row.after)
        painter.end()
