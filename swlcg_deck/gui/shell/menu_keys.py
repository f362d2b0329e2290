"""The menu's shortcuts mean the same everywhere, also while one writes.

A text field takes some of them for itself: on Linux Ctrl+E goes to the end of the line. What the
menu says comes first, but for undo and redo while the field has something of its own to take back.
"""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

_TYPES = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class MenuKeys(QObject):
    """Listens to the field that has the keyboard, and to nothing else."""

    def __init__(self, window: QMainWindow, actions: Mapping[str, QAction]) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._field: QWidget | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._changed)

    def _changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._field is not None and isValid(self._field):
            self._field.removeEventFilter(self)
        self._field = None
        is_field = isinstance(new, QLineEdit | QTextEdit | QPlainTextEdit)
        if new is not None and is_field and new.window() is self._window:
            self._field = new
            new.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt asks the field first whether it wants a key; for those of the menu nobody is asked."""
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        if event.modifiers() & ~_TYPES == Qt.KeyboardModifier.NoModifier and event.text():
            return False  # a letter
        is_menus = self._is_of_menu(QKeySequence(event.keyCombination()), watched)
        if is_menus:
            event.ignore()
        return is_menus

    def _is_of_menu(self, keys: QKeySequence, field: QObject) -> bool:
        own = {"undo": _can_undo, "redo": _can_redo}
        return any(
            action.isEnabled() and keys in action.shortcuts()
            for name, action in self._actions.items()
            if name not in own or not own[name](field)
        )


def _can_undo(field: QObject) -> bool:
    if isinstance(field, QLineEdit):
        return field.isUndoAvailable()
    return isinstance(field, QTextEdit | QPlainTextEdit) and field.document().isUndoAvailable()


def _can_redo(field: QObject) -> bool:
    if isinstance(field, QLineEdit):
        return field.isRedoAvailable()
    return isinstance(field, QTextEdit | QPlainTextEdit) and field.document().isRedoAvailable()
