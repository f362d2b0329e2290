"""What is asked, in plain words, with every option as a button."""

from collections.abc import Set

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.engine.decisions import Decision
from swlcg_deck.engine.game import Question, how_many
from swlcg_deck.engine.sentences import many
from swlcg_deck.gui.playtest.log_view import LogView
from swlcg_deck.gui.playtest.option_button import OptionButton
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.section_label import SectionLabel
from swlcg_deck.gui.widgets.tick_box import TickBox

_WIDTH, _REST = 276, 330
"""How wide it is, and the height of everything but the question and its options."""
_SAFE = ("pass", "keep", "decline", "done")


def _label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


class DecisionPanel(QWidget):
    """The question, its options, passing, the log."""

    option_chosen = Signal(int)
    confirmed = Signal()
    pass_wanted = Signal()
    stops_changed = Signal(bool, bool)
    """My actions; every window."""
    unwritten_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.buttons: list[OptionButton] = []
        self._least = self._most = 1
        self._picked: Set[int] = frozenset()
        self._build_question()
        self._build_passing()
        self._build_log()
        self._restyle()
        theme.changed.connect(self._restyle)

    def _build_question(self) -> None:
        self.caption = SectionLabel("Your decision")
        self.question, self.why = _label("heading"), _label("secondary")
        self.reason = _label("strong")
        self.reason.hide()
        self._options = QWidget()
        self._options_column = QVBoxLayout(self._options)
        self._options_column.setContentsMargins(0, 0, 0, 0)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._scroll.setWidget(self._options)
        self.confirm = QPushButton()
        self.confirm.setObjectName("primary")
        self.confirm.setAutoDefault(False)
        self.confirm.clicked.connect(self.confirmed)

    def _build_passing(self) -> None:
        self.pass_until = QPushButton("Pass until something happens")
        self.pass_until.setObjectName("small")
        self.pass_until.setAccessibleName("Pass until something happens, key N")
        self.pass_until.setToolTip(
            "Pass this window and those that follow, until something happens (N)"
        )
        self.pass_until.clicked.connect(self.pass_wanted)
        self.my_actions = TickBox(self._theme, "Stop at my actions")
        self.my_actions.setChecked(True)
        self.every_window = TickBox(self._theme, "Every window")
        for box in (self.my_actions, self.every_window):
            box.toggled.connect(self._stops_changed)

    def _build_log(self) -> None:
        self._log_head = SectionLabel("Log")
        self.seed = QLabel()
        self.seed.setObjectName("caption")
        self.log = LogView(self._theme)
        self.log.setMinimumHeight(0)
        self.unwritten = QPushButton()
        self.unwritten.setObjectName("link")
        self.unwritten.clicked.connect(self.unwritten_wanted)
        self._stops = QVBoxLayout()
        self._stops.addWidget(self.my_actions)
        self._stops.addWidget(self.every_window)
        head = QHBoxLayout()
        head.addWidget(self._log_head, 1)
        head.addWidget(self.seed)
        self._top, self._middle, self._foot = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        for widget in (self.caption, self.question, self.why, self.reason, self._scroll):
            self._top.addWidget(widget)
        self._top.addWidget(self.confirm)
        self._middle.addWidget(self.pass_until)
        self._middle.addLayout(self._stops)
        self._foot.addLayout(head)
        self._foot.addWidget(self.log, 1)
        self._foot.addWidget(self.unwritten)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._top)
        column.addWidget(Hairline())
        column.addLayout(self._middle)
        column.addWidget(Hairline())
        column.addLayout(self._foot, 1)

    def ask(self, question: Question, decision: Decision) -> None:
        """Show a decision of the person."""
        self.caption.set_words("Your decision")
        self.question.setText(question.text)
        several = question.most > 1
        self.why.setText(f"{question.why} {how_many(question)}" if several else question.why)
        self._least, self._most = question.least, question.most
        verbs = [option[0] for option in decision.options]
        self._set_buttons(question, verbs, several)
        self.confirm.setVisible(several)
        self.show_picked(frozenset())

    def tell(self, caption: str, text: str, why: str = "") -> None:
        """Nothing is asked: the other side thinks, or the game is over."""
        self.caption.set_words(caption)
        self.question.setText(text)
        self.why.setText(why)
        self._clear()
        self.confirm.hide()
        self._fit()

    def explain(self, reason: str) -> None:
        """Why a card cannot be used now."""
        self.reason.setText(reason)
        self.reason.setAccessibleName(reason)
        self.reason.setVisible(bool(reason))

    def show_picked(self, picked: Set[int]) -> None:
        self._picked = picked
        for button in self.buttons:
            if button.isCheckable():
                button.setChecked(button.number in picked)
        enough = self._least <= len(picked) <= self._most
        self.confirm.setEnabled(enough)
        words = f"Confirm {many(len(picked), 'choice')}" if picked else "Confirm: none"
        self.confirm.setText(f"{words}  (C)")
        self.confirm.setAccessibleName(f"{words}, key C")

    def press(self, key: str) -> bool:
        """Choose the option of a key; whether there is one."""
        button = next((one for one in self.buttons if one.key == key), None)
        if button is not None:
            self.option_chosen.emit(button.number)
        return button is not None

    def _clear(self) -> None:
        for button in self.buttons:
            self._options_column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []

    def _set_buttons(self, question: Question, verbs: list[str], several: bool) -> None:
        self._clear()
        number = 0
        for option in question.options:
            is_pass = verbs[option.number] in _SAFE and not several
            key = "P" if is_pass else ""
            if not is_pass:
                number += 1
                key = str(number) if number <= 9 else "0" if number == 10 else ""
            button = OptionButton(self._theme, option.number, key, option.label, is_safe=is_pass)
            button.setCheckable(several)
            button.clicked.connect(self._sender_chosen)
            self._options_column.addWidget(button)
            self.buttons.append(button)
        self._fit()

    def _sender_chosen(self) -> None:
        button = self.sender()
        if isinstance(button, OptionButton):
            self.option_chosen.emit(button.number)

    def _fit(self) -> None:
        """As high as its options need, and no higher than leaves room for the log."""
        px = self._theme.px
        width = px(_WIDTH - 28)
        gap = self._options_column.spacing()
        for button in self.buttons:
            button.setFixedHeight(button.heightForWidth(width - px(14)))
        wanted = sum(button.height() + gap for button in self.buttons)
        texts = (self.question, self.why, self.reason)
        above = sum(text.heightForWidth(width) for text in texts if text.text())
        room = self.height() - above - px(_REST)
        self._scroll.setFixedHeight(max(px(84), min(wanted, room)))
        self._scroll.setVisible(bool(self.buttons))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _stops_changed(self) -> None:
        self.stops_changed.emit(self.my_actions.isChecked(), self.every_window.isChecked())

    def _restyle(self) -> None:
        px = self._theme.px
        self.setFixedWidth(px(_WIDTH))
        self._options_column.setSpacing(px(6))
        self._options_column.setContentsMargins(0, 0, px(4), 0)
        for layout in (self._top, self._middle, self._foot):
            layout.setContentsMargins(px(14), px(12), px(10), px(12))
            layout.setSpacing(px(7))
        self._stops.setSpacing(px(2))
        self._fit()
