"""The moment at which an effect has resolved: of an ability, of a fate card, or of a part that had
to wait (FAQ-35)."""

from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.timing.frames import Carrying, Initiation
from swlcg_deck.engine.timing.lasting import Awaits
from swlcg_deck.engine.timing.occur import occur


def tell_resolved(
    state: State, frame: Initiation | Carrying, part: tuple[int, int] | tuple[()] = ()
) -> None:
    """Texts may resolve it again, or ask how many cards it has drawn."""
    if not is_watched(state, "effect_resolved"):
        return
    scope = frame.scope
    occur(
        state,
        Event(
            "effect_resolved",
            (scope.source,),
            (frame.drew,),
            by=scope.you,
            source=scope.source,
            detail=(frame.origin, frame.ability, scope, *part),
        ),
    )


def only_waits(ability: Ability) -> bool:
    """Whether it does nothing but wait for something: it resolves when that comes (FAQ-35)."""
    first, *rest = ability.effect
    return isinstance(first, Awaits) and first.count == len(rest)


def announce(state: State, frame: Carrying) -> None:
    """What it says has been done (FAQ-35)."""
    tell_resolved(state, frame, frame.part)


procedure(Carrying, announce)
