"""The one pixel that separates two things."""

from PySide6.QtWidgets import QFrame, QWidget


class Hairline(QFrame):
    def __init__(self, parent: QWidget | None = None, *, vertical: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("hairline")
        if vertical:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)
