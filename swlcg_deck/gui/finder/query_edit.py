"""The line one types a query into."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent, QTextLayout
from PySide6.QtWidgets import QLineEdit, QWidget

_FLAT = "QLineEdit { border: none; background: transparent; padding: 0; min-height: 0; }"


class QueryEdit(QLineEdit):
    """A plain line edit, so that undo, input methods and screen readers work as everywhere.

    Its colours are handed to it as the formats of an input method that composes nothing, the one
    way a line edit takes them.
    """

    history_requested = Signal()
    """Alt and Down: what was searched before."""
    down = Signal()
    """Down: the keyboard goes on to what was found."""
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setStyleSheet(_FLAT)
        self._is_composing = False

    def set_formats(self, ranges: Sequence[QTextLayout.FormatRange]) -> None:
        if self._is_composing:
            return
        at = self.cursorPosition()
        attributes = [
            QInputMethodEvent.Attribute(
                QInputMethodEvent.AttributeType.TextFormat,
                part.start - at,
                part.length,
                part.format,
            )
            for part in ranges
        ]
        QCoreApplication.sendEvent(self, QInputMethodEvent("", attributes))

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._is_composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            is_alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
            (self.history_requested if is_alt else self.down).emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()
