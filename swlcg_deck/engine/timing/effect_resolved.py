"""The moment at which an effect has resolved: of an ability, of a fate card, or of a part that had
to wait (FAQ-35)."""

from swlcg_deck.engine.core.ability import Ability, Scope
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.timing.frames import Carrying, CarryingLater
from swlcg_deck.engine.timing.lasting import Awaits
from swlcg_deck.engine.timing.occur import occur

Part = tuple[int, int] | tuple[()]
"""From which verb to which; nothing for a whole effect."""


def tell_resolved(
    state: State, frame: Carrying, scope: Scope, line: tuple[int, int], part: Part = ()
) -> None:
    """Texts may resolve it again, or ask how many cards it has drawn."""
    if not is_watched(state, "effect_resolved"):
        return
    occur(
        state,
        Event(
            "effect_resolved",
            (scope.source,),
            (frame.drew,),
            by=scope.you,
            source=scope.source,
            detail=(*line, scope, *part),
        ),
    )


def only_waits(ability: Ability) -> bool:
    """Whether it does nothing but wait for something: it resolves when that comes (FAQ-35)."""
    first, *rest = ability.effect
    return isinstance(first, Awaits) and first.count == len(rest)


def tell_of_part(state: State, frame: CarryingLater) -> None:
    """What had to wait has been done."""
    line, part = (frame.origin, frame.ability), (frame.start, frame.stop)
    tell_resolved(state, frame, frame.scope, line, part)


procedure(CarryingLater, tell_of_part)
