"""The conflict phase: what to engage, with whom, and who defends."""

from collections.abc import Sequence

from swlcg_deck.engine.core.constants import LIGHT, NOBODY, opponent
from swlcg_deck.engine.core.decision import PASS, Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import attackers, participants
from swlcg_deck.engine.facts.characteristics import edge_value, force_icons, remaining_capacity
from swlcg_deck.engine.facts.contests import (
    able_attackers,
    able_defenders,
    can_attack,
    least_attackers,
    least_defenders,
    most_attackers,
)
from swlcg_deck.playtest.habits.registry import Picks, habit
from swlcg_deck.playtest.skirmish import Fighter, expected_points
from swlcg_deck.playtest.worth import destroying_points

CAUTION = (0.7, 0.5)
"""How much the dark and the light side mind what they cannot defend next turn."""
FEWEST_POINTS = 0.4
MOST_TARGETS = 2


def edge_chance(state: State, attacker: int, own: Sequence[int], enemy: Sequence[int]) -> float:
    """The chance of the attacker to win the edge, as the player who asks sees it: by the size of
    the hands, for what lies in them is not for him to count on both sides."""
    defender = opponent(attacker)
    margin = 0.9 * (min(4, len(state.hand[attacker])) - min(4, len(state.hand[defender])))
    margin += sum([edge_value(state, unit) for unit in own])
    margin -= sum([edge_value(state, unit) for unit in enemy])
    return min(0.95, max(0.05, 0.47 + 0.12 * margin))


def attack_points(
    state: State, player: int, objective: int, force: list[Fighter], ready: list[Fighter]
) -> float:
    """What an attack brings when the defender gives the best answer."""
    chance = edge_chance(state, player, [one.card for one in force], [o.card for o in ready])
    answers: list[list[Fighter]] = [[]]
    if ready:
        answers.append(ready)
    if len(ready) > 1:
        answers.append([max(ready, key=lambda one: one.worth)])
        answers.append([min(ready, key=lambda one: one.worth)])
    return min(expected_points(state, objective, force, answer, chance) for answer in answers)


def exposure(state: State, player: int, away: list[Fighter], home: list[Fighter]) -> float:
    """What the enemy can do next turn more, because units are exhausted from attacking."""
    enemy = opponent(player)
    force = [Fighter(state, unit) for unit in state.units[enemy] if state.focus[unit] <= 1]
    own = state.objectives[player]
    if not force or not own:
        return 0.0
    for one in force:
        one.ready = True
    weakest = min(own, key=lambda card: remaining_capacity(state, card))
    without = _threat(state, weakest, force, home)
    return max(0.0, without - _threat(state, weakest, force, [*home, *away]))


def _threat(state: State, objective: int, force: list[Fighter], home: list[Fighter]) -> float:
    """What the enemy gets out of attacking with everything, if he attacks at all."""
    open_gate = expected_points(state, objective, force, [], 1.0)
    if home:
        open_gate = min(open_gate, expected_points(state, objective, force, home, 0.5))
    return min(30.0, max(0.0, open_gate))


def best_attack(
    state: State, player: int, targets: Sequence[int]
) -> tuple[float, int, tuple[int, ...]]:
    """The best objective to engage, and with whom: (points, objective, units)."""
    best: tuple[float, int, tuple[int, ...]] = (-1e9, NOBODY, ())
    enemy = opponent(player)
    # By a text the defenders may have been declared already.
    waiting = participants(state, enemy) or state.units[enemy]
    ready = [Fighter(state, unit) for unit in waiting if not state.focus[unit]]
    fighters = {unit: Fighter(state, unit) for unit in state.units[player] if not state.focus[unit]}
    risks: dict[tuple[int, ...], float] = {}
    for objective in sorted(targets, key=lambda card: _promise(state, card))[:MOST_TARGETS]:
        able = [one for unit, one in fighters.items() if can_attack(state, unit, objective)]
        able.sort(key=lambda one: -(3 * one.edge[1] + 2 * one.plain[1] + one.plain[0]))
        least = least_attackers(state, objective, len(able))
        for size in range(least, most_attackers(state, objective, len(able)) + 1):
            force = able[:size]
            units = tuple([one.card for one in force])
            points = attack_points(state, player, objective, force, ready)
            if units not in risks:
                home = [one for unit, one in fighters.items() if unit not in units]
                risks[units] = CAUTION[player == LIGHT] * exposure(state, player, force, home)
            points -= risks[units]
            points -= sum([_weariness(state, unit) for unit in units])
            if points > best[0]:
                best = (points, objective, units)
    return best


