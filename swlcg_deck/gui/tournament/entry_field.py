"""The field that a judge types numbers into; a pasted list is taken whole."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from swlcg_deck.language import mark, tr

_HINT = mark("112-2, 112-2 x2, a title, or a set number for all six")


class EntryField(QLineEdit):
    entered = Signal(str)
    """What was typed, after Enter."""
    pasted = Signal(str)
    """Several lines from the clipboard."""

    def __init__(self) -> None:
        super().__init__()
        self.setPlaceholderText(tr(_HINT))
        self.setAccessibleName(tr("Cards on the table"))
        self.setAccessibleDescription(
            tr(
                "Type a set-card number such as 112-2 and press Enter to tick it; "
                "a minus before it takes it back."
            )
        )
        self.setClearButtonEnabled(False)
        self.returnPressed.connect(self._enter)

    def _enter(self) -> None:
        if self.text().strip():
            self.entered.emit(self.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = QGuiApplication.clipboard().text()
        if event.matches(QKeySequence.StandardKey.Paste) and "\n" in text.strip():
            self.pasted.emit(text)
        else:
            super().keyPressEvent(event)
