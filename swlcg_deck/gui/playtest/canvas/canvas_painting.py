"""The table with everything on it, painted as it looks now."""

from collections.abc import Set
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from swlcg_deck.engine.game import View
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.canvas.middle_painting import GroundPainter
from swlcg_deck.gui.playtest.canvas.scene import NOWHERE, PILES, Spot
from swlcg_deck.gui.playtest.canvas.spot_painting import SpotPainter
from swlcg_deck.gui.playtest.canvas.tile_painting import SpotLook
from swlcg_deck.playtest.table import Table

if TYPE_CHECKING:
    from swlcg_deck.gui.playtest.canvas.canvas import Canvas


@dataclass(frozen=True)
class CanvasLook:
    """What stands out, where the keyboard is, and what the mouse carries."""

    usable: Set[int] = frozenset()
    carriable: Set[int] = frozenset()
    picked: Set[int] = frozenset()
    current: int = NOWHERE
    hovered: Spot | None = None
    has_focus: bool = False
    pressed: Spot | None = None
    carried: QPointF | None = None
    """How far the pressed card has been carried; None while it is only a click."""
    onto: Spot | None = None
    """The card on which the carried one would be put down."""


def paint_canvas(
    canvas: "Canvas",
    faces: CardFaces,
    shown: tuple[Table | None, View | None],
    look: CanvasLook,
) -> None:
    painter = QPainter(canvas)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.fillRect(canvas.rect(), QColor(faces.theme.palette.window))
    table, view = shown
    if table is not None and view is not None:
        _Painting(canvas, faces, painter, table, view, look).paint()
    painter.end()


class _Painting:
    def __init__(
        self,
        canvas: "Canvas",
        faces: CardFaces,
        painter: QPainter,
        table: Table,
        view: View,
        look: CanvasLook,
    ) -> None:
        self._canvas = canvas
        self._painter = painter
        self._table = table
        self._view = view
        self._look = look
        self._cards = SpotPainter(painter, faces, canvas.zoom)
        self._ground = GroundPainter(painter, faces.look(canvas.zoom), table, view, self._cards)

    def paint(self) -> None:
        scene, movement = self._canvas.scene, self._canvas.movement
        self._ground.paint(scene)
        if self._look.has_focus and self._look.current in PILES:
            self._cards.ring(scene.head_of(PILES.index(self._look.current)).adjusted(2, 1, -2, -1))
        on_their_way = []
        for spot in scene.spots:
            where = movement.place_of(spot)
            if where is spot.where:
                self._paint(spot)
            else:
                on_their_way.append(replace(spot, where=where))
        for spot, way in movement.leaving:
            self._painter.setOpacity(movement.left)
            self._paint(replace(spot, where=spot.where.translated(way * (1 - movement.left))))
        self._painter.setOpacity(1.0)
        for spot in on_their_way:
            self._paint(spot)
        self._paint_carried()

    def _paint(self, spot: Spot) -> None:
        card = self._table.card(spot.card) if spot.card >= 0 else None
        self._cards.paint(spot, card, self._look_of(spot))

    def _look_of(self, spot: Spot) -> SpotLook:
        look = self._look
        return SpotLook(
            is_usable=spot.card in look.usable,
            is_picked=spot.card in look.picked,
            is_current=spot.card >= 0 and spot.card == look.current and look.has_focus,
            is_hovered=spot is look.hovered or (look.onto is not None and spot is look.onto),
            is_engaged=spot.card == self._view.engaged >= 0,
            swell=self._canvas.movement.swell_of(spot.card),
        )

    def _paint_carried(self) -> None:
        look = self._look
        if look.pressed is None or look.carried is None:
            return
        if look.onto is not None:
            self._cards.ring(look.onto.where.adjusted(-4, -4, 4, 4))
        spot = replace(look.pressed, where=look.pressed.where.translated(look.carried))
        self._painter.setOpacity(0.85)
        self._cards.paint(spot, self._table.card(spot.card), SpotLook(is_usable=True))
