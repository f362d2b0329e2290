"""What may be started now: the check of step 1, as the game stands (TIME-14, TC-64)."""

from swlcg_deck.engine.atoms.moving import appear_as, move
from swlcg_deck.engine.core.ability import (
    Ability,
    Scope,
    amount_of,
    could_do,
    could_do_in_some_way,
)
from swlcg_deck.engine.core.constants import (
    ASIDE,
    BENEATH,
    ENHANCEMENT,
    EVENT,
    FATE,
    HAND,
    IN_PLAY,
    MISSION,
    NOBODY,
    ZONE_NAMES,
    opponent,
)
from swlcg_deck.engine.core.decision import Option
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import (
    also_at_hand,
    is_at_hand,
    is_blank,
    is_under,
    unchanged,
)
from swlcg_deck.engine.facts.attachable import has_mission, hosts
from swlcg_deck.engine.facts.board import times_counted
from swlcg_deck.engine.facts.characteristics import (
    cannot,
    has_keyword,
    is_forbidden,
    is_held,
)
from swlcg_deck.engine.facts.costs import (
    can_pay,
    dear_hosts,
    is_for_some,
    match_needed,
    most_resources,
    play_cost,
    purse,
)
from swlcg_deck.engine.timing.effect import AFFECTING


def usable(state: State, scope: Scope, origin: int, place: int) -> bool:
    """Whether a triggered ability may be started: restrictions, limit, cost, targets, effect."""
    ability = state.faces[origin].abilities[place]
    card = scope.source
    if ability.condition is not None and not ability.condition(state, scope):
        return False
    if ability.limit is not None and is_used_up(state, scope, origin, place):
        return False
    if origin == card and state.zone[card] == IN_PLAY and is_blank(state, card):
        return False
    if state.zone[card] == BENEATH and not is_at_hand(state, card):
        return False
    is_free = not (ability.forced or ability.unlabelled)
    if is_free and is_forbidden(state, "trigger") and cannot(state, "trigger", card):
        return False  # forced ones happen all the same (ABIL-13, ABIL-15)
    if is_played_from_hand(state, card, ability) and not may_play_event(state, card, scope.you):
        return False
    return can_start(state, scope, ability)


def is_played_from_hand(state: State, card: int, ability: Ability) -> bool:
    """An event; other cards with a text for the hand do not pay for it (ABIL-18, ABIL-19)."""
    return ability.zone == HAND and state.faces[card].kind == EVENT


def limit_key(state: State, scope: Scope, origin: int, place: int) -> tuple[object, ...]:
    """Per copy, which is new when it returns; or per title and player (DEF-06, DEF-07)."""
    limit = state.faces[origin].abilities[place].limit
    per = limit.per if limit is not None else ""
    card = scope.source
    if limit is not None and limit.by_title:
        return (per, "limit", "title", state.faces[origin].title_id, place, scope.you)
    return (per, "limit", "copy", card, state.serial[card], origin, place)


def is_used_up(state: State, scope: Scope, origin: int, place: int) -> bool:
    limit = state.faces[origin].abilities[place].limit
    if limit is None:
        return False
    used = times_counted(state, *limit_key(state, scope, origin, place))
    return used >= amount_of(state, scope, limit.times)


def can_start(state: State, scope: Scope, ability: Ability) -> bool:
    """Whether each part of the cost could be paid in full, every target exists, and at least one
    part of the effect could do something (ABIL-20)."""
    if ability.spend != 0:
        amount, kind = amount_of(state, scope, ability.spend), ability.spend_affiliation
        if amount and not can_pay(state, scope.you, amount, kind, all_match=bool(kind)):
            return False
    if ability.branches:
        parts = ((ability.cost, True), (ability.targets, True), (ability.effect, False))
        return could_do_in_some_way(state, scope, parts)
    for verbs in (ability.cost, ability.targets):
        if verbs:
            done, scope = could_do(state, scope, verbs, all_of_it=True)
            if not done:
                return False
    return could_affect(state, scope, ability)


def could_affect(state: State, scope: Scope, ability: Ability) -> bool:
    """Whether some part of the effect could do something to cards that it can affect."""
    if is_forbidden(state, "affected"):
        scope = scope.bound(AFFECTING, True)
    return could_do(state, scope, ability.effect)[0]


def may_play_event(state: State, card: int, player: int) -> bool:
    """Cost, match and Limited; its own lines are the condition of its ability."""
    if limited_used(state, card, player):
        return False
    if not could_pay(state, card, player, play_cost(state, card, player, EVENT), EVENT):
        return False
    return not is_forbidden(state, "played") or not cannot(
        state, "played", card, Event("played", (card,), by=player, detail=(EVENT,))
    )


