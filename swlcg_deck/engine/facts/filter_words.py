"""The words of a card filter that look at the card itself: states, numbers; and what names mean."""

from swlcg_deck.cards.bounds import Bounds
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import CardTest, Scope
from swlcg_deck.engine.core.constants import (
    ATTACKING,
    BENEATH,
    CAPTURED,
    COMMON_RESERVE,
    DECK,
    DEFENDING,
    DISCARD,
    EDGE_STACK,
    HAND,
    IN_PLAY,
    NOBODY,
    OBJECTIVE_DECK,
    SETUP,
    VICTORY,
)
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import (
    attachments,
    captured_at,
    participants,
)
from swlcg_deck.engine.facts.bounds import CardNumber, tokens_on, within
from swlcg_deck.engine.facts.characteristics import force_icons, has_keyword, is_committed, is_pilot
from swlcg_deck.engine.facts.printed_numbers import cost_shown
from swlcg_deck.engine.facts.virtual import more_captured

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
    "beneath": BENEATH,
    "common_reserve": COMMON_RESERVE,
}
"""Where cards are, as a text says it."""


_FACEDOWN = (SETUP, CAPTURED, BENEATH)
"""Where cards lie facedown in a play area; none of them is in play (SETUP-17, CAP-16)."""


def zones_of(places: tuple[str, ...] | None) -> tuple[int, ...]:
    """The zones of a filter's `in`: in play, if it says nothing."""
    return (IN_PLAY,) if places is None else tuple(ZONES[place] for place in places)


def zones_meant(description: CardFilter) -> tuple[int, ...]:
    """Where a filter looks: what is facedown lies in a play area without being in play."""
    if description.in_ is None and "facedown" in (description.is_ or ()):
        return _FACEDOWN
    return zones_of(description.in_)


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
    "facedown": lambda state, scope, card: state.zone[card] in _FACEDOWN,
    "attached": lambda state, scope, card: state.host[card] != NOBODY,
}


def _captured_cards(state: State, card: int) -> int:
    return len(captured_at(state, card)) + more_captured(state, card)


def numbers(description: CardFilter) -> list[CardTest]:
    """Bounds on a card's cost, icons, tokens and attachments."""
    found: list[CardTest] = []
    for bound, number in (
        (description.printed_cost, cost_shown),
        (description.printed_force, lambda state, card: state.faces[card].force_icons),
        (description.force, force_icons),
        (description.damage, tokens_on("damage")),
        (description.focus, tokens_on("focus")),
        (description.priority, lambda state, card: state.faces[card].priority),
        (description.enhancements, lambda state, card: len(attachments(state, card))),
        (description.captured, _captured_cards),
    ):
        if bound is not None:
            found.append(_within(bound, number))
    return found


def _within(bound: Bounds, number: CardNumber) -> CardTest:
    keeps = within(bound, number)
    return lambda state, scope, card: keeps(state, scope, number(state, card))
