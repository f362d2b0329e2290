"""The one frame in which every card's text is carried out, verb by verb."""

from collections.abc import Sequence
from typing import Literal

from swlcg_deck.engine.abilities import Scope, Verb
from swlcg_deck.engine.decisions import Decision, Option
from swlcg_deck.engine.frames import Ask, Frame, procedure
from swlcg_deck.engine.state import State

Part = Literal["cost", "targets", "effect", "later"]


class Effect(Frame):
    """The verbs of one part of an ability, from `verb` on."""

    __slots__ = ("ability", "done", "failed", "origin", "part", "scope", "verb", "within")

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
        self.done = 0
        """How much the last verb really did: what "then" looks at (ABIL-31)."""
        self.failed = False
        """Whether a verb did less than it says: a cost is then not paid (DMG-12)."""
        self.within = within
        """Where on the stack the occurrence is that this effect interrupts."""

    def bind(self, name: str, value: object) -> None:
        self.scope = self.scope.bound(name, value)


def program(state: State, effect: Effect) -> tuple[Verb, ...]:
    verbs: tuple[Verb, ...] = getattr(
        state.faces[effect.origin].abilities[effect.ability], effect.part
    )
    return verbs


def choose(state: State, effect: Effect) -> Decision | None:
    """What the next verb wants to know."""
    verbs = program(state, effect)
    if effect.verb >= len(verbs):
        return None
    return verbs[effect.verb].ask(state, effect)


def take_choice(state: State, effect: Effect, chosen: Sequence[Option]) -> None:
    program(state, effect)[effect.verb].take(state, effect, tuple(chosen))


def perform(state: State, effect: Effect) -> None:
    """Run the next verb; what it puts on the stack is finished before the one after it."""
    verbs = program(state, effect)
    if effect.verb >= len(verbs):
        hand_on(state, effect)
        effect.end()
        return
    verb = verbs[effect.verb]
    effect.verb += 1
    verb.run(state, effect)


def look_back(state: State, effect: Effect) -> None:
    """Note what the verb has done, and go on with the next."""
    effect.done = state.outcome
    effect.step = 0


def hand_on(state: State, effect: Effect) -> None:
    """Give the names bound here to the frame below: costs and targets serve the effect."""
    below = state.stack[-2]
    if effect.part in ("cost", "targets") and hasattr(below, "take_over"):
        below.take_over(effect)


procedure(Effect, Ask(choose, take_choice), perform, look_back)
