"""Resources: what a card costs, what can pay for it, and why it cannot be paid (RES)."""

from functools import cache, reduce
from operator import or_

from swlcg_deck.engine.core.ability import Modifier, Scope, amount_of
from swlcg_deck.engine.core.constants import ENHANCEMENT, HAND, NOBODY, UNIT
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import (
    Active,
    all_modifiers,
    bits_under,
    derived,
    gained,
    is_under,
    unchanged,
)
from swlcg_deck.engine.facts.attachable import hosts
from swlcg_deck.engine.facts.characteristics import affiliations, matching, resource_value

Source = tuple[int, int, int]
"""A ready resource card: (card, resource value, affiliations it matches)."""


def sources(state: State, player: int, card: int = NOBODY) -> tuple[Source, ...]:
    """The ready resource cards of a player (RES-02, RES-05, RES-14) that pay for playing a
    card; without one, for what is no card that is played."""
    if is_for_some(state) or (card != NOBODY and _refuses(state.faces[card])):
        return _sources_for(state, player, card)
    found: tuple[Source, ...] | None = state.cache.get(("sources", player))
    if found is None:
        found = _sources(state, player)
        state.cache["sources", player] = found
    return found


def purse(state: State, player: int, card: int = NOBODY) -> tuple[int, int]:
    """All resources a player could generate now for a card, and all affiliations they match."""
    if is_for_some(state) or (card != NOBODY and _refuses(state.faces[card])):
        ready = sources(state, player, card)
        return sum([one[1] for one in ready]), reduce(or_, [one[2] for one in ready], 0)
    found: tuple[int, int] | None = state.cache.get(("purse", player))
    if found is None:
        total = bits = 0
        for _, value, matched in sources(state, player):
            total += value
            bits |= matched
        found = state.cache["purse", player] = (total, bits)
    return found


_OF_SOURCES = ("resources", "keyword", "lose keyword", "blank", "affiliation")
"""What texts may change of a card that pays."""


_FOR_SOME = ("pays for", "resources for")
"""What makes resources pay for some cards only."""


@cache
def _refuses(face: Face) -> tuple[Modifier, ...]:
    """What a card says of resources that cannot pay for it; it says so on its way from the hand."""
    return tuple(
        [
            modifier
            for ability in face.abilities
            if ability.kind == "constant" and ability.zone == HAND
            for modifier in ability.modifiers
            if modifier.what == "cannot" and modifier.key == "pay"
        ]
    )


def is_for_some(state: State) -> bool:
    """Whether some resources pay for some cards only."""
    return not unchanged(state, *_FOR_SOME)


def most_resources(state: State, player: int) -> int:
    """All resources of a player, whatever they may pay for."""
    if not is_for_some(state):
        return purse(state, player)[0]
    return sum(
        [
            value + sum([amount_of(state, one[1], one[0].add) for one in _kept(state, card)])
            for card, value, _ in _sources(state, player, bare=True)
        ]
    )


def _kept(state: State, card: int) -> tuple[Active, ...]:
    """The resources of a card that are gained for some cards only."""
    return gained(state, "resources for", card)


def _sources_for(state: State, player: int, paid: int) -> tuple[Source, ...]:
    """Every card by itself: what it has for this one, or nothing."""
    found, own = [], Scope(paid, player)
    refused = _refuses(state.faces[paid]) if paid != NOBODY else ()
    for card, plain, bits in _sources(state, player, bare=True):
        if any(one.of(state, own, card) for one in refused):
            continue
        if any(not _fits(state, one, paid) for one in gained(state, "pays for", card)):
            continue
        more = [one for one in _kept(state, card) if _fits(state, one, paid)]
        value = plain + sum([amount_of(state, one[1], one[0].add) for one in more])
        if value:
            found.append((card, value, bits))
    return tuple(found)


def _fits(state: State, active: Active, paid: int) -> bool:
    if paid == NOBODY:
        return False
    fits: bool = active[0].key(state, active[1], paid)
    return fits


