"""Effects that outlive their ability: modifiers for a time, and things to be done later."""

from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.record import Record


class Lasting(Record):
    """Modifiers of an ability, for a time, on cards or players fixed when it was made (ABIL-22)."""

    __slots__ = ("ability", "cards", "modifier", "once", "origin", "scope", "until")

    def __init__(
        self,
        origin: int,
        ability: int,
        modifier: int,
        scope: Scope,
        cards: tuple[int, ...],
        until: str,
        *,
        once: bool = False,
    ) -> None:
        self.origin = origin
        """The card on whose face the ability stands."""
        self.ability = ability
        self.modifier = modifier
        self.scope = scope
        self.cards = cards
        """The cards it is on; empty when its own filter decides from moment to moment."""
        self.until = until
        """The scope that ends it: "phase", "turn", "engagement", "strike" ..."""
        self.once = once
        """Whether it is for "the next" card only, and used up by it."""

    def is_on(self, card: int) -> bool:
        """Whether it ends when this card leaves play (ABIL-22)."""
        return self.cards == (card,)


class Delayed(Record):
    """Some verbs of an ability, waiting for an event."""

    __slots__ = ("ability", "event", "origin", "part", "scope", "start", "stop", "until")

    def __init__(
        self, origin: int, ability: int, part: str, verbs: tuple[int, int], scope: Scope
    ) -> None:
        self.origin = origin
        self.ability = ability
        self.part = part
        self.start, self.stop = verbs
        self.scope = scope
        self.event = ""
        """The kind of event, with its detail after a colon: `ends:phase`."""
        self.until = ""
        """The scope after which it waits no longer; nothing if it waits for good."""

    def waiting_for(self, event: str, until: str = "") -> "Delayed":
        new = self.copy()
        new.event, new.until = event, until
        return new
