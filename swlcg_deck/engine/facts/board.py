"""Plain questions about a table that many rules ask."""

from typing import Any

from swlcg_deck.engine.core.constants import (
    ATTACKING,
    BENEATH,
    CAPTURED,
    COMMON_RESERVE,
    DARK,
    DECK,
    DEFENDING,
    DISCARD,
    EDGE_STACK,
    HAND,
    IN_PLAY,
    LIGHT,
    MISSION,
    NOBODY,
    OBJECTIVE,
    OBJECTIVE_DECK,
    SETUP,
    VICTORY,
    ZONE_NAMES,
)
from swlcg_deck.engine.core.state import PHASE_READ, State


def current_phase(state: State) -> int:
    """The phase, for what is derived from it: that holds until the phase is over."""
    state.cache[PHASE_READ] = True
    return state.phase


def times_counted(state: State, *key: Any) -> int:
    """How often something has happened, for what is derived from that: it holds until another
    such thing happens or they are forgotten."""
    state.cache[key[:2]] = True
    often: int = state.counts.get(key, 0)
    return often


def note_look_at_counts(state: State, scope: str, what: str) -> None:
    """Something is derived from what has been counted of one kind."""
    state.cache[scope, what] = True


def in_play(state: State, card: int) -> bool:
    return state.zone[card] == IN_PLAY


def cards_of(state: State, player: int) -> tuple[int, ...]:
    """All cards in play under a player's control (RB-12)."""
    return (
        state.affiliation_card[player],
        *state.objectives[player],
        *state.units[player],
        *state.enhancements[player],
    )


def all_in_play(state: State) -> tuple[int, ...]:
    return cards_of(state, DARK) + cards_of(state, LIGHT)


_PILES = {
    HAND: "hand",
    DECK: "deck",
    OBJECTIVE_DECK: "objective_deck",
    DISCARD: "discard",
    VICTORY: "victory",
    EDGE_STACK: "edge_stack",
    BENEATH: "beneath",
    SETUP: "facedown",
}


def lying_in(state: State, zone: int, players: tuple[int, ...] = (DARK, LIGHT)) -> tuple[int, ...]:
    """All cards of a zone in a fixed order; of captured cards the players are the owners."""
    if zone == IN_PLAY:
        return tuple(card for player in players for card in cards_of(state, player))
    if zone == CAPTURED:
        return tuple(card for card in state.captured if state.owner[card] in players)
    if zone == COMMON_RESERVE:
        return ()
    pile = getattr(state, _PILES[zone])
    cards = tuple(card for player in players for card in pile[player])
    # Looking through a deck must not tell how it lies.
    return tuple(sorted(cards)) if zone in (DECK, OBJECTIVE_DECK) else cards


def current_objectives(state: State, player: int) -> tuple[int, ...]:
    """A player's objectives without missions (REF-09)."""
    return tuple([card for card in state.objectives[player] if state.kind[card] != MISSION])


def engaged_objective(state: State) -> tuple[int, ...]:
    """The engaged objective; the Death Star dial is engaged like one but is none (FAQ-13)."""
    card = state.engaged
    return (card,) if card != NOBODY and state.kind[card] in (OBJECTIVE, MISSION) else ()


def objective_at_stake(state: State) -> int:
    """What is engaged; if that has left play, what the engagement was declared against."""
    if state.engaged != NOBODY or not state.engagement:
        return state.engaged
    return state.declared_against[state.engagement - 1][0]


def may_be_declared_against(state: State, objective: int) -> bool:
    """Once a turn as the card it is now, and as often again as texts allow (CONF-03, CONF-30)."""
    this = (objective, state.serial[objective])
    if this not in state.declared_against:
        return True
    allowed: int = state.counts.get(("turn", "engage again", *this), 0)
    return state.declared_against.count(this) <= allowed


def participants(state: State, player: int) -> tuple[int, ...]:
    role = state.role
    return tuple([unit for unit in state.units[player] if role[unit]])


def attackers(state: State) -> tuple[int, ...]:
    return tuple([unit for unit in state.units[state.active] if state.role[unit] == ATTACKING])


def defenders(state: State) -> tuple[int, ...]:
    player = 1 - state.active
    return tuple([unit for unit in state.units[player] if state.role[unit] == DEFENDING])


def attachments(state: State, card: int) -> tuple[int, ...]:
    """Enhancements on a card, whoever controls them."""
    host = state.host
    return tuple(
        [
            other
            for other in (*state.enhancements[DARK], *state.enhancements[LIGHT])
            if host[other] == card
        ]
    )


def captured_at(state: State, card: int) -> tuple[int, ...]:
    return tuple([other for other in state.captured if state.host[other] == card])


def beneath(state: State, card: int) -> tuple[int, ...]:
    """What lies facedown under a card."""
    host = state.host
    return tuple([c for c in (*state.beneath[DARK], *state.beneath[LIGHT]) if host[c] == card])


def has_text(state: State) -> bool:
    """Whether anything in play changes characteristics."""
    return bool(state.constants or state.lasting)


SHOWN = "cards shown"
"""The name under which an effect keeps what it has revealed, with the zone it was in. No text
binds a name of two words."""


def shown_cards(state: State) -> tuple[int, ...]:
    """Hidden cards that an effect has revealed and not yet put where it says (SEARCH-04)."""
    return tuple(
        [
            card
            for frame in state.stack
            if hasattr(frame, "scope")
            for card, place in frame.scope.named(SHOWN)
            if ZONE_NAMES[state.zone[card]] == place
        ]
    )
