"""The mouse over the table: what lies under it, what it clicks, and the card it carries."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from swlcg_deck.gui.playtest.canvas.scene import PILES, Spot
from swlcg_deck.language import tr

if TYPE_CHECKING:
    from swlcg_deck.gui.playtest.canvas.canvas import Canvas

_HOVER_MS = 450


class CanvasMouse(QObject):
    """Asks through the signals of the canvas for what is to be done."""

    def __init__(self, canvas: "Canvas") -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.hovered: Spot | None = None
        self.pressed: Spot | None = None
        self.carried: QPointF | None = None
        """How far the pressed card was carried from its place."""
        self.onto: Spot | None = None
        """The card on which it would be put down."""
        self._pressed_at = QPointF()
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.setInterval(_HOVER_MS)
        self._hover.timeout.connect(self._hovered_long)

    def forget(self) -> None:
        """The cards are others now."""
        self.hovered = self.pressed = self.carried = self.onto = None

    def press(self, event: QMouseEvent) -> None:
        canvas = self._canvas
        spot = canvas.spot_at(event.position())
        if spot is None:
            side = self._head_at(event.position())
            if side is not None:
                canvas.set_current(PILES[side])
                canvas.piles_wanted.emit(side, event.globalPosition().toPoint())
            return
        self._hover.stop()
        canvas.zoom_unwanted.emit()
        canvas.set_current(spot.card)
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed, self._pressed_at = spot, event.position()
        elif event.button() == Qt.MouseButton.RightButton:
            canvas.zoom_switched.emit(spot.card, spot.where.toRect())

    def release(self, event: QMouseEvent) -> None:
        """A click uses a card; carried onto another card or out of its row it is put down there."""
        spot, carried = self.pressed, self.carried
        self.pressed = self.carried = self.onto = None
        self._canvas.update()
        if spot is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if carried is None:
            self._canvas.card_used.emit(spot.card)
            return
        onto = self._drop_at(event.position(), spot)
        row = QRectF(0, spot.where.top(), self._canvas.width(), spot.where.height())
        if onto is not None or not row.contains(event.position()):
            self._canvas.card_dropped.emit(spot.card, onto.card if onto is not None else -1)

    def move(self, event: QMouseEvent) -> None:
        if self.pressed is not None:
            self._drag(event.position(), self.pressed)
            return
        canvas = self._canvas
        spot = canvas.spot_at(event.position())
        on_head = spot is None and self._head_at(event.position()) is not None
        usable = on_head or (spot is not None and canvas.is_usable(spot.card))
        shape = Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor
        canvas.setCursor(shape)
        canvas.setToolTip(tr("Show the piles of this side") if on_head else "")
        if spot is self.hovered:
            return
        self.hovered = spot
        canvas.zoom_unwanted.emit()
        self._hover.stop()
        if spot is not None:
            self._hover.start()
        canvas.update()

    def leave(self) -> None:
        self._hover.stop()
        self.hovered = None
        self._canvas.zoom_unwanted.emit()
        self._canvas.update()

    def _drag(self, at: QPointF, pressed: Spot) -> None:
        """Carry a card that can be used."""
        way = at - self._pressed_at
        far = way.manhattanLength() >= QApplication.startDragDistance()
        if not self._canvas.is_carriable(pressed.card):
            return
        if far or self.carried is not None:
            self.carried, self.onto = way, self._drop_at(at, pressed)
            self._canvas.update()

    def _drop_at(self, at: QPointF, carried: Spot) -> Spot | None:
        """The card below the one that is carried; those of its own zone are only passed over."""
        onto = self._canvas.spot_at(at)
        if onto is None or onto.card == carried.card or onto.zone == carried.zone:
            return None
        return onto

    def _head_at(self, at: QPointF) -> int | None:
        heads = self._canvas.scene.heads
        return next((side for side, head in heads if head.contains(at)), None)

    def _hovered_long(self) -> None:
        at = self._canvas.mapFromGlobal(self._canvas.cursor().pos())
        if self.hovered is not None and self._canvas.rect().contains(at):
            self._canvas.zoom_wanted.emit(self.hovered.card, self.hovered.where.toRect())