def could_pay(state: State, card: int, player: int, cost: int, kind: int) -> bool:
    """Whether a card could be paid for, if need be with what an interrupt of its player takes off
    the cost when that is fixed (TC-65)."""
    if cost <= 0:
        return True
    if kind != state.kind[card] and is_for_some(state):
        # A pilot is paid for as what it is played as (PILOT-01).
        state = state.clone()
        appear_as(state, card, kind)
    total, found = purse(state, player, card)
    if total >= cost:
        match = match_needed(state, card)
        if not match or found & match:
            return True
    watching = state.watching.get("cost_set", ())
    if not lowers_its_cost(state, card) and not any(
        state.controller[c] == player for c, _ in watching
    ):
        return False
    less = _most_saved(state, card, player, cost)
    match = match_needed(state, card)
    return can_pay(state, player, cost - less, match, card=card)


def lowers_its_cost(state: State, card: int) -> bool:
    """Whether a card has a text of its own for the moment when its cost is fixed."""
    return any(ability.zone == ASIDE for ability in state.faces[card].abilities)


def _most_saved(state: State, card: int, player: int, cost: int) -> int:
    """The most that one interrupt could take off the cost of a card that is shown to be played."""
    shown = state.clone()
    home = HAND if state.host[card] != NOBODY else state.zone[card]
    move(shown, card, ASIDE)
    detail = (state.kind[card], NOBODY, ZONE_NAMES[home])
    event = Event("cost_set", (card,), (cost,), by=player, detail=detail)
    most = 0
    for source, place in shown.watching["cost_set"]:
        ability, scope = shown.faces[source].abilities[place], Scope(source, player, event, card)
        if (
            shown.controller[source] == player
            and any(trigger.matches(shown, scope, event, card) for trigger in ability.when)
            and usable(shown, scope, source, place)
        ):
            scope = could_do(shown, scope, ability.cost, all_of_it=True)[1]
            most = max(most, sum(verb.saves(shown, scope) for verb in ability.effect))
    return most


def limited_used(state: State, card: int, player: int) -> bool:
    """A player plays one Limited card a turn (KEY-04, KEY-17)."""
    return bool(
        times_counted(state, "turn", "limited", player) and has_keyword(state, card, "limited")
    )


def plays(state: State, player: int) -> list[Option]:
    """Units, enhancements and missions that can be played from hand: ("play", card, form)."""
    total = most_resources(state, player)
    found: list[Option] = []
    less = "cost_set" in state.watching or not unchanged(state, "cost", "pilot cost")
    cards = state.hand[player] + also_at_hand(state, player)
    if not unchanged(state, "playable from discard"):
        less = True
        cards += tuple(
            [
                card
                for card in state.discard[player]
                if is_under(state, "playable from discard", card) and not is_held(state, card)
            ]
        )
    for card in cards:
        face = state.faces[card]
        if face.kind in (EVENT, FATE):
            continue
        if face.cost <= total or less or lowers_its_cost(state, card):
            found += ways_to_play(state, card, player, face.kind)
        if face.pilot_cost is not None:
            found += ways_to_play(state, card, player, ENHANCEMENT)
    return found


def ways_to_play(
    state: State, card: int, player: int, kind: int, *, less: int = 0
) -> tuple[Option, ...]:
    """A card in a form, if it can be played; on its own for each card that it costs more or less
    to put it on."""
    dear = dear_hosts(state, card, player, kind)
    there: list[Option] = [
        ("play", card, kind, host)
        for host in dear
        if playable(state, card, player, kind, less=less, host=host)
    ]
    elsewhere = not dear or len(dear) < len(hosts(state, card, player))
    if elsewhere and playable(state, card, player, kind, less=less):
        return (("play", card, kind), *there)
    return tuple(there)


def playable(
    state: State, card: int, player: int, kind: int, *, less: int = 0, host: int = NOBODY
) -> bool:
    """Whether a card could be played from hand in a form now (TC-64)."""
    face = state.faces[card]
    if face.title_id in state.unique_in_play or limited_used(state, card, player):
        return False
    cost = max(0, play_cost(state, card, player, kind, host) - less)
    if cost and not could_pay(state, card, player, cost, kind):
        return False
    if kind == ENHANCEMENT and not hosts(state, card, player):
        return False
    if kind == MISSION and has_mission(state, opponent(player)):
        return False
    return not is_forbidden(state, "played") or not cannot(
        state, "played", card, Event("played", (card,), by=player, detail=(kind,))
    )
