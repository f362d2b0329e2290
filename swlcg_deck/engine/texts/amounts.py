"""Amounts of the language as functions of a game."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.abilities import amounts
from swlcg_deck.engine.core.ability import Amount, Scope, amount_of
from swlcg_deck.engine.core.constants import ICON_KEYS
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.bounds import referred
from swlcg_deck.engine.facts.card_filters import cards_that, described
from swlcg_deck.engine.facts.characteristics import (
    affiliations,
    capacity,
    dial_value,
    force_icons,
    icons_of_kind,
    remaining_capacity,
    reserve,
)
from swlcg_deck.engine.facts.printed_numbers import Numeral, cost_shown, digit
from swlcg_deck.engine.facts.virtual import more_in_hand, more_of
from swlcg_deck.engine.texts.tables import condition
from swlcg_deck.engine.texts.vocabulary import player_of

Reader = Callable[[State, Scope], int]
Read = Callable[[amounts.Amount], Amount]
"""How a number is read: in a text one that stands there as digits may be changed (DEF-13)."""


def amount(value: amounts.Amount) -> Amount:
    """A number; `X` is what a cost or choice has bound, else 0 (DEF-02)."""
    if isinstance(value, int):
        return value
    if value == "X":
        return _x
    if isinstance(value, str):
        raise TypeError(f"{value!r} is no single number")
    return WORDS[value.word](value)


def _spelt(value: amounts.Amount) -> Amount:
    """A number within one that is computed."""
    return digit(value) if isinstance(value, int) else amount(value)


def signed(value: Any, sign: int, read: Read = amount) -> Any:
    """A number that is added, or with -1 taken away."""
    number = read(value)
    if isinstance(number, int):
        return sign * number
    if isinstance(number, Numeral):
        return number.signed(sign)
    return lambda state, scope: sign * number(state, scope)


def _x(state: State, scope: Scope) -> int:
    value = scope.named("x", 0)
    return value if isinstance(value, int) else len(value)


def _conditional(value: Any) -> Amount:
    holds, then, other = condition(value.if_), _spelt(value.then), _spelt(value.else_)

    def read(state: State, scope: Scope) -> int:
        chosen = then if holds(state, scope) else other
        return chosen if isinstance(chosen, int) else chosen(state, scope)

    return read


def event_amount(state: State, scope: Scope) -> int:
    """How much the event is about the card that the ability speaks of; else all of it."""
    event = scope.event
    if event is None:
        return 0
    if scope.subject in event.cards and len(event.amounts) == len(event.cards):
        return event.amounts[event.cards.index(scope.subject)]
    return sum(event.amounts)


_BITS = tuple(1 << place for place in range(60))


def counted(value: Any) -> Reader:
    cards = cards_that(value.count)
    if value.distinct is None:
        more = more_of(value.count)
        if more is None:
            return lambda state, scope: len(cards(state, scope))
        return lambda state, scope: len(cards(state, scope)) + more(state, scope)
    kind = value.distinct

    def different(state: State, scope: Scope) -> int:
        found: dict[Any, None] = {}
        for card in cards(state, scope):
            face = state.faces[card]
            if kind == "trait":
                found |= dict.fromkeys(face.traits)
            elif kind == "affiliation":
                bits = affiliations(state, card)
                found |= dict.fromkeys(bit for bit in _BITS if bits & bit)
            else:
                found[face.title_id] = None
        return len(found)

    return different


def _stat(value: Any) -> Reader:
    of, stat = described(value.of), value.stat
    if stat in ICON_KEYS:
        key = ICON_KEYS[stat]
        return lambda state, scope: sum(icons_of_kind(state, c, key) for c in of(state, scope))
    read: dict[str, Callable[[State, int], int]] = {
        "printed_cost": cost_shown,
        "printed_force": lambda state, card: state.faces[card].force_icons,
        "force": force_icons,
        "capacity": capacity,
        "remaining_capacity": remaining_capacity,
    }
    one = read[stat]
    return lambda state, scope: sum(one(state, card) for card in of(state, scope))


def cards_in_hand(state: State, player: int) -> int:
    """With those that a text has counted besides."""
    return len(state.hand[player]) + more_in_hand(state, player)


def _size(value: Any) -> Reader:
    name, who = value.size, value.of
    if name in _OF_PLAYERS:
        number = _OF_PLAYERS[name]
        return lambda state, scope: number(state, player_of(state, scope, who))
    return lambda state, scope: _held(state, scope, name)


_OF_PLAYERS: dict[str, Callable[[State, int], int]] = {
    "hand": cards_in_hand,
    "force_supply": lambda state, player: state.force_supply[player],
    "reserve": reserve,
}


def _held(state: State, scope: Scope, name: str) -> int:
    """How many cards a name holds, or the number that it holds."""
    value = scope.named(name)
    return value if isinstance(value, int) else len(referred(state, scope, name))


def _changed(value: Any, read: Reader) -> Amount:
    times = _spelt(value.times) if value.says("times") else 1
    plus = _spelt(value.plus) if value.says("plus") else 0
    minus = _spelt(value.minus) if value.says("minus") else 0
    low = None if value.at_least is None else _spelt(value.at_least)
    high = None if value.at_most is None else _spelt(value.at_most)

    def number(state: State, scope: Scope) -> int:
        total = read(state, scope)
        if times != 1:
            total *= amount_of(state, scope, times)
        if plus:
            total += amount_of(state, scope, plus)
        if minus:
            total -= amount_of(state, scope, minus)
        if low is not None:
            total = max(amount_of(state, scope, low), total)
        return total if high is None else min(amount_of(state, scope, high), total)

    return number


def _tokens(value: Any) -> Reader:
    token, of = value.tokens, described(value.of)
    return lambda state, scope: sum(getattr(state, token)[card] for card in of(state, scope))


def _computed(read: Callable[[Any], Reader]) -> Callable[[Any], Amount]:
    """With what may be done to every computed number."""
    return lambda value: _changed(value, read(value))


WORDS: dict[str, Callable[[Any], Amount]] = {
    "count": _computed(counted),
    "stat": _computed(_stat),
    "tokens": _computed(_tokens),
    "event": _computed(lambda value: event_amount),
    "size": _computed(_size),
    "players": lambda value: amount(value.times),  # each side is one player (GEN-12)
    "dial": _computed(lambda value: lambda state, scope: dial_value(state)),
    "if": _conditional,
}
