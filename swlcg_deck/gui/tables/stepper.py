"""How many copies of a set a deck has: 0, 1 or 2, one click or one key each."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.gui.tables.stepper_painting import paint_stepper, stepper_cell, stepper_size
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.language import tr

_RING = 3
COPIES_KEYS: dict[int, int] = {Qt.Key.Key_0: 0, Qt.Key.Key_1: 1, Qt.Key.Key_2: 2}
MORE_KEYS = (Qt.Key.Key_Plus, Qt.Key.Key_Up, Qt.Key.Key_Right)
FEWER_KEYS = (Qt.Key.Key_Minus, Qt.Key.Key_Down, Qt.Key.Key_Left)


class Stepper(QWidget):
    """Asks for a number with `chosen`; shows it only once `set_value` says so."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = name
        self._copies = 0
        self._limit = 2
        self._hovered: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)
        self._describe()

    def set_value(self, copies: int, limit: int = 2) -> None:
        self._copies, self._limit = copies, limit
        self._describe()
        self.update()

    def value(self) -> int:
        return self._copies

    def set_name(self, name: str) -> None:
        self._name = name
        self._describe()

    def _describe(self) -> None:
        words = f"{self._name}: {self._copies}"
        if self._copies > self._limit:
            words = tr("{copies}, more than the {limit} allowed", copies=words, limit=self._limit)
        self.setAccessibleName(words)
        self.setAccessibleDescription(
            tr("At most {limit}. Keys 0, 1, 2, plus and minus.", limit=self._limit)
        )

    def sizeHint(self) -> QSize:
        width, height = stepper_size(self._theme)
        return QSize(width + 2 * _RING, height + 2 * _RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def cells_rect(self) -> QRectF:
        width, height = stepper_size(self._theme)
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in COPIES_KEYS:
            self.chosen.emit(COPIES_KEYS[key])
        elif key in MORE_KEYS:
            self.chosen.emit(self._copies + 1)
        elif key in FEWER_KEYS:
            self.chosen.emit(max(0, self._copies - 1))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = stepper_cell(self.cells_rect(), event.position())
        if event.button() is Qt.MouseButton.LeftButton and cell is not None:
            self.chosen.emit(cell)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(stepper_cell(self.cells_rect(), QPointF(event.position())))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, cell: int | None) -> None:
        if cell != self._hovered:
            self._hovered = cell
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        where = self.cells_rect()
        paint_stepper(painter, self._theme, where, self._copies, self._limit, self._hovered)
        if self.hasFocus():
            ring = where.adjusted(-_RING, -_RING, _RING, _RING)
            paint_focus_ring(painter, self._theme, ring, self._theme.px(8))
        painter.end()
