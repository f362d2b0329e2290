"""Texts of cards: tried out on a copy of the game, and judged by how it looks afterwards."""

from swlcg_deck.engine.core.constants import EVENT
from swlcg_deck.engine.core.decision import PASS, Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.game import Result, advance, answer
from swlcg_deck.playtest.habits.registry import Picks, habit, pick
from swlcg_deck.playtest.worth import position

QUIET = ("Turn", "ActionWindow", "Engagement", "EdgeBattle", "ForceStruggle", "GameSetup")
"""Who asks when nothing is under way any more that was tried out."""
MOST_TRIED = 10
MOST_STEPS = 16
"""Decisions until a trial is judged as it stands."""
DEEPEST = 2
GAIN = 0.25
"""What an action has to bring, for doing nothing keeps all ways open."""


def tried(state: State, picks: Picks, player: int, depth: int) -> float:
    """How the game looks to a player once an answer has had its effect."""
    return position(_after(state, picks, depth), player)


def _after(state: State, picks: Picks, depth: int) -> State:
    copy = state.clone()
    answer(copy, picks)
    for _ in range(MOST_STEPS):
        step = advance(copy)
        if isinstance(step, Result) or step.procedure in QUIET:
            break
        answer(copy, pick(copy, step, depth + 1))
    return copy


def is_free(state: State, option: tuple[int, ...]) -> bool:
    """A text of a card in play that costs nothing to use."""
    _, card, origin, place, _ = option
    ability = state.faces[origin].abilities[place]
    return not (ability.spend or ability.cost or state.faces[card].kind == EVENT)


def best_use(state: State, decision: Decision, uses: list[int], depth: int) -> tuple[int, float]:
    """Of some uses of texts the best, and what it brings over passing.

    Passing leads on to what comes next; a use that leaves its window open is compared with the
    game as it stands.
    """
    player = decision.player
    still = tried(state, (decision.options.index(PASS),), player, depth)
    waiting = position(state, player) if decision.kind == "action" else still
    best, gain = -1, 0.0
    for place in uses[:MOST_TRIED]:
        copy = _after(state, (place,), depth)
        asked = copy.decision
        open_still = asked is not None and asked.procedure == "ActionWindow"
        same = decision.kind == "action" and open_still
        found = position(copy, player) - (waiting if same else still)
        if best < 0 or found > gain:
            best, gain = place, found
    return best, gain


@habit("reaction", "interrupt")
def respond(state: State, decision: Decision, depth: int) -> Picks:
    """Use what helps, and what costs nothing unless it hurts."""
    uses = [place for place, option in enumerate(decision.options) if option != PASS]
    if depth >= DEEPEST:
        free = [place for place in uses if is_free(state, decision.options[place])]
        return (free[0],) if free else (len(decision.options) - 1,)
    place, gain = best_use(state, decision, uses, depth)
    least = -0.01 if is_free(state, decision.options[place]) else GAIN
    return (place,) if gain > least else (decision.options.index(PASS),)


@habit()
def choose(state: State, decision: Decision, depth: int) -> Picks:
    """What a text asks: each answer tried out, alone or added to the ones already chosen."""
    options, least, most = decision.options, decision.least, decision.most
    if depth >= DEEPEST or len(options) <= least:
        return tuple(range(least))
    if most == 1:
        return _best_single(state, decision, depth)
    chosen: Picks = tuple(range(least))
    value = tried(state, chosen, decision.player, depth)
    for place in range(min(len(options), MOST_TRIED)):
        for other in _with(chosen, place, least, most):
            found = tried(state, other, decision.player, depth)
            if found > value:
                chosen, value = other, found
    return chosen


def _best_single(state: State, decision: Decision, depth: int) -> Picks:
    answers: list[Picks] = [(place,) for place in range(min(len(decision.options), MOST_TRIED))]
    if not decision.least:
        answers.append(())
    return max(answers, key=lambda picks: tried(state, picks, decision.player, depth))


def _with(chosen: Picks, place: int, least: int, most: int) -> list[Picks]:
    """The choice with one option more, or in the place of one that had to be taken."""
    if place in chosen:
        return []
    if len(chosen) < most:
        return [tuple(sorted((*chosen, place)))]
    return [
        tuple(sorted((*(one for one in chosen if one != out), place))) for out in chosen[-least:]
    ]


@habit("order", "flip", "delayed", "forced interrupt", "forced reaction", "score", "fate")
def take_first(state: State, decision: Decision, depth: int) -> Picks:  # noqa: ARG001
    """Where the order rarely matters."""
    return tuple(range(decision.least))
