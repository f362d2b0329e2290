"""What is under way while something happens, as data; its steps stand with each procedure."""

from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import NOBODY
from swlcg_deck.engine.core.decision import Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import Frame


class Occurrence(Frame):
    """One event on its way through TC-58 to TC-62."""

    __slots__ = ("cancelled", "event", "outcome", "passes", "player", "used")

    def __init__(self, event: Event, first: int) -> None:
        self.step = 0
        self.event = event
        self.player = first
        """Who has the option; the active player has the first one."""
        self.passes = 0
        self.used: tuple[Option, ...] = ()
        """Each ability once per triggering condition (ABIL-10, ABIL-12)."""
        self.cancelled = False
        self.outcome = 0


class Carrying(Frame):
    """Under an effect that is carried out: what it does is counted there."""

    __slots__ = ("carried_out", "drew")

    def __init__(self, *, carried_out: bool = True) -> None:
        self.step = 0
        self.carried_out = carried_out
        self.drew = 0
        """How many cards it has drawn, for whomever."""


def count_drawn(stack: list[Frame]) -> None:
    """A card that an effect draws is drawn by the innermost one that is being carried out."""
    for frame in reversed(stack):
        if isinstance(frame, Carrying) and frame.carried_out:
            frame.drew += 1
            return


class Initiation(Carrying):
    """An ability on its way from intent to effect."""

    __slots__ = (
        "ability",
        "aimed",
        "cancelled",
        "cost",
        "home",
        "match",
        "origin",
        "paid",
        "scope",
        "within",
    )

    def __init__(self, scope: Scope, origin: int, ability: int, within: int = -1) -> None:
        super().__init__(carried_out=False)
        self.scope = scope
        self.origin = origin
        self.ability = ability
        self.within = within
        """Where on the stack the occurrence is that this interrupts or reacts to."""
        self.home = NOBODY
        """The card beneath which an event lay, if not in hand."""
        self.cost = 0
        """What an event costs, once that is fixed."""
        self.match = 0
        """The affiliations of which one has to pay for it (RES-10)."""
        self.paid = True
        self.aimed = True
        """Whether every target was there when it had to be chosen."""
        self.cancelled = False
        """Whether its effects were cancelled; it was played or used all the same (ABIL-17)."""

    def take_over(self, effect: Effect) -> None:
        """Costs and targets name what the effect speaks of."""
        self.scope = effect.scope
        if effect.failed:
            self.paid = self.paid and effect.part != "cost"
            self.aimed = self.aimed and effect.part != "targets"


class CarryingLater(Carrying):
    """Under a part of an effect that had to wait."""

    __slots__ = ("ability", "origin", "scope", "start", "stop")

    def __init__(self, scope: Scope, origin: int, ability: int, verbs: tuple[int, int]) -> None:
        super().__init__()
        self.scope = scope
        self.origin = origin
        self.ability = ability
        self.start, self.stop = verbs


class Settling(Frame):
    """The check after every change, again and again until nothing is due."""

    __slots__ = ("by", "cause", "done", "outcome", "source")

    def __init__(
        self, by: int = NOBODY, source: int = NOBODY, cause: str = "rules", outcome: int = 0
    ) -> None:
        self.step = 0
        self.by = by
        """Who and what caused the change that is checked: "after this unit destroys"."""
        self.source = source
        self.cause = cause
        self.outcome = outcome
        """What that change did; what follows from it is not counted."""
        self.done: tuple[tuple[int, int, int], ...] = ()
        """The texts that have been carried out because something was so: each once."""
