"""The small capital heading of a group."""

from PySide6.QtWidgets import QLabel, QWidget


class SectionLabel(QLabel):
    """Capitals for the eye only: a screen reader gets the words as they are written."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("section")
        self.set_words(text)

    def set_words(self, text: str) -> None:
        self.setText(text.upper())
        self.setAccessibleName(text)
