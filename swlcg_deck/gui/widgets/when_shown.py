"""Work for a widget that nobody looks at waits until it is shown."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class WhenShown(QObject):
    """Does the work at once where the widget is to be seen, else once when it is shown again."""

    def __init__(self, widget: QWidget, work: Callable[[], None]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._work = work
        self._is_due = False
        widget.installEventFilter(self)

    def ask(self) -> None:
        self._is_due = not self._widget.isVisible()
        if not self._is_due:
            self._work()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if self._is_due and event.type() is QEvent.Type.Show:
            self._is_due = False
            self._work()
        return False
