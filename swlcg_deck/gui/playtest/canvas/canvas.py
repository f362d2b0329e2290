"""The table under the hands: a cursor from card to card, clicks, cards that are carried."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.canvas.canvas_surface import CanvasSurface
from swlcg_deck.gui.playtest.canvas.scene import NOWHERE, PILES, Spot
from swlcg_deck.gui.playtest.canvas.walking import ARROWS, neighbour, next_stop
from swlcg_deck.language import tr

_HOVER_MS = 450


class Canvas(CanvasSurface):
    """Tab and arrows go through cards and piles, Enter uses one, Space shows it large."""

    card_used = Signal(int)
    card_dropped = Signal(int, int)
    """A card that was carried, and the card on which it was put down, or -1."""
    zoom_wanted = Signal(int, QRect)
    """A card to show large, and where it lies."""
    zoom_unwanted = Signal()
    zoom_switched = Signal(int, QRect)
    piles_wanted = Signal(int, QPoint)
    """The side whose piles somebody wants to see, and where he asked."""

    def __init__(self, faces: CardFaces) -> None:
        super().__init__(faces)
        self._pressed_at = QPointF()
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.setInterval(_HOVER_MS)
        self._hover.timeout.connect(self._hovered_long)

    # Keyboard

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the cards first, then on to the decision."""
        return self._step(1 if forward else -1) or super().focusNextPrevChild(forward)

    def _step(self, by: int) -> bool:
        stop = next_stop(self.scene.stops(), self.current_card(), by)
        if stop is not None:
            self.set_current(stop)
        return stop is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, current = Qt.Key(event.key()), self.current_card()
        if key in ARROWS:
            stop = neighbour(self.scene.stops(), current, key)
            if stop is not None:
                self.set_current(stop)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and current != NOWHERE:
            self._use(current)
        elif key == Qt.Key.Key_Space and current >= 0:
            self.zoom_switched.emit(current, self.place_of(current))
        else:
            super().keyPressEvent(event)

    def _use(self, stop: int) -> None:
        if stop in PILES:
            side = PILES.index(stop)
            head = self.scene.head_of(side).toRect()
            self.piles_wanted.emit(side, self.mapToGlobal(head.bottomLeft()))
        else:
            self.card_used.emit(stop)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        tabbed = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if event.reason() in tabbed:
            self._look = replace(self._look, current=NOWHERE)
            self._step(1 if event.reason() == tabbed[0] else -1)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = self.spot_at(event.position())
        if spot is None:
            side = self._head_at(event.position())
            if side is not None:
                self.set_current(PILES[side])
                self.piles_wanted.emit(side, event.globalPosition().toPoint())
            return
        self._hover.stop()
        self.zoom_unwanted.emit()
        self.set_current(spot.card)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._pressed_at = spot, event.position()
        elif event.button() == Qt.MouseButton.RightButton:
            self.zoom_switched.emit(spot.card, spot.where.toRect())

    def _head_at(self, at: QPointF) -> int | None:
        return next((side for side, head in self.scene.heads if head.contains(at)), None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click uses a card; carried onto another card or out of its row it is put down there."""
        spot, carried = self._pressed, self._look.carried
        self._pressed = None
        self._look = replace(self._look, carried=None, onto=None)
        self.update()
        if spot is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if carried is None:
            self.card_used.emit(spot.card)
            return
        onto = self._drop_at(event.position(), spot)
        row = QRectF(0, spot.where.top(), self.width(), spot.where.height())
        if onto is not None or not row.contains(event.position()):
            self.card_dropped.emit(spot.card, onto.card if onto is not None else -1)

    def _drop_at(self, at: QPointF, carried: Spot) -> Spot | None:
        """The card below the one that is carried; those of its own zone are only passed over."""
        onto = self.spot_at(at)
        if onto is None or onto.card == carried.card or onto.zone == carried.zone:
            return None
        return onto

    def _drag(self, at: QPointF) -> None:
        """Carry a card that can be used."""
        way = at - self._pressed_at
        far = way.manhattanLength() >= QApplication.startDragDistance()
        if self._pressed is None or self._pressed.card not in self._look.carriable:
            return
        if far or self._look.carried is not None:
            onto = self._drop_at(at, self._pressed)
            self._look = replace(self._look, carried=way, onto=onto)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None:
            self._drag(event.position())
            return
        spot = self.spot_at(event.position())
        on_head = spot is None and self._head_at(event.position()) is not None
        usable = on_head or (spot is not None and spot.card in self._look.usable)
        self.setCursor(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        self.setToolTip(tr("Show the piles of this side") if on_head else "")
        if spot is self._hovered:
            return
        self._hovered = spot
        self.zoom_unwanted.emit()
        self._hover.stop()
        if spot is not None:
            self._hover.start()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover.stop()
        self._hovered = None
        self.zoom_unwanted.emit()
        self.update()

    def _hovered_long(self) -> None:
        if self._hovered is not None and self.rect().contains(self._cursor()):
            self.zoom_wanted.emit(self._hovered.card, self._hovered.where.toRect())

    def _cursor(self) -> QPoint:
        return self.mapFromGlobal(self.cursor().pos())
