"""The views of the window. Each is made when it is first shown, so that starting is quick."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from swlcg_deck.gui.analyse.analyse_view import AnalyseView
    from swlcg_deck.gui.build.build_view import BuildView
    from swlcg_deck.gui.card_packs.own_cards import OwnCards
    from swlcg_deck.gui.collection.collection_view import CollectionView
    from swlcg_deck.gui.library.library_view import LibraryView
    from swlcg_deck.gui.main_window import MainWindow
    from swlcg_deck.gui.tournament.tournament_view import TournamentView

# ruff: noqa: PLC0415 - importing a view is the larger part of making it

MODES = ("library", "build", "analyse", "tournament", "collection")
"""In the order of the mode bar."""
SHOW_A_DECK = ("build", "analyse")
"""The views that show the current deck, and so the tabs."""
_FOLLOW_THE_DECK = (*SHOW_A_DECK, "collection")


class Views:
    """Makes the views, and connects each with the window."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._parts = window.parts

    def view(self, mode: str) -> QWidget:
        found = getattr(self, mode)
        if not isinstance(found, QWidget):
            raise AssertionError(f"{mode} is a view")
        return found

    def exists(self, mode: str) -> bool:
        """Whether a view was made already."""
        return mode in vars(self)

    def show_document(self) -> None:
        """Let the views that are there show the current deck."""
        for mode in _FOLLOW_THE_DECK:
            if self.exists(mode):
                getattr(self, mode).set_document(self._parts.workspace.current)

    @cached_property
    def library(self) -> "LibraryView":
        from swlcg_deck.gui.library.library_view import LibraryView

        parts = self._parts
        view = LibraryView(parts.theme, parts.workspace, parts.background)
        view.deck_opened.connect(lambda _document: self._window.show_mode("build"))
        view.compare_requested.connect(self._window.commands.compare_decks)
        return view

    @cached_property
    def build(self) -> "BuildView":
        from swlcg_deck.gui.build.build_view import BuildView
        from swlcg_deck.gui.collection.saved import read_collection

        parts = self._parts
        own = (self.own_cards.printed_text, self.own_cards.picture)
        view = BuildView(parts.theme, parts.pool, parts.index, parts.rules, own)
        view.deck.new_deck_requested.connect(self._window.commands.new_deck)
        view.import_requested.connect(self._window.commands.import_cards)
        view.set_collection(read_collection(parts.pool, parts.settings))
        view.restore(parts.settings)
        view.set_document(parts.workspace.current)
        return view

    @cached_property
    def analyse(self) -> "AnalyseView":
        from swlcg_deck.gui.analyse.analyse_view import AnalyseView

        view = AnalyseView(self._parts.theme, self._parts.rules)
        view.compare_requested.connect(self._window.commands.compare)
        view.set_document(self._parts.workspace.current)
        return view

    @cached_property
    def tournament(self) -> "TournamentView":
        from swlcg_deck.gui.tournament.tournament_view import TournamentView

        parts = self._parts
        view = TournamentView(
            parts.theme, parts.rules, parts.workspace, parts.dialogs, background=parts.background
        )
        view.set_requested.connect(self._show_set)
        view.restore(parts.settings.views.get("tournament", {}))
        view.suggest_player(parts.settings.author)
        return view

    @cached_property
    def collection(self) -> "CollectionView":
        from swlcg_deck.gui.collection.collection_view import CollectionView

        view = CollectionView(self._parts)
        view.changed.connect(lambda: self.build.set_collection(view.collection))
        view.set_document(self._parts.workspace.current)
        return view

    @cached_property
    def own_cards(self) -> "OwnCards":
        """Printed text and pictures that the user brought along."""
        from swlcg_deck.cards.packs.card_packs import CardPacks
        from swlcg_deck.gui.card_packs.own_cards import OwnCards

        return OwnCards(CardPacks())

    def _show_set(self, number: int) -> None:
        self._window.show_mode("build")
        self.build.show_set(number)
