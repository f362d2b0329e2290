"""What somebody does to a widget, and what is seen of it."""

from itertools import product

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


def click(qtbot: QtBot, widget: QWidget) -> None:
    """As a user can: on what is seen and not greyed."""
    assert widget.isVisible()
    assert widget.isEnabled()
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def colours(pixmap: QPixmap) -> set[str]:
    """All of a picture, as `#rrggbb`."""
    image = pixmap.toImage()
    spots = product(range(image.width()), range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in spots}
