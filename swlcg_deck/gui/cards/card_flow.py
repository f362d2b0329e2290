"""The six cards of a set and the box about it, in as many columns as there is room for."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.gui.cards.about_box import AboutBox
from swlcg_deck.gui.cards.card_widget import RING, CardWidget
from swlcg_deck.gui.cards.face_layout import FaceSize
from swlcg_deck.gui.cards.faces import CardFaces

_TWO_COLUMNS = 346
"""356 px of panel, less a scroll bar that may come and go without moving the cards."""
_ONE_MORE_COLUMN = 184
_MOST_COLUMNS = 6
_EDGE = 6


class CardFlow(QWidget):
    """The objective across the whole width, the five others and the box below it."""

    card_activated = Signal(object)
    set_requested = Signal(int)
    focus_moved = Signal(QWidget)
    """By the arrow keys: the widget is to be brought into view."""

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._zoom = 1.0
        self._cards = [self._new_card(card) for card in faces.pool.sets[0].cards]
        self.about = AboutBox(faces, self)
        self.about.set_requested.connect(self.set_requested)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        faces.theme.changed.connect(self._rearrange)

    def show_set(self, entry: ObjectiveSet) -> None:
        for widget, card in zip(self._cards, entry.cards, strict=True):
            widget.set_card(card)
        self.about.show_set(entry)
        self._rearrange()

    def set_zoom(self, zoom: float) -> None:
        self._zoom = zoom
        for widget in self._cards:
            widget.set_zoom(zoom)
        self._rearrange()

    def cards(self) -> tuple[CardWidget, ...]:
        return tuple(self._cards)

    def columns(self) -> int:
        """How many command cards stand side by side."""
        return self._columns_at(self.width())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(place.bottom() for place in self._places(width)) + _EDGE

    def sizeHint(self) -> QSize:
        look = self._faces.look(self._zoom)
        width = look.px(_TWO_COLUMNS)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._faces.theme.px(150), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._rearrange()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        target = self._neighbour(Qt.Key(event.key()))
        if target is None:
            super().keyPressEvent(event)
            return
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self.focus_moved.emit(target)

    def _new_card(self, card: Card) -> CardWidget:
        widget = CardWidget(self._faces, card, FaceSize.M, self)
        widget.activated.connect(self.card_activated)
        return widget

    def _neighbour(self, key: Qt.Key) -> CardWidget | None:
        focused = next((card for card in self._cards if card.hasFocus()), None)
        if focused is None:
            return None
        at = self._cards.index(focused)
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            to = at + (1 if key == Qt.Key.Key_Right else -1)
            return self._cards[to] if 0 <= to < len(self._cards) else None
        if key not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            return None
        down = 1 if key == Qt.Key.Key_Down else -1
        here = focused.geometry().topLeft()
        beyond = [card for card in self._cards if down * (card.y() - here.y()) > 0]
        return min(
            beyond, key=lambda c: (abs(c.y() - here.y()), abs(c.x() - here.x())), default=None
        )

    def _columns_at(self, width: int) -> int:
        more = (width / self._faces.look(self._zoom).scale - _TWO_COLUMNS) // _ONE_MORE_COLUMN
        return max(1, min(_MOST_COLUMNS, 2 + int(more)))

    def _about_height(self, cell: int) -> int:
        layout = self.about.layout()
        needed = layout.totalHeightForWidth(cell - 2 * RING) if layout else 0
        return needed + 2 * RING

    def _places(self, width: int) -> list[QRect]:
        """Where the six cards and the box stand at a width."""
        room = width - 2 * _EDGE
        heights = [card.sizeHint().height() for card in self._cards]
        places = [QRect(_EDGE, 0, room, heights[0])]
        columns = self._columns_at(width)
        cell = room // columns
        about = self._about_height(cell)
        y = heights[0]
        for place, height in enumerate([*heights[1:], max(about, heights[-1])]):
            column = place % columns
            if place and column == 0:
                y += heights[-1]
            places.append(QRect(_EDGE + column * cell, y, cell, height))
        return places

    def _arrange(self) -> None:
        for widget, place in zip(
            [*self._cards, self.about], self._places(self.width()), strict=False
        ):
            ring = RING if widget is self.about else 0
            widget.setGeometry(place.adjusted(ring, ring, -ring, -ring))

    def _rearrange(self) -> None:
        self._arrange()
        self.updateGeometry()
