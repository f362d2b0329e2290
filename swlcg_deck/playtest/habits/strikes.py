"""Strikes: who strikes, in which order icons resolve, and where damage and focus go."""

from swlcg_deck.engine.core.constants import BLAST, NOBODY, OBJECTIVE, TACTICS, UNIT_DAMAGE
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import icons, remaining_capacity, strength
from swlcg_deck.playtest.habits.registry import Picks, best_of, habit
from swlcg_deck.playtest.worth import destroying_points, objective_points, unit_worth


@habit("strike")
def strike(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """The unit that can stop an enemy from striking goes first."""
    points = []
    for option in decision.options:
        if option[1] == NOBODY:
            points.append(0.1)
            continue
        power = [strength(state, option[1], icon) for icon in (UNIT_DAMAGE, BLAST, TACTICS)]
        points.append(2.0 * power[0] + 1.5 * power[2] + power[1])
    return best_of(decision, points)


@habit("icon")
def order_icons(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """Blast first if it destroys the objective, else what weakens the enemy."""
    points = []
    for _, unit, icon in decision.options:
        if icon == BLAST and state.engaged != NOBODY:
            left = remaining_capacity(state, state.engaged) + state.shield[state.engaged]
            points.append(9.0 if strength(state, unit, BLAST) >= left else 0.0)
        else:
            points.append(2.0 if icon == UNIT_DAMAGE else 1.0)
    return best_of(decision, points)


@habit("unit damage")
def hit(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """The best unit that dies of it, else the most dangerous one."""
    power = strength(state, decision.source, UNIT_DAMAGE)
    given = dict(decision.shares)
    points = []
    for verb, unit in decision.options:
        if unit == NOBODY:
            points.append(0.0)
            continue
        left = remaining_capacity(state, unit) + state.shield[unit]
        done = given.get(unit, 0)
        kills = left - done <= (power if verb == "hit" else 1) and left > done
        worth = unit_worth(state, unit) * (1.0 if kills else 0.3)
        worth *= 1.0 if state.focus[unit] else 1.25
        points.append(worth + (0.01 if verb == "hit" else 0.0))
    return best_of(decision, points)


@habit("blast")
def blast(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """On the objective if that destroys it, else on a unit that dies of it."""
    power = strength(state, decision.source, BLAST)
    points = []
    for _, card in decision.options:
        kills = remaining_capacity(state, card) + state.shield[card] <= power
        if state.kind[card] == OBJECTIVE:
            points.append(2.0 + objective_points(state, card) + (9.0 if kills else 0.0))
        else:
            points.append(unit_worth(state, card) * (1.2 if kills else 0.3))
    return best_of(decision, points)


@habit("tactics")
def tire(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """On a unit that would still strike; else, on one's own turn, on one that is exhausted and
    stays so through its own turn; on the enemy's turn on one that could defend next."""
    given = dict(decision.shares)
    own_turn = state.active == decision.player
    points = []
    for _, unit in decision.options:
        tokens = state.focus[unit] + given.get(unit, 0)
        worth = unit_worth(state, unit)
        if not tokens:
            row = icons(state, unit)
            threat = sum(row[:3]) + 0.5 * sum(row[3:])
            if state.role[unit]:
                points.append(1.5 * worth * (1.0 if threat else 0.2))
            else:
                points.append(worth * (0.5 if own_turn else 0.8))
        else:
            elite = state.faces[unit].elite
            useful = tokens == (2 if elite else 1) and own_turn
            points.append(worth * (1.0 if useful else 0.3))
    return best_of(decision, points)


@habit("shielding")
def place_shield(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """The objective if it is attacked with blast, else the best unit."""
    points = []
    for option in decision.options:
        card = option[1]
        if card == NOBODY:
            points.append(-1.0)
        elif state.kind[card] == OBJECTIVE:
            own = state.controller[card] == decision.player
            points.append((2.5 + objective_points(state, card)) if own else -2.0)
        else:
            points.append(0.7 * unit_worth(state, card))
    return best_of(decision, points)


@habit("shield")
def use_shield(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """A shield lasts only until the next refresh, so it is used."""
    return best_of(decision, [float(option[0] == "shield") for option in decision.options])


@habit("protect")
def protect(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """Move what saves the better card and does not cost a better one."""
    due = dict(decision.shares)
    points = []
    for option in decision.options:
        if option[0] != "protect":
            points.append(0.0)
            continue
        _, protector, amount, card = option
        before = _loss(state, card, due.get(card, 0)) + _loss(
            state, protector, due.get(protector, 0)
        )
        after = _loss(state, card, due.get(card, 0) - amount) + _loss(
            state, protector, due.get(protector, 0) + amount
        )
        points.append(before - after)
    return best_of(decision, points)


def _loss(state: State, card: int, damage: int) -> float:
    damage = max(0, damage - state.shield[card])
    if not damage:
        return 0.0
    left = remaining_capacity(state, card)
    if state.kind[card] == OBJECTIVE:
        return 1.5 * damage + (destroying_points(state, card) if damage >= left else 0.0)
    worth = unit_worth(state, card)
    return worth if damage >= left else 0.4 * worth * damage / max(1, left)
