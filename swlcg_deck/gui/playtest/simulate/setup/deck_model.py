"""The decks of one side, of which some are ticked."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Qt, Signal

from swlcg_deck.cards.titles import fold
from swlcg_deck.gui.playtest.games.deck_choices import Playable
from swlcg_deck.gui.tables.list_model import Index, ListModel
from swlcg_deck.gui.widgets.plain_tip import plain_tip
from swlcg_deck.language import tr, tr_n


def second_line(one: Playable) -> str:
    """What a brewer has to know about a deck before it is played."""
    if one.fault:
        return one.fault
    facts = [tr_n("{n} set", "{n} sets", one.deck.total), one.place]
    if one.unwritten:
        facts.append(
            tr_n("{n} card without its text", "{n} cards without their text", len(one.unwritten))
        )
    return " · ".join(facts)


class DeckModel(ListModel[Playable]):
    """What is ticked stays ticked while a search hides it."""

    ticks_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Playable, ...] = ()
        self._words: tuple[str, ...] = ()
        self._ticked: dict[str, None] = {}

    def offer(self, decks: Sequence[Playable]) -> None:
        """Those that are ticked stay so; without any the first that can be played is."""
        self._all = tuple(decks)
        sound = [one.deck.id for one in decks if not one.fault]
        self._ticked = dict.fromkeys(deck for deck in sound if deck in self._ticked)
        if not self._ticked and sound:
            self._ticked = {sound[0]: None}
        self._refill()
        self.ticks_changed.emit()

    def ticked_ids(self) -> list[str]:
        return list(self._ticked)

    def restore_ticks(self, ids: Iterable[str]) -> None:
        """As they were when the program was closed; decks that are gone are left out."""
        self._ticked = dict.fromkeys(ids)
        if self._all:
            self.offer(self._all)

    def search(self, text: str) -> None:
        self._words = tuple(fold(text).split())
        self._refill()

    def _refill(self) -> None:
        self.show_rows([one for one in self._all if _holds(one, self._words)])

    def ticked(self) -> tuple[Playable, ...]:
        return tuple(one for one in self._all if one.deck.id in self._ticked)

    def offered(self) -> int:
        return len(self._all)

    def is_ticked(self, one: Playable) -> bool:
        return one.deck.id in self._ticked

    def toggle(self, one: Playable) -> None:
        if one.fault:
            return
        if one.deck.id in self._ticked:
            del self._ticked[one.deck.id]
        else:
            self._ticked[one.deck.id] = None
        self._tell()

    def tick_only(self, decks: Iterable[Playable]) -> None:
        sound = [one.deck.id for one in decks if not one.fault]
        if sound:
            self._ticked = dict.fromkeys(sound)
            self._tell()

    def _sentence(self, one: Playable) -> str:
        name, facts = one.deck.name, second_line(one).replace(" · ", ", ").rstrip(".")
        if self.is_ticked(one):
            return tr("{deck}, ticked. {facts}.", deck=name, facts=facts)
        return tr("{deck}, not ticked. {facts}.", deck=name, facts=facts)

    def _tell(self) -> None:
        self.repaint()
        self.ticks_changed.emit()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        one = self.row_at(index)
        if one is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return one.deck.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._sentence(one)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(f"{one.deck.name}\n{second_line(one)}")
        return None


def _holds(one: Playable, words: Sequence[str]) -> bool:
    text = fold(" ".join((one.deck.name, one.deck.affiliation or "", one.place, *one.deck.tags)))
    return all(word in text for word in words)
