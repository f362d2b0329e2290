"""A text being carried out, as data: which part of which ability, and how far it has come."""

from typing import Literal

from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.event import COST, EFFECT
from swlcg_deck.engine.core.procedure import Frame

Part = Literal["cost", "targets", "effect"]


class Effect(Frame):
    """The verbs of one part of an ability, from `verb` on; or only those before `stop`."""

    __slots__ = (
        "ability",
        "done",
        "failed",
        "needed",
        "origin",
        "part",
        "scope",
        "stop",
        "verb",
        "within",
    )

    def __init__(
        self, scope: Scope, origin: int, ability: int, part: Part, within: int = -1
    ) -> None:
        self.step = 0
        self.scope = scope
        self.origin = origin
        """The card on whose face the ability stands."""
        self.ability = ability
        self.part = part
        self.verb = 0
        self.stop = -1
        """Where a block ends that is part of a longer text; -1 for the end of the text."""
        self.done = 0
        """How much the last verb really did: what "then" looks at (ABIL-31)."""
        self.needed = 0
        """How much the verb that is being done has to do, if it is a cost."""
        self.failed = False
        """Whether a verb did less than it says: a cost is then not paid (DMG-12)."""
        self.within = within
        """Where on the stack the occurrence is that this effect interrupts."""

    def bind(self, name: str, value: object) -> None:
        self.scope = self.scope.bound(name, value)

    def unbind(self, name: str) -> None:
        self.scope = self.scope.unbound(name)

    def take_over(self, block: "Effect") -> None:
        """A block of this text has been done: what it named is named here too."""
        self.scope = block.scope
        self.failed = self.failed or block.failed

    @property
    def cause(self) -> str:
        """How what it does comes about (DEF-05)."""
        return COST if self.part == "cost" else EFFECT
