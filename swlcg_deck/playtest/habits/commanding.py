"""Setup, hand, balance and the Force: what a player decides once a turn or once a game."""

from swlcg_deck.engine.core.constants import ENHANCEMENT, UNIT, opponent
from swlcg_deck.engine.core.decision import PASS, Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import (
    affiliations,
    force_icons,
    icons,
    matching,
    remaining_capacity,
)
from swlcg_deck.engine.facts.contests import struggle_total
from swlcg_deck.playtest.habits.registry import Picks, best_of, habit, lowest
from swlcg_deck.playtest.worth import destroying_points, hand_worth, income

DEAD = 0.75
"""A card worth less in hand is exchanged for the next one of the deck."""
FEWEST_LEFT = 10
"""With fewer cards in the deck nobody discards of his own will (DRAW-05)."""


@habit("objectives")
def reject_objective(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """Resources first, then what they match, then how much the objective can bear."""
    own = affiliations(state, state.affiliation_card[decision.player])
    points = []
    for _, card in decision.options:
        face = state.faces[card]
        worth = 2.0 * face.resources + 0.25 * face.capacity + (0.8 if face.abilities else 0.0)
        points.append(worth + (0.5 if matching(state, card) & own else 0.0))
    return lowest(decision, points, 1)


@habit("mulligan")
def keep_hand(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """Keep what can be played in the first two turns: two cards, one of them a unit."""
    return (0,) if is_hand_good(state, decision.player) else (1,)


def is_hand_good(state: State, player: int) -> bool:
    """Two cards that can be paid from what is there, at least one of them a unit."""
    total = income(state, player)
    matched = 0
    for card in (state.affiliation_card[player], *state.facedown[player]):
        matched |= matching(state, card)
    units = others = 0
    for card in state.hand[player]:
        face = state.faces[card]
        if face.cost > total or (face.affiliation and not face.affiliation & matched):
            continue
        units += face.kind == UNIT
        others += face.kind == ENHANCEMENT and face.resources > 0
    return units >= 1 and units + others >= 2


@habit("discard one")
def discard_one(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """A card that does nothing here makes room for another."""
    player = decision.player
    last = decision.options.index(PASS)
    if len(state.deck[player]) < FEWEST_LEFT:
        return (last,)
    points = [
        DEAD if option == PASS else hand_worth(state, option[1], player)
        for option in decision.options
    ]
    return lowest(decision, points, 1)


@habit("discard down")
def discard_down(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    points = [hand_worth(state, option[1], decision.player) for option in decision.options]
    return lowest(decision, points, decision.least)


@habit("balance")
def use_balance(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """The damage of the Balance where it is nearest to destroying something."""
    points = []
    for option in decision.options:
        if option == PASS:
            points.append(-100.0)
            continue
        left = remaining_capacity(state, option[1])
        worth = destroying_points(state, option[1]) if left == 1 else 0.0
        points.append(worth - left + (-2.0 if state.shield[option[1]] else 0.0))
    return best_of(decision, points)


@habit("commit")
def commit(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """Force icons early, on units that lose least by it: a committed one takes two focus tokens
    to strike (STRIKE-12)."""
    player = decision.player
    own, enemy = struggle_total(state, player), struggle_total(state, opponent(player))
    needed = own <= enemy or state.balance != player
    points = []
    for option in decision.options:
        if option == PASS:
            points.append(0.0)
            continue
        unit = option[1]
        row = icons(state, unit)
        power = sum(row[:3]) + 0.5 * sum(row[3:])
        cost = power * (0.15 if state.faces[unit].elite else 0.55)
        points.append(force_icons(state, unit) * (1.3 if needed else 0.9) - cost)
    return best_of(decision, points)
