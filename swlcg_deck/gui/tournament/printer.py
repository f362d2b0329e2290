"""Paper from a printer, behind one interface so that tests need none."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtGui import QPagedPaintDevice
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QWidget

Painting = Callable[[QPagedPaintDevice], None]


class Printer(Protocol):
    def print(self, title: str, paint: Painting, parent: QWidget) -> bool:
        """Ask for a printer and paint on its paper; False where the user does not want to."""


class QtPrinter:
    """The real one."""

    def print(self, title: str, paint: Painting, parent: QWidget) -> bool:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(title)
        printer.setFullPage(True)
        dialog = QPrintDialog(printer, parent)
        dialog.setWindowTitle(title)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return False
        paint(printer)
        return True
