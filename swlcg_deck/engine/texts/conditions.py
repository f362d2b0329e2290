"""Conditions of the language as tests of a game."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.abilities import amounts, conditions
from swlcg_deck.engine.core.ability import Condition, Scope, amount_of
from swlcg_deck.engine.core.constants import DARK, ENHANCEMENT, LIGHT, PHASE_NAMES, PLAYERS, UNIT
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import current_phase, times_counted
from swlcg_deck.engine.facts.bounds import referred, within
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.rules.edge_battle import EdgeBattle
from swlcg_deck.engine.rules.strike import Strike
from swlcg_deck.engine.texts.amounts import amount, counted
from swlcg_deck.engine.texts.tables import condition
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


def is_during(state: State, what: str) -> bool:
    """Whether there is an engagement; or whether its edge battle or a strike is under way."""
    if what == "engagement":
        return bool(state.engagement)
    frame = EdgeBattle if what == "edge_battle" else Strike
    return any(isinstance(one, frame) for one in state.stack)


def _during(node: conditions.During) -> Condition:
    what = node.during
    return lambda state, scope: is_during(state, what)


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
