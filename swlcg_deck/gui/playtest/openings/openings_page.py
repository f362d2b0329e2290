"""Openings of a deck: one hand after the other, and what they say about the list."""

import secrets
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.cards.card import Card
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.playtest.large_face import LargeFace
from swlcg_deck.gui.playtest.openings.distributions_panel import COUNTS, DistributionsPanel
from swlcg_deck.gui.playtest.openings.odds_desk import OddsDesk
from swlcg_deck.gui.playtest.openings.odds_panel import OddsPanel
from swlcg_deck.gui.playtest.openings.opening_panel import OpeningPanel
from swlcg_deck.gui.playtest.openings.openings_head import MOST_SEED, PageHead
from swlcg_deck.gui.playtest.openings.page_keys import PageKeys
from swlcg_deck.gui.playtest.openings.sampling import deal_many
from swlcg_deck.gui.playtest.openings.subject import Subject, subject_of
from swlcg_deck.gui.playtest.openings.table_seats import seats_for
from swlcg_deck.gui.playtest.page_bar import PAGES, PageBar
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.scrolled import scrolled
from swlcg_deck.gui.work.background import Background
from swlcg_deck.language import tr
from swlcg_deck.playtest.opening_samples import most_resources
from swlcg_deck.playtest.openings import Deal, SetupChoices, hand_of

_SOON = 120
"""Milliseconds after an edit of the deck before everything is worked out anew."""
_ODDS, _MOST_ODDS = 436, 560


