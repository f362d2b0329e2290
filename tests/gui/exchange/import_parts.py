"""What somebody does in the dialog that imports lists, and what is read of it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from swlcg_deck.gui.exchange.import_dialog import ImportDialog
from swlcg_deck.gui.exchange.set_chooser import SetChooser

LIST = """Light side: Jedi
2x A Journey to Dagobah
2x Last Minute Rescu
1x The Rebel Fleet (4)
1x Blargh the Unknowable

Dark side: Sith
2x Fall of the Jedi
"""


def read(qtbot, dialog: ImportDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.reader.is_reading)


def paste(qtbot, dialog: ImportDialog, text: str = LIST) -> None:
    """Ctrl+V."""
    QGuiApplication.clipboard().setText(text)
    dialog.text.setFocus()
    qtbot.keyClick(dialog.text, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    read(qtbot, dialog)


def lines(dialog: ImportDialog) -> list[tuple[str, str]]:
    model = dialog.report.model
    return [
        (model.index(at, 1).data(), model.index(at, 0).data()) for at in range(model.rowCount())
    ]


def answer(qtbot, dialog: ImportDialog, typed: str) -> SetChooser:
    """Enter on the current line, type, Enter."""
    table = dialog.report.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    chooser = table.findChildren(SetChooser)[-1]
    chooser.hidePopup()
    chooser.field.setFocus()
    qtbot.keyClicks(chooser.field, typed)
    chooser.completer().popup().hide()
    qtbot.keyClick(chooser.field, Qt.Key.Key_Return)
    return chooser