def _promise(state: State, objective: int) -> float:
    """Objectives in the order in which they are worth a look."""
    left = remaining_capacity(state, objective) + state.shield[objective]
    return left - 0.3 * state.faces[objective].resources - 0.1 * destroying_points(state, objective)


def _weariness(state: State, unit: int) -> float:
    """A committed unit that strikes is missing from the Force struggle for a while."""
    if not state.committed[unit]:
        return 0.0
    return 0.35 * force_icons(state, unit) * (0.4 if state.faces[unit].elite else 1.0)


@habit("engage")
def engage(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """Attack where it brings something, with the enemy's best answer reckoned with."""
    targets = [option[1] for option in decision.options if option != PASS]
    points, objective, _ = best_attack(state, decision.player, targets)
    if points < FEWEST_POINTS:
        return (decision.options.index(PASS),)
    return (decision.options.index(("engage", objective)),)


@habit("attackers")
def attack(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    units = best_attack(state, decision.player, (decision.source,))[2]
    picks = [place for place, (_, unit) in enumerate(decision.options) if unit in units]
    others = [place for place in range(len(decision.options)) if place not in picks]
    return tuple((picks + others[: max(0, decision.least - len(picks))])[: decision.most])


@habit("defend")
def defend_at_all(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """Whether the best of several defenders are better than none."""
    several = _best_defence(state, decision, able_defenders(state), least_defenders(state))
    return (0,) if several else (decision.options.index(PASS),)


@habit("defenders")
def defend(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """The answer that leaves the attacker least; defending costs nothing but the risk, for the
    units are refreshed before they are needed."""
    chosen = _best_defence(state, decision, [unit for _, unit in decision.options], 0)
    picks = [place for place, (_, unit) in enumerate(decision.options) if unit in chosen]
    others = [place for place in range(len(decision.options)) if place not in picks]
    return tuple((picks + others[: max(0, decision.least - len(picks))])[: decision.most])


def _best_defence(
    state: State, decision: Decision, units: Sequence[int], least: int
) -> tuple[int, ...]:
    """Nobody, or so many at least. Where a text has defenders declared first, the attackers may be
    all that could be."""
    at = decision.source if state.engaged == NOBODY else state.engaged
    coming = attackers(state) or able_attackers(state, state.active, at)
    force = [Fighter(state, unit) for unit in coming]
    able = [Fighter(state, unit) for unit in units]
    chance = edge_chance(state, state.active, [o.card for o in force], [o.card for o in able])
    best = 1e9
    chosen: tuple[int, ...] = ()
    for group in [one for one in _answers(able) if not one or len(one) >= least]:
        points = expected_points(state, at, force, group, chance if group else 1.0)
        points += sum([_weariness(state, one.card) for one in group])
        if points < best:
            best, chosen = points, tuple([one.card for one in group])
    return chosen


def _answers(able: list[Fighter]) -> list[list[Fighter]]:
    """Nobody, each alone, the strongest two, three ... and all."""
    order = sorted(able, key=lambda one: -(one.left + 2 * one.edge[0] + one.plain[0]))
    alone = [[one] for one in able] if len(able) > 1 else []
    return [[], *alone, *([*order[:size]] for size in range(1, len(order) + 1))][:14]
