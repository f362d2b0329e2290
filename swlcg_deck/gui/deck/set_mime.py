"""Sets on their way by drag and drop."""

import re

from PySide6.QtCore import QMimeData

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet

SETS = "application/x-swlcg-set"
"""Set numbers as text."""
OUT_OF_DECK = "application/x-swlcg-deck-set"
"""Marks a set that is being dragged out of the deck list."""


def carry(number: int | None) -> QMimeData:
    """A set on its way out of the deck; one without a number can leave too."""
    data = QMimeData()
    data.setData(OUT_OF_DECK, b"")
    if number is not None:
        data.setData(SETS, str(number).encode())
    return data


def carried_sets(data: QMimeData, pool: CardPool) -> list[ObjectiveSet]:
    """The sets of the pool that are brought; none where they come from the deck itself."""
    if not data.hasFormat(SETS) or data.hasFormat(OUT_OF_DECK):
        return []
    text = bytes(data.data(SETS).data()).decode(errors="replace")
    found = (pool.set(int(number)) for number in re.findall(r"\d{1,3}(?!\d)", text))
    return [entry for entry in found if entry is not None]
