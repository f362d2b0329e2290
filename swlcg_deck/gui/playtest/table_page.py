"""A game on the screen: the table at the left, the decision and the log at the right."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.engine.game import SIDE_NAMES, Decision, Result, describe
from swlcg_deck.engine.observing import SeenCard
from swlcg_deck.engine.sentences import many
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.asked_cards import cards_of_options, offered_cards
from swlcg_deck.gui.playtest.canvas import Canvas
from swlcg_deck.gui.playtest.card_menus import option_menu, pile_menu, title_menu
from swlcg_deck.gui.playtest.decision_panel import DecisionPanel
from swlcg_deck.gui.playtest.large_face import LargeFace
from swlcg_deck.gui.playtest.reason_bubble import ReasonBubble
from swlcg_deck.gui.playtest.session import Session
from swlcg_deck.gui.playtest.spot_words import conditions, values
from swlcg_deck.gui.playtest.table_head import TableHead
from swlcg_deck.gui.playtest.text_tree import TextTree
from swlcg_deck.gui.widgets.hairline import Hairline

_REASON_MS = 4_000
_ENDINGS = {
    "WIN-01": "Three objectives of the dark side are destroyed.",
    "WIN-03": "The Death Star dial has reached 12.",
    "REF-10": "The other side has no objective left to reveal.",
    "DRAW-05": "The other side has no card left to draw.",
}


class TablePage(QWidget):
    """Shows a session, and tells it what the person chose by mouse or keyboard."""

    left = Signal()
    save_wanted = Signal()

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self._theme = faces.theme
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.session: Session | None = None
        self._by_card: dict[int, list[int]] = {}
        self._picked: list[int] = []
        self._decision: Decision | None = None
        self._reason_over = QTimer(self)
        self._reason_over.setSingleShot(True)
        self._reason_over.setInterval(_REASON_MS)
        self._build_head()
        self._build_table()
        self._reason_over.timeout.connect(self._say_no_more)

    def _build_head(self) -> None:
        self.head = TableHead(self._theme)
        self.head.undo.clicked.connect(self.undo)
        self.head.redo.clicked.connect(self.redo)
        self.head.as_text.clicked.connect(self._switch_text)
        self.head.save.clicked.connect(self.save_wanted)
        self.head.leave.clicked.connect(self.left)

    def _build_table(self) -> None:
        self.canvas = Canvas(self._faces)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.canvas)
        self.tree = TextTree(self._theme)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._scroll)
        self._stack.addWidget(self.tree)
        self.panel = DecisionPanel(self._theme)
        self.large = LargeFace(self._faces, self)
        self.bubble = ReasonBubble(self._theme, self)
        self.canvas.card_used.connect(self.use_card)
        self.tree.card_used.connect(self.use_card)
        self.canvas.zoom_wanted.connect(self._show_large)
        self.canvas.zoom_unwanted.connect(self.large.hide)
        self.canvas.zoom_switched.connect(self._switch_large)
        self.canvas.piles_wanted.connect(self._show_piles)
        self.panel.option_chosen.connect(self.choose)
        self.panel.confirmed.connect(self.confirm)
        self.panel.pass_wanted.connect(self.pass_until)
        self.panel.stops_changed.connect(self._set_stops)
        self.panel.unwritten_wanted.connect(self._list_unwritten)
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

    # The session

    def show_session(self, session: Session) -> None:
        self.drop_session()
        self.session = session
        session.changed.connect(self.show_decision)
        session.said.connect(self._say)
        table = session.table
        self.panel.seed.setText(f"Seed {table.seed}")
        count = len(table.unwritten)
        self.panel.unwritten.setText(f"{many(count, 'card')} without encoded abilities")
        self.panel.unwritten.setAccessibleName(
            f"{many(count, 'card')} in these decks have no encoded abilities. Which?"
        )
        self.panel.unwritten.setVisible(count > 0)
        self._set_stops(self.panel.my_actions.isChecked(), self.panel.every_window.isChecked())
        session.start()
        self.canvas.setFocus()

    def drop_session(self) -> None:
        if self.session is not None:
            self.session.stop()
            self.session.changed.disconnect(self.show_decision)
            self.session.said.disconnect(self._say)
            self.session.deleteLater()
            self.session = None

    def show_decision(self) -> None:
        """Everything anew: the table, the question, the log."""
        session = self.session
        if session is None:
            return
        table, view = session.table, session.table.view
        step = table.step
        self.large.hide()
        self._picked = []
        asked = session.may_decide and not isinstance(step, Result)
        self._decision = step if asked and isinstance(step, Decision) else None
        self._by_card = cards_of_options(self._decision)
        usable = frozenset(self._by_card)
        offered: tuple[SeenCard, ...] = offered_cards(table, view, self._decision)
        self.canvas.show_table(table, view, offered, usable, frozenset())
        if self.head.as_text.isChecked():
            self.tree.show_table(table, view, offered, usable)
        self.head.phases.show_view(view)
        self._ask(step)
        self._say_no_more()
        self.panel.log.show_log(table.log())
        self.panel.pass_until.setEnabled(asked and table.passing() is not None)
        self.head.offer_ways_back(table)

    def _ask(self, step: Decision | Result) -> None:
        session = self.session
        if session is None:
            return
        if isinstance(step, Result):
            own = step.winner == session.table.viewer
            text = "You have won." if own else f"The {SIDE_NAMES[step.winner]} side has won."
            self.panel.tell("Game over", text, _ENDINGS.get(step.rule, ""))
        elif self._decision is None:
            name = session.table.seats[step.player].name
            self.panel.tell("The other side decides", f"{name} is thinking…")
        else:
            self.panel.ask(describe(session.table.state, step), step)

    def _say(self, text: str) -> None:
        self.panel.explain(text)
        self._reason_over.start()

    def _say_no_more(self) -> None:
        self.panel.explain("")
        self.bubble.hide()

    # What the person does

    def choose(self, number: int) -> None:
        """One option: it is taken, or picked where several may be."""
        if self._decision is None or self.session is None:
            return
        if self._decision.most == 1 == self._decision.least:
            self.session.answer(number)
            return
        if number in self._picked:
            self._picked.remove(number)
        elif len(self._picked) < self._decision.most:
            self._picked.append(number)
        else:
            self._say(f"No more than {self._decision.most} can be chosen.")
            return
        self.panel.show_picked(frozenset(self._picked))
        cards = {self._decision.options[one][1] for one in self._picked}
        self.canvas.set_picked(frozenset(cards))

    def confirm(self) -> None:
        decision = self._decision
        if decision is None or self.session is None or (decision.most == 1 == decision.least):
            return
        if decision.least <= len(self._picked) <= decision.most:
            self.session.answer(tuple(self._picked))
        else:
            self._say(f"Choose at least {many(decision.least, 'option')}.")

    def use_card(self, card: int) -> None:
        """What a click on a card means now; what it cannot be used for it says."""
        if self.session is None:
            return
        options = self._by_card.get(card, [])
        if len(options) == 1:
            self.choose(options[0])
        elif options:
            self._ask_which(card, options)
        else:
            reason = self.session.why_not(card)
            self._say(reason or "Nothing can be done with that card now.")
            place = self.canvas.place_of(card)
            if place.isValid() and self.canvas.isVisible():
                corner = self.canvas.mapTo(self, place.topLeft())
                self.bubble.say(self.panel.reason.text(), QRect(corner, place.size()))

    def _ask_which(self, card: int, options: list[int]) -> None:
        """A card with several options opens a menu of them."""
        if self.session is not None and self._decision is not None:
            words = describe(self.session.table.state, self._decision).options
            menu = option_menu(self, [words[number] for number in options], self.choose)
            place = self.canvas.place_of(card)
            menu.popup(self.canvas.mapToGlobal(place.bottomLeft() + QPoint(0, 2)))

    def undo(self) -> None:
        if self.session is not None:
            self.session.undo()

    def redo(self) -> None:
        if self.session is not None:
            self.session.redo()

    def pass_until(self) -> None:
        if self.session is not None:
            self.session.pass_until()

    def _set_stops(self, my_actions: bool, every_window: bool) -> None:
        if self.session is not None:
            self.session.stop_at_my_actions = my_actions
            self.session.stop_at_every_window = every_window

    def _switch_text(self) -> None:
        as_text = self.head.as_text.isChecked()
        self._stack.setCurrentWidget(self.tree if as_text else self._scroll)
        self.show_decision()
        (self.tree if as_text else self.canvas).setFocus()

    def _show_piles(self, side: int, at: QPoint) -> None:
        """What lies open in the piles of a side; a click on a title shows the card."""
        if self.session is not None:
            seat = self.session.table.view.seats[side]
            pile_menu(self, seat, partial(self._show_large, where=QRect(0, 0, 1, 1))).popup(at)

    def _list_unwritten(self) -> None:
        """Which cards do less than they should."""
        if self.session is not None:
            menu = title_menu(self, self.session.table.unwritten)
            menu.popup(self.panel.unwritten.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    # A card, large

    def _switch_large(self, card: int, where: QRect) -> None:
        if self.large.isVisible():
            self.large.hide()
        else:
            self._show_large(card, where)

    def _show_large(self, card: int, where: QRect) -> None:
        if self.session is None:
            return
        corner = self.canvas.mapTo(self, where.topLeft())
        spot = self.canvas.scene.spot_of(card)
        facts = []
        if spot is not None and spot.now is not None:
            facts = [words for words in (conditions(spot.now), values(spot.now)) if words]
        words = f"Now: {'; '.join(facts)}." if facts else ""
        place = QRect(corner, where.size())
        self.large.show_card(self.session.table.card(card), words, place)

    # Keys

    def press(self, event: QKeyEvent) -> bool:
        """Keys that work anywhere on the page; whether it was one."""
        keys, text = event.modifiers(), event.text().upper()
        control = keys & Qt.KeyboardModifier.ControlModifier
        if control:
            shift = keys & Qt.KeyboardModifier.ShiftModifier
            acts: dict[int, Callable[[], object]] = {
                Qt.Key.Key_Z: self.redo if shift else self.undo,
                Qt.Key.Key_Y: self.redo,
                Qt.Key.Key_S: self.save_wanted.emit,
                Qt.Key.Key_Return: self.confirm,
            }
            act = acts.get(event.key())
        elif event.key() == Qt.Key.Key_Escape:
            act = self.large.hide if self.large.isVisible() else None
        elif text in ("C", "N", "T"):
            act = {"C": self.confirm, "N": self.pass_until, "T": self.head.as_text.click}[text]
        else:
            return bool(text) and self.panel.press(text)
        if act is not None:
            act()
        return act is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.press(event):
            super().keyPressEvent(event)
