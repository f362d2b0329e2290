"""The edge battle: what it is worth to win, and with which cards."""

from swlcg_deck.engine.core.constants import FATE, opponent
from swlcg_deck.engine.core.decision import PASS, Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import attackers, defenders
from swlcg_deck.engine.facts.characteristics import force_icons
from swlcg_deck.engine.facts.contests import edge_total
from swlcg_deck.engine.game import Result, advance, answer
from swlcg_deck.playtest.habits.registry import Picks, habit, pick
from swlcg_deck.playtest.habits.texts import DEEPEST, MOST_STEPS
from swlcg_deck.playtest.skirmish import Fighter, fight, outcome_points
from swlcg_deck.playtest.worth import hand_worth, position

ICONS_A_CARD = 1.25
"""What an enemy's facedown card is taken for."""
CARD_COST = 0.45
"""Hands are filled up every turn, so a card costs less than it is worth."""
FATE_BONUS = 0.6
MOST_CARDS = 4


def stake(state: State) -> float:
    """What the edge is worth: the engagement with it and without it, on paper."""
    own = [Fighter(state, unit) for unit in attackers(state)]
    enemy = [Fighter(state, unit) for unit in defenders(state)]
    won = outcome_points(state, state.engaged, fight(own, enemy, True))
    lost = outcome_points(state, state.engaged, fight(own, enemy, False))
    return max(0.0, min(30.0, won - lost))


@habit("edge")
def bid(state: State, decision: Decision, depth: int) -> Picks:
    """Place as long as the edge can be won and is worth the cards."""
    player = decision.player
    last = decision.options.index(PASS)
    attacking = state.active == player
    if attacking and not defenders(state):
        return _unopposed(state, decision, depth)
    enemy = opponent(player)
    stack = len(state.edge_stack[enemy])
    bare = edge_total(state, enemy) - sum(
        [force_icons(state, card) for card in state.edge_stack[enemy]]
    )
    needed = bare + ICONS_A_CARD * stack + (1.0 if attacking else 0.0)
    if stack == 0 and state.hand[enemy] and (attacking or not state.edge_stack[player]):
        needed += 0.6
    own = edge_total(state, player)
    if own >= needed or len(state.edge_stack[player]) >= MOST_CARDS:
        return (last,)
    return _raise(state, decision, needed - own)


def _raise(state: State, decision: Decision, missing: float) -> Picks:
    """The card that brings most for what it costs, if the rest of the hand can still win it."""
    player = decision.player
    prize = stake(state)
    best, chosen = -1e9, -1
    reach = []
    for place, option in enumerate(decision.options):
        if option == PASS:
            continue
        card = option[1]
        found = force_icons(state, card)
        cost = CARD_COST * hand_worth(state, card, player)
        if state.faces[card].kind == FATE and found:
            cost -= FATE_BONUS
        if not found:
            continue
        reach.append((cost / found, found, cost))
        points = min(found, missing + 0.5) - 1.1 * cost
        if points > best:
            best, chosen = points, place
    if chosen < 0:
        return (decision.options.index(PASS),)
    total, price = 0.0, 0.0
    for _, found, cost in sorted(reach)[:MOST_CARDS]:
        if total >= missing:
            break
        total += found
        price += max(0.05, cost)
    if total < missing - 0.7 or price > 0.75 * prize:
        return (decision.options.index(PASS),)
    return (chosen,)


def _unopposed(state: State, decision: Decision, depth: int) -> Picks:
    """The edge is won; only what a fate card does can count."""
    last = decision.options.index(PASS)
    fates = {
        state.faces[option[1]].title_id: place
        for place, option in enumerate(decision.options)
        if option != PASS and state.faces[option[1]].kind == FATE
    }
    if not fates or depth >= DEEPEST:
        return (last,)
    if len(state.edge_stack[decision.player]) >= MOST_CARDS:
        return (last,)
    still = _resolved(state, last, decision.player, depth)
    best, gain = last, 0.3
    for place in fates.values():
        found = _resolved(state, place, decision.player, depth) - still
        if found > gain:
            best, gain = place, found
    return (best,)


def _resolved(state: State, place: int, player: int, depth: int) -> float:
    """How the game looks when this is the last card of the battle."""
    copy = state.clone()
    answer(copy, place)
    for _ in range(MOST_STEPS):
        step = advance(copy)
        if isinstance(step, Result) or step.procedure in ("Engagement", "ActionWindow"):
            break
        passes = step.kind == "edge"
        answer(copy, len(step.options) - 1 if passes else pick(copy, step, depth + 1))
    return position(copy, player)