class OpeningsPage(QWidget):
    """Space draws, M takes the mulligan, Enter plays the opening at the table."""

    play_wanted = Signal(object, int, object)
    """The two seats, the dark side's first, the seed, and what was decided in the setup."""

    def __init__(self, faces: CardFaces, workspace: Workspace, background: Background) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = faces.theme
        self._workspace = workspace
        self._background = background
        self.subject: Subject | None = None
        self.deal: Deal | None = None
        self.rejected = 0
        self.took_mulligan = False
        self._seed = secrets.randbelow(MOST_SEED)
        self.head = PageHead(self._theme, workspace)
        self.opening = OpeningPanel(faces)
        self.distributions = DistributionsPanel(self._theme)
        self.odds = OddsPanel(self._theme, workspace.pool)
        self.desk = OddsDesk(self.odds, workspace.pool, background)
        self.empty = EmptyState(self._theme)
        self.large = LargeFace(faces, self)
        self._keys = PageKeys(self.opening, self.large)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON)
        self._build()
        self._connect()
        self._restyle()

    def _build(self) -> None:
        left = QWidget()
        self._left = QVBoxLayout(left)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.setSpacing(0)
        self._left.addWidget(self.opening)
        self._left.addStretch(1)
        self._left.addWidget(Hairline())
        self._left.addWidget(self.distributions, 100)
        self._hands, self._answers = scrolled(left), scrolled(self.odds)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._hands)
        self._stack.addWidget(self.empty)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.head)
        middle.addWidget(Hairline())
        middle.addWidget(self._stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(middle, 1)
        self._edge = Hairline(vertical=True)
        row.addWidget(self._edge)
        row.addWidget(self._answers)

    def _connect(self) -> None:
        self.head.decks.deck_chosen.connect(self.reload)
        self.head.seed_entered.connect(self.draw)
        self.opening.rejected_changed.connect(self.reject)
        self.opening.mulligan.clicked.connect(self.mulligan)
        self.opening.play.clicked.connect(self.play)
        self.opening.again.clicked.connect(self.draw_again)
        for grid in (self.opening.objectives, self.opening.hand):
            grid.card_activated.connect(self._show_large)
        self.distributions.sample_wanted.connect(self.sample)
        self.desk.reported.connect(self.distributions.show_report)
        self.empty.pressed.connect(self.head.decks.showPopup)
        self._soon.timeout.connect(self.reload)
        self._theme.changed.connect(self._restyle)
        workspace = self._workspace
        workspace.current_changed.connect(self._decks_changed)
        workspace.library_changed.connect(self._decks_changed)
        workspace.opened.connect(self._watch)
        for document in workspace.documents:
            self._watch(document)

    def place_bar(self, bar: PageBar) -> None:
        """At the left of the head; the keys of the page work there too."""
        self.head.place_bar(bar)
        for key, _ in PAGES:
            bar.switch.button(key).installEventFilter(self)

    # The deck

    def _watch(self, document: DeckDocument) -> None:
        document.changed.connect(self._deck_edited)

    def _deck_edited(self) -> None:
        if self.isVisible():
            self._soon.start()

    def _decks_changed(self) -> None:
        if self.isVisible():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        if self.focusWidget() is None:
            self.opening.again.setFocus(Qt.FocusReason.OtherFocusReason)

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        return self.opening.again, self.empty.button()

    def refresh(self) -> None:
        """The decks there are now."""
        self.head.decks.refresh()
        self.reload()

    def reload(self) -> None:
        """Deal the deck that is chosen, as it is now."""
        deck = self.head.decks.deck()
        if deck is None:
            self._show_empty(tr("There is no deck yet. Build one, or import a list."))
            return
        if self.subject is not None and self.subject.deck == deck:
            return
        found = subject_of(deck, self._workspace.pool)
        if isinstance(found, str):
            self._show_empty(found, tr("Choose another deck"))
            return
        self.subject = found
        self.distributions.cancel()
        self.distributions.show_samples(None)
        self._stack.setCurrentWidget(self._hands)
        self._answers.show()
        self._edge.show()
        self.desk.show_subject(found)
        self.draw(self._seed)

    def _show_empty(self, sentence: str, button: str = "") -> None:
        self.subject = self.deal = None
        self.desk.stop()
        self.distributions.cancel()
        self.empty.say(sentence, button)
        self._stack.setCurrentWidget(self.empty)
        self._answers.hide()
        self._edge.hide()

    # The opening

    def draw_again(self) -> None:
        self.draw(secrets.randbelow(MOST_SEED + 1))

    def draw(self, seed: int) -> None:
        """The opening of a seed, with the objectives that a bot would keep."""
        self._seed = seed
        self.head.show_seed(seed)
        self.large.hide()
        if self.subject is None:
            return
        self.deal = self.subject.dealer.deal(seed)
        self.took_mulligan = False
        self.reject(self.subject.dealer.sensible.rejected(self.deal.objectives))

    def reject(self, place: int) -> None:
        """Put another objective at the bottom (SETUP-06)."""
        self.rejected = place
        self._show_opening()

    def mulligan(self) -> None:
        """Six new cards, once (SETUP-09)."""
        if self.deal is not None and not self.took_mulligan:
            self.took_mulligan = True
            self._show_opening()

    def _show_opening(self) -> None:
        if self.subject is None or self.deal is None:
            return
        opening = self.subject.dealer.judged(self.deal, self.rejected)
        cards = self.deal.second_hand if self.took_mulligan else self.deal.hand
        hand = hand_of(cards, opening.purse)
        self.opening.show_opening(opening, hand, is_second=self.took_mulligan)
        best = most_resources(self.subject.dealer, self.deal.objectives)
        self.distributions.show_now(best, hand.force_icons, hand.units)

    def play(self) -> None:
        """This very opening, at the table."""
        if self.subject is None or self.deal is None:
            return
        seats = seats_for(self.subject.deck, self.head.decks.decks(), self._workspace.pool)
        if isinstance(seats, str):
            self.opening.advice.say(seats)
            return
        choices = SetupChoices(self.rejected, self.took_mulligan)
        self.play_wanted.emit(seats, self.deal.seed, choices)

    def _show_large(self, card: Card, widget: QWidget) -> None:
        """Beside the card; the same card again closes it."""
        if self.large.card is card:
            self.large.hide()
            return
        corner = widget.mapTo(self, widget.rect().topLeft())
        self.large.show_card(card, "", QRect(corner, widget.size()))

    # Samples

    def sample(self, count: int) -> None:
        """Count many openings, the one that is shown first."""
        if self.subject is None:
            return
        task = deal_many(self._background, self.subject.dealer, self._seed, count)
        task.done.connect(self.distributions.show_samples)
        self.distributions.watch(task)

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._keys.press(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        types = isinstance(self.focusWidget(), QLineEdit | QComboBox)
        if types or not self._keys.press(event):
            super().keyPressEvent(event)

    # What is remembered

    def state(self) -> dict[str, Any]:
        return {
            "deck": self.head.decks.wanted,
            "seed": self._seed,
            "samples": self.distributions.count.current(),
            "wishes": self.desk.wishes.state(),
        }

    def restore(self, state: dict[str, Any]) -> None:
        """What `state` gave, of this version or another; what does not fit is left out."""
        if isinstance(state.get("deck"), str):
            self.head.decks.wanted = state["deck"]
        seed = state.get("seed")
        if isinstance(seed, int) and 0 <= seed <= MOST_SEED:
            self._seed = seed
        samples = state.get("samples")
        if isinstance(samples, str) and samples in map(str, COUNTS):
            self.distributions.count.choose(samples)
        self.desk.wishes.restore(state.get("wishes"))

    def _restyle(self) -> None:
        """The odds grow with the window, but never take more than three eighths of it."""
        width, px = self.width(), self._theme.px
        wanted = max(px(_ODDS), min(px(_MOST_ODDS), width * 3 // 10))
        self._answers.setFixedWidth(min(wanted, width * 3 // 8))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()
