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


class Initiation(Frame):
    """An ability on its way from intent to effect."""

    __slots__ = (
        "ability",
        "aimed",
        "cancelled",
        "carried_out",
        "cost",
        "drew",
        "home",
        "match",
        "origin",
        "paid",
        "scope",
        "within",
    )

    def __init__(self, scope: Scope, origin: int, ability: int, within: int = -1) -> None:
        self.step = 0
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
        self.carried_out = False
        self.drew = 0
        """How many cards its effect has drawn, for whomever."""

    def take_over(self, effect: Effect) -> None:
        """Costs and targets name what the effect speaks of."""
        self.scope = effect.scope
        if effect.failed:
            self.paid = self.paid and effect.part != "cost"
            self.aimed = self.aimed and effect.part != "targets"


class Carrying(Frame):
    """Under an effect that nobody has used: of a fate card, or a part that had to wait."""

    __slots__ = ("ability", "drew", "origin", "part", "scope")

    def __init__(
        self, scope: Scope, origin: int, ability: int, part: tuple[int, int] | tuple[()] = ()
    ) -> None:
        self.step = 0
        self.scope = scope
        self.origin = origin
        self.ability = ability
        self.part = part
        """From which verb to which it had to wait; nothing for a whole effect."""
        self.drew = 0


def count_drawn(stack: list[Frame]) -> None:
    """A card is drawn by the innermost effect that is being carried out."""
    for frame in reversed(stack):
        if isinstance(frame, Carrying) or (isinstance(frame, Initiation) and frame.carried_out):
            frame.drew += 1
            return


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
