"""Clearing away what nobody can reach any more, in the window's own thread.

Python looks for such things in whatever thread makes the next object. A widget among them would be
destroyed by a thread that counts cards, and Qt does not survive that. So the automatic search is
off in a program with a window, and a timer does it here instead.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY_MS: Final = 200


class Tidying(QObject):
    """While it lives, only the thread it was made in looks for garbage.

    What is there when it begins stays: only what comes after it is looked through.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY_MS)
        self._timer.timeout.connect(self.tidy)
        self._timer.start()

    def tidy(self) -> None:
        """As Python would: the young often, the old only when enough of them have come."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return
