"""What the user owns beside what it is good for."""

from datetime import UTC, datetime

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swlcg_deck.decks.collection import Collection
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.collection.contents_panel import ContentsPanel
from swlcg_deck.gui.collection.decks_panel import DecksPanel
from swlcg_deck.gui.collection.products_panel import ProductsPanel
from swlcg_deck.gui.collection.saved import (
    keep_collection,
    keep_ticked,
    open_collection,
    read_ticked,
)
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.parts import Parts
from swlcg_deck.gui.widgets.hairline_splitter import HairlineSplitter

_WIDTHS = (430, 380, 394)
_MINIMUM = (330, 300, 320)
_SAVE_AFTER = 800
_STEPS_BACK = 50


class CollectionView(QWidget):
    """Three panels and one value between them; every change is kept at once."""

    changed = Signal()

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = parts
        self._collection = open_collection(parts)
        self._past: list[Collection] = []
        self._document: DeckDocument | None = None
        self.products = ProductsPanel(parts.theme)
        self.contents = ContentsPanel(parts.theme)
        self.decks = DecksPanel(parts.theme, parts.pool)
        self.decks.together.set_ticked(read_ticked(parts.settings))
        self._saving_ticks = QTimer(self)
        self._saving_ticks.setSingleShot(True)
        self._saving_ticks.setInterval(_SAVE_AFTER)
        self._saving_ticks.timeout.connect(parts.save_settings)
        self._build()
        self._connect()
        self.products.list.setCurrentIndex(self.products.list.rows.index(1))

    def _build(self) -> None:
        self.splitter = HairlineSplitter(self._parts.theme, Qt.Orientation.Horizontal)
        panels: tuple[QWidget, ...] = (self.products, self.contents, self.decks)
        for panel, width in zip(panels, _MINIMUM, strict=True):
            panel.setMinimumWidth(width)
            self.splitter.addWidget(panel)
        self.splitter.setSizes([self._parts.theme.px(width) for width in _WIDTHS])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.splitter)
        self._refresh()

    def _connect(self) -> None:
        products = self.products
        products.boxes_chosen.connect(self._set_boxes)
        products.product_changed.connect(self._show_contents)
        products.all_requested.connect(lambda: self._start_anew(self._collection.everything()))
        products.one_of_everything_requested.connect(
            lambda: self._start_anew(self._collection.one_of_everything())
        )
        products.none_requested.connect(lambda: self._start_anew(self._collection.nothing()))
        products.earlier.aboutToShow.connect(self._list_earlier)
        products.earlier_chosen.connect(self._start_anew)
        products.confirmed.connect(self._confirm)
        products.undo_requested.connect(self.undo)
        self.contents.copies_chosen.connect(self._set_copies)
        self.contents.forget_requested.connect(self._forget)
        self.decks.product_requested.connect(self.products.choose)
        self.decks.together.ticked_changed.connect(self._ticked)
        self._parts.workspace.library_changed.connect(self._show_decks)

    @property
    def collection(self) -> Collection:
        return self._collection

    def owned(self, number: int) -> int:
        """Copies of a set that the user has."""
        return self._collection.owned(number)

    def set_document(self, document: DeckDocument | None) -> None:
        """The current deck is another one."""
        if self._document is not None:
            self._document.changed.disconnect(self._show_decks)
        self._document = document
        if document is not None:
            document.changed.connect(self._show_decks)
        self._show_decks()

    def undo(self) -> None:
        """Take the last change of the collection back."""
        if self._past:
            self._keep(self._past.pop())

    def _become(self, collection: Collection, *, is_new_start: bool = False) -> None:
        if collection != self._collection:
            self._past = [*self._past[1 - _STEPS_BACK :], self._collection]
            self._keep(collection, is_new_start=is_new_start)

    def _start_anew(self, collection: Collection) -> None:
        """Everything at once: what there is now stays in the history."""
        self._become(collection, is_new_start=True)

    def _list_earlier(self) -> None:
        self.products.show_earlier(self._parts.collection.earlier(), datetime.now(UTC))

    def _keep(self, collection: Collection, *, is_new_start: bool = False) -> None:
        self._collection = collection
        keep_collection(self._parts, collection, is_new_start=is_new_start)
        self._refresh()
        self.changed.emit()

    def _set_boxes(self, name: str, boxes: int) -> None:
        product = self._parts.pool.product(name)
        if product is not None:
            self._become(self._collection.with_boxes(product, boxes))

    def _set_copies(self, number: int, copies: int) -> None:
        self._become(self._collection.with_copies(number, copies))

    def surfaces(self) -> tuple[QWidget, ...]:
        """Where the keyboard goes when it has nowhere else to be, the best first."""
        return (self.products.list,)

    def _confirm(self) -> None:
        core = self._parts.pool.products[0]
        self._become(self._collection.with_boxes(core, 1))
        self.products.list.setFocus()

    def _forget(self) -> None:
        product = self._parts.pool.product(str(self.products.list.current_key()))
        if product is not None:
            self._become(self._collection.without_corrections(product))

    def _ticked(self) -> None:
        keep_ticked(self._parts.settings, self.decks.together.ticked())
        self._saving_ticks.start()
        self._show_decks()

    def _refresh(self) -> None:
        self.products.show_collection(self._collection, can_undo=bool(self._past))
        self._show_contents()
        self._show_decks()

    def _show_contents(self) -> None:
        name = self.products.list.current_key()
        product = self._parts.pool.product(str(name)) or self._parts.pool.products[0]
        self.contents.show_product(self._collection, product)

    def _show_decks(self) -> None:
        """Asked again for every change, and when shown; while nobody looks, nothing is counted."""
        if self.isVisible():
            deck = self._document.deck if self._document is not None else None
            self.decks.show_deck(deck, self._collection)
            self.decks.show_library(self._library_decks(), self._collection)

    def _library_decks(self) -> list[Deck]:
        """The decks of the library, open ones as they are being edited."""
        open_decks = {each.deck.id: each.deck for each in self._parts.workspace.documents}
        entries = self._parts.workspace.library.entries()
        decks = [open_decks.get(each.id, each.deck) for each in entries]
        found = [deck for deck in decks if deck is not None and deck.sets]
        return sorted(found, key=lambda deck: deck.name.casefold())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_decks()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._saving_ticks.isActive():
            self._saving_ticks.stop()
            self._parts.save_settings()
