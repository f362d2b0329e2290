"""What one wants to know of each deck, kept in the settings."""

from typing import Any

from swlcg_deck.analysis.odds_report import Wish

_MOST = 60
"""Decks; those that were asked about longest ago are forgotten."""
_PARTS = ("cards", "questions", "dead")


class KeptWishes:
    """Only decks with questions of their own are kept; the others are asked the usual ones."""

    def __init__(self) -> None:
        self._wishes: dict[str, Wish] = {}

    def get(self, deck_id: str) -> Wish | None:
        return self._wishes.get(deck_id)

    def keep(self, deck_id: str, wish: Wish) -> None:
        self._wishes.pop(deck_id, None)
        self._wishes[deck_id] = wish
        while len(self._wishes) > _MOST:
            del self._wishes[next(iter(self._wishes))]

    def forget(self, deck_id: str) -> None:
        self._wishes.pop(deck_id, None)

    def state(self) -> dict[str, Any]:
        return {
            deck_id: {part: list(getattr(wish, part)) for part in _PARTS}
            for deck_id, wish in self._wishes.items()
        }

    def restore(self, state: object) -> None:
        """What does not look like a wish is left out."""
        if not isinstance(state, dict):
            return
        for deck_id, kept in list(state.items())[-_MOST:]:
            if isinstance(kept, dict):
                self._wishes[str(deck_id)] = Wish(*(_texts(kept.get(part)) for part in _PARTS))


def _texts(kept: object) -> tuple[str, ...]:
    return tuple(text for text in kept if isinstance(text, str)) if isinstance(kept, list) else ()
