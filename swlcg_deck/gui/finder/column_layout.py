"""Which columns are shown, how wide, and what the user chose about them."""

from collections.abc import Mapping, Sequence
from typing import Any

from swlcg_deck.gui.tables.column import Column, fitted

_WIDEST = 2_000


class ColumnLayout:
    """Lengths at 100 %. Columns that give way go while there is too little room for them."""

    def __init__(self, columns: Sequence[Column[Any]]) -> None:
        self._columns = tuple(columns)
        self.widths: dict[str, float] = {}
        """What the user dragged."""
        self.shown: set[str] = set()
        """What the user asked for: it stays, however little room there is."""
        self.hidden: set[str] = set()

    def reset(self) -> None:
        self.widths, self.shown, self.hidden = {}, set(), set()

    def show(self, key: str, is_shown: bool) -> None:
        (self.shown if is_shown else self.hidden).add(key)
        (self.hidden if is_shown else self.shown).discard(key)

    def fit(self, room: float) -> dict[str, float]:
        """The visible columns and their widths, spare room shared out."""
        visible = [column for column in self._columns if self._is_wanted(column)]
        return fitted(visible, room, self.widths, self.shown)

    def _is_wanted(self, column: Column[Any]) -> bool:
        if column.name in self.hidden:
            return False
        return column.name in self.shown or not column.hidden

    def to_state(self) -> dict[str, Any]:
        return {
            "widths": {key: round(width, 1) for key, width in self.widths.items()},
            "shown": sorted(self.shown),
            "hidden": sorted(self.hidden),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """What of a saved state still means something."""
        keys = {column.name for column in self._columns}
        self.reset()
        widths = state.get("widths")
        for key, width in widths.items() if isinstance(widths, dict) else ():
            if key in keys and isinstance(width, int | float) and 0 < width <= _WIDEST:
                self.widths[key] = width
        self.shown = keys & set(_texts(state.get("shown")))
        self.hidden = (keys & set(_texts(state.get("hidden")))) - self.shown


def _texts(value: object) -> list[str]:
    return [part for part in value if isinstance(part, str)] if isinstance(value, list) else []
