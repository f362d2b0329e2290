"""The views of the window: made while nobody waits for them, or when they are first needed."""

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from swlcg_deck.cards.card import Card
from swlcg_deck.gui.shell.preload import preload
from swlcg_deck.gui.work.in_pieces import Pieces, Slowly

if TYPE_CHECKING:
    from swlcg_deck.gui.analyse.analyse_view import AnalyseView
    from swlcg_deck.gui.build.build_view import BuildView
    from swlcg_deck.gui.card_packs.own_cards import OwnCards
    from swlcg_deck.gui.cards.faces import CardFaces
    from swlcg_deck.gui.collection.collection_view import CollectionView
    from swlcg_deck.gui.library.library_view import LibraryView
    from swlcg_deck.gui.playtest.playtest_view import PlaytestView
    from swlcg_deck.gui.rules.rules_view import RulesView
    from swlcg_deck.gui.shell.main_window import MainWindow
    from swlcg_deck.gui.tournament.tournament_view import TournamentView

# ruff: noqa: PLC0415 - importing a view is the larger part of making it

MODES = ("library", "build", "analyse", "playtest", "tournament", "collection", "rules")
"""In the order of the mode bar."""
SHOW_A_DECK = ("build", "analyse")
"""The views that show the current deck, and so the tabs."""
_FOLLOW_THE_DECK = (*SHOW_A_DECK, "collection")
_REMEMBER = ("playtest", "tournament", "rules")


