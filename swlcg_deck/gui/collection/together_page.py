"""Decks of the library that are to be built at the same time."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.collection import Collection
from swlcg_deck.decks.deck import Deck
from swlcg_deck.gui.collection.shortfall_view import ShortfallView
from swlcg_deck.gui.messages.empty_state import EmptyState
from swlcg_deck.gui.tables.stepper_list import RowList
from swlcg_deck.gui.tables.stepper_rows import Row
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.language import mark, tr, tr_n

_NO_DECKS = mark("Decks that you save in the library appear here, to be ticked.")
_NONE_TICKED = mark("Tick the decks that you want to have built at the same time.")


class TogetherPage(QWidget):
    """Which decks are ticked, and what they need together."""

    ticked_changed = Signal()
    product_requested = Signal(str)

    def __init__(self, theme: Theme, pool: CardPool) -> None:
        super().__init__()
        self._theme = theme
        self._pool = pool
        self._decks: tuple[Deck, ...] = ()
        self._ticked: list[str] = []
        self.count = QLabel()
        self.count.setObjectName("secondary")
        self.clear = QPushButton(tr("Untick all"))
        self.clear.setObjectName("small")
        self.clear.setAccessibleName(tr("Untick all"))
        self.clear.clicked.connect(self._untick_all)
        self.list = RowList(theme, tr("Decks to build together"), tr("Space ticks a deck."))
        self.list.toggled.connect(self._toggle)
        self.empty = EmptyState(theme, tr(_NO_DECKS))
        self.hint = EmptyState(theme, tr(_NONE_TICKED))
        self.shortfall = ShortfallView(theme, tr("What the decks need"))
        self.shortfall.product_requested.connect(self.product_requested)
        self._build()
        theme.changed.connect(self._restyle)
        self._restyle()

    def _build(self) -> None:
        self._row = QHBoxLayout()
        self._row.addWidget(self.count, 1)
        self._row.addWidget(self.clear)
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._row)
        column.addWidget(self.list, 1)
        lower = QWidget()
        self._answers = QStackedLayout(lower)
        self._answers.addWidget(self.hint)
        self._answers.addWidget(self.shortfall)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(upper)
        self.splitter.addWidget(lower)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(1)
        self.splitter.setSizes([300, 400])
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.splitter)

    def set_ticked(self, ids: Sequence[str]) -> None:
        self._ticked = list(ids)

    def ticked(self) -> list[str]:
        """Those that are ticked, also such as are not in the library just now."""
        return list(self._ticked)

    def show_decks(self, decks: Sequence[Deck], collection: Collection) -> None:
        self._decks = tuple(decks)
        chosen = [deck for deck in self._decks if deck.id in self._ticked]
        self._pages.setCurrentWidget(self.splitter if self._decks else self.empty)
        self.list.show_rows(tuple(self._deck_row(deck, collection) for deck in self._decks))
        ticked = tr_n("{n} deck ticked", "{n} decks ticked", len(chosen))
        self.count.setText(ticked if chosen else tr("No decks ticked"))
        self.clear.setEnabled(bool(chosen))
        self._answers.setCurrentWidget(self.shortfall if chosen else self.hint)
        if chosen:
            self.shortfall.show_decks(collection, chosen)

    def _deck_row(self, deck: Deck, collection: Collection) -> Row:
        card = deck.affiliation_card(self._pool)
        is_ticked = deck.id in self._ticked
        alone = tr("buildable") if collection.is_buildable(deck) else tr("something missing")
        facts = f"{many(deck.total, 'set')} · {alone}"
        state = tr("ticked") if is_ticked else tr("not ticked")
        return Row(
            key=deck.id,
            title=deck.name or tr("Deck without a name"),
            second=facts,
            spoken=tr(
                "{name}, {sets}, alone: {alone}; {state}.",
                name=deck.name,
                sets=many(deck.total, "set"),
                alone=alone,
                state=state,
            ),
            affiliation=card.affiliation if card else None,
            ticked=is_ticked,
        )

    def _toggle(self, deck_id: str) -> None:
        if deck_id in self._ticked:
            self._ticked.remove(deck_id)
        else:
            self._ticked.append(deck_id)
        self.ticked_changed.emit()

    def _untick_all(self) -> None:
        self._ticked.clear()
        self.ticked_changed.emit()

    def _restyle(self) -> None:
        px = self._theme.px
        self._row.setContentsMargins(px(16), px(4), px(14), px(6))
