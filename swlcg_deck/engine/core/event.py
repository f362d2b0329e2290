"""What happens in a game, as records that abilities can watch (43 kinds)."""

from typing import Any, Final

from swlcg_deck.engine.core.constants import NOBODY
from swlcg_deck.engine.core.record import Record

# How something came about, for texts that ask (DEF-03..DEF-05).
RULES: Final = "rules"
COST: Final = "cost"
EFFECT: Final = "effect"
ICON: Final = "icon"


class Event(Record):
    """One occurrence; simultaneous changes are one event with several cards (a batch)."""

    __slots__ = ("amounts", "by", "cards", "cause", "detail", "kind", "source")

    def __init__(
        self,
        kind: str,
        cards: tuple[int, ...] = (),
        amounts: tuple[int, ...] = (),
        *,
        by: int = NOBODY,
        source: int = NOBODY,
        cause: str = RULES,
        detail: tuple[Any, ...] = (),
    ) -> None:
        self.kind = kind
        self.cards = cards
        self.amounts = amounts
        """One number a card: tokens, or the zone it goes to."""
        self.by = by
        """The player who does it."""
        self.source = source
        """The card that does it (DMG-09)."""
        self.cause = cause
        self.detail = detail
        """What else a text may ask, by the kind of event."""

    def changed(self, **parts: Any) -> "Event":
        """The event with some parts replaced, as an interrupt leaves it."""
        new = self.copy()
        for name, value in parts.items():
            setattr(new, name, value)
        return new
