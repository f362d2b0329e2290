"""A dialog that is shown for a test; it may delete itself when it is closed."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import shiboken6
from PySide6.QtWidgets import QDialog

Shown = TypeVar("Shown", bound=QDialog)


@contextmanager
def dialog_on_screen(dialog: Shown) -> Iterator[Shown]:
    dialog.resize(dialog.sizeHint())
    dialog.show()
    yield dialog
    if shiboken6.isValid(dialog):
        dialog.close()


def is_open(dialog: QDialog) -> bool:
    return shiboken6.isValid(dialog) and dialog.isVisible()
