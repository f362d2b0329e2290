"""The table itself: one painted surface with a cursor that goes from card to card."""

from collections.abc import Set
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from swlcg_deck.engine.game import View
from swlcg_deck.engine.observing import SeenCard
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.middle_painting import GroundPainter
from swlcg_deck.gui.playtest.scene import LEAST_HEIGHT, Kind, Scene, SceneMaker, Spot
from swlcg_deck.gui.playtest.spot_painting import SpotLook, SpotPainter
from swlcg_deck.gui.playtest.spot_words import sentence
from swlcg_deck.playtest.table import Table

_LEAST_WIDTH, _MOST_ZOOM, _HOVER_MS = 860, 1.5, 450
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
}


class Canvas(QWidget):
    """Tab and arrows go through the cards, Enter uses one, Space shows it large."""

    card_used = Signal(int)
    zoom_wanted = Signal(int, QRect)
    """A card to show large, and where it lies."""
    zoom_unwanted = Signal()
    zoom_switched = Signal(int, QRect)
    piles_wanted = Signal(int, QPoint)
    """The side whose discard and victory piles somebody wants to see, and where he asked."""

    def __init__(self, faces: CardFaces) -> None:
        super().__init__()
        self._faces = faces
        self._theme = faces.theme
        self._table: Table | None = None
        self._view: View | None = None
        self._offered: tuple[SeenCard, ...] = ()
        self._usable: Set[int] = frozenset()
        self._picked: Set[int] = frozenset()
        self._current = -1
        self._hovered: Spot | None = None
        self._pressed: Spot | None = None
        self._pressed_at = self._dragged = QPointF()
        """How far the pressed card has been carried; nowhere while it is only a click."""
        self.scene = Scene()
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.setInterval(_HOVER_MS)
        self._hover.timeout.connect(self._hovered_long)
        self.setAccessibleName("Table")
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
        picked: Set[int],
    ) -> None:
        self._table, self._view, self._offered = table, view, offered
        self._usable, self._picked = usable, picked
        self._hovered = self._pressed = None
        self._dragged = QPointF()
        self._lay_out()
        if self.scene.spot_of(self._current) is None:
            self._current = -1

    def set_picked(self, picked: Set[int]) -> None:
        self._picked = picked
        self.update()

    def spot_at(self, at: QPointF) -> Spot | None:
        """The topmost card there; a tab lies below its host."""
        spots = reversed(self.scene.spots)
        return next((s for s in spots if s.where.contains(at) and s.kind is not Kind.BACK), None)

    def current_card(self) -> int:
        return self._current

    def place_of(self, card: int) -> QRect:
        spot = self.scene.spot_of(card)
        return spot.where.toRect() if spot else QRect()

    def _lay_out(self) -> None:
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
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.fillRect(self.rect(), QColor(self._theme.palette.window))
        if self._table is None or self._view is None:
            painter.end()
            return
        look = self._faces.look(self.zoom)
        cards = SpotPainter(painter, self._faces, self.zoom)
        GroundPainter(painter, look, self._table, self._view, cards).paint(self.scene)
        for spot in self.scene.spots:
            card = self._table.card(spot.card) if spot.card >= 0 else None
            cards.paint(spot, card, self._look_of(spot))
        if self._pressed is not None and not self._dragged.isNull():
            carried = replace(self._pressed, where=self._pressed.where.translated(self._dragged))
            painter.setOpacity(0.85)
            card = self._table.card(carried.card)
            cards.paint(carried, card, SpotLook(is_usable=True))
        painter.end()

    def _look_of(self, spot: Spot) -> SpotLook:
        engaged = self._view is not None and spot.card == self._view.engaged >= 0
        return SpotLook(
            is_usable=spot.card in self._usable,
            is_picked=spot.card in self._picked,
            is_current=spot.card >= 0 and spot.card == self._current and self.hasFocus(),
            is_hovered=spot is self._hovered,
            is_engaged=engaged,
        )

    # Keyboard

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the cards first, then on to the decision."""
        return self._step(1 if forward else -1) or super().focusNextPrevChild(forward)

    def _step(self, by: int) -> bool:
        cards = [spot.card for spot in self.scene.spots if spot.card >= 0]
        place = cards.index(self._current) + by if self._current in cards else None
        if place is None:
            place = 0 if by > 0 else len(cards) - 1
        if not 0 <= place < len(cards):
            return False
        self.set_current(cards[place])
        return True

    def set_current(self, card: int) -> None:
        self._current = card
        spot = self.scene.spot_of(card)
        if spot is not None and self._table is not None:
            note = "Can be chosen." if card in self._usable else ""
            if card in self._picked:
                note = "Chosen."
            words = sentence(self._table.card(card).title, spot.zone, spot.now, note)
            self.setAccessibleDescription(words)
            event = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
            QAccessible.updateAccessibility(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._step(_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._current >= 0:
            self.card_used.emit(self._current)
        elif key == Qt.Key.Key_Space and self._current >= 0:
            self.zoom_switched.emit(self._current, self.place_of(self._current))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        tabbed = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if event.reason() in tabbed:
            self._current = -1
            self._step(1 if event.reason() == tabbed[0] else -1)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        spot = self.spot_at(event.position())
        if spot is None:
            heads = (side for side, head in self.scene.heads if head.contains(event.position()))
            for side in heads:
                self.piles_wanted.emit(side, event.globalPosition().toPoint())
            return
        self._hover.stop()
        self.zoom_unwanted.emit()
        self.set_current(spot.card)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._pressed_at = spot, event.position()
        elif event.button() == Qt.MouseButton.RightButton:
            self.zoom_switched.emit(spot.card, spot.where.toRect())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click uses a card, and so does carrying it out of its row."""
        spot, carried = self._pressed, self._dragged
        self._pressed, self._dragged = None, QPointF()
        self.update()
        if spot is None or event.button() != Qt.MouseButton.LeftButton:
            return
        row = QRectF(0, spot.where.top(), self.width(), spot.where.height())
        if carried.isNull() or not row.contains(event.position()):
            self.card_used.emit(spot.card)

    def _drag(self, at: QPointF) -> None:
        """Carry a card that can be used."""
        way = at - self._pressed_at
        far = way.manhattanLength() >= QApplication.startDragDistance()
        usable = self._pressed is not None and self._pressed.card in self._usable
        if usable and (far or not self._dragged.isNull()):
            self._dragged = way
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None:
            self._drag(event.position())
            return
        spot = self.spot_at(event.position())
        if spot is self._hovered:
            return
        self._hovered = spot
        self.zoom_unwanted.emit()
        self._hover.stop()
        if spot is not None:
            self._hover.start()
        self.setCursor(
            Qt.CursorShape.PointingHandCursor
            if spot is not None and spot.card in self._usable
            else Qt.CursorShape.ArrowCursor
        )
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
