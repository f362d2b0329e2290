"""The right side of the page: exact odds of key cards, questions, and what a swap changes."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.analysis.odds_deck import OddsError
from swlcg_deck.analysis.odds_habits import DEAD_HAND
from swlcg_deck.analysis.odds_report import OddsReport, Wish
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.gui.playtest.openings.key_cards import KeyCardRow, KeyCardsHead
from swlcg_deck.gui.playtest.openings.odds_row import OddsRow
from swlcg_deck.gui.playtest.openings.question_field import QuestionField
from swlcg_deck.gui.playtest.openings.question_row import QuestionRow
from swlcg_deck.gui.playtest.openings.what_if import WhatIf
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.language import told, tr

_Row = TypeVar("_Row", bound=OddsRow)


class OddsPanel(QWidget):
    wish_changed = Signal(object)
    """What one wants to know from now on."""
    usual_wanted = Signal()
    """Back to the questions that every deck begins with."""

    def __init__(self, theme: Theme, pool: CardPool) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.judge: Callable[[str], bool] = lambda _text: False
        """Whether a text is about key cards; raises OddsError where it cannot be asked."""
        self._wish = Wish()
        self._edited = ""
        self.field = QuestionField(theme)
        self.field.asked.connect(self.ask)
        self.field.line.entered.connect(self._enter_rows)
        self.cards: list[KeyCardRow] = []
        self.questions: list[QuestionRow] = []
        self.dead = QLineEdit()
        self.dead.setPlaceholderText(DEAD_HAND)
        self.dead.setAccessibleName(tr("What makes a hand dead"))
        self.dead.setToolTip(
            tr(
                "A rule such as {example}; several, apart by a semicolon: any of them.",
                example="at most 1 type:unit",
            )
        )
        self.dead.editingFinished.connect(self._dead_changed)
        self.usual = QPushButton(tr("Back to the usual questions"))
        self.usual.setObjectName("link")
        self.usual.setAccessibleName(tr("Back to the usual questions"))
        self.usual.clicked.connect(self.usual_wanted)
        self.what_if = WhatIf(theme, pool)
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build(self) -> None:
        title, about = (
            _label(tr("Exact odds"), "heading"),
            _label(tr("Closed form, no sampling. Chances in %."), "secondary"),
        )
        self._column = QVBoxLayout(self)
        self._column.addWidget(title)
        self._column.addWidget(about)
        self._column.addWidget(self.field)
        self._card_rows, self._question_rows = QVBoxLayout(), QVBoxLayout()
        self._column.addWidget(KeyCardsHead(self._theme))
        self._column.addLayout(self._card_rows)
        self._column.addWidget(
            _label(
                tr(
                    "By turn 3: no mulligan, two cards drawn each turn. Payable: with the best"
                    " keep, nothing spent before. Enter changes a line, Delete removes it."
                ),
                "caption",
            )
        )
        self._questions_head = _label(tr("Questions"), "strong")
        self._column.addWidget(self._questions_head)
        self._column.addLayout(self._question_rows)
        self._column.addWidget(_label(tr("A hand is dead with"), "caption"))
        self._column.addWidget(self.dead)
        self.dead_fault = _label("", "problem")
        self.dead_fault.hide()
        self._column.addWidget(self.dead_fault)
        self._column.addWidget(self.usual, alignment=Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self.what_if)
        self._column.addStretch(1)

    # The wish

    def set_wish(self, wish: Wish) -> None:
        self._wish = wish
        self.dead.setText("; ".join(wish.dead))
        self.show_dead_fault("")
        self._stop_editing()

    def ask(self, text: str) -> None:
        """Add a question, or put it in the place of the one that is edited."""
        try:
            about_cards = self.judge(text)
        except OddsError as error:
            self.field.show_fault(told(error))
            return
        cards, questions = self._wish.cards, self._wish.questions
        if about_cards:
            questions = tuple(one for one in questions if one != self._edited)
            cards = _placed(cards, text, self._edited)
        else:
            cards = tuple(one for one in cards if one != self._edited)
            questions = _placed(questions, text, self._edited)
        self.field.line.set_query("")
        self._stop_editing()
        self._wish_for(replace(self._wish, cards=cards, questions=questions))

    def _wish_for(self, wish: Wish) -> None:
        self._wish = wish
        self.wish_changed.emit(wish)

    def _edit(self, text: str) -> None:
        self._edited = text
        self.field.set_editing(is_editing=True)
        self.field.line.choose(text)

    def _stop_editing(self) -> None:
        self._edited = ""
        self.field.set_editing(is_editing=False)

    def _remove(self, text: str) -> None:
        cards = tuple(one for one in self._wish.cards if one != text)
        questions = tuple(one for one in self._wish.questions if one != text)
        self._wish_for(replace(self._wish, cards=cards, questions=questions))

    def _dead_changed(self) -> None:
        rules = tuple(part.strip() for part in self.dead.text().split(";") if part.strip())
        if rules != self._wish.dead:
            self._wish_for(replace(self._wish, dead=rules))

    def show_dead_fault(self, sentence: str) -> None:
        self.dead_fault.setText(sentence)
        self.dead_fault.setVisible(bool(sentence))

    def _enter_rows(self) -> None:
        rows: list[QWidget] = [*self.cards, *self.questions]
        if rows:
            rows[0].setFocus(Qt.FocusReason.TabFocusReason)

    # The answers

    def show_report(self, report: OddsReport) -> None:
        """Rows stay while they are asked the same; only their answers are new."""
        if [row.asked for row in self.cards] != [found.text for found in report.cards]:
            rows = [KeyCardRow(self._theme, found) for found in report.cards]
            self.cards = self._placed_rows(self.cards, rows, self._card_rows)
        if [row.asked for row in self.questions] != [one.question for one in report.questions]:
            asked = [QuestionRow(self._theme, found) for found in report.questions]
            self.questions = self._placed_rows(self.questions, asked, self._question_rows)
        for card, found in zip(self.cards, report.cards, strict=True):
            card.show_chances(found)
        for question, answer in zip(self.questions, report.questions, strict=True):
            question.show_answer(answer)

    def _placed_rows(self, old: list[_Row], new: list[_Row], column: QVBoxLayout) -> list[_Row]:
        """New rows in the place of the old ones; the focus stays at its place."""
        focused = next((n for n, row in enumerate(old) if row.hasFocus()), None)
        before: QWidget = self.field.add if column is self._card_rows else self._last_card()
        for row in new:
            row.removed.connect(self._remove)
            row.edited.connect(self._edit)
            column.addWidget(row)
            row.show()  # at once, so that it can take the focus
            QWidget.setTabOrder(before, row)
            before = row
        if focused is not None:
            after = new[min(focused, len(new) - 1)] if new else self.field.line.edit
            after.setFocus(Qt.FocusReason.OtherFocusReason)
        for row in old:
            column.removeWidget(row)
            row.hide()
            row.deleteLater()
        return new

    def _last_card(self) -> QWidget:
        return self.cards[-1] if self.cards else self.field.add

    def _restyle(self) -> None:
        px = self._theme.px
        self._column.setContentsMargins(px(16), px(12), px(14), px(16))
        self._column.setSpacing(px(6))
        for rows in (self._card_rows, self._question_rows):
            rows.setSpacing(0)


def _label(text: str, name: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName(name)
    label.setWordWrap(name != "heading")
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _placed(texts: tuple[str, ...], text: str, instead_of: str) -> tuple[str, ...]:
    """With a text once: in the place of another, else at the end."""
    if instead_of in texts:
        texts = tuple(text if one == instead_of else one for one in texts)
    return tuple(dict.fromkeys((*texts, text)))
