"""Rows of the odds: painted, focusable, with a cross to take them away."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.focus_ring import paint_focus_ring
from swlcg_deck.gui.widgets.mark_button import MarkButton
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.language import tr

_CROSS = 22


class OddsRow(QAbstractButton):
    """A click or Enter changes it, Delete and its cross remove it."""

    removed = Signal(str)
    edited = Signal(str)

    def __init__(self, theme: Theme, text: str, name: str) -> None:
        super().__init__()
        self.theme = theme
        self.asked = text
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.cross = MarkButton(theme, Mark.CROSS, tr("Remove {question}", question=name), self)
        self.cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Delete does it from the row
        self.cross.clicked.connect(self._remove)
        self.cross.hide()
        self.clicked.connect(self._edit)
        theme.changed.connect(self.updateGeometry)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(240), self.theme.px(33))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.theme.px(33))

    def words_room(self) -> float:
        """How far the words may reach while the cross is there."""
        return self.theme.px(_CROSS) if self.cross.isVisible() else 0

    def paint_row(self, painter: QPainter, room: QRectF) -> None:
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette = self.theme.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.fillRect(self.rect(), QColor(palette.raised))
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(palette.hairline))
        self.paint_row(painter, QRectF(self.rect()).adjusted(0, 0, 0, -1))
        if self.hasFocus():
            paint_focus_ring(painter, self.theme, QRectF(self.rect()), self.theme.px(4))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cross()

    def cross_left(self) -> int:
        """Where the cross stands; after the words."""
        return self.width() - self.cross.width()

    def _place_cross(self) -> None:
        self.cross.move(self.cross_left(), (self.height() - self.cross.height()) // 2)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.cross.show()
        self._place_cross()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.cross.hide()
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._remove()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2):
            self._edit()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def _remove(self) -> None:
        self.removed.emit(self.asked)

    def _edit(self) -> None:
        self.edited.emit(self.asked)
