"""The views of the window. Each is made when it is first shown, so that starting is quick."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from swlcg_deck.gui.analyse.analyse_view import AnalyseView
    from swlcg_deck.gui.build.build_view import BuildView
    from swlcg_deck.gui.library.library_view import LibraryView
    from swlcg_deck.gui.main_window import MainWindow

# ruff: noqa: PLC0415 - importing a view is the larger part of making it

MODES = ("library", "build", "analyse")
"""In the order of the mode bar."""
SHOW_A_DECK = ("build", "analyse")
"""The views that show the current deck, and so the tabs."""


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
        for mode in SHOW_A_DECK:
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

        parts = self._parts
        own_cards = (lambda _card: None, lambda _card: None)
        view = BuildView(parts.theme, parts.pool, parts.index, parts.rules, own_cards)
        view.deck.new_deck_requested.connect(self._window.commands.new_deck)
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
