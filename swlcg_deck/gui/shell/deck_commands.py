"""What each command of the Deck menu does."""

from typing import TYPE_CHECKING

from swlcg_deck.decks.deck import Deck
from swlcg_deck.language import tr

if TYPE_CHECKING:
    from swlcg_deck.gui.shell.main_window import MainWindow


class DeckCommands:
    def __init__(self, window: "MainWindow") -> None:
        self._window = window

    def rename(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.deck.begin_rename()

    def choose_affiliation(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.deck.choose_affiliation()

    def advisor(self) -> None:
        panel = self._window.views.build.advisor
        panel.setVisible(not panel.isVisible())

    def notes(self) -> None:
        self._window.show_mode("build")
        self._window.views.build.deck.open_notes()

    def compare(self) -> None:
        """With another deck of the library, chosen by name."""
        library = self._window.workspace.library
        entries = [entry for entry in library.entries() if entry.deck is not None]
        names = [entry.name for entry in entries]
        chosen = self._window.parts.dialogs.pick(
            tr("Compare with"), tr("Deck of the library"), names
        )
        entry = next((entry for entry in entries if entry.name == chosen), None)
        if entry is not None and entry.deck is not None:
            self._window.show_mode("analyse")
            self._window.views.analyse.set_comparison(entry.name, entry.deck)

    def compare_states(self, before: Deck, after: Deck) -> None:
        """Two states of a deck, as the library shows them."""
        self._window.workspace.open_library(after.id)
        self._window.show_mode("analyse")
        self._window.views.analyse.set_comparison(before.name, before)
