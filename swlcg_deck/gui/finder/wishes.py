"""What a key pressed in a table means."""

from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_MODIFIED = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class Wish(Enum):
    ADD = auto()
    REMOVE = auto()
    SHOW = auto()
    COPY = auto()
    COPIES = auto()
    TYPE = auto()


_KEYS: dict[int, Wish] = {
    Qt.Key.Key_Return: Wish.ADD,
    Qt.Key.Key_Enter: Wish.ADD,
    Qt.Key.Key_Delete: Wish.REMOVE,
    Qt.Key.Key_Backspace: Wish.REMOVE,
    Qt.Key.Key_Space: Wish.SHOW,
}
_TEXTS = {"+": Wish.ADD, "-": Wish.REMOVE, "0": Wish.COPIES, "1": Wish.COPIES, "2": Wish.COPIES}
_QUERY_MARKS = '/"(#'


def wish_of(event: QKeyEvent) -> Wish | None:
    """None for a key that a table uses in its own way, or not at all."""
    if event.matches(QKeySequence.StandardKey.Copy):
        return Wish.COPY
    if event.modifiers() & _MODIFIED:
        return None
    wish, text = _KEYS.get(event.key()), event.text()
    if wish is not None:
        return wish
    if text in _TEXTS:
        return _TEXTS[text]
    return Wish.TYPE if text and (text.isalpha() or text in _QUERY_MARKS) else None
