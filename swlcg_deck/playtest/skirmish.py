"""An engagement worked out on paper: who strikes whom if both sides do the obvious.

No texts, no fate cards: icons, capacity, shields and the edge. Quick enough to be asked for every
set of attackers and every answer of the defender.
"""

from collections.abc import Sequence
from typing import NamedTuple

from swlcg_deck.engine.core.constants import NOBODY, UNIT_DAMAGE
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import capacity, icons, remaining_capacity
from swlcg_deck.playtest.worth import DAMAGE_POINTS, destroying_points, unit_worth


class Fighter:
    """A unit as it goes into an engagement."""

    __slots__ = ("card", "edge", "left", "plain", "ready", "worth")

    def __init__(self, state: State, unit: int) -> None:
        row = icons(state, unit)
        self.card = unit
        self.plain = row[:3]
        self.edge = (row[0] + row[3], row[1] + row[4], row[2] + row[5])
        self.left = remaining_capacity(state, unit) + state.shield[unit]
        self.worth = unit_worth(state, unit)
        self.ready = not state.focus[unit]


class Outcome(NamedTuple):
    """What is left on paper: damage to the objective, and the worth of units lost."""

    damage: int
    attackers_lost: float
    defenders_lost: float


def fight(attackers: Sequence[Fighter], defenders: Sequence[Fighter], edge: bool) -> Outcome:
    """Strikes in turn, beginning with the side that has the edge (STRIKE-03, CONF-18)."""
    left = {one.card: one.left for one in (*attackers, *defenders)}
    ready = {one.card: one.ready for one in (*attackers, *defenders)}
    lost = {True: 0.0, False: 0.0}
    damage = 0
    attacking = edge
    idle = 0
    while idle < 2:
        own, enemy = (attackers, defenders) if attacking else (defenders, attackers)
        striker = _striker([o for o in own if left[o.card] > 0 and ready[o.card]], attacking, edge)
        if striker is None:
            idle += 1
        else:
            idle = 0
            ready[striker.card] = False
            row = striker.edge if attacking is edge else striker.plain
            if attacking:
                damage += row[1]
            alive = [one for one in enemy if left[one.card] > 0]
            if row[0] and alive:
                target = _target(alive, left, ready, row[0])
                left[target.card] -= row[0]
                if left[target.card] <= 0:
                    lost[not attacking] += target.worth
                else:
                    lost[not attacking] += 0.3 * target.worth * row[0] / target.left
            for _ in range(row[2]):
                awake = [o for o in enemy if left[o.card] > 0 and ready[o.card]]
                if awake:
                    ready[max(awake, key=_worth).card] = False
        attacking = not attacking
    if any(left[o.card] > 0 for o in attackers) and not any(left[o.card] > 0 for o in defenders):
        damage += 1
    return Outcome(damage, lost[True], lost[False])


def _striker(ready: list[Fighter], attacking: bool, edge: bool) -> Fighter | None:
    if not ready:
        return None
    return max(ready, key=lambda one: _power(one.edge if attacking is edge else one.plain))


def _power(row: Sequence[int]) -> float:
    return 2 * row[UNIT_DAMAGE] + 1.5 * row[2] + row[1]


def _worth(one: Fighter) -> float:
    return one.worth


def _target(
    alive: list[Fighter], left: dict[int, int], ready: dict[int, bool], power: int
) -> Fighter:
    """The best unit that dies of it, else the best one."""

    def gain(one: Fighter) -> float:
        kills = left[one.card] <= power
        return one.worth * (1.0 if kills else 0.3) * (1.2 if ready[one.card] else 1.0)

    return max(alive, key=gain)


def outcome_points(state: State, objective: int, outcome: Outcome) -> float:
    """What an outcome brings the attacker: the objective's damage, and what both lose."""
    points = 1.1 * outcome.defenders_lost - 1.1 * outcome.attackers_lost
    if objective == NOBODY or not outcome.damage:
        return points
    room = remaining_capacity(state, objective) + state.shield[objective]
    if outcome.damage >= room:
        return points + DAMAGE_POINTS * room + destroying_points(state, objective)
    whole = max(1, capacity(state, objective))
    share = (state.damage[objective] + outcome.damage) / whole
    return points + DAMAGE_POINTS * outcome.damage * (0.7 + 0.6 * share)


def expected_points(
    state: State,
    objective: int,
    attackers: Sequence[Fighter],
    defenders: Sequence[Fighter],
    chance: float,
) -> float:
    """The points of an engagement for the attacker, who wins the edge with some chance."""
    won = outcome_points(state, objective, fight(attackers, defenders, True))
    if not defenders or chance >= 1:
        return won
    return chance * won + (1 - chance) * outcome_points(
        state, objective, fight(attackers, defenders, False)
    )
