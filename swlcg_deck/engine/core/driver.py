"""The two calls through which everyone plays: `advance` and `answer`."""

from collections.abc import Sequence

from swlcg_deck.engine.core.decision import AnswerError, Decision
from swlcg_deck.engine.core.procedure import Ask
from swlcg_deck.engine.core.state import State
from swlcg_deck.language import said

MOST_STEPS = 100_000
"""Steps between two decisions; a game that needs more is stuck."""


class Result:
    """A finished game: who won, by which rule."""

    __slots__ = ("rule", "winner")

    def __init__(self, winner: int, rule: str) -> None:
        self.winner = winner
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and (self.winner, self.rule) == (other.winner, other.rule)

    def __hash__(self) -> int:
        return hash((self.winner, self.rule))

    def __repr__(self) -> str:
        return f"<player {self.winner} wins by {self.rule}>"


class StuckGameError(RuntimeError):
    """The rules go round in a circle without asking anyone."""


def advance(state: State) -> Decision | Result:
    """Play on until someone has to decide, or the game is over."""
    if state.decision is not None:
        return state.decision
    stack = state.stack
    for _ in range(MOST_STEPS):
        if state.result is not None:
            return Result(*state.result)
        frame = stack[-1]
        place = frame.step
        step = frame.steps[place]
        if step.__class__ is Ask:
            decision = step.ask(state, frame)
            if decision is None:
                frame.step += 1
            elif decision.most == 1 == decision.least and len(decision.options) == 1:
                # Only one thing can be done: nobody is asked.
                frame.step += 1
                step.take(state, frame, decision.options)
            else:
                decision.procedure = frame.__class__.__name__
                state.decision = decision
                return decision
        else:
            frame.step = place + 1
            step(state, frame)  # type: ignore[operator]
    raise StuckGameError(f"{MOST_STEPS} steps without a decision, in {stack[-1]!r}")


def ask_again(state: State) -> None:
    """Forget the open decision: what is asked may be another thing by now."""
    state.decision = None


def answer(state: State, choice: int | Sequence[int]) -> None:
    """Carry out a choice: the number of an option, or several where several may be taken.

    An illegal answer raises AnswerError and changes nothing.
    """
    decision = state.decision
    if decision is None:
        result = advance(state)
        if isinstance(result, Result):
            raise AnswerError(said("The game is over; there is nothing left to decide."))
        decision = result
    options = decision.options
    if choice.__class__ is int and 0 <= choice < len(options) and decision.most == 1:
        chosen = [options[choice]]
    else:
        picks = (choice,) if isinstance(choice, int) else tuple(choice)
        _check(decision, picks)
        chosen = [options[pick] for pick in picks]
    frame = state.stack[-1]
    step = frame.steps[frame.step]
    state.decision = None
    frame.step += 1
    step.take(state, frame, chosen)  # type: ignore[union-attr]


def _check(decision: Decision, picks: tuple[int, ...]) -> None:
    last = len(decision.options) - 1
    for pick in picks:
        if not isinstance(pick, int) or isinstance(pick, bool) or not 0 <= pick <= last:
            raise AnswerError(
                said(
                    "{pick!r} is no option of the decision {kind!r}; "
                    "there are options 0 to {last}.",
                    pick=pick,
                    kind=decision.kind,
                    last=last,
                )
            )
    if len(dict.fromkeys(picks)) != len(picks):
        raise AnswerError(
            said(
                "An option of {kind!r} can be taken only once: {picks}.",
                kind=decision.kind,
                picks=picks,
            )
        )
    if not decision.least <= len(picks) <= decision.most:
        least, most = decision.least, decision.most
        wanted = most if least == most else said("{least} to {most}", least=least, most=most)
        raise AnswerError(
            said(
                "The decision {kind!r} takes {wanted} of its options, not {count}.",
                kind=decision.kind,
                wanted=wanted,
                count=len(picks),
            )
        )
