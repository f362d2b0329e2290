"""The decks of the library that were changed last, one click away."""

from PySide6.QtWidgets import QMenu, QWidget

from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.language import tr

_MOST = 10


class RecentMenu(QMenu):
    def __init__(self, workspace: Workspace, parent: QWidget) -> None:
        super().__init__(tr("Open &recent"), parent)
        self._workspace = workspace
        self.aboutToShow.connect(self._fill)

    def _fill(self) -> None:
        self.clear()
        listed = self._workspace.library.entries()
        entries = [entry for entry in listed if entry.deck is not None]
        for entry in sorted(entries, key=lambda e: e.modified, reverse=True)[:_MOST]:
            action = self.addAction(entry.name.replace("&", "&&"))
            action.triggered.connect(
                lambda _checked=False, deck_id=entry.id: self._workspace.open_library(deck_id)
            )
        if not entries:
            words = tr("No deck can be read") if listed else tr("No decks yet")
            self.addAction(words).setEnabled(False)
