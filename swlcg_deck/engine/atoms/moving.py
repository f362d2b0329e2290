"""Cards from zone to zone. A card out of play is always in its OWNER's zone (DISC-06).

The exceptions: objectives in a victory pile, and edge stacks that texts exchange for a battle.
What lies beneath a card is used by who controls that.
"""

from swlcg_deck.engine.atoms.reach import lose_reach, reach
from swlcg_deck.engine.core.constants import (
    ASIDE,
    BENEATH,
    CAPTURED,
    DECK,
    DISCARD,
    EDGE_STACK,
    ENHANCEMENT,
    HAND,
    IN_PLAY,
    NOBODY,
    OBJECTIVE_DECK,
    SETUP,
    UNIT,
    VICTORY,
)
from swlcg_deck.engine.core.randomness import drawn, next_seed, shuffled
from swlcg_deck.engine.core.state import State

_PILES = {
    HAND: "hand",
    DECK: "deck",
    OBJECTIVE_DECK: "objective_deck",
    DISCARD: "discard",
    EDGE_STACK: "edge_stack",
    VICTORY: "victory",
    SETUP: "facedown",
    BENEATH: "beneath",
}


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    if cards[-1] == card:  # the top of a deck
        return cards[:-1]
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _area(state: State, kind: int) -> list[tuple[int, ...]]:
    if kind == UNIT:
        return state.units
    return state.enhancements if kind == ENHANCEMENT else state.objectives


def _take_out(state: State, card: int) -> None:
    if state.faces[card].abilities:
        lose_reach(state, card)
    zone = state.zone[card]
    if zone == IN_PLAY:
        area, player = _area(state, state.kind[card]), state.controller[card]
        area[player] = _without(area[player], card)
    elif zone == CAPTURED:
        state.captured = _without(state.captured, card)
        state.host[card] = NOBODY
        if state.faces[card].is_force_card:
            state.force_supply[state.owner[card]] += 1
    elif zone in (VICTORY, EDGE_STACK):
        pile, player = getattr(state, _PILES[zone]), state.controller[card]
        pile[player] = _without(pile[player], card)
        state.controller[card] = state.owner[card]
    elif zone != ASIDE:
        pile, owner = getattr(state, _PILES[zone]), state.owner[card]
        pile[owner] = _without(pile[owner], card)
        if zone == BENEATH:
            state.host[card], state.controller[card] = NOBODY, owner


def move(state: State, card: int, zone: int, *, bottom: bool = False) -> None:
    """Put a card that is out of play on top (or at the bottom) of a pile of its owner."""
    former = state.zone[card]
    _take_out(state, card)
    if former == CAPTURED and state.faces[card].is_force_card:
        zone = ASIDE  # it is back in the supply, wherever else a card would go
    state.zone[card] = zone
    if zone != ASIDE:
        pile, owner = getattr(state, _PILES[zone]), state.owner[card]
        pile[owner] = (card, *pile[owner]) if bottom else (*pile[owner], card)
    if state.faces[card].abilities:
        reach(state, card)
    if state.cache:
        state.cache.clear()
    if state.journal is not None:
        state.journal.append(("moved", card, zone, former))


def hand_over(state: State, card: int, player: int) -> None:
    """A card in an edge stack passes to the stack of the other player for the battle."""
    former = state.controller[card]
    state.edge_stack[former] = _without(state.edge_stack[former], card)
    state.edge_stack[player] = (*state.edge_stack[player], card)
    state.controller[card] = player
    state.kept = {}
    if state.cache:
        state.cache.clear()
    if state.journal is not None:
        state.journal.append(("edge stack of", card, player))


def enter_play(state: State, card: int, controller: int, kind: int, host: int = NOBODY) -> None:
    """A card comes into a play area as a unit, enhancement, objective or mission."""
    _take_out(state, card)
    state.zone[card] = IN_PLAY
    state.controller[card] = controller
    state.kind[card] = kind
    state.host[card] = host
    area = _area(state, kind)
    area[controller] = (*area[controller], card)
    face = state.faces[card]
    if face.unique:
        state.unique_in_play = (*state.unique_in_play, face.title_id)
    if host != NOBODY:
        state.unsettled = True
    if face.abilities:
        reach(state, card)
    if state.cache:
        state.cache.clear()
    if state.journal is not None:
        state.journal.append(("entered", card, controller, kind, host))


def leave_play(state: State, card: int, zone: int, *, bottom: bool = False) -> None:
    """A card goes to its owner's pile and is a new card from then on (ABIL-30).

    Tokens go back to the pool, its Force card to the supply (DMG-15, FORCE-05); what was
    attached to it or captured at it is dealt with by the check that follows.
    """
    _strip(state, card)
    _take_out(state, card)
    face = state.faces[card]
    if face.unique:
        state.unique_in_play = _without(state.unique_in_play, face.title_id)
    state.kind[card] = face.kind
    state.controller[card] = state.owner[card]
    state.host[card] = NOBODY
    state.serial[card] += 1
    state.zone[card] = zone
    if zone not in (ASIDE, CAPTURED):
        pile, owner = getattr(state, _PILES[zone]), state.owner[card]
        pile[owner] = (card, *pile[owner]) if bottom else (*pile[owner], card)
    state.unsettled = True
    if face.abilities:
        reach(state, card)
    if state.journal is not None:
        state.journal.append(("left", card, zone))


