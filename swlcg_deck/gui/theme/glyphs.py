"""Our own icons: one-colour drawings that take the colour of what they stand for."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from swlcg_deck.cards.base import Affiliation
from swlcg_deck.paths import resources_dir

_KNOCKED_OUT = "#FFFFFF"
"""The stroke inside a filled mark; it takes the colour of the surface below."""


def affiliation_glyph(affiliation: Affiliation) -> str:
    return f"affiliation-{affiliation.value.lower().replace(' ', '-')}"


@lru_cache(maxsize=256)
def _drawing(name: str) -> str:
    return (resources_dir() / "icons" / "glyphs" / f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=1024)
def _renderer(name: str, colour: str, below: str) -> QSvgRenderer:
    drawing = _drawing(name).replace("currentColor", colour).replace(_KNOCKED_OUT, below)
    return QSvgRenderer(QByteArray(drawing.encode()))


def paint_glyph(painter: QPainter, name: str, colour: QColor | str, where: QRectF) -> None:
    """Draw a glyph into a rectangle, sharp at any scale."""
    pixmap = glyph_pixmap(name, colour, where.width(), painter.device().devicePixelRatioF())
    painter.drawPixmap(where, pixmap, QRectF(pixmap.rect()))


def glyph_pixmap(
    name: str, colour: QColor | str, size: float, ratio: float = 1.0, below: str = _KNOCKED_OUT
) -> QPixmap:
    return _pixmap(name, QColor(colour).name(), round(size * ratio), ratio, below)


@lru_cache(maxsize=1024)
def _pixmap(name: str, colour: str, pixels: int, ratio: float, below: str) -> QPixmap:
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    _renderer(name, colour, below).render(painter)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def glyph_icon(name: str, colour: QColor | str, size: int = 24, below: str = _KNOCKED_OUT) -> QIcon:
    """For buttons and actions, sharp on dense screens too."""
    icon = QIcon()
    for ratio in (1.0, 2.0, 3.0):
        icon.addPixmap(glyph_pixmap(name, colour, size, ratio, below))
    return icon


def app_icon() -> QIcon:
    """The program's own icon."""
    renderer = QSvgRenderer(str(resources_dir() / "icons" / "swlcg-deck.svg"))
    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        renderer.render(painter)
        painter.end()
        icon.addPixmap(pixmap)
    return icon
