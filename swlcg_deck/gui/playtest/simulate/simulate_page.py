"""Playtest > Simulate: decks are chosen, thousands of games are played, results are read."""

from typing import Any

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.messages.message_bar import MessageBar
from swlcg_deck.gui.playtest.large_face import LargeFace
from swlcg_deck.gui.playtest.simulate.kept.exporting import CSV, JSON, export
from swlcg_deck.gui.playtest.simulate.kept.kept_panel import KeptPanel
from swlcg_deck.gui.playtest.simulate.kept.shelf_work import ShelfWork
from swlcg_deck.gui.playtest.simulate.page_head import SimulateHead
from swlcg_deck.gui.playtest.simulate.pages import SimulatePages
from swlcg_deck.gui.playtest.simulate.results.card_model import CardRow
from swlcg_deck.gui.playtest.simulate.results.result_words import run_facts
from swlcg_deck.gui.playtest.simulate.setup.run_bar import RunBar
from swlcg_deck.gui.playtest.simulate.setup.runner import Outcome, Runner
from swlcg_deck.gui.playtest.simulate.setup.setup_page import SetupPage
from swlcg_deck.gui.playtest.simulate.shown import Shown, ShownPair
from swlcg_deck.gui.playtest.simulate.side_splitter import SideSplitter
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.work.background import Background
from swlcg_deck.language import mark, told, tr
from swlcg_deck.playtest.kept_results import ResultShelf, name_of
from swlcg_deck.playtest.result_files import ResultError

_HOW_TO = mark("Click one deck for each side, or tick several for a gauntlet")
_FACE = 268
"""How wide a card is that lies over the kept results."""


