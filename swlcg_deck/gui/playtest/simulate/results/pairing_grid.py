"""The grid of pairings: a click or Enter opens one."""

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.playtest.numbers import percent, span
from swlcg_deck.gui.playtest.simulate.results.pairing_model import Index, PairingModel
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.row_painting import CENTRE, write
from swlcg_deck.language import tr

_ROW, _HEAD = 50, 30
_NARROWEST, _WIDEST = 112, 190
_WIDEST_NAME, _MOST_ROWS = 190, 12


class _PairingDelegate(QStyledItemDelegate):
    """The winner's colour below the number, stronger where chance hardly explains it."""

    def __init__(self, theme: Theme, model: PairingModel, view: QTableView) -> None:
        super().__init__(view)
        self._theme = theme
        self._model = model
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        px, palette = self._theme.px, self._theme.palette
        where = QRectF(option.rect).adjusted(1, 1, -1, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        one = self._model.pairing(index)
        is_hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        ground = QColor(palette.hover if is_hovered and one else palette.panel)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(where, px(4), px(4))
        if one is None:
            write(painter, where, "–", self._theme.font(), palette.text_3, CENTRE)
        else:
            low, high = one.light.interval95
            is_clear = not low <= 0.5 <= high
            line = QRectF(where.left(), where.top() + px(6), where.width(), px(18))
            font = self._theme.font(13, semibold=is_clear)
            ink = palette.text if is_clear else palette.text_2
            write(painter, line, percent(one.light.win_rate), font, ink, CENTRE)
            line.translate(0, px(17))
            caption = self._theme.font(11)
            write(painter, line, span(one.light.interval95), caption, palette.text_3, CENTRE)
            self._paint_split(painter, where, one.light.win_rate)
        if self._view.hasFocus() and index == self._view.currentIndex():
            paint_focus_ring(painter, self._theme, where, px(4))
        painter.restore()

    def _paint_split(self, painter: QPainter, where: QRectF, share: float) -> None:
        """How the games were shared: the light side from the left, the dark from the right."""
        px, palette = self._theme.px, self._theme.palette
        line = QRectF(where.left() + px(6), where.bottom() - px(6), where.width() - px(12), px(3))
        painter.fillRect(line, QColor(palette.sides[Side.DARK]))
        line.setWidth(line.width() * share)
        painter.fillRect(line, QColor(palette.sides[Side.LIGHT]))


class PairingGrid(QTableView):
    opened = Signal(object)
    """The result of a pairing."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.pairings = PairingModel(self)
        self.setModel(self.pairings)
        self.setItemDelegate(_PairingDelegate(theme, self.pairings, self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Pairings"))
        self.setAccessibleDescription(
            tr("How often the light side deck of the row won; Enter opens the pairing.")
        )
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            header.setMinimumSectionSize(1)
            header.setHighlightSections(False)
            header.setTextElideMode(Qt.TextElideMode.ElideRight)
            header.setStyleSheet("QHeaderView::section { background: transparent; border: none; }")
        self.verticalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        )
        self.clicked.connect(self._open)
        self.pairings.modelReset.connect(self.restyle)
        theme.changed.connect(self.restyle)
        self.restyle()

    def _open(self, index: QModelIndex) -> None:
        one = self.pairings.pairing(index)
        if one is not None:
            self.opened.emit(one)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        px = self._theme.px
        rows = min(_MOST_ROWS, max(1, self.pairings.rowCount()))
        return QSize(px(300), px(_HEAD) + rows * px(_ROW) + px(12))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Names have room as long as there is some; more decks than fit are scrolled."""
        px, columns = self._theme.px, max(1, self.pairings.columnCount())
        wide = min(px(_WIDEST), max(px(_NARROWEST), self.viewport().width() // columns))
        self.horizontalHeader().setDefaultSectionSize(wide)

    def restyle(self) -> None:
        px = self._theme.px
        metrics = QFontMetricsF(self._theme.font(11, semibold=True))
        names = [
            str(self.pairings.headerData(row, Qt.Orientation.Vertical))
            for row in range(self.pairings.rowCount())
        ]
        widest = max((metrics.horizontalAdvance(name) for name in names), default=0.0)
        self.verticalHeader().setFixedWidth(min(px(_WIDEST_NAME), round(widest) + px(20)))
        self.verticalHeader().setDefaultSectionSize(px(_ROW))
        self._fit()
        self.horizontalHeader().setFixedHeight(px(_HEAD))
        self.updateGeometry()
        if self.pairings.rowCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.pairings.index(0, 0))
