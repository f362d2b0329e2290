"""Amounts and conditions of the language as functions of a game."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.abilities import amounts, conditions
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.engine.core.ability import Amount, Condition, Scope
from swlcg_deck.engine.core.constants import (
    DARK,
    ENHANCEMENT,
    LIGHT,
    PHASE_NAMES,
    PLAYERS,
    UNIT,
)
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import current_phase, times_counted
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.facts.characteristics import (
    capacity,
    force_icons,
    icons,
    remaining_capacity,
)
from swlcg_deck.engine.facts.filter_words import referred
from swlcg_deck.engine.facts.printed_numbers import cost_shown
from swlcg_deck.engine.texts.verbs.choosing import cards_in
from swlcg_deck.engine.texts.vocabulary import ICON_KEYS, ZONES, player_of

Reader = Callable[[State, Scope], int]


def amount(value: amounts.Amount) -> Amount:
    """A number; `X` is what a cost or choice has bound, else 0 (DEF-02)."""
    if isinstance(value, int):
        return value
    if value == "X":
        return _x
    if isinstance(value, str):
        raise TypeError(f"{value!r} is no single number")
    if isinstance(value, amounts.Conditional):
        return _conditional(value)
    return _changed(value, _reader(value))


def _x(state: State, scope: Scope) -> int:
    value = scope.named("x", 0)
    return value if isinstance(value, int) else len(value)


def _conditional(value: amounts.Conditional) -> Amount:
    holds, then, other = condition(value.if_), amount(value.then), amount(value.else_)

    def read(state: State, scope: Scope) -> int:
        chosen = then if holds(state, scope) else other
        return chosen if isinstance(chosen, int) else chosen(state, scope)

    return read


def _reader(value: Any) -> Reader:
    match value:
        case amounts.CountOf():
            return _count(value)
        case amounts.StatOf():
            return _stat(value)
        case amounts.TokensOn():
            token, of = value.tokens, value.of
            return lambda state, scope: sum(
                getattr(state, token)[card] for card in referred(state, scope, of)
            )
        case amounts.EventAmount():
            return _event_amount
        case amounts.SizeOf():
            return _size(value)
        case amounts.Dial():
            return lambda state, scope: state.dial
    raise TypeError(f"no number from {type(value).__name__}")


def _event_amount(state: State, scope: Scope) -> int:
    """How much the event is about the card that the ability speaks of; else all of it."""
    event = scope.event
    if event is None:
        return 0
    if scope.subject in event.cards and len(event.amounts) == len(event.cards):
        return event.amounts[event.cards.index(scope.subject)]
    return sum(event.amounts)


def _count(value: amounts.CountOf) -> Reader:
    fits, zone, whose = compiled(value.count), ZONES[value.count.in_], value.count.controller

    def cards(state: State, scope: Scope) -> list[int]:
        of = whose if whose in ("you", "opponent") and value.count.in_ else None
        return [card for card in cards_in(state, scope, zone, of) if fits(state, scope, card)]

    if value.distinct is None:
        return lambda state, scope: len(cards(state, scope))
    kind = value.distinct

    def different(state: State, scope: Scope) -> int:
        found: dict[Any, None] = {}
        for card in cards(state, scope):
            face = state.faces[card]
            if kind == "trait":
                found |= dict.fromkeys(face.traits)
            else:
                found[face.affiliation if kind == "affiliation" else face.title_id] = None
        return len([key for key in found if key != 0])

    return different


def _stat(value: amounts.StatOf) -> Reader:
    of, stat = value.of, value.stat
    if stat in ICON_KEYS:
        key = ICON_KEYS[stat]
        return lambda state, scope: sum(icons(state, c)[key] for c in referred(state, scope, of))
    read: dict[str, Callable[[State, int], int]] = {
        "printed_cost": cost_shown,
        "printed_force": lambda state, card: state.faces[card].force_icons,
        "force": force_icons,
        "capacity": capacity,
        "remaining_capacity": remaining_capacity,
    }
    one = read[stat]
    return lambda state, scope: sum(one(state, card) for card in referred(state, scope, of))


def _size(value: amounts.SizeOf) -> Reader:
    if value.size == "hand":
        who = value.of
        return lambda state, scope: len(state.hand[player_of(state, scope, who)])
    name = value.size
    return lambda state, scope: len(referred(state, scope, name))


def _changed(value: Any, read: Reader) -> Amount:
    times, plus, minus = value.times, value.plus, value.minus
    low, high = value.at_least, value.at_most

    def number(state: State, scope: Scope) -> int:
        total: int = read(state, scope) * times + plus - minus
        if low is not None:
            total = max(low, total)
        return total if high is None else min(high, total)

    return number


def condition(node: Node) -> Condition:
    """A condition as a test of the game from where an ability looks at it."""
    make = _CONDITIONS.get(type(node))
    if make is None:
        raise TypeError(f"no test for {type(node).__name__}")
    return make(node)


def _matches(node: conditions.Matches) -> Condition:
    fits, ref = compiled(node.matches), node.ref

    def holds(state: State, scope: Scope) -> bool:
        cards = referred(state, scope, ref)
        return bool(cards) and all(fits(state, scope, card) for card in cards)

    return holds


def _how_many(node: conditions.HowMany) -> Condition:
    read = _count(amounts.CountOf(count=node.count))
    low, high = node.at_least, node.at_most

    def holds(state: State, scope: Scope) -> bool:
        number = read(state, scope)
        return (low is None or number >= low) and (high is None or number <= high)

    return holds


def _compare(node: conditions.Compare) -> Condition:
    more = node.more_than is not None
    bound = node.more_than if node.more_than is not None else node.fewer_than
    left, right = amount(node.compare), amount(bound if bound is not None else 0)

    def holds(state: State, scope: Scope) -> bool:
        one = left if isinstance(left, int) else left(state, scope)
        other = right if isinstance(right, int) else right(state, scope)
        return one > other if more else one < other

    return holds


def _balance(node: conditions.BalanceIs) -> Condition:
    side = DARK if node.balance == "dark" else LIGHT
    return lambda state, scope: state.balance == side


def _edge(node: conditions.EdgeIs) -> Condition:
    who = node.edge
    return lambda state, scope: state.edge_holder == player_of(state, scope, who)


def _turn(node: conditions.TurnIs) -> Condition:
    who = node.turn
    return lambda state, scope: state.active == player_of(state, scope, who)


def _phase(node: conditions.PhaseIs) -> Condition:
    phase, whose = PHASE_NAMES.index(node.phase), node.whose

    def holds(state: State, scope: Scope) -> bool:
        mine = whose is None or state.active == player_of(state, scope, whose)
        return current_phase(state) == phase and mine

    return holds


def _during(node: conditions.During) -> Condition:
    return lambda state, scope: bool(state.engagement)


def _role(node: conditions.RoleIs) -> Condition:
    attacking, who = node.role == "attacker", node.of

    def holds(state: State, scope: Scope) -> bool:
        active = state.active == player_of(state, scope, who)
        return bool(state.engagement) and active == attacking

    return holds


def _happened(node: conditions.Happened) -> Condition:
    what, this, who = node.happened, node.this, node.by
    keys: dict[str, tuple[Any, ...]] = {
        "engaged": ("engaged",),
        "fate_placed": ("fate placed",),
        "unit_played": ("played", UNIT),
        "enhancement_played": ("played", ENHANCEMENT),
    }
    first, *rest = keys[what]

    def holds(state: State, scope: Scope) -> bool:
        players = PLAYERS if who == "each_player" else (player_of(state, scope, who),)
        return any(times_counted(state, this, first, player, *rest) for player in players)

    return holds


def _all(node: conditions.All) -> Condition:
    tests = tuple(condition(one) for one in node.all)
    return lambda state, scope: all(test(state, scope) for test in tests)


def _any(node: conditions.Any) -> Condition:
    tests = tuple(condition(one) for one in node.any)
    return lambda state, scope: any(test(state, scope) for test in tests)


def _not(node: conditions.Not) -> Condition:
    test = condition(node.not_)
    return lambda state, scope: not test(state, scope)


_CONDITIONS: dict[type[Node], Callable[[Any], Condition]] = {
    conditions.Matches: _matches,
    conditions.HowMany: _how_many,
    conditions.Compare: _compare,
    conditions.BalanceIs: _balance,
    conditions.EdgeIs: _edge,
    conditions.TurnIs: _turn,
    conditions.PhaseIs: _phase,
    conditions.During: _during,
    conditions.RoleIs: _role,
    conditions.Happened: _happened,
    conditions.All: _all,
    conditions.Any: _any,
    conditions.Not: _not,
}
