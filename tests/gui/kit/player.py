"""A player at the window: presses keys, types, clicks, drops, and looks."""

import warnings

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QTableView, QWidget
from pytestqt.qtbot import QtBot

from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.deck.set_mime import SETS
from swlcg_deck.gui.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


class Player:
    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window

    @property
    def deck(self) -> Deck:
        return self.window.workspace.current.deck

    def press(self, *sequences: str) -> None:
        """Keys as the legend writes them: `Ctrl+Shift+S`, `Return`."""
        for sequence in sequences:
            combination = QKeySequence(sequence)[0]
            target = QApplication.focusWidget() or self.window
            self.qtbot.keyClick(target, combination.key(), combination.keyboardModifiers())

    def write(self, text: str) -> None:
        """Letter by letter: the first one may move the keyboard elsewhere."""
        for letter in text:
            self.qtbot.keyClicks(QApplication.focusWidget() or self.window, letter)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        self.qtbot.mouseClick(widget, LEFT, pos=at or widget.rect().center())

    def click_row(self, view: QAbstractItemView, words: str) -> None:
        """The first row that shows the words in one of its columns."""
        model = view.model()
        columns = model.columnCount() if isinstance(view, QTableView) else 1
        for row in range(model.rowCount()):
            for column in range(columns):
                index = model.index(row, column)
                if words in str(index.data()):
                    view.scrollTo(index)
                    self.click(view.viewport(), view.visualRect(index).center())
                    return
        raise AssertionError(f"no row shows {words!r}")

    def drop_set(self, widget: QWidget, number: int) -> None:
        data = QMimeData()
        data.setData(SETS, str(number).encode())
        copy, none = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
        with warnings.catch_warnings():  # Qt 6.12 has another constructor, older ones only this
            warnings.simplefilter("ignore", DeprecationWarning)
            entering = QDragEnterEvent(QPoint(40, 40), copy, data, LEFT, none)
        for event in (entering, QDropEvent(QPointF(40, 40), copy, data, LEFT, none)):
            QApplication.sendEvent(widget, event)

    def looks_at(self, window: QWidget) -> None:
        """Go to another window; the offscreen platform does not go there by itself."""
        window.activateWindow()
        self.waits_for(lambda: QApplication.activeWindow() is window)

    def reads(self, widget: QWidget) -> str:
        """Every word that stands in a widget now."""
        labels = [label for label in widget.findChildren(QLabel) if label.isVisible()]
        return "\n".join(label.accessibleName() or label.text() for label in labels)

    def waits_for(self, condition) -> None:
        self.qtbot.waitUntil(condition)
