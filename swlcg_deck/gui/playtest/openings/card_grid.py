"""Cards side by side, each with a line below it; in two or three rows where letters are large."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.cards.card import Card
from swlcg_deck.gui.cards.card_widget import RING, CardWidget
from swlcg_deck.gui.cards.face_layout import FaceSize
from swlcg_deck.gui.cards.faces import CardFaces

_GAP = 2


class CardGrid(QWidget):
    """Always the same number of cards; the arrow keys go from one to the next."""

    card_activated = Signal(object, object)
    """The card, and the widget that shows it."""

    def __init__(
        self, faces: CardFaces, below: Sequence[QWidget], least_width: int, height: int
    ) -> None:
        super().__init__()
        self._faces = faces
        self._theme = faces.theme
        self._below = tuple(below)
        self._least_width = least_width
        self._height = height
        self.cards = tuple(self._new_card() for _ in below)
        for line in self._below:
            line.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._theme.changed.connect(self._rearrange)

    def _new_card(self) -> CardWidget:
        card = CardWidget(self._faces, self._faces.pool.sets[0].objective, FaceSize.N, self)
        card.activated.connect(lambda shown, card=card: self.card_activated.emit(shown, card))
        return card

    def show_cards(self, cards: Sequence[Card]) -> None:
        for widget, card in zip(self.cards, cards, strict=True):
            if widget.card is not card:
                widget.set_card(card)

    def columns(self, width: int) -> int:
        """As many as fit, where every row is to have the same number."""
        fitting = max(1, width // self._theme.px(self._least_width))
        count = len(self.cards)
        return max(n for n in range(1, count + 1) if count % n == 0 and n <= fitting)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return len(self.cards) // self.columns(width) * self._row_height()

    def sizeHint(self) -> QSize:
        width = max(self.width(), self._theme.px(self._least_width))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(self._least_width), self._row_height())

    def _row_height(self) -> int:
        return self._theme.px(self._height) + 2 * RING + self._line_height() + self._theme.px(_GAP)

    def _line_height(self) -> int:
        return max(line.sizeHint().height() for line in self._below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        columns = self.columns(self.width())
        cell = self.width() / columns
        high, line = self._theme.px(self._height) + 2 * RING, self._line_height()
        for place, (card, below) in enumerate(zip(self.cards, self._below, strict=True)):
            row, column = divmod(place, columns)
            left, right = round(column * cell), round((column + 1) * cell)
            top = row * self._row_height()
            card.setGeometry(QRect(left, top, right - left, high))
            below.setGeometry(QRect(left + RING, top + high, right - left - 2 * RING, line))

    def _rearrange(self) -> None:
        self._arrange()
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self.columns(self.width()),
            Qt.Key.Key_Down: self.columns(self.width()),
        }
        at = next((n for n, card in enumerate(self.cards) if card.hasFocus()), None)
        to = None if at is None else at + steps.get(Qt.Key(event.key()), len(self.cards))
        if to is not None and 0 <= to < len(self.cards):
            self.cards[to].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)
