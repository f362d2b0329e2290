"""What the commands of every menu work on: the window, its parts, the deck that is shown."""

from typing import TYPE_CHECKING

from swlcg_deck.gui.documents.document import DeckDocument

if TYPE_CHECKING:
    from swlcg_deck.gui.shell.main_window import MainWindow


class MenuCommands:
    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._parts = window.parts
        self._workspace = window.workspace

    @property
    def _document(self) -> DeckDocument | None:
        return self._workspace.current
