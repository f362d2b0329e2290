"""Pages as a PDF file, written whole or not at all, or sent to a printer."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QFontDatabase, QPagedPaintDevice, QPageSize, QPainter, QPdfWriter

from swlcg_deck.language import tr
from swlcg_deck.paths import resources_dir
from swlcg_deck.printing.paper import Pages
from swlcg_deck.printing.sheet_pages import SheetPages

POINTS = 72
"""To the inch: what is painted on screen and on paper has the same measures."""


def sheet_pdf(pages: SheetPages) -> bytes:
    """One sheet as a PDF; needs a QGuiApplication for its fonts."""
    return pdf_of([pages], tr("Deck registration"))


def pdf_of(
    sheets: Sequence[Pages], title: str, beat: Callable[[int, int], None] | None = None
) -> bytes:
    """Several sheets, one after the other; `beat` is told after each how many are done."""
    load_fonts()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(POINTS)
    writer.setTitle(title)
    writer.setCreator("SWLCG Deck")
    paint_pages(writer, sheets, beat)
    return bytes(buffer.data().data())


def paint_pages(
    device: QPagedPaintDevice,
    sheets: Sequence[Pages],
    beat: Callable[[int, int], None] | None = None,
) -> None:
    """Every page of every sheet on paper without margins: the sheets keep their own."""
    device.setPageSize(QPageSize(QPageSize.PageSizeId[sheets[0].paper]))
    device.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(device)
    try:
        scale = device.logicalDpiX() / POINTS
        painter.scale(scale, scale)
        for done, sheet in enumerate(sheets):
            for index in range(sheet.count):
                if done or index:
                    device.newPage()
                sheet.paint(painter, index)
            if beat is not None:
                beat(done + 1, len(sheets))
    finally:
        painter.end()


def load_fonts() -> None:
    """Our typeface, once; without it the paper would look different on every machine."""
    if "Inter" not in QFontDatabase.families():
        for file in sorted((resources_dir() / "fonts").glob("*.otf")):
            QFontDatabase.addApplicationFont(str(Path(file)))
