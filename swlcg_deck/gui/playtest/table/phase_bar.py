"""The head of the table: whose turn it is, the phases, and the way back."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.cards.base import Side
from swlcg_deck.engine.game import View
from swlcg_deck.gui.playtest.games.table_words import phase_words
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.row_painting import CENTRE, LEFT
from swlcg_deck.gui.words.game_words import side_word
from swlcg_deck.language import mark, tr

PHASES = (
    ("balance", mark("Balance")),
    ("refresh", mark("Refresh")),
    ("draw", mark("Draw")),
    ("deployment", mark("Deploy")),
    ("conflict", mark("Conflict")),
    ("force", mark("Force")),
)
_CELL = 18
"""How much wider than its word a phase is."""


class PhaseBar(QWidget):
    """The turn in words, then the six phases with the present one marked."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._turn, self._whose, self._phase = "", "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def show_view(self, view: View) -> None:
        side = side_word(Side(view.seats[view.active].side))
        self._turn = tr("Turn {turn}", turn=view.turn) if view.turn else tr("Setup")
        self._whose = side if view.turn else ""
        self._phase = view.phase
        words, phase = self._turn, phase_words(view.phase)
        if view.turn:
            words = tr("Turn {turn} {side}, {phase}", turn=view.turn, side=side, phase=phase)
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(540), self._theme.px(40))

    def minimumSizeHint(self) -> QSize:
        """Where room is short only the present phase is named."""
        return QSize(self._theme.px(136), self._theme.px(40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px, palette = self._theme.px, self._theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bold = QFontMetricsF(self._theme.font(12, semibold=True))
        phases = tuple((name, tr(word)) for name, word in PHASES)
        needed = sum(bold.horizontalAdvance(word) + px(_CELL) for _, word in phases)
        turn = QFontMetricsF(self._theme.font(14, semibold=True)).horizontalAdvance(self._turn)
        before = max(px(96), px(25) + turn)
        all_fit = before + needed <= self.width()
        if not all_fit:
            needed = max(bold.horizontalAdvance(word) + px(_CELL) for _, word in phases)
        roomy = before + px(104) + needed <= self.width()
        x = float(px(10))
        for text, font, ink in (
            (self._turn, self._theme.font(14, semibold=True), palette.text),
            (self._whose if roomy else "", self._theme.font(12), palette.text_2),
        ):
            width = QFontMetricsF(font).horizontalAdvance(text)
            painter.setFont(font)
            painter.setPen(QColor(ink))
            painter.drawText(QRectF(x, 0, width + 2, self.height()), LEFT, text)
            x += width + px(7)
        present = tuple(phase for phase in phases if phase[0] == self._phase)
        self._paint_phases(painter, phases if all_fit else present, x + px(8))
        painter.end()

    def _paint_phases(
        self, painter: QPainter, phases: tuple[tuple[str, str], ...], left: float
    ) -> None:
        if not phases:
            return
        px, palette = self._theme.px, self._theme.palette
        bold = QFontMetricsF(self._theme.font(12, semibold=True))
        cell = QRectF(left, 0, 0, px(26))
        cell.moveTop((self.height() - px(26)) / 2)
        start = cell.left()
        for name, word in phases:
            on = name == self._phase
            font = self._theme.font(12, semibold=on)
            cell.setWidth(bold.horizontalAdvance(word) + px(_CELL))
            if on:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(palette.accent_fill))
                painter.drawRect(cell)
            painter.setFont(font)
            painter.setPen(QColor(palette.accent_ink if on else palette.text_2))
            painter.drawText(cell, CENTRE, word)
            if (name, word) != phases[-1]:
                line = QRectF(cell.right(), cell.top(), 1, cell.height())
                painter.fillRect(line, QColor(palette.border))
            cell.moveLeft(cell.right())
        frame = QRectF(start, cell.top(), cell.left() - start, cell.height())
        painter.setPen(QPen(QColor(palette.border), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), px(4), px(4))
