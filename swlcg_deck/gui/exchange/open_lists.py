"""The one way in for files: dropped, chosen, named on the command line, handed over."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from swlcg_deck.files.plain_file import true_place
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.work.background import Background

if TYPE_CHECKING:
    from swlcg_deck.gui.exchange.import_dialog import ImportDialog

# ruff: noqa: PLC0415 - a dialog is imported when it is opened, or while nobody waits


class ListOpener(QObject):
    """Decks of the library open in place; every other file is read and reported line by line."""

    opened = Signal(DeckDocument)

    def __init__(
        self, theme: Theme, workspace: Workspace, background: Background, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._workspace = workspace
        self._background = background
        self._stage = parent
        self._dialog: ImportDialog | None = None

    def ask(self) -> "ImportDialog":
        """Let the user choose: paste a list, or name files."""
        dialog = self._present()
        dialog.open()
        return dialog

    def open_lists(self, paths: list[Path]) -> None:
        """Decks open as they are; a list that was not fully understood is looked at first."""
        entries = {entry.path: entry.id for entry in self._workspace.library.entries()}
        strange = []
        for path in paths:
            known = entries.get(path) or entries.get(true_place(path))
            if known is None:
                strange.append(path)
            elif (document := self._workspace.open_library(known)) is not None:
                self.opened.emit(document)
        if strange:
            self._present().open_lists(strange)

    def _present(self) -> "ImportDialog":
        """The dialog that is there already, or a new one: no file waits behind another dialog."""
        from swlcg_deck.gui.exchange.import_dialog import ImportDialog

        if self._dialog is None:
            dialog = ImportDialog(self._theme, self._workspace, self._background, self._stage)
            dialog.opened.connect(self.opened)
            dialog.finished.connect(self._gone)
            self._dialog = dialog
        return self._dialog

    def _gone(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()  # one that was never shown does not close by itself
            self._dialog = None
