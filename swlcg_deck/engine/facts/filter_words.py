"""The words of a card filter that look at the card itself: states, numbers; and what names mean."""

from collections.abc import Callable

from swlcg_deck.cards.filters import CardFilter, Range
from swlcg_deck.engine.core.ability import CardTest, Scope
from swlcg_deck.engine.core.constants import (
    ATTACKING,
    CAPTURED,
    DECK,
    DEFENDING,
    DISCARD,
    EDGE_STACK,
    HAND,
    IN_PLAY,
    NOBODY,
    OBJECTIVE_DECK,
    VICTORY,
)
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import (
    attachments,
    captured_at,
    engaged_objective,
    participants,
)
from swlcg_deck.engine.facts.characteristics import force_icons, has_keyword, is_committed, is_pilot
from swlcg_deck.engine.facts.printed_numbers import cost_shown

ZONES: dict[str | None, int] = {
    None: IN_PLAY,
    "play": IN_PLAY,
    "hand": HAND,
    "deck": DECK,
    "discard": DISCARD,
    "edge_stack": EDGE_STACK,
    "captured": CAPTURED,
    "objective_deck": OBJECTIVE_DECK,
    "victory_pile": VICTORY,
}
"""Where cards are, as a text says it."""


def zones_of(places: tuple[str, ...] | None) -> tuple[int, ...]:
    """The zones of a filter's `in`: in play, if it says nothing."""
    return (IN_PLAY,) if places is None else tuple(ZONES[place] for place in places)


CardNumber = Callable[[State, int], int]


def _alone(state: State, scope: Scope, card: int) -> bool:
    return participants(state, state.controller[card]) == (card,)


def is_piloted(state: State, card: int) -> bool:
    """With a Pilot enhancement (PILOT-07)."""
    return any(is_pilot(state, other) for other in attachments(state, card))


CONDITIONS: dict[str, CardTest] = {
    "ready": lambda state, scope, card: not state.focus[card],
    "exhausted": lambda state, scope, card: bool(state.focus[card]),
    "damaged": lambda state, scope, card: bool(state.damage[card]),
    "undamaged": lambda state, scope, card: not state.damage[card],
    "shielded": lambda state, scope, card: bool(state.shield[card]),
    "unshielded": lambda state, scope, card: not state.shield[card],
    "participating": lambda state, scope, card: bool(state.role[card]),
    "attacking": lambda state, scope, card: state.role[card] == ATTACKING,
    "defending": lambda state, scope, card: state.role[card] == DEFENDING,
    "alone": _alone,
    "engaged": lambda state, scope, card: state.engaged == card,
    "committed": lambda state, scope, card: is_committed(state, card),
    "piloted": lambda state, scope, card: is_piloted(state, card),
    "unpiloted": lambda state, scope, card: not is_piloted(state, card),
    "unique": lambda state, scope, card: state.faces[card].unique,
    "limited": lambda state, scope, card: has_keyword(state, card, "limited"),
    "facedown": lambda state, scope, card: state.zone[card] != IN_PLAY,
    "attached": lambda state, scope, card: state.host[card] != NOBODY,
}


def referred(state: State, scope: Scope, ref: str) -> tuple[int, ...]:
    """The cards that a filter compares with: this one, its host, the trigger's, or named ones."""
    if ref == "self":
        return (scope.source,)
    if ref == "host":
        host = state.host[scope.source]
        return (host,) if host >= 0 else ()
    if ref == "it":
        return (scope.subject,) if scope.subject >= 0 else ()
    if ref == "those":
        return those(scope)
    if ref == "engaged":
        return engaged_objective(state)
    found: tuple[int, ...] = scope.named(ref) or scope.named(f"target_{ref}")
    return found


def those(scope: Scope) -> tuple[int, ...]:
    """All cards that the event of a trigger is about: those dealt damage together (DMG-25)."""
    return () if scope.event is None else tuple(card for card in scope.event.cards if card >= 0)


def numbers(description: CardFilter) -> list[CardTest]:
    """Bounds on a card's cost, icons, tokens and attachments."""
    found: list[CardTest] = []
    for bound, number in (
        (description.printed_cost, cost_shown),
        (description.force, force_icons),
        (description.damage, lambda state, card: state.damage[card]),
        (description.focus, lambda state, card: state.focus[card]),
        (description.enhancements, lambda state, card: len(attachments(state, card))),
        (description.captured, lambda state, card: len(captured_at(state, card))),
    ):
        if bound is not None:
            found.append(within(bound, number))
    return found


def within(bound: Range, number: CardNumber) -> CardTest:
    def fits(state: State, scope: Scope, card: int) -> bool:
        value = number(state, card)
        if bound.equals is not None and value != bound.equals:
            return False
        if bound.at_least is not None and value < bound.at_least:
            return False
        if bound.at_most is not None and value > bound.at_most:
            return False
        if bound.fewer_than is not None:
            return any(
                value < number(state, one) for one in referred(state, scope, bound.fewer_than)
            )
        if bound.more_than is not None:
            return any(
                value > number(state, one) for one in referred(state, scope, bound.more_than)
            )
        return True

    return fits
