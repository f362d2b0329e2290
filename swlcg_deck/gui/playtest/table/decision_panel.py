"""What is asked, in plain words, with every option as a button."""

from collections.abc import Set
from typing import Final

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

from swlcg_deck.engine.game import Decision, Question, how_many
from swlcg_deck.gui.playtest.table.option_button import OptionButton
from swlcg_deck.gui.playtest.table.passing_box import PassingBox
from swlcg_deck.gui.playtest.table.replay_controls import ReplayControls
from swlcg_deck.gui.playtest.table.story_box import StoryBox
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.hairline import Hairline
from swlcg_deck.gui.widgets.section_label import SectionLabel
from swlcg_deck.language import tr, tr_n

_WIDTH, _REST = 276, 330
"""How wide it is, and the height of everything but the question and its options."""
_SAFE: Final = ("pass", "keep", "decline", "done")
SAFE_LETTER: Final = "P"
OPTION_KEYS: Final = "1234567890ABDEFGIJKLMOQRSUVWXYZ"
"""Without the letters that mean something else at the table: C, H, N, P, T."""


def _label(name: str) -> QLabel:
    label = QLabel()
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


class DecisionPanel(QWidget):
    """The question and its options; below them passing or the replay, and what has happened."""

    option_chosen = Signal(int)
    confirmed = Signal()
    rule_requested = Signal(str)
    """The rule by which it is asked is to be read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.buttons: list[OptionButton] = []
        self._least = self._most = 1
        self._picked: Set[int] = frozenset()
        self.passing = PassingBox(theme)
        self.replay = ReplayControls(theme)
        self.replay.hide()
        self.story = StoryBox(theme)
        self._build_question()
        self._build_page()
        self._restyle()
        theme.changed.connect(self._restyle)

    def _build_question(self) -> None:
        self.caption = SectionLabel(tr("Your decision"))
        self.rule = QPushButton()
        self.rule.setObjectName("citation")
        self.rule.setCursor(Qt.CursorShape.PointingHandCursor)
        self.rule.setAutoDefault(False)
        self.rule.clicked.connect(self._rule_clicked)
        self.rule.hide()
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
        self.cancel = QPushButton(tr("Cancel thinking"))
        self.cancel.setObjectName("small")
        self.cancel.setAccessibleName(tr("Cancel thinking: the bot decides at once"))
        self.cancel.setToolTip(tr("The bot decides at once, without looking ahead (Esc)"))
        self.cancel.hide()

    def _build_page(self) -> None:
        self._top, self._middle, self._foot = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        head = QHBoxLayout()
        head.addWidget(self.caption, 1)
        head.addWidget(self.rule)
        self._top.addLayout(head)
        for widget in (self.question, self.why, self.reason, self._scroll):
            self._top.addWidget(widget)
        self._top.addWidget(self.confirm)
        self._top.addWidget(self.cancel)
        self._middle.addWidget(self.passing)
        self._middle.addWidget(self.replay)
        self._foot.addWidget(self.story)
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
        self.caption.set_words(tr("Your decision"))
        several = question.most > 1
        self._word(question)
        self._least, self._most = question.least, question.most
        self._set_buttons(question, decision, several)
        self.confirm.setVisible((question.least, question.most) != (1, 1))
        self.cancel.hide()
        self.show_picked(frozenset())

    def show_past(
        self, caption: str, question: Question, decision: Decision, picks: Set[int]
    ) -> None:
        """A decision of a replay, with what was chosen; nothing can be chosen here."""
        self.caption.set_words(caption)
        self._word(question)
        self._set_buttons(question, decision, several=True)
        self.confirm.hide()
        self.cancel.hide()
        for button in self.buttons:
            button.setChecked(button.number in picks)
            button.setEnabled(False)
            if button.isChecked():
                self._scroll.ensureWidgetVisible(button)

    def tell(self, caption: str, text: str, why: str = "", *, may_cancel: bool = False) -> None:
        """Nothing is asked: the other side thinks, or the game is over."""
        self.caption.set_words(caption)
        self.question.setText(text)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self.rule.hide()
        self._clear()
        self.confirm.hide()
        self.cancel.setVisible(may_cancel)
        self._fit()

    def _word(self, question: Question) -> None:
        self.question.setText(tr(question.text))
        why = tr(question.why)
        self.why.setText(f"{why} {tr(how_many(question))}" if question.most > 1 else why)
        self.why.setVisible(bool(self.why.text()))
        self.rule.setText(question.rule)
        self.rule.setAccessibleName(tr("Read the rule {rule}", rule=question.rule))
        self.rule.setToolTip(self.rule.accessibleName())
        self.rule.setVisible(bool(question.rule))

    def _rule_clicked(self) -> None:
        self.rule_requested.emit(self.rule.text())

    def show_replay(self, on: bool) -> None:
        self.passing.setVisible(not on)
        self.replay.setVisible(on)

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
        count = len(picked)
        words = tr_n("Confirm {n} choice", "Confirm {n} choices", count)
        words = words if count else tr("Confirm: none")
        self.confirm.setText(f"{words}  (C)")
        self.confirm.setAccessibleName(tr("{words}, key C", words=words))

    def press(self, key: str) -> bool:
        """Choose the option of a key; whether there is one."""
        button = next((one for one in self.buttons if one.key == key and one.isEnabled()), None)
        if button is not None:
            self.option_chosen.emit(button.number)
        return button is not None

    def _clear(self) -> None:
        for button in self.buttons:
            self._options_column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []

    def _set_buttons(self, question: Question, decision: Decision, several: bool) -> None:
        self._clear()
        keys = iter(OPTION_KEYS)
        for option in question.options:
            is_pass = decision.options[option.number][0] in _SAFE and not several
            key = SAFE_LETTER if is_pass else next(keys, "")
            words = tr(option.label)
            button = OptionButton(self._theme, option.number, key, words, is_safe=is_pass)
            button.setCheckable(several or (question.least, question.most) != (1, 1))
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

    def _restyle(self) -> None:
        px = self._theme.px
        self.setFixedWidth(px(_WIDTH))
        self._options_column.setSpacing(px(6))
        self._options_column.setContentsMargins(0, 0, px(4), 0)
        for layout, right in ((self._top, 10), (self._middle, 14), (self._foot, 10)):
            layout.setContentsMargins(px(14), px(12), px(right), px(12))
            layout.setSpacing(px(7))
        self._fit()
