"""A bot that looks ahead: each promising answer is played on in games as its seat imagines them.

What is hidden is dealt anew in every imagined game (determinisation), the same deals for every
answer, and both sides play on with the habits of the greedy bot to the end of the next turn. The
answer that leaves the best position on average is taken. The work is counted in playouts, so that
the same seed gives the same answer on any machine; a limit in seconds is for a window in which
somebody waits.
"""

from itertools import count
from time import monotonic
from typing import Final

from swlcg_deck.engine.core.decision import PASS, Decision
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.game import Result, advance, answer
from swlcg_deck.playtest.bots import Picks, Situation
from swlcg_deck.playtest.habits import pick
from swlcg_deck.playtest.worth import position

SEARCHED: Final = (
    *("action", "engage", "attackers", "defenders", "edge", "commit", "strike"),
    *("unit damage", "tactics", "reaction", "interrupt", "target", "choose", "host"),
)
"""The kinds of decision that are worth the time; all others are left to habit."""
PLAYOUTS = 8
"""Playouts for one decision."""
MOST_CANDIDATES = 4
TURNS_AHEAD = 1
MOST_DECISIONS = 150
"""Decisions after which a playout is judged as it stands."""
DEPTH = 2
"""Texts are not tried out in playouts, for speed: what costs nothing is used."""
DOUBT = 0.3
"""How much better than habit an answer has to look."""


class SearchBot:
    """Look-ahead within a number of playouts a decision, or a number of seconds."""

    def __init__(self, playouts: int = PLAYOUTS, seconds: float | None = None) -> None:
        self.playouts = playouts
        self.seconds = seconds

    def choose(self, situation: Situation) -> Picks:
        decision = situation.decision
        first = situation.imagine()
        usual = pick(first.clone(), decision)
        if decision.kind not in SEARCHED:
            return usual
        answers = candidates(first, decision, usual)
        if len(answers) < 2:
            return usual
        return self._best(situation, first, answers)

    def _best(self, situation: Situation, world: State, answers: list[Picks]) -> Picks:
        """Deal after deal, every answer once; the worse half drops out after half of them."""
        player = situation.decision.player
        totals = dict.fromkeys(answers, 0.0)
        deadline = None if self.seconds is None else monotonic() + self.seconds
        left = self.playouts
        for number in count(1):
            for picks in totals:
                totals[picks] += played_on(world, picks, player)
            left -= len(totals)
            usual = answers[0]
            if left <= self.playouts // 2 and len(totals) > 3:
                kept = sorted(totals, key=totals.__getitem__, reverse=True)[:3]
                totals = {p: totals[p] for p in answers if p in kept or p == usual}
            if (left < len(totals)) if deadline is None else (monotonic() >= deadline):
                break
            world = situation.imagine(number)
        best = max(totals, key=totals.__getitem__)
        return best if totals[best] > totals[usual] + DOUBT * number else usual


def played_on(world: State, picks: Picks, player: int) -> float:
    """How it looks at the end of the next turn when both go on by habit."""
    copy = world.clone()
    last = copy.turn + TURNS_AHEAD
    advance(copy)
    answer(copy, picks)
    for _ in range(MOST_DECISIONS):
        step = advance(copy)
        if isinstance(step, Result) or copy.turn > last:
            break
        answer(copy, pick(copy, step, DEPTH))
    return position(copy, player)


def candidates(state: State, decision: Decision, usual: Picks) -> list[Picks]:
    """The answers worth a look, the habitual one first."""
    if decision.kind in ("attackers", "defenders"):
        found = _groups(decision, usual)
    elif decision.most == 1:
        found = _singles(state, decision)
        if not decision.least:
            found.append(())
    else:
        return [usual]
    return list(dict.fromkeys([usual, *found]))[:MOST_CANDIDATES]


def _singles(state: State, decision: Decision) -> list[Picks]:
    """One option of each kind: copies of a card in hand are the same answer. Passing first."""
    found: dict[object, Picks] = {}
    for place, option in enumerate(decision.options):
        key: object = option
        card = option[1]
        if option[0] in ("play", "place") and card >= 0:
            key = (option[0], state.faces[card].title_id, *option[2:])
        found.setdefault(key, (place,))
    return sorted(found.values(), key=lambda picks: decision.options[picks[0]] != PASS)


def _groups(decision: Decision, usual: Picks) -> list[Picks]:
    """All, none, and the habitual group with one more or one less."""
    everyone = tuple(range(len(decision.options)))
    found = [everyone[: decision.most]]
    if not decision.least:
        found.append(())
    for place in everyone:
        if place in usual:
            found.append(tuple(one for one in usual if one != place))
        else:
            found.append(tuple(sorted((*usual, place))))
    return [picks for picks in found if decision.least <= len(picks) <= decision.most]
