"""Hidden cards dealt anew, for a game as one player may imagine it."""

from swlcg_deck.engine.atoms.reach import lose_reach, reach, works_in
from swlcg_deck.engine.core.constants import BENEATH, CAPTURED
from swlcg_deck.engine.core.randomness import shuffled
from swlcg_deck.engine.core.state import State

Place = tuple[str, int, int]
"""A place a hidden card lies at: the pile, whose it is (-1 for captured cards), and which."""


def deal_anew(state: State, places: tuple[Place, ...], seed: int) -> int:
    """Shuffle the cards of some places among these places; the seed for what comes next.

    Which card lay where before makes no difference to where any of them comes to lie.
    """
    cards = tuple([_card_at(state, place) for place in places])
    dealt, seed = shuffled(tuple(sorted(cards)), seed)
    zones = [(state.zone[card], state.host[card]) for card in cards]
    for card in cards:
        if _has_reach(state, card):
            lose_reach(state, card)
    _put(state, places, dealt)
    for card, (zone, host) in zip(dealt, zones, strict=True):
        state.zone[card] = zone
        state.host[card] = host if zone in (CAPTURED, BENEATH) else -1
        if _has_reach(state, card):
            reach(state, card)
    state.decision = None
    state.cache.clear()
    return seed


def forget_facedown(state: State, owner: int, seen: tuple[int, ...]) -> None:
    """Leave of a player's edge stack what the other one has seen, and of the cards facedown under
    his none: in a copy, to reckon with what is known."""
    state.edge_stack[owner] = seen
    state.beneath[owner] = ()
    state.cache.clear()


def _has_reach(state: State, card: int) -> bool:
    """Whether the card has a text that works where it lies."""
    zone = state.zone[card]
    for ability in state.faces[card].abilities:  # noqa: SIM110 - half the time of any()
        if works_in(ability, zone):
            return True
    return False


def _card_at(state: State, place: Place) -> int:
    name, player, which = place
    pile: tuple[int, ...] = state.captured if player < 0 else getattr(state, name)[player]
    return pile[which]


def _put(state: State, places: tuple[Place, ...], dealt: tuple[int, ...]) -> None:
    """Each card to its place, pile by pile."""
    piles: dict[tuple[str, int], list[int]] = {}
    for (name, player, which), card in zip(places, dealt, strict=True):
        pile = piles.get((name, player))
        if pile is None:
            pile = piles[name, player] = list(
                state.captured if player < 0 else getattr(state, name)[player]
            )
        pile[which] = card
    for (name, player), pile in piles.items():
        if player < 0:
            state.captured = tuple(pile)
        else:
            getattr(state, name)[player] = tuple(pile)


def reseed(state: State, seed: int) -> None:
    """Let chance go another way from here on."""
    state.seed = seed
