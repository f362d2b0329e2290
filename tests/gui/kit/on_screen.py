"""A widget that is shown for a test and really gone after it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget

Shown = TypeVar("Shown", bound=QWidget)


@contextmanager
def on_screen(widget: Shown, width: int, height: int) -> Iterator[Shown]:
    """Without an event loop nothing is deleted later: widgets would stay, and be styled again."""
    widget.resize(width, height)
    widget.show()
    yield widget
    widget.close()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
