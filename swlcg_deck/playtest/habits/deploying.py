"""The deployment phase: what to play, and what to pay it with."""

from itertools import combinations

from swlcg_deck.engine.core.constants import UNIT
from swlcg_deck.engine.core.decision import PASS, Decision, Option
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import icons
from swlcg_deck.engine.facts.costs import most_resources, play_cost, purse, sources
from swlcg_deck.playtest.habits.registry import Picks, best_of, habit
from swlcg_deck.playtest.habits.texts import DEEPEST, GAIN, best_use
from swlcg_deck.playtest.worth import play_worth, unit_worth

MOST_PLAYS = 7
Play = tuple[float, int, int, bool]
"""A card that could be played: its worth, its cost, its place among the options, if Limited."""


@habit("action")
def act(state: State, decision: Decision, depth: int) -> Picks:
    """The best thing to play now, else a text that helps, else pass."""
    plays = [place for place, option in enumerate(decision.options) if option[0] == "play"]
    best = _next_play(state, decision, plays) if plays else -1
    if best >= 0:
        return (best,)
    uses = [place for place, option in enumerate(decision.options) if option[0] == "use"]
    if uses and depth < DEEPEST:
        place, gain = best_use(state, decision, uses, depth)
        if gain > GAIN:
            return (place,)
    return (decision.options.index(PASS),)


def _next_play(state: State, decision: Decision, plays: list[int]) -> int:
    """Of the best cards that can be paid together the dearest; cards that give resources first."""
    player = decision.player
    total = most_resources(state, player)
    worths: list[Play] = []
    for place in plays:
        _, card, kind, *on = decision.options[place]
        cost = play_cost(state, card, player, kind, *on)
        if cost <= purse(state, player, card)[0]:
            worth = play_worth(state, card, kind)
            worths.append((worth, cost, place, state.faces[card].limited))
    worths.sort(key=lambda one: -one[0])
    best = 0.0
    chosen: tuple[Play, ...] = ()
    for size in (3, 2, 1):
        for group in combinations(worths[:MOST_PLAYS], size):
            if sum([one[1] for one in group]) <= total and sum([one[3] for one in group]) <= 1:
                points = sum([one[0] for one in group])
                if points > best and _differ(decision, group):
                    best, chosen = points, group
    if not chosen:
        return -1
    return max(chosen, key=lambda one: _first(state, decision.options[one[2]], one[1]))[2]


def _differ(decision: Decision, group: tuple[Play, ...]) -> bool:
    """A card that may be played as a unit or as a pilot is played once."""
    cards = [decision.options[one[2]][1] for one in group]
    return len(dict.fromkeys(cards)) == len(cards)


def _first(state: State, option: Option, cost: int) -> tuple[bool, int]:
    return bool(state.faces[option[1]].resources and option[2] != UNIT), cost


@habit("pay")
def pay(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """One token on each card, so that all are ready again next turn; but nothing is left over on
    a card while something else in hand could be paid with it."""
    player = decision.player
    need = decision.still
    values = {card: value for card, value, _ in sources(state, player)}
    total = sum(values.values())
    wanted = _wanted(state, player, total - need)
    spare = total - need - wanted
    points = []
    for _, card, tokens in decision.options:
        waste = max(0, values.get(card, tokens) - tokens)
        # What pays for some cards only is spent on them first.
        worth = (
            2.0 * (card not in values)
            - 1.0 * (tokens - 1)
            - (3.0 * waste if waste > spare else 0.0)
        )
        worth -= 5.0 * max(0, tokens - need)
        if state.kind[card] == UNIT:
            worth -= 0.6 + 0.5 * sum(icons(state, card))
        points.append(worth)
    return best_of(decision, points)


def _wanted(state: State, player: int, left: int) -> int:
    """What other cards in hand would cost that could still be paid this turn."""
    if state.active != player:
        return 0
    costs = sorted(
        [
            state.faces[card].cost
            for card in state.hand[player]
            if 0 < state.faces[card].cost <= left
            and state.faces[card].title_id not in state.unique_in_play
        ]
    )
    total = 0
    for cost in costs:
        if total + cost <= left:
            total += cost
    return total


@habit("host")
def enhance(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """One's own best unit, else one's own card, else the enemy's best."""
    points = []
    for option in decision.options:
        card = option[1]
        if card < 0:
            points.append(0.0)
            continue
        own = state.controller[card] == decision.player
        worth = unit_worth(state, card) if state.kind[card] == UNIT else 1.0
        points.append(worth + (100.0 if own else 0.0))
    return best_of(decision, points)


@habit("form")
def enter_as(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """As a unit if it may."""
    return best_of(decision, [float(UNIT in option[1:]) for option in decision.options])
