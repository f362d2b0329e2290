"""Effects that outlive their ability: modifiers for a time, and things to be done later.

At the end of a period both come in the order the active player chooses (TIME-31, OPEN-51, MOD-02).
"""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.memory import drop_delayed, end_lasting
from swlcg_deck.engine.core.ability import Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import NOBODY
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.record import Record
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.timing.frames import Carrying, Occurrence, Settling

EXPIRE: Option = ("expire", NOBODY)
LEAVES = "leaves"
"""Until the card that says it leaves play, or is taken off what it is attached to."""


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
        """The scope that ends it: "phase", "turn", "engagement", "strike" ...; or `LEAVES`."""
        self.once = once
        """Whether it is for "the next" card only, and used up by it."""

    def ends_with(self, card: int) -> bool:
        """Whether it ends when this card leaves play: it is on it (ABIL-22), or lasts as long as
        the card that says it is there."""
        return self.cards == (card,) or self.is_of(card)

    def is_of(self, card: int) -> bool:
        """Whether it lasts as long as this card stays where it is."""
        return self.until == LEAVES and self.scope.source == card


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
        """The kinds of event, with a space between them, for a glance: what it must be like, the
        verb says that waits."""
        self.until = ""
        """The scope after which it waits no longer; nothing if it waits for good."""

    def waiting_for(self, event: str, until: str = "") -> "Delayed":
        new = self.copy()
        new.event, new.until = event, until
        return new


class Awaits(Verb):
    """A verb after which those that follow wait for an event."""

    __slots__ = ()
    when: tuple[Trigger, ...]
    count: int


def _when_due(state: State, waiting: Delayed, event: Event) -> Scope | None:
    """From where the verbs look at the game if the event is what they wait for: they see it, and
    which card of it is meant."""
    if event.kind not in waiting.event.split():
        return None
    old = waiting.scope
    ability = state.faces[waiting.origin].abilities[waiting.ability]
    verb = getattr(ability, waiting.part)[waiting.start - 1]
    for trigger in verb.when if isinstance(verb, Awaits) else ():
        for subject in event.cards or (old.subject,):
            scope = Scope(old.source, old.you, event, subject, old.names)
            if trigger.event == event.kind and trigger.matches(state, scope, event, subject):
                return scope
    return None


def is_awaited(state: State, event: Event) -> bool:
    """Whether something is to be done when this happens."""
    return any(_when_due(state, waiting, event) is not None for waiting in state.delayed)


def order_delayed(state: State, frame: Occurrence) -> Decision | None:
    """What is due, one after the other as the active player says."""
    if not (state.delayed or state.lasting):
        return None
    event = frame.event
    options: tuple[Option, ...] = tuple(
        ("instruction", waiting.scope.source, place)
        for place, waiting in enumerate(state.delayed)
        if _when_due(state, waiting, event) is not None
    )
    if event.kind == "ends" and any(
        effect.until == event.detail[0] for effect in (*state.lasting, *state.delayed)
    ):
        options = (*options, EXPIRE)
    if not options:
        return None
    return Decision(state.active, "delayed", options, why="OPEN-51")


def take_delayed(state: State, frame: Occurrence, chosen: Sequence[Option]) -> None:
    """Carry one out; then the next is asked for."""
    frame.step -= 1
    event = frame.event
    if chosen[0] == EXPIRE:
        end_lasting(state, event.detail[0])
        state.stack.append(Settling(event.by, event.source, event.cause, state.outcome))
        return
    waiting = state.delayed[chosen[0][2]]
    scope = _when_due(state, waiting, event) or waiting.scope
    drop_delayed(state, waiting)
    effect = Effect(scope, waiting.origin, waiting.ability, waiting.part)
    effect.verb, effect.stop = waiting.start, waiting.stop
    if is_watched(state, "effect_resolved"):
        part = (waiting.start, waiting.stop)
        state.stack.append(Carrying(scope, waiting.origin, waiting.ability, part))
    state.stack.append(effect)
