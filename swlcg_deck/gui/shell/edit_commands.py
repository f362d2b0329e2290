"""What each command of the Edit menu does."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swlcg_deck.gui.shell.main_window import MainWindow


class EditCommands:
    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    def undo(self) -> None:
        document = self._window.workspace.current
        if document is not None:
            document.undo_stack.undo()

    def redo(self) -> None:
        document = self._window.workspace.current
        if document is not None:
            document.undo_stack.redo()

    def history(self) -> None:
        panel = self._window.views.build.history
        panel.setVisible(not panel.isVisible())

    def find(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.finder.focus_search()
