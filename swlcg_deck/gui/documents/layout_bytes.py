"""Qt's own record of a layout as text for the settings file."""

from base64 import b64decode, b64encode

from PySide6.QtCore import QByteArray

_WIDEST = 100_000
"""Pixels, beyond every screen."""


def to_text(state: QByteArray) -> str:
    return b64encode(bytes(state.data())).decode()


def to_bytes(text: str) -> QByteArray:
    """Empty where the text is damaged; Qt then keeps its layout."""
    try:
        return QByteArray(b64decode(text, validate=True))
    except ValueError:
        return QByteArray()


def is_size(value: object) -> bool:
    """Whether a number of a settings file can be the width of something; Qt takes no others."""
    return isinstance(value, int) and 0 <= value < _WIDEST
