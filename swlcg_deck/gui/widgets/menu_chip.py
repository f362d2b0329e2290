"""A chip that opens a menu of choices."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.chip import RING, Chip
from swlcg_deck.gui.widgets.marks import Mark
from swlcg_deck.language import tr


class MenuChip(Chip):
    """Its face opens the menu; its cross, Delete and Backspace take every choice away."""

    cleared = Signal()

    def __init__(self, theme: Theme, name: str, menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self.name = name
        self._menu = menu
        menu.setParent(self, menu.windowFlags())
        self.clicked.connect(self.open_menu)

    def show_choice(self, text: str, glyph: str | None = None, colour: str | None = None) -> None:
        """Say what is chosen; with nothing chosen the chip is off and says its name."""
        self.setChecked(bool(text))
        self.setText(text or self.name)
        self.setAccessibleName(f"{self.name}: {text or tr('any')}")
        self.set_glyph(glyph, colour)

    def open_menu(self) -> None:
        self._menu.popup(self.mapToGlobal(QPoint(RING, self.height())))

    def trailing_mark(self) -> Mark | None:
        return Mark.CROSS if self.isChecked() else Mark.CHEVRON_DOWN

    def nextCheckState(self) -> None:
        """A click alone chooses nothing: the menu does."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.isChecked() and self.mark_rect().contains(event.position()):
            self.setDown(False)
            self.cleared.emit()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.cleared.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.open_menu()
        else:
            super().keyPressEvent(event)
