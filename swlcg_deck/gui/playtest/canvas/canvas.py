"""The table: what one seat sees, a cursor from card to card, clicks, cards that are carried."""

from collections.abc import Set
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from swlcg_deck.engine.game import SeenCard, View
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.canvas.canvas_mouse import CanvasMouse
from swlcg_deck.gui.playtest.canvas.canvas_painting import CanvasLook, paint_canvas
from swlcg_deck.gui.playtest.canvas.movement import Movement
from swlcg_deck.gui.playtest.canvas.scene import LEAST_HEIGHT, NOWHERE, PILES, Kind, Scene, Spot
from swlcg_deck.gui.playtest.canvas.scene_maker import SceneMaker
from swlcg_deck.gui.playtest.canvas.spot_words import head_sentence, sentence
from swlcg_deck.gui.playtest.canvas.walking import ARROWS, neighbour, next_stop
from swlcg_deck.language import tr
from swlcg_deck.playtest.table import Table

_LEAST_WIDTH, _MOST_ZOOM = 860, 1.5


class Canvas(QWidget):
    """Lays out and paints the cards; Tab and arrows go through cards and piles, Enter uses one,
    Space shows it large."""

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
        super().__init__()
        self._faces = faces
        self._theme = faces.theme
        self._table: Table | None = None
        self._view: View | None = None
        self._offered: tuple[SeenCard, ...] = ()
        self._look = CanvasLook()
        self._mouse = CanvasMouse(self)
        self.scene = Scene()
        self.movement = Movement(self)
        self.movement.moved.connect(self.update)
        self.setAccessibleName(tr("Table"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._theme.changed.connect(self._lay_out)

    def minimumSizeHint(self) -> QSize:
        """Large letters need no larger table: cards on it are never smaller than at 100 %."""
        scale = min(1.0, self._theme.scale)
        return QSize(round(_LEAST_WIDTH * scale), round(LEAST_HEIGHT * scale))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    @property
    def zoom(self) -> float:
        """Cards grow with the window."""
        px, scale = self._theme.px, max(1.0, self._theme.scale)
        room = min(self.width() / px(_LEAST_WIDTH), self.height() / px(LEAST_HEIGHT))
        return round(max(1 / scale, min(_MOST_ZOOM, room)), 2)

    def show_table(
        self,
        table: Table,
        view: View,
        offered: tuple[SeenCard, ...],
        usable: Set[int],
        carriable: Set[int],
    ) -> None:
        """Everything anew; what has moved moves, if the theme lets it."""
        before, same = self.scene, self._table is table and self._view is not None
        same = same and self._view is not None and self._view.player == view.player
        self._table, self._view, self._offered = table, view, offered
        self._look = replace(
            CanvasLook(), usable=usable, carriable=carriable, current=self.current_card()
        )
        self._mouse.forget()
        self._lay_out()
        if same and self._theme.moves and self.isVisible():
            self.movement.begin(before, self.scene)
        if all(stop != self.current_card() for stop, _ in self.scene.stops()):
            self._look = replace(self._look, current=NOWHERE)

    def set_picked(self, picked: Set[int]) -> None:
        self._look = replace(self._look, picked=picked)
        self.update()

    def spot_at(self, at: QPointF) -> Spot | None:
        """The topmost card there; a tab lies below its host."""
        spots = reversed(self.scene.spots)
        return next((s for s in spots if s.where.contains(at) and s.kind is not Kind.BACK), None)

    def is_usable(self, card: int) -> bool:
        return card in self._look.usable

    def is_carriable(self, card: int) -> bool:
        return card in self._look.carriable

    def current_card(self) -> int:
        return self._look.current

    def place_of(self, card: int) -> QRect:
        spot = self.scene.spot_of(card)
        return spot.where.toRect() if spot else QRect()

    def _lay_out(self) -> None:
        self.movement.stop()
        self.updateGeometry()
        if self._view is not None:
            look = self._faces.look(self.zoom)
            maker = SceneMaker(self._view, self._offered, QRectF(self.rect()), look)
            self.scene = maker.make()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = replace(
            self._look,
            hovered=self._mouse.hovered,
            has_focus=self.hasFocus(),
            pressed=self._mouse.pressed,
            carried=self._mouse.carried,
            onto=self._mouse.onto,
        )
        paint_canvas(self, self._faces, (self._table, self._view), look)

    def set_current(self, stop: int) -> None:
        """A card, or the piles of a side."""
        self._look = replace(self._look, current=stop)
        words = self._words_of(stop)
        if words:
            self.setAccessibleDescription(words)
            event = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
            QAccessible.updateAccessibility(event)
        self.update()

    def _words_of(self, stop: int) -> str:
        if self._table is None or self._view is None:
            return ""
        if stop in PILES:
            return head_sentence(self._table, self._view.seats[PILES.index(stop)])
        spot = self.scene.spot_of(stop)
        if spot is None:
            return ""
        note = tr("Can be chosen.") if stop in self._look.usable else ""
        if stop in self._look.picked:
            note = tr("Chosen.")
        return sentence(self._table.card(stop).title, spot.zone, spot.now, note)

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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._mouse.press(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._mouse.release(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse.move(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._mouse.leave()
