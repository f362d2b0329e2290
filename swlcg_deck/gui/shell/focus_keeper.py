"""Nobody loses the keyboard: who has it and goes away leaves it to the view that is shown.

Qt gives it to whatever comes next in the window, which after the last button of a view is the bar
of views; or to nobody; or, where a text has links, it leaves it to the text that is no longer seen.
There the keys of the view are dead, and Space goes somewhere else.
"""

from collections.abc import Callable, Iterator
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMainWindow, QWidget
from shiboken6 import isValid


@runtime_checkable
class Place(Protocol):
    """A view of the window."""

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where its keys are at home, the best first: the first that can be seen takes them."""


class FocusKeeper(QObject):
    """Watches one window; what its dialogs do among themselves is their own affair."""

    def __init__(self, window: QMainWindow, view: Callable[[], QWidget]) -> None:
        super().__init__(window)
        self._window = window
        self._view = view
        self._last: QWidget | None = None
        self._heir: QWidget | None = None
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(0)
        self._settling.timeout.connect(self._settle)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._changed)

    def enter(self) -> None:
        """Give the keyboard to the view that is shown."""
        seat_of(self._view()).setFocus(Qt.FocusReason.OtherFocusReason)

    def _changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if not isValid(self._window):
            return  # the last to lose it
        if new is None:
            # Another window comes to the front, or who had the keyboard is gone.
            if self._window.isActiveWindow() and _is_gone(self._last):
                self._wait(None)
            return
        if new.window() is not self._window:
            return
        came_from_here = old is not None and old is self._last
        if _is_gone(self._last) and (came_from_here or not self._view().isAncestorOf(new)):
            self._wait(new)
        if new is not self._last:
            if self._last is not None and isValid(self._last):
                self._last.removeEventFilter(self)
            new.installEventFilter(self)
        self._last = new

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_change = event.type() in (QEvent.Type.Hide, QEvent.Type.EnabledChange)
        if is_change and watched is QApplication.focusWidget() and _is_gone(self._last):
            self._wait(self._last)
        return False

    def _wait(self, heir: QWidget | None) -> None:
        """Whoever hides a widget may give the keyboard to another one in the next line."""
        self._heir = heir
        self._settling.start()

    def _settle(self) -> None:
        now = QApplication.focusWidget()
        if now is self._heir and self._window.isActiveWindow():
            self.enter()


def seat_of(view: QWidget) -> QWidget:
    """Who takes the keyboard in a view."""
    return next(_seats(view), view)


def _seats(view: QWidget) -> Iterator[QWidget]:
    for surface in view.surfaces() if isinstance(view, Place) else ():
        if _can_be_used(surface):
            yield from (surface,) if _takes_keys(surface) else _inside(surface)
    yield from _inside(view)


def _inside(place: QWidget) -> Iterator[QWidget]:
    """The lists of a place, else the first that Tab would reach."""
    usable = [each for each in place.findChildren(QWidget) if _can_be_used(each)]
    usable = [each for each in usable if _takes_keys(each) and each.window() is place.window()]
    yield from (each for each in usable if isinstance(each, QAbstractItemView))
    yield from usable


def _can_be_used(widget: QWidget) -> bool:
    return widget.isVisible() and widget.isEnabled()


def _takes_keys(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _is_gone(widget: QWidget | None) -> bool:
    return widget is not None and not (isValid(widget) and _can_be_used(widget))