class Views:
    """Makes the views, and connects each with the window."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._parts = window.parts
        self._library = Slowly(self._make_library)
        self._build = Slowly(self._make_build)
        self._analyse = Slowly(self._make_analyse)
        self._playtest = Slowly(self._make_playtest)
        self._tournament = Slowly(self._make_tournament)
        self._collection = Slowly(self._make_collection)
        self._rules = Slowly(self._make_rules)
        self._faces: list[CardFaces] = []

    @property
    def library(self) -> "LibraryView":
        return self._library.whole()

    @property
    def build(self) -> "BuildView":
        return self._build.whole()

    @property
    def analyse(self) -> "AnalyseView":
        return self._analyse.whole()

    @property
    def playtest(self) -> "PlaytestView":
        return self._playtest.whole()

    @property
    def tournament(self) -> "TournamentView":
        return self._tournament.whole()

    @property
    def collection(self) -> "CollectionView":
        return self._collection.whole()

    @property
    def rules(self) -> "RulesView":
        return self._rules.whole()

    def _slowly(self, mode: str) -> Slowly[Any]:
        found = vars(self)[f"_{mode}"]
        if not isinstance(found, Slowly):
            raise AssertionError(f"{mode} is a view")
        return found

    def view(self, mode: str) -> QWidget:
        view: QWidget = self._slowly(mode).whole()
        return view

    def exists(self, mode: str) -> bool:
        """Whether a view was made already."""
        return self._slowly(mode).is_made

    def pieces(self) -> Iterator[None]:
        """Everything that is not there yet, in pieces that nobody notices."""
        yield from preload()
        for mode in MODES:
            yield from self._slowly(mode).pieces()
            self._window.place(mode)
            yield
        yield from self._parts.index.render_texts()

    def show_document(self) -> None:
        """Let the views that are there show the current deck."""
        for mode in _FOLLOW_THE_DECK:
            if self.exists(mode):
                self._slowly(mode).whole().set_document(self._parts.workspace.current)

    def states(self) -> dict[str, dict[str, Any]]:
        """What the views that are there want to find again at the next start."""
        return {mode: self._slowly(mode).whole().state() for mode in _REMEMBER if self.exists(mode)}

    def _make_library(self) -> Pieces["LibraryView"]:
        from swlcg_deck.gui.library.library_view import LibraryView

        parts = self._parts
        view = LibraryView(parts.theme, parts.workspace, parts.background)
        parts.theme.dress(view)
        view.deck_opened.connect(lambda _document: self._window.show_mode("build"))
        view.compare_requested.connect(self._window.commands.deck.compare_states)
        yield
        return view

    def _make_build(self) -> Pieces["BuildView"]:
        from swlcg_deck.gui.build.build_panels import make_panels
        from swlcg_deck.gui.build.build_view import BuildView
        from swlcg_deck.gui.collection.saved import open_collection

        parts = self._parts
        faces = self._card_faces()
        panels = yield from make_panels(faces, parts.index, parts.rules)
        for panel in panels:
            parts.theme.dress(panel)
        own = (self.own_cards.printed_text, self.own_cards.picture)
        view = BuildView(faces, parts.rules, panels, own)
        yield
        view.deck.new_deck_requested.connect(self._window.commands.file.new_deck)
        view.import_requested.connect(self._window.commands.file.import_cards)
        view.rule_requested.connect(self._window.show_rule)
        view.set_collection(open_collection(parts))
        view.restore(parts.settings)
        view.set_document(parts.workspace.current)
        return view

    def _make_analyse(self) -> Pieces["AnalyseView"]:
        from swlcg_deck.gui.analyse.analyse_view import AnalyseView

        view = AnalyseView(self._parts.theme, self._parts.rules)
        self._parts.theme.dress(view)
        yield
        view.compare_requested.connect(self._window.commands.deck.compare)
        view.set_document(self._parts.workspace.current)
        return view

    def _make_playtest(self) -> Pieces["PlaytestView"]:
        from swlcg_deck.gui.playtest.playtest_view import PlaytestView

        parts = self._parts
        view = PlaytestView(self._card_faces(), parts.workspace, parts.background)
        view.rule_requested.connect(self._window.show_rule)
        view.said.connect(self._window.messages.warn)
        parts.theme.dress(view)
        yield
        for page in ("openings", "simulate"):
            parts.theme.dress(getattr(view, page))
            yield
        view.restore(parts.settings.views.get("playtest", {}))
        return view

    def _make_tournament(self) -> Pieces["TournamentView"]:
        from swlcg_deck.gui.tournament.tournament_view import TournamentView

        parts = self._parts
        view = TournamentView(
            parts.theme, parts.rules, parts.workspace, parts.dialogs, background=parts.background
        )
        for part in ("pair", "judge", "check"):
            yield
            parts.theme.dress(getattr(view, part))
        view.set_requested.connect(self._show_set)
        view.rule_requested.connect(self._window.show_rule)
        view.restore(parts.settings.views.get("tournament", {}))
        view.suggest_player(parts.settings.author)
        return view

    def _make_collection(self) -> Pieces["CollectionView"]:
        from swlcg_deck.gui.collection.collection_view import CollectionView

        view = CollectionView(self._parts)
        self._parts.theme.dress(view)
        yield
        view.changed.connect(lambda: self.build.set_collection(view.collection))
        view.set_document(self._parts.workspace.current)
        return view

    def _make_rules(self) -> Pieces["RulesView"]:
        from swlcg_deck.cards.rulebook.glossary_file import our_glossary
        from swlcg_deck.gui.rules.rules_view import RulesView

        parts = self._parts
        glossary = our_glossary()
        yield
        view = RulesView(parts.theme, glossary, parts.pool)
        parts.theme.dress(view)
        yield
        view.card_requested.connect(self._show_card)
        view.noted.connect(self._window.messages.say)
        view.restore(parts.settings.views.get("rules", {}))
        return view

    @cached_property
    def own_cards(self) -> "OwnCards":
        """Printed text and pictures that the user brought along."""
        from swlcg_deck.gui.card_packs.own_cards import OwnCards

        return OwnCards(self._parts.packs)

    def own_cards_changed(self) -> None:
        """The user has brought along other card packs, or taken some away."""
        self._parts.index.forget_texts()
        for faces in self._faces:
            faces.forget()
        if self.exists("build"):
            self.build.finder.refresh(keep_place=True)

    def _card_faces(self) -> "CardFaces":
        from swlcg_deck.gui.cards.faces import CardFaces

        parts = self._parts
        faces = CardFaces(parts.theme, parts.pool, printed=parts.packs.printed_text)
        self._faces.append(faces)
        return faces

    def _show_set(self, number: int) -> None:
        self._window.show_mode("build")
        self.build.show_set(number)

    def _show_card(self, card: Card) -> None:
        """Large, on top of whatever is shown."""
        self._window.place("build")
        self.build.enlarge(card)
