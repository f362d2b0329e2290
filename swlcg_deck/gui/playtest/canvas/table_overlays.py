"""What opens over the table: a card to read, why one cannot be used, menus, piles."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget

from swlcg_deck.engine.game import OptionWords
from swlcg_deck.gui.cards.faces import CardFaces
from swlcg_deck.gui.playtest.canvas.canvas import Canvas
from swlcg_deck.gui.playtest.canvas.card_menus import option_menu, pile_menu, title_menu
from swlcg_deck.gui.playtest.canvas.reason_bubble import ReasonBubble
from swlcg_deck.gui.playtest.canvas.spot_words import present_state
from swlcg_deck.gui.playtest.large_face import LargeFace
from swlcg_deck.playtest.table import Table


class TableOverlays(QObject):
    """Belongs to a page, and lies over its canvas."""

    def __init__(self, faces: CardFaces, page: QWidget, canvas: Canvas) -> None:
        super().__init__(page)
        self._page = page
        self._canvas = canvas
        self._table: Table | None = None
        self.large = LargeFace(faces, page)
        self.bubble = ReasonBubble(faces.theme, page)
        canvas.zoom_wanted.connect(self.show_large)
        canvas.zoom_switched.connect(self.switch_large)
        canvas.zoom_unwanted.connect(self.large.hide)
        canvas.piles_wanted.connect(self.show_piles)

    def show_table(self, table: Table | None) -> None:
        """The game whose cards are shown."""
        self._table = table
        self.large.hide()
        self.bubble.hide()

    def show_large(self, card: int, where: QRect) -> None:
        """A card, large, beside a place of the canvas."""
        if self._table is not None:
            corner = self._canvas.mapTo(self._page, where.topLeft())
            spot = self._canvas.scene.spot_of(card)
            words = present_state(spot.now) if spot is not None else ""
            self.large.show_card(self._table.card(card), words, QRect(corner, where.size()))

    def switch_large(self, card: int, where: QRect) -> None:
        if self.large.isVisible():
            self.large.hide()
        else:
            self.show_large(card, where)

    def show_piles(self, side: int, at: QPoint) -> None:
        """What lies in the piles of a side; a click on a title shows the card."""
        if self._table is not None:
            show = partial(self.show_large, where=QRect(0, 0, 1, 1))
            pile_menu(self._page, self._table.view.seats[side], show).popup(at)

    def list_unwritten(self, above: QWidget) -> None:
        """Which cards do less than they should."""
        if self._table is not None:
            menu = title_menu(self._page, self._table.unwritten)
            menu.popup(above.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def ask_which(
        self, card: int, options: Sequence[OptionWords], choose: Callable[[int], None]
    ) -> None:
        """A menu of what can be done with a card."""
        place = self._canvas.place_of(card)
        menu = option_menu(self._page, options, choose)
        menu.popup(self._canvas.mapToGlobal(place.bottomLeft() + QPoint(0, 2)))

    def say_beside(self, card: int, reason: str) -> None:
        place = self._canvas.place_of(card)
        if place.isValid() and self._canvas.isVisible():
            corner = self._canvas.mapTo(self._page, place.topLeft())
            self.bubble.say(reason, QRect(corner, place.size()))