class SimulatePage(QWidget):
    """Setup, result, gauntlet or comparison at the left; the kept results at the right."""

    def __init__(
        self,
        faces: CardFaces,
        workspace: Workspace,
        background: Background,
        shelf: ResultShelf | None = None,
        jobs: int | None = None,
    ) -> None:
        super().__init__()
        theme = faces.theme
        self._theme = theme
        self._workspace = workspace
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        shelf = shelf or ResultShelf()
        self.runner = Runner(workspace.pool, background, shelf, jobs)
        self.shelf = ShelfWork(shelf, background, self)
        self.head = SimulateHead(theme)
        self.bar = RunBar(theme, self.runner)
        self.messages = MessageBar(theme)
        self.setup = SetupPage(theme, workspace)
        self.pages = SimulatePages(theme, workspace.pool, self.setup)
        self.kept = KeptPanel(theme)
        self._build()
        self.face = LargeFace(faces, self)
        self._connect()
        self._tell()

    def _build(self) -> None:
        self.splitter = SideSplitter(self._theme, self.pages, self.kept)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.head, Hairline(), self.bar, self.messages):
            column.addWidget(part)
        column.addWidget(self.splitter, 1)

    def _connect(self) -> None:
        self.setup.run_wanted.connect(self.runner.start)
        self.runner.started.connect(self._run_started)
        self.runner.ended.connect(self._run_ended)
        self.runner.finished.connect(self._run_finished)
        self.runner.failed.connect(self._fail)
        self.head.new.clicked.connect(self.pages.show_setup)
        self.head.copy.clicked.connect(self.copy)
        self.head.as_csv.triggered.connect(lambda: self.export(CSV))
        self.head.as_json.triggered.connect(lambda: self.export(JSON))
        self.pages.shown_changed.connect(self._tell)
        self.pages.card_shown.connect(self._show_card)
        self.kept.open_wanted.connect(self.shelf.open)
        self.kept.compare_wanted.connect(self.shelf.open_pair)
        self.kept.rename_wanted.connect(self._rename)
        self.kept.remove_wanted.connect(self.shelf.remove)
        self.shelf.listed.connect(self._listed)
        self.shelf.loaded.connect(self.pages.show_result)
        self.shelf.pair_loaded.connect(self.pages.show_pair)
        self.shelf.failed.connect(self._fail)
        self.shelf.said.connect(self.messages.tell)
        self._workspace.library_changed.connect(self._decks_changed)

    def place_bar(self, bar: QWidget) -> None:
        """The way to the other pages of Playtest, at the left of the head."""
        self.head.place_bar(bar)

    def state(self) -> dict[str, Any]:
        """What the settings keep: the choices for the next run."""
        return self.setup.state()

    def restore(self, state: dict[str, Any]) -> None:
        self.setup.restore(state)

    # What is shown

    @property
    def shown(self) -> Shown | ShownPair | None:
        """None while decks are chosen."""
        return self.pages.shown

    def _tell(self) -> None:
        """The head says what is shown and what can be done with it."""
        shown = self.pages.shown
        if shown is None:
            self.head.say(tr("New simulation"), tr(_HOW_TO))
            self.kept.list.select(None)
        elif isinstance(shown, ShownPair):
            names = {"before": shown.before[0], "after": shown.after[0]}
            self.head.say(tr("Comparison"), tr("{before}, then {after}", **names))
        else:
            self.head.say(shown.name, run_facts(shown.result))
        is_result = isinstance(shown, Shown)
        self.head.offer(new=shown is not None, copy=shown is not None, export=is_result)
        self.face.hide()

    def _show_card(self, row: object, place: QRect) -> None:
        """Over the kept results, so that the numbers stay in sight."""
        if not isinstance(row, CardRow) or row.card is None:
            self.face.hide()
            return
        right = self.width() - self._theme.px(_FACE)
        corner = self.pages.mapTo(self, place.topLeft())
        edge = min(corner.x() + place.width(), right)
        beside = QRect(QPoint(corner.x(), corner.y()), place.size())
        beside.setRight(edge)
        self.face.show_card(row.card, "", beside)
        self.face.move(self.face.x(), max(self.face.y(), self.splitter.y() + self._theme.px(8)))

    # A run

    def _run_started(self) -> None:
        self.messages.hide()
        self.setup.set_busy(is_busy=True)

    def _run_ended(self) -> None:
        self.setup.set_busy(is_busy=False)

    def _run_finished(self, outcome: object) -> None:
        if not isinstance(outcome, Outcome):
            self.messages.say(tr("It was ended before the first game was over."))
            return
        if outcome.problem:
            self._fail(outcome.problem)
        name = outcome.kept.name if outcome.kept else tr(name_of(outcome.result))
        if self.shown is not None:  # nobody is torn away from what they read
            self.messages.say(tr("{name} is done: the first of the results", name=name))
        elif not self.runner.is_replaced:
            self.pages.show_result(Shown(outcome.result, name, outcome.kept))
        self.shelf.refresh()

    # Kept results

    def _listed(self, kept: object) -> None:
        shown = self.shown.kept if isinstance(self.shown, Shown) else None
        if isinstance(kept, list):
            self.kept.show_kept(kept, shown)

    def _rename(self, kept: object) -> None:
        """Of a result that is shown the head follows."""
        renamed = self.shelf.rename(kept, self._workspace.dialogs)
        shown = self.shown
        if renamed is None or not isinstance(shown, Shown) or shown.kept is None:
            return
        if shown.kept.path == renamed.path and not shown.is_pairing:
            self.pages.shown = Shown(shown.result, renamed.name, renamed)
            self._tell()

    # Out of here

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.pages.text())
        self.messages.say(tr("The result is copied as text."))

    def export(self, kind: str) -> None:
        shown = self.shown
        if not isinstance(shown, Shown):
            return
        try:
            path = export(self._workspace.dialogs, shown.result, shown.name, kind)
        except ResultError as error:
            self._fail(told(error))
            return
        if path is not None:
            self.messages.say(tr("Written to {file}.", file=path.name))

    def _fail(self, words: str) -> None:
        self.messages.warn(words)

    # Qt

    def _decks_changed(self) -> None:
        if self.isVisible():
            self.setup.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setup.refresh()
        self.shelf.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.face.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        is_control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if is_enter and is_control and self.shown is None:
            self.setup.start()
        else:
            super().keyPressEvent(event)
