"""With what the deck is compared: with nothing, with another deck, or with itself after a swap."""

from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.decks.edits import Change
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.choice_bar import ChoiceBar
from swlcg_deck.gui.widgets.elided_label import ElidedLabel
from swlcg_deck.gui.widgets.set_combo import SetCombo
from swlcg_deck.language import tr


class With(StrEnum):
    NOTHING = "nothing"
    DECK = "deck"
    SWAP = "swap"


class ComparisonBar(QWidget):
    """Asks for the other deck and for swaps; it changes no deck itself."""

    changed = Signal()
    deck_requested = Signal()
    swap_requested = Signal()

    def __init__(self, theme: Theme, pool: CardPool) -> None:
        super().__init__()
        self._theme = theme
        self._pool = pool
        self._other: tuple[str, Deck] | None = None
        self.choice = ChoiceBar(
            theme,
            [
                (With.NOTHING, tr("This deck alone")),
                (With.DECK, tr("Beside another deck")),
                (With.SWAP, tr("With a swap")),
            ],
        )
        self.choice.chosen.connect(self._chosen)
        self.other = ElidedLabel()
        self.other.setObjectName("strong")
        self.pick = QPushButton(tr("Choose a deck…"))
        self.pick.setAccessibleName(tr("Choose a deck to compare with"))
        self.pick.clicked.connect(self.deck_requested)
        self.out = SetCombo(theme, tr("Set to take out"))
        self.into = SetCombo(theme, tr("Set to put in"))
        self.make = QPushButton(tr("Make this swap"))
        self.make.setAccessibleName(tr("Make this swap in the deck"))
        self.make.clicked.connect(self.swap_requested)
        for combo in (self.out, self.into):
            combo.chosen.connect(self._show_parts)
            combo.chosen.connect(self.changed)
        self._build()
        self._show_parts()

    def _build(self) -> None:
        px = self._theme.px
        self._deck_row = QWidget()
        deck_row = QHBoxLayout(self._deck_row)
        deck_row.setContentsMargins(px(3), 0, 0, 0)
        deck_row.setSpacing(px(10))
        deck_row.addWidget(self.other)
        deck_row.addWidget(self.pick)
        deck_row.addStretch(1)
        self._swap_row = QWidget()
        swap_row = QHBoxLayout(self._swap_row)
        swap_row.setContentsMargins(px(3), 0, 0, 0)
        swap_row.setSpacing(px(10))
        swap_row.addWidget(self.out, 1)
        swap_row.addWidget(QLabel(tr("for", note="this set for that one")))
        swap_row.addWidget(self.into, 1)
        swap_row.addWidget(self.make)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        row = QHBoxLayout()
        row.addWidget(self.choice)
        row.addStretch(1)
        layout.addLayout(row)
        layout.addWidget(self._deck_row)
        layout.addWidget(self._swap_row, 0, Qt.AlignmentFlag.AlignLeft)

    def compare_with(self, name: str, deck: Deck) -> None:
        self._other = (name, deck)
        self.choice.choose(With.DECK)
        self._chosen()

    def show_deck(self, deck: Deck) -> None:
        """Offer the sets that can leave, and those of its side that can come."""
        self.out.offer((entry.key, entry.label) for entry in _once(deck))
        side = deck.side(self._pool)
        offered = [s for s in self._pool.sets if side is None or s.side is side]
        ordered = sorted(offered, key=lambda s: s.title)
        self.into.offer((s.number, f"{s.title} ({s.number})") for s in ordered)
        self._show_parts()

    def swap(self, deck: Deck) -> Change | None:
        """The deck after the swap; None until both sets are chosen."""
        out, into = self.out.key(), self.into.key()
        added = self._pool.set(into) if isinstance(into, int) else None
        if self.choice.current() != With.SWAP or out is None or added is None:
            return None
        return edits.swap_set(deck, out, added)

    def pair(self, deck: Deck) -> tuple[str, Deck, Deck] | None:
        """What stands before and what after, and the words for it; None where it stands alone."""
        if self.choice.current() == With.DECK and self._other is not None:
            name, other = self._other
            return tr("from {before} to {after}", before=name, after=deck.name), other, deck
        change = self.swap(deck)
        return None if change is None else (tr(change.reason), deck, change.deck)

    def _chosen(self) -> None:
        self._show_parts()
        self.changed.emit()

    def _show_parts(self) -> None:
        mode = self.choice.current()
        self._deck_row.setVisible(mode == With.DECK)
        self._swap_row.setVisible(mode == With.SWAP)
        self.other.setVisible(self._other is not None)
        self.other.setText(self._other[0] if self._other else "")
        self.pick.setText(tr("Another…") if self._other else tr("Choose a deck…"))
        is_ready = self.out.key() is not None and self.into.key() is not None
        self.make.setEnabled(is_ready)
        self.make.setToolTip("" if is_ready else tr("Choose both sets first"))


def _once(deck: Deck) -> list[DeckSet]:
    return list({entry.key: entry for entry in deck.sets}.values())