def _strip(state: State, card: int) -> None:
    state.focus[card] = state.damage[card] = state.shield[card] = 0
    state.role[card] = 0
    if state.engaged == card:
        state.engaged = NOBODY
    if state.committed[card]:
        state.committed[card] = 0
        state.force_supply[state.controller[card]] += 1
    if state.lasting:
        state.lasting = tuple(effect for effect in state.lasting if not effect.ends_with(card))
        state.kept = {}
    if state.cache:
        state.cache.clear()


def add_to_victory_pile(state: State, card: int, player: int) -> None:
    """An objective enters a victory pile, the one zone where a card may lie with an opponent;
    the pile is counted by the check that follows (WIN-01, WIN-05)."""
    state.zone[card] = VICTORY
    state.controller[card] = player
    state.victory[player] = (*state.victory[player], card)
    state.unscored = (*state.unscored, (player, len(state.victory[player])))
    if state.faces[card].abilities:
        reach(state, card)
    if state.journal is not None:
        state.journal.append(("destroyed", card, player))


def place_captured(state: State, card: int, at: int) -> None:
    """Put a card that is out of play facedown under a card (CAP-02)."""
    _take_out(state, card)
    state.zone[card] = CAPTURED
    state.captured = (*state.captured, card)
    if state.faces[card].is_force_card:
        state.force_supply[state.owner[card]] -= 1
    state.host[card] = at
    if state.cache:
        state.cache.clear()
    if state.journal is not None:
        state.journal.append(("captured", card, at))


def place_beneath(state: State, card: int, at: int) -> None:
    """Put a card that is out of play facedown under a card in play."""
    _take_out(state, card)
    state.zone[card] = BENEATH
    owner = state.owner[card]
    state.beneath[owner] = (*state.beneath[owner], card)
    state.host[card], state.controller[card] = at, state.controller[at]
    if state.faces[card].abilities:
        reach(state, card)
    if state.cache:
        state.cache.clear()
    if state.journal is not None:
        state.journal.append(("laid beneath", card, at))


def attach(state: State, card: int, host: int) -> None:
    """Move an enhancement to another host."""
    _detach(state, card)
    state.host[card] = host
    state.unsettled = True
    if state.cache:
        state.cache.clear()
    if state.journal is not None:
        state.journal.append(("attached", card, host))


def _detach(state: State, card: int) -> None:
    """What lasts as long as it is attached ends."""
    if state.lasting and state.host[card] != NOBODY:
        state.lasting = tuple(effect for effect in state.lasting if not effect.is_of(card))
        state.kept = {}


def appear_as(state: State, card: int, kind: int) -> None:
    """A card on its way into play is what it will be there; one that goes back is itself again."""
    if state.kind[card] != kind:
        state.kind[card] = kind
        state.cache.clear()


def change_form(state: State, card: int, kind: int, host: int) -> None:
    """A card in play becomes a unit or an enhancement without leaving play (UNIQ-05)."""
    player = state.controller[card]
    old, new = _area(state, state.kind[card]), _area(state, kind)
    old[player] = _without(old[player], card)
    state.role[card] = 0
    if state.committed[card] and kind != UNIT:
        state.committed[card] = 0
        state.force_supply[player] += 1
    _detach(state, card)
    state.kind[card] = kind
    state.host[card] = host
    new[player] = (*new[player], card)
    if state.faces[card].abilities:
        lose_reach(state, card)
        reach(state, card)
    state.unsettled = True
    state.cache.clear()
    if state.journal is not None:
        state.journal.append(("form", card, kind, host))


def change_control(state: State, card: int, player: int) -> None:
    """A card passes to the other player with everything on it (CTRL-06).

    It loses its Force card (FORCE-08) and its place in the engagement (CONF-15).
    """
    former = state.controller[card]
    if former == player:
        return
    area = _area(state, state.kind[card])
    area[former] = _without(area[former], card)
    area[player] = (*area[player], card)
    state.controller[card] = player
    for below in (*state.beneath[0], *state.beneath[1]):
        if state.host[below] == card:
            state.controller[below] = player
    state.role[card] = 0
    if state.committed[card]:
        state.committed[card] = 0
        state.force_supply[former] += 1
    state.unsettled = True
    state.kept = {}
    state.cache.clear()
    if state.journal is not None:
        state.journal.append(("control", card, player))


def shuffle(state: State, player: int, zone: int) -> None:
    """Shuffle a player's deck."""
    pile = getattr(state, _PILES[zone])
    pile[player], state.seed = shuffled(pile[player], state.seed)


def roll(state: State, count: int) -> int:
    """A random number below `count`."""
    state.seed = next_seed(state.seed)
    return drawn(state.seed) % count
