"""Conditions of the language as tests of a game."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.abilities import amounts, conditions
from swlcg_deck.cards.bounds import Bounds
from swlcg_deck.engine.core.ability import Condition, Scope, amount_of
from swlcg_deck.engine.core.constants import DARK, LIGHT, NOBODY, PHASE_NAMES
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import current_phase
from swlcg_deck.engine.facts.bounds import referred, within
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.texts.amounts import amount, counted
from swlcg_deck.engine.texts.during import is_during, is_first_declared
from swlcg_deck.engine.texts.history import against_such, kinds_of_events, times_happened
from swlcg_deck.engine.texts.tables import condition
from swlcg_deck.engine.texts.triggers import has_happened
from swlcg_deck.engine.texts.vocabulary import player_of


def _matches(node: conditions.Matches) -> Condition:
    fits, ref = compiled(node.matches), node.ref

    def holds(state: State, scope: Scope) -> bool:
        cards = referred(state, scope, ref)
        return bool(cards) and all(fits(state, scope, card) for card in cards)

    return holds


def _how_many(node: conditions.HowMany) -> Condition:
    read, keeps = counted(amounts.CountOf(count=node.count)), within(node)
    return lambda state, scope: keeps(state, scope, read(state, scope))


def _compare(node: conditions.Compare) -> Condition:
    number, keeps = amount(node.compare), within(node)
    return lambda state, scope: keeps(state, scope, amount_of(state, scope, number))


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
    what, first = node.during, node.first_each is not None
    if not first and node.against is None:
        return lambda state, scope: is_during(state, what)
    against = against_such(node.against) if node.against is not None else None

    def holds(state: State, scope: Scope) -> bool:
        if not state.engagement:
            return against is None and is_first_declared(state)
        if against is None:
            return state.engagement == 1
        if state.engaged == NOBODY or not against(state, scope, state.engaged):
            return False
        earlier = state.declared_against[: state.engagement - 1]
        return not first or not any(against(state, scope, card) for card, _ in earlier)

    return holds


def _role(node: conditions.RoleIs) -> Condition:
    attacking, who = node.role == "attacker", node.of

    def holds(state: State, scope: Scope) -> bool:
        active = state.active == player_of(state, scope, who)
        return bool(state.engagement) and active == attacking

    return holds


def _happened(node: conditions.Happened) -> Condition:
    this, kinds = node.this, kinds_of_events(node.happened)
    fits = has_happened(node.happened)
    often = node if node.lowest or node.highest is not None or node.compared else _ONCE
    keeps = within(often, even_one=often is node)
    return lambda state, scope: keeps(state, scope, times_happened(state, scope, this, kinds, fits))


_ONCE = Bounds(at_least=1)


def _all(node: conditions.All) -> Condition:
    tests = tuple(condition(one) for one in node.all)
    return lambda state, scope: all(test(state, scope) for test in tests)


def _any(node: conditions.Any) -> Condition:
    tests = tuple(condition(one) for one in node.any)
    return lambda state, scope: any(test(state, scope) for test in tests)


def _not(node: conditions.Not) -> Condition:
    test = condition(node.not_)
    return lambda state, scope: not test(state, scope)


WORDS: dict[str, Callable[[Any], Condition]] = {
    "ref": _matches,
    "count": _how_many,
    "compare": _compare,
    "balance": _balance,
    "edge": _edge,
    "turn": _turn,
    "phase": _phase,
    "during": _during,
    "role": _role,
    "happened": _happened,
    "all": _all,
    "any": _any,
    "not": _not,
}