def _sources(state: State, player: int, *, bare: bool = False) -> tuple[Source, ...]:
    """`bare` cards among them, that have no resources by themselves."""
    focus, faces = state.focus, state.faces
    plain = not bare and unchanged(state, *_OF_SOURCES)
    found = []
    for card in (
        state.affiliation_card[player],
        *state.objectives[player],
        *state.units[player],
        *state.enhancements[player],
    ):
        if focus[card]:
            continue
        if plain:
            face = faces[card]
            if face.resources:
                found.append((card, face.resources, 63 if face.influence else face.affiliation))
            continue
        value = resource_value(state, card)
        if value or bare:
            found.append((card, value, matching(state, card)))
    return tuple(found)


def play_cost(state: State, card: int, player: int, kind: int, host: int = NOBODY) -> int:
    """What it costs to play a card from hand in a form (RES-15, PILOT-02, PILOT-12), and what as an
    enhancement of a card that changes that."""
    face = state.faces[card]
    piloting = kind != UNIT and face.kind == UNIT and face.pilot_cost is not None
    printed = face.pilot_cost if piloting else face.cost
    if unchanged(state, "cost", "pilot cost"):
        return printed or 0
    return derived(state, kind_of_cost(face, kind), card, printed or 0, at=host)


def dear_hosts(state: State, card: int, player: int, kind: int) -> tuple[int, ...]:
    """What a card can be attached to where a text changes what it costs (206-3)."""
    if kind != ENHANCEMENT or unchanged(state, "cost", "pilot cost"):
        return ()
    what = kind_of_cost(state.faces[card], kind)
    if all(modifier.key is None for modifier in all_modifiers(state, what)):
        return ()
    there = [one for one in gained(state, what, card) if one[0].key is not None]
    return tuple(
        [
            host
            for host in (hosts(state, card, player) if there else ())
            if host >= 0 and any(one[0].key(state, one[1], host) for one in there)
        ]
    )


def kind_of_cost(face: Face, kind: int) -> str:
    """A pilot cost is no cost for texts, nor a cost a pilot cost (PILOT-12). A card that enhances
    by its own text, without the keyword, has only a cost."""
    piloting = kind != UNIT and face.kind == UNIT and face.pilot_keyword
    return "pilot cost" if piloting else "cost"


def match_needed(state: State, card: int) -> int:
    """The affiliations of which one must be among those that pay (RES-10, RES-11).

    Texts may let the match be ignored, or accept a further affiliation (OPEN-16): modifiers
    `ignore match` and `match` on the card that is played. They see it where it is played from.
    """
    needed = affiliations(state, card)
    if not needed or unchanged(state, "ignore match", "match"):
        return needed
    if is_under(state, "ignore match", card):
        return 0
    return needed | bits_under(state, "match", card)


def can_pay(
    state: State,
    player: int,
    cost: int,
    match: int,
    *,
    all_match: bool = False,
    card: int = NOBODY,
) -> bool:
    """Whether the ready resources of a player suffice.

    One token on a matching card is enough (RES-22), and any card with a value can give one, so
    the total and the presence of a match decide. `all_match` is for "spend N [affiliation]
    resources", where every one must match (RES-20).
    """
    if cost <= 0:
        return True
    if all_match:
        ready = sources(state, player, card)
        return cost <= sum(value for _, value, bits in ready if bits & match)
    total, found = purse(state, player, card)
    return total >= cost and (not match or bool(found & match))


def ways_to_pay(
    state: State, player: int, cost: int, match: int, card: int
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Every exact way to pay for a card, as (card, tokens) pairs (RES-03, RES-04)."""
    ready = sources(state, player, card)
    ways: list[tuple[tuple[int, int], ...]] = []

    def spend(place: int, need: int, matched: bool, way: tuple[tuple[int, int], ...]) -> None:
        if need == 0:
            if matched:
                ways.append(way)
            return
        for later in range(place, len(ready)):
            card, value, bits = ready[later]
            for tokens in range(1, min(value, need) + 1):
                spend(
                    later + 1, need - tokens, matched or bool(bits & match), (*way, (card, tokens))
                )

    spend(0, cost, not match, ())
    return tuple(ways)
