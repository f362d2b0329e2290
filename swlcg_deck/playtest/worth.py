"""What cards and positions are worth to a player, in points of which a card in hand is one."""

from swlcg_deck.engine.core.constants import (
    DARK,
    ENHANCEMENT,
    EVENT,
    FATE,
    LIGHT,
    MISSION,
    OBJECTIVE,
    OBJECTIVES_TO_WIN,
    UNIT,
    opponent,
)
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import (
    capacity,
    edge_value,
    force_icons,
    icons,
    reserve,
    resource_value,
)
from swlcg_deck.engine.facts.costs import play_cost

WON = 1000.0
ICON_POINTS = (1.1, 1.5, 1.0, 0.6, 0.9, 0.5)
"""Unit damage, blast, tactics, and the same when they need the edge."""
CAPACITY_POINTS = 0.5
FORCE_POINTS = 0.35
RESOURCE_POINTS = 1.1
TEXT_POINTS = 0.6
"""What a text adds that nobody has looked into."""
BALANCE_POINTS = 3.0
DIAL_POINTS = 3.2
OBJECTIVE_POINTS = 7.0
"""For a destroyed objective of the dark side; the first of the light side turns the dial too."""
DAMAGE_POINTS = 1.5
CAPTIVE_POINTS = 0.7
MISSION_POINTS = 3.0
SHIELD_POINTS = 0.4
TIRED = (1.0, 0.85, 0.6, 0.45)
"""What is left of a unit's worth under so many focus tokens."""


def unit_worth(state: State, unit: int) -> float:
    """A unit in play, undamaged and ready."""
    row = icons(state, unit)
    face = state.faces[unit]
    worth = CAPACITY_POINTS * capacity(state, unit) + FORCE_POINTS * force_icons(state, unit)
    for icon, points in zip(row, ICON_POINTS, strict=True):
        if icon:
            worth += icon * points
    if face.resources:
        worth += RESOURCE_POINTS * resource_value(state, unit)
    if face.elite:
        worth += 1.0
    if face.edge:
        worth += 0.5 * edge_value(state, unit)
    return worth + (TEXT_POINTS if face.abilities else 0.0)


def hand_worth(state: State, card: int, player: int) -> float:
    """What it is worth to keep a card in hand: what it will be in play, if it can be paid soon;
    nothing as a second copy of a unique card that is in play."""
    face = state.faces[card]
    if face.kind == FATE:
        return 0.9 + 0.3 * face.force_icons
    edge = 0.3 * face.force_icons
    if face.title_id in state.unique_in_play:
        return edge
    if face.kind == EVENT:
        return max(edge, 1.4 if face.abilities else 0.2)
    cost = play_cost(state, card, player, face.kind)
    late = max(0, cost - income(state, player))
    if face.kind == UNIT:
        return max(edge, 0.5 * unit_worth(state, card) + 0.6 - 0.8 * late)
    if face.resources:
        return max(edge, 3.0 - 0.25 * state.turn)
    return max(edge, (1.4 if face.abilities else 0.3) - 0.8 * late)


def income(state: State, player: int) -> int:
    """Resources a turn when nothing is exhausted."""
    total = 0
    for card in (
        state.affiliation_card[player],
        *state.objectives[player],
        *state.facedown[player],
        *state.units[player],
        *state.enhancements[player],
    ):
        total += resource_value(state, card) if state.faces[card].resources else 0
    return total


def play_worth(state: State, card: int, kind: int) -> float:
    """What it is worth to have a card in play rather than in hand."""
    face = state.faces[card]
    if kind == UNIT:
        return unit_worth(state, card) + 0.5
    if kind == MISSION:
        return 2.0
    if face.resources:
        return max(0.4, 4.5 - 0.3 * state.turn) * face.resources
    return 1.5 if face.abilities or kind == ENHANCEMENT else 0.3


def objective_points(state: State, card: int) -> float:
    """What the damage on an objective means, more the closer it is to its end."""
    damage = state.damage[card]
    if not damage:
        return 0.0
    whole = capacity(state, card)
    return DAMAGE_POINTS * damage * (0.7 + 0.6 * damage / max(1, whole))


def position(state: State, player: int) -> float:
    """How good the game looks from one seat: above 0 is better than the opponent's."""
    if state.result is not None:
        return WON if state.result[0] == player else -WON
    points = _side(state, LIGHT) - _side(state, DARK)
    points += OBJECTIVE_POINTS * len(state.victory[LIGHT])
    points += sum([objective_points(state, card) for card in state.objectives[DARK]])
    points -= DIAL_POINTS * state.dial + 2.0 * len(state.victory[DARK])
    points -= sum([objective_points(state, card) for card in state.objectives[LIGHT]])
    points += BALANCE_POINTS if state.balance == LIGHT else -BALANCE_POINTS
    points -= CAPTIVE_POINTS * len(state.captured)
    return points if player == LIGHT else -points


def _side(state: State, player: int) -> float:
    points = 0.0
    for unit in state.units[player]:
        worth = unit_worth(state, unit)
        if state.damage[unit]:
            worth *= 1 - 0.5 * state.damage[unit] / max(1, capacity(state, unit))
        points += worth * TIRED[min(3, state.focus[unit])] + SHIELD_POINTS * state.shield[unit]
        if state.committed[unit]:
            points += 0.4 * force_icons(state, unit)
    for card in state.enhancements[player]:
        points += 0.8 + RESOURCE_POINTS * resource_value(state, card) - 0.15 * state.focus[card]
    for card in (state.affiliation_card[player], *state.objectives[player]):
        points += 0.4 * resource_value(state, card) - 0.25 * state.focus[card]
        points += SHIELD_POINTS * state.shield[card]
    size = len(state.hand[player])
    points += min(size, reserve(state, player)) + 0.3 * max(0, size - reserve(state, player))
    return points


def destroying_points(state: State, objective: int) -> float:
    """What it brings its enemy to destroy an objective, beyond the damage on it; the dial is
    engaged through a card, and its end is the end of the game (WIN-08)."""
    if state.kind[objective] != OBJECTIVE:
        return MISSION_POINTS if state.kind[objective] == MISSION else WON
    owner = state.controller[objective]
    pile = len(state.victory[opponent(owner)])
    if owner == DARK:
        return WON if pile + 1 >= OBJECTIVES_TO_WIN else OBJECTIVE_POINTS
    turned = state.dial + pile + 1
    return WON if turned >= 12 else DIAL_POINTS * (pile + 1) + 2.0
