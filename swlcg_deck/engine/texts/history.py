"""What texts ask of what has happened: which events are kept for them, and how many fit."""

from collections.abc import Callable, Iterator
from typing import Any

from swlcg_deck.cards.abilities.conditions import Happened
from swlcg_deck.cards.abilities.costs import Cost, EntersWith
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.triggers import Trigger
from swlcg_deck.cards.base import Frozen
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import CardTest, Scope
from swlcg_deck.engine.core.constants import NOBODY
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.bounds import ICONS_USED
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.facts.history import Logged, before, logged

LoggedTest = Callable[[State, Scope, Logged], bool]
"""Whether something that has happened is what a text describes."""


def kinds_of_events(trigger: Trigger) -> tuple[str, ...]:
    """What the engine calls the events of a trigger. "An interrupt is carried out" is also true of
    an event card that is one (`played`); icons have resolved when
    they were used; a mission is completed by leaving play for its owner's
    victory pile (MISSION-07)."""
    if trigger.event == "icons_resolved":
        return (ICONS_USED,)
    if trigger.event == "initiated":
        return ("initiated", "played")
    return (_KINDS.get(trigger.event, trigger.event),)


_KINDS = {"completed": "left_play", "control_taken": "control_changed"}
"""Events that the engine calls otherwise."""


def asked_of(text: tuple[Node, ...]) -> frozenset[str]:
    """The kinds of events of which a text asks whether they have happened."""
    return frozenset(kind for node in text for kind in _asked_of(node))


def _asked_of(part: Any) -> Iterator[str]:
    if isinstance(part, tuple):
        for one in part:
            yield from _asked_of(one)
        return
    if not isinstance(part, Frozen):
        return
    if isinstance(part, Happened):
        yield from kinds_of_events(part.happened)
    elif isinstance(part, Trigger) and part.first_each is not None:
        yield from kinds_of_events(part)
    elif isinstance(part, Cost | EntersWith) and part.first_each is not None:
        yield "played"
    elif isinstance(part, CardFilter) and part.happened is not None:
        yield part.happened
    for name in type(part).model_fields:
        yield from _asked_of(getattr(part, name))


def times_happened(
    state: State, scope: Scope, this: str, kinds: tuple[str, ...], fits: LoggedTest
) -> int:
    """How many events of some kinds fit."""
    return sum(fits(state, scope, entry) for kind in kinds for entry in logged(state, this, kind))


def is_first(
    state: State, scope: Scope, this: str, event: Event, kinds: tuple[str, ...], fits: LoggedTest
) -> bool:
    """Whether no event before this one fits, whether or not anybody reacted to it."""
    return not any(
        fits(state, scope, entry)
        for kind in kinds
        for entry in before(logged(state, this, kind), event)
    )


def against_such(what: CardFilter) -> CardTest:
    """An objective that is engaged, or was this turn: whoever is not active defends it, even if it
    lies in a victory pile by now."""
    bare = what.model_copy(update={"side": None, "controller": None})
    fits = compiled(bare) if bare.model_dump(exclude_none=True) else None
    yours = what.side == "friendly" or what.controller == "you"
    theirs = what.side == "enemy" or what.controller == "opponent"

    def test(state: State, scope: Scope, card: int) -> bool:
        if card == NOBODY or ((yours or theirs) and (scope.you != state.active) is not yours):
            return False
        return fits is None or fits(state, scope, card)

    return test


def played_before(
    state: State,
    this: str,
    card: int,
    fits: Callable[[int], bool],
    *,
    itself: bool,
) -> bool:
    """Whether the player of a card has played such a card in this time before it; `itself` says
    that this card is the last one that was played."""
    player = state.controller[card]
    entries = [e for e in logged(state, this, "played") if e[0].by == player]
    if itself:
        last = max((n for n, e in enumerate(entries) if card in e[0].cards), default=len(entries))
        entries = entries[:last]
    return any(fits(event.cards[0]) for event, _, _ in entries)
