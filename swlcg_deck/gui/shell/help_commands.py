"""What each command of the Help menu does."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swlcg_deck.gui.shell.main_window import MainWindow

# ruff: noqa: PLC0415 - a dialog is imported when it is opened, or while nobody waits


class HelpCommands:
    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    def shortcuts(self) -> None:
        from swlcg_deck.gui.shell.shortcuts_dialog import ShortcutsDialog

        legend = ShortcutsDialog(self._window.parts.theme, self._window.stage)
        legend.rules_requested.connect(self.rules)
        legend.guide_requested.connect(self.guide)
        legend.open()

    def rules(self) -> None:
        self._window.show_mode("rules")
        self._window.views.rules.focus_search()

    def guide(self) -> None:
        from swlcg_deck.gui.guide.guide_dialog import GuideDialog

        GuideDialog(self._window.parts.theme, self._window.stage).open()

    def about(self) -> None:
        from swlcg_deck.gui.shell.about_dialog import AboutDialog

        AboutDialog(self._window.parts.theme, self._window.parts.pool, self._window.stage).open()
