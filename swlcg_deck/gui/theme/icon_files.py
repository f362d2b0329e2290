"""Our drawings as pictures of a given size, for desktops and installers. Needs no display."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from swlcg_deck.paths import resources_dir


def drawing(name: str) -> Path:
    """The SVG file of a drawing."""
    return resources_dir() / "icons" / f"{name}.svg"


def icon_png(name: str, size: int) -> bytes:
    """A drawing as a PNG picture, as wide and as high as asked for."""
    renderer = QSvgRenderer(str(drawing(name)))
    if not renderer.isValid():
        raise AssertionError(f"{drawing(name)} is no drawing")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())
