"""One opening: four objectives, the hand, what a bot would do, and the buttons."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.analysis.odds_deck import HAND, SEEN
from swlcg_deck.gui.cards.card_widget import RING, CardWidget
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.openings.advice_line import AdviceLine
from swlcg_deck.gui.playtest.openings.card_grid import CardGrid
from swlcg_deck.gui.playtest.openings.key_button import KeyButton
from swlcg_deck.gui.playtest.openings.opening_words import hand_words, keep_words, payment_words
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.tick_box import TickBox
from swlcg_deck.language import tr
from swlcg_deck.playtest.openings import Hand, Opening

_FADED = 0.6
_SIDE_BY_SIDE = 640


class OpeningPanel(QWidget):
    rejected_changed = Signal(int)
    """The place of the objective that goes to the bottom."""

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self._theme = faces.theme
        self.ticks = [TickBox(self._theme, tr("Kept")) for _ in range(SEEN)]
        self.payments = [ElidedLabel() for _ in range(HAND)]
        self.objectives = CardGrid(faces, self.ticks, 160, 124)
        self.hand = CardGrid(faces, self.payments, 112, 196)
        self.objectives_words, self.hand_words = _note(), _note()
        self.hand_title = _heading(tr("Opening hand"))
        self.advice = AdviceLine(self._theme)
        self.mulligan = KeyButton(self._theme, tr("Mulligan"), tr("M", note="a key"))
        self.play = KeyButton(self._theme, tr("Play it"), tr("Enter", note="a key"))
        space = tr("Space", note="a key")
        self.again = KeyButton(self._theme, tr("Draw again"), space, primary=True)
        for place, tick in enumerate(self.ticks):
            tick.clicked.connect(lambda on, place=place: self._ticked(place, on))
        for label in self.payments:
            label.setObjectName("caption")
        self._rejected = 0
        self._faded = [_faded(card) for card in self.objectives.cards]
        self._build()
        self._theme.changed.connect(self._restyle)
        self._restyle()

    def _build(self) -> None:
        self._column = QVBoxLayout(self)
        self._heads = []
        for title, words, grid in (
            (_heading(tr("Objectives")), self.objectives_words, self.objectives),
            (self.hand_title, self.hand_words, self.hand),
        ):
            head = QHBoxLayout()
            head.addWidget(title)
            head.addWidget(words, 1)
            self._heads.append(head)
            self._column.addLayout(head)
            self._column.addWidget(grid)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        for button in (self.mulligan, self.play, self.again):
            self._buttons.addWidget(button)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.addWidget(self.advice, 1)
        self._foot.addLayout(self._buttons)
        self._column.addLayout(self._foot)

    def show_opening(self, opening: Opening, hand: Hand, *, is_second: bool) -> None:
        """The hand is the first one, or what the mulligan brought."""
        self._rejected = opening.rejected
        self.objectives.show_cards(opening.objectives)
        self.objectives_words.setText(keep_words(opening.purse))
        for place, tick in enumerate(self.ticks):
            self._show_keep(place, tick, opening.objectives[place].title)
        self.hand.show_cards(hand.cards)
        self.hand_title.setText(tr("Hand after the mulligan") if is_second else tr("Opening hand"))
        self.hand_words.setText(hand_words(hand, opening.purse))
        for label, card, widget in zip(self.payments, hand.cards, self.hand.cards, strict=True):
            label.setText(payment_words(card, opening.purse))
            widget.setAccessibleName(f"{card.title}. {label.text()}")
        self.advice.show_advice(opening, is_second=is_second)
        self.mulligan.setEnabled(not is_second)
        self.mulligan.setToolTip(
            tr("A hand can be sent back once.")
            if is_second
            else tr("Shuffle the hand into the deck and draw six new cards, once.")
        )

    def _show_keep(self, place: int, tick: TickBox, title: str) -> None:
        is_kept = place != self._rejected
        tick.setChecked(is_kept)
        tick.setText(tr("Kept") if is_kept else tr("To the bottom"))
        tick.setAccessibleName(tr("Keep {objective}", objective=title))
        widget = self.objectives.cards[place]
        widget.setAccessibleName(f"{title}. {tick.text()}")
        widget.set_state(is_exhausted=not is_kept)
        self._faded[place].setEnabled(not is_kept)

    def _ticked(self, place: int, is_on: bool) -> None:
        """Always exactly three: what is taken back is given up for what is ticked off."""
        if is_on and place == self._rejected:
            self.rejected_changed.emit((place + 1) % SEEN)
        elif not is_on:
            self.rejected_changed.emit(place)

    def _restyle(self) -> None:
        px = self._theme.px
        edge = px(16) - RING
        self._column.setContentsMargins(edge, px(12), edge, px(12))
        self._column.setSpacing(px(4))
        for head in self._heads:
            head.setContentsMargins(RING, px(4), RING, 0)
            head.setSpacing(px(10))
        self._foot.setContentsMargins(RING, px(8), RING, 0)
        self._foot.setSpacing(px(12))
        self._buttons.setSpacing(px(8))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The advice stands above the buttons where there is no room beside them."""
        is_narrow = self.width() < self._theme.px(_SIDE_BY_SIDE)
        way = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._foot.setDirection(way)


def _faded(card: CardWidget) -> QGraphicsOpacityEffect:
    """Off until the card is put away."""
    effect = QGraphicsOpacityEffect(card)
    effect.setOpacity(_FADED)
    effect.setEnabled(False)
    card.setGraphicsEffect(effect)
    return effect


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    label.setObjectName("heading")
    return label


def _note() -> QLabel:
    label = QLabel()
    label.setObjectName("secondary")
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
