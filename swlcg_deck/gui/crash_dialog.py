"""The details of something unexpected, to copy or to save for a report."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.gui.dialogs import Dialogs
from swlcg_deck.gui.theme.theme import Theme


class CrashDialog(QDialog):
    """Says that all is safe, and shows what a person who mends it wants to know."""

    def __init__(
        self, theme: Theme, dialogs: Dialogs, sentence: str, details: str, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self._dialogs = dialogs
        self.setWindowTitle("Something went wrong")
        self.resize(theme.px(640), theme.px(420))
        words = QLabel(sentence)
        words.setWordWrap(True)
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setAccessibleName("Details of the error")
        copy, save, close = (QPushButton(label) for label in ("Copy", "Save…", "Close"))
        copy.clicked.connect(self._copy)
        save.clicked.connect(self._save)
        close.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(copy)
        buttons.addWidget(save)
        buttons.addStretch()
        buttons.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.px(16)] * 4)
        layout.addWidget(words)
        layout.addWidget(self.details, 1)
        layout.addLayout(buttons)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())

    def _save(self) -> None:
        path = self._dialogs.save_file("Save the details", "swlcg-deck-error.txt", "Text (*.txt)")
        if path is None:
            return
        try:
            path.write_text(self.details.toPlainText(), encoding="utf-8")
        except OSError as error:
            self._dialogs.tell("Not saved", f"{path.name} cannot be written: {error.strerror}")
