"""What each command of the menus does; those of File and View have files of their own."""

from collections.abc import Callable
from typing import ClassVar

from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.shell.actions import COMMANDS
from swlcg_deck.gui.shell.file_commands import FileCommands
from swlcg_deck.gui.shell.view_commands import ViewCommands
from swlcg_deck.language import tr

# ruff: noqa: PLC0415 - a dialog is imported when it is opened, or while nobody waits


class WindowCommands(FileCommands, ViewCommands):
    """One method a command, named as in the table of commands."""

    NEED_A_DECK: ClassVar = (
        *("save", "save_as", "duplicate", "revert", "export", "copy_list", "close_deck"),
        *("rename", "choose_affiliation", "notes"),
    )

    def handlers(self) -> dict[str, Callable[[], None]]:
        return {command.name: getattr(self, command.name) for command in COMMANDS}

    def undo(self) -> None:
        if self._document is not None:
            self._document.undo_stack.undo()

    def redo(self) -> None:
        if self._document is not None:
            self._document.undo_stack.redo()

    def history(self) -> None:
        self._window.views.build.history.setVisible(
            not self._window.views.build.history.isVisible()
        )

    def advisor(self) -> None:
        self._window.views.build.advisor.setVisible(
            not self._window.views.build.advisor.isVisible()
        )

    def find(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.finder.focus_search()

    def rename(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.deck.begin_rename()

    def choose_affiliation(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.deck.choose_affiliation()

    def notes(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.deck.open_notes()

    def compare(self) -> None:
        """With another deck of the library, chosen by name."""
        entries = [entry for entry in self._workspace.library.entries() if entry.deck is not None]
        names = [entry.name for entry in entries]
        chosen = self._parts.dialogs.pick(tr("Compare with"), tr("Deck of the library"), names)
        entry = next((entry for entry in entries if entry.name == chosen), None)
        if entry is not None and entry.deck is not None:
            self._window.show_mode("analyse")
            self._window.views.analyse.set_comparison(entry.name, entry.deck)

    def compare_decks(self, before: Deck, after: Deck) -> None:
        """Two states of a deck, as the library shows them."""
        self._workspace.open_library(after.id)
        self._window.show_mode("analyse")
        self._window.views.analyse.set_comparison(before.name, before)

    def rules(self) -> None:
        self.view_rules()

    def shortcuts(self) -> None:
        from swlcg_deck.gui.shell.shortcuts_dialog import ShortcutsDialog

        legend = ShortcutsDialog(self._parts.theme, self._window.stage)
        legend.rules_requested.connect(self.rules)
        legend.guide_requested.connect(self.guide)
        legend.open()

    def guide(self) -> None:
        from swlcg_deck.gui.guide.guide_dialog import GuideDialog

        GuideDialog(self._parts.theme, self._window.stage).open()

    def about(self) -> None:
        from swlcg_deck.gui.shell.about_dialog import AboutDialog

        AboutDialog(self._parts.theme, self._parts.pool, self._window.stage).open()
