"""A game on the screen: the table at the left, the decision and the log at the right."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.engine.game import Decision, View, describe
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.canvas.canvas import Canvas
from swlcg_deck.gui.playtest.canvas.table_overlays import TableOverlays
from swlcg_deck.gui.playtest.games.session import Session
from swlcg_deck.gui.playtest.games.session_acts import SessionActs
from swlcg_deck.gui.playtest.games.table_words import unwritten_link
from swlcg_deck.gui.playtest.table.asked_cards import offered_cards
from swlcg_deck.gui.playtest.table.choosing import Choosing
from swlcg_deck.gui.playtest.table.decision_panel import DecisionPanel
from swlcg_deck.gui.playtest.table.table_head import TableHead
from swlcg_deck.gui.playtest.table.table_keys import act_of
from swlcg_deck.gui.playtest.table.table_telling import TableTelling
from swlcg_deck.gui.playtest.table.text_tree import TextTree
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.language import tr

_REASON_MS = 4_000


class TablePage(QWidget):
    """Shows a session, and tells it what the person chose by mouse or keyboard."""

    left = Signal()
    save_wanted = Signal()
    export_wanted = Signal()
    """The game as a replay file."""
    rule_requested = Signal(str)

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self._theme = faces.theme
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.acts = SessionActs()
        self.choosing = Choosing(self)
        self._reason_over = QTimer(self)
        self._reason_over.setSingleShot(True)
        self._reason_over.setInterval(_REASON_MS)
        self._reason_over.timeout.connect(self._say_no_more)
        self.head = TableHead(self._theme)
        self.canvas = Canvas(faces)
        self.tree = TextTree(self._theme)
        self.panel = DecisionPanel(self._theme)
        self._telling = TableTelling(self.panel)
        self.overlays = TableOverlays(faces, self, self.canvas)
        self.large, self.bubble = self.overlays.large, self.overlays.bubble
        self._build_page()
        self._connect()
        self._connect_panel()

    def _build_page(self) -> None:
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.canvas)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._scroll)
        self._stack.addWidget(self.tree)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.head)
        left.addWidget(Hairline())
        left.addWidget(self._stack, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(Hairline(vertical=True))
        row.addWidget(self.panel)

    def _connect(self) -> None:
        self.head.undo.clicked.connect(self.acts.undo)
        self.head.redo.clicked.connect(self.acts.redo)
        self.head.as_text.triggered.connect(self._switch_text)
        self.head.decisions.triggered.connect(self.panel.story.switch_over)
        self.head.replay.triggered.connect(self.acts.replay)
        self.head.save.triggered.connect(self.save_wanted)
        self.head.export.triggered.connect(self.export_wanted)
        self.head.leave.triggered.connect(self.left)
        self.canvas.card_used.connect(self.use_card)
        self.canvas.card_dropped.connect(self.drop_card)
        self.tree.card_used.connect(self.use_card)
        self.choosing.answered.connect(self._answer)
        self.choosing.picked_changed.connect(self._show_picked)
        self.choosing.said.connect(self._say)

    def _connect_panel(self) -> None:
        panel = self.panel
        panel.option_chosen.connect(self.choose)
        panel.confirmed.connect(self.confirm)
        panel.rule_requested.connect(self.rule_requested)
        panel.cancel.clicked.connect(self.acts.decide_at_once)
        panel.passing.pass_wanted.connect(self.acts.pass_until)
        panel.passing.stops_changed.connect(self._set_stops)
        panel.replay.wanted.connect(self.acts.go_to)
        panel.replay.play_on_wanted.connect(self.play_on)
        panel.replay.other_side_wanted.connect(self.acts.look_from_other_side)
        panel.story.decisions.wanted.connect(self.acts.go_to)
        panel.story.log.wanted.connect(self.acts.go_to_line)
        panel.story.switched.connect(self._tell_story)
        panel.story.unwritten.clicked.connect(self._list_unwritten)

    def _list_unwritten(self) -> None:
        self.overlays.list_unwritten(self.panel.story.unwritten)

    def place_bar(self, bar: QWidget) -> None:
        """The way to the other pages."""
        self.head.place_bar(bar)

    # The session

    @property
    def session(self) -> Session | None:
        return self.acts.session

    def show_session(self, session: Session, *, replay: bool = False) -> None:
        """Play a game, or only look at it from its first decision on."""
        self.drop_session()
        self.acts.session = session
        session.changed.connect(self.show_decision)
        session.said.connect(self._say)
        table = session.table
        self.overlays.show_table(table)
        self.panel.story.seed.setText(tr("Seed {seed}", seed=table.seed))
        self.panel.story.seed.setToolTip(tr("The same seed and decks give the same shuffles."))
        unwritten = self.panel.story.unwritten
        words = unwritten_link(len(table.unwritten))
        unwritten.setText(words)
        unwritten.setAccessibleName(tr("{words}. Which?", words=words))
        unwritten.setVisible(bool(table.unwritten))
        self._set_stops()
        if replay:
            session.replay()
        else:
            session.start()
        self.canvas.setFocus()

    def drop_session(self) -> None:
        self.panel.replay.pause()
        if self.session is not None:
            self.session.close()
            self.session.changed.disconnect(self.show_decision)
            self.session.said.disconnect(self._say)
            self.session.deleteLater()
            self.acts.session = None
            self.overlays.show_table(None)

    def show_decision(self) -> None:
        """Everything anew: the table, the question, the log."""
        session = self.session
        if session is None:
            return
        table, view, step = session.table, session.table.view, session.table.step
        self.large.hide()
        asked = step if session.may_decide and isinstance(step, Decision) else None
        self.choosing.ask(asked)
        shown = asked
        may_see = table.is_open or table.is_persons(table.at)
        if session.is_replaying and may_see and isinstance(step, Decision):
            shown = step
        offered = offered_cards(table, view, shown)
        usable = frozenset(self.choosing.by_card)
        carriable = self.choosing.carriable(_own_units(view))
        self.canvas.show_table(table, view, offered, usable, carriable)
        if self.head.as_text.isChecked():
            self.tree.show_table(table, view, offered, usable)
        self.head.phases.show_view(view)
        self._say_no_more()
        self.canvas.set_picked(self._telling.tell(session))
        self._tell_story()
        self.panel.passing.pass_until.setEnabled(asked is not None and table.passing() is not None)
        self.head.offer_ways_back(table, is_replaying=session.is_replaying)
        self.choosing.follow_carried()

    def _tell_story(self) -> None:
        if self.session is not None:
            self._telling.tell_story(self.session)

    def _say(self, text: str) -> None:
        self.panel.explain(text)
        self._reason_over.start()

    def _say_no_more(self) -> None:
        self.panel.explain("")
        self.bubble.hide()

    # What the person does

    def _answer(self, choice: object) -> None:
        if self.session is not None and isinstance(choice, int | tuple):
            self.session.answer(choice)

    def choose(self, number: int) -> None:
        """One option: it is taken, or picked where several may be."""
        self.choosing.forget_carried()
        self.choosing.choose(number)

    def confirm(self) -> None:
        self.choosing.confirm()

    def _show_picked(self, picked: object) -> None:
        if isinstance(picked, frozenset):
            self.panel.show_picked(picked)
            self.canvas.set_picked(self.choosing.picked_cards)

    def use_card(self, card: int) -> None:
        """What a click on a card means now; what it cannot be used for it says."""
        options = self.choosing.by_card.get(card, [])
        if len(options) == 1:
            self.choose(options[0])
        elif options:
            self._ask_which(card, options)
        else:
            self._say_why_not(card)

    def drop_card(self, card: int, onto: int) -> None:
        """What carrying a card somewhere means now."""
        options = self.choosing.put_down(card, onto)
        if not options:
            self._say_why_not(card)
        elif len(options) > 1:
            self._ask_which(card, options)

    def _say_why_not(self, card: int) -> None:
        if self.session is not None:
            reason = self.session.why_not(card)
            self._say(reason or tr("Nothing can be done with that card now."))
            self.overlays.say_beside(card, self.panel.reason.text())

    def _ask_which(self, card: int, options: list[int]) -> None:
        """A card with several options opens a menu of them."""
        if self.session is not None and self.choosing.decision is not None:
            words = describe(self.session.table.state, self.choosing.decision).options
            self.overlays.ask_which(card, [words[number] for number in options], self.choose)

    def play_on(self) -> None:
        self.panel.replay.pause()
        if self.session is not None:
            self.session.play_on()
            self.canvas.setFocus()

    def _set_stops(self) -> None:
        if self.session is not None:
            self.session.stops = self.panel.passing.stops

    def _switch_text(self) -> None:
        as_text = self.head.as_text.isChecked()
        self._stack.setCurrentWidget(self.tree if as_text else self._scroll)
        self.show_decision()
        (self.tree if as_text else self.canvas).setFocus()

    # Keys

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        return self.canvas, self.tree

    def press(self, event: QKeyEvent) -> bool:
        """Keys that work anywhere on the page; whether it was one."""
        act = act_of(self, event)
        if act is not None:
            act()
            return True
        text = event.text().upper()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        return bool(text) and not control and self.panel.press(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            super().keyPressEvent(event)


def _own_units(view: View) -> frozenset[int]:
    cards = view.seats[view.player].in_play
    return frozenset(card.card for card in cards if card.kind == "unit")
