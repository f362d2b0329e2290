"""Windows of their own that never ask for more than the screen has."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_WIDTH, _HEIGHT = 0.96, 0.92
"""Of the screen; the rest is for the frame of the window."""


def fit_to_screen(window: QWidget, wanted: QSize) -> None:
    """Give a window the size it wants, as far as there is room."""
    room = window.screen().availableSize()
    most = QSize(round(room.width() * _WIDTH), round(room.height() * _HEIGHT))
    window.resize(wanted.boundedTo(most))
