"""The cards on the table, as far as they were counted; every step can be taken back."""

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Signal

from swlcg_deck.cards.card import Card
from swlcg_deck.legality.table_reading import MAX_COPIES

_KEPT = 500


class TableState(QObject):
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[str, int] = {}
        self._before: list[dict[str, int]] = []

    @property
    def counts(self) -> Mapping[str, int]:
        return self._counts

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def add(self, cards: Iterable[tuple[Card, int]]) -> None:
        """Put cards on the table, or take them off where the number is negative."""
        counts = dict(self._counts)
        for card, copies in cards:
            there = counts.get(card.code, 0) + copies
            counts[card.code] = min(max(there, 0), MAX_COPIES)
        self._step({code: copies for code, copies in counts.items() if copies})

    def clear(self) -> None:
        self._step({})

    def undo(self) -> None:
        if self._before:
            self._counts = self._before.pop()
            self.changed.emit()

    def begin(self, counts: Mapping[str, Any], known: Iterable[str] = ()) -> None:
        """Another table, with nothing to take back; codes nobody knows are left out."""
        codes = set(known)
        self._counts = {
            code: min(copies, MAX_COPIES)
            for code, copies in counts.items()
            if code in codes and isinstance(copies, int) and copies > 0
        }
        self._before.clear()
        self.changed.emit()

    def _step(self, counts: dict[str, int]) -> None:
        if counts != self._counts:
            self._before = [*self._before[-_KEPT:], self._counts]
            self._counts = counts
            self.changed.emit()
