"""The tournament sheet as a PDF file, written whole or not at all."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QFontDatabase, QPageSize, QPainter, QPdfWriter

from swlcg_deck.paths import resources_dir
from swlcg_deck.printing.sheet_pages import SheetPages

_RESOLUTION = 72
"""One unit a point: what is painted on screen and on paper has the same measures."""


def sheet_pdf(pages: SheetPages) -> bytes:
    """The pages as one PDF; needs a QGuiApplication for its fonts."""
    load_fonts()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    paper = QPageSize.PageSizeId[pages.content.info.paper]
    writer.setPageSize(QPageSize(paper))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setTitle("Deck registration")
    writer.setCreator("SWLCG Deck")
    painter = QPainter(writer)
    for index in range(pages.count):
        if index:
            writer.newPage()
        pages.paint(painter, index)
    painter.end()
    return bytes(buffer.data().data())


def load_fonts() -> None:
    """Our typeface, once; without it the paper would look different on every machine."""
    if "Inter" not in QFontDatabase.families():
        for file in sorted((resources_dir() / "fonts").glob("*.otf")):
            QFontDatabase.addApplicationFont(str(Path(file)))
