"""How much larger or smaller than the text size cards are shown, in per cent."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

LARGER, SMALLER, BACK = ("Ctrl++", "Ctrl+="), ("Ctrl+-",), ("Ctrl+0",)
"""Keys; + and = are one key where Shift has to be held for +."""
ZOOMS = (80, 90, 100, 110, 125, 150, 175, 200)
NORMAL = 100


def larger(zoom: int) -> int:
    return next((step for step in ZOOMS if step > zoom), ZOOMS[-1])


def smaller(zoom: int) -> int:
    return next((step for step in reversed(ZOOMS) if step < zoom), ZOOMS[0])


def within_bounds(zoom: int) -> int:
    return max(ZOOMS[0], min(ZOOMS[-1], zoom))


def add_zoom_keys(
    widget: QWidget,
    on_larger: Callable[[], None],
    on_smaller: Callable[[], None],
    on_normal: Callable[[], None],
) -> None:
    """Ctrl++, Ctrl+- and Ctrl+0, while the keyboard is inside the widget."""
    for keys, action in ((LARGER, on_larger), (SMALLER, on_smaller), (BACK, on_normal)):
        for sequence in keys:
            shortcut = QShortcut(QKeySequence(sequence), widget)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(action)
