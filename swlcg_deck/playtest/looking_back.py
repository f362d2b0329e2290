"""The decisions of a game in words: what was asked, what was chosen, and what it brought up."""

from dataclasses import dataclass

from swlcg_deck.engine.core.constants import PHASE_NAMES
from swlcg_deck.engine.game import Decision, Question, Result, advance, describe, listed
from swlcg_deck.language import said
from swlcg_deck.playtest.table import Choice, Moment, Table


@dataclass(frozen=True, slots=True)
class PastDecision:
    """One decision, as the person at the table may read it."""

    place: int
    player: int
    turn: int
    phase: str
    question: Question | None
    """None where its options are nobody else's business."""
    choice: Choice | None
    """What was chosen; None where the game stands still, or is hidden."""
    answer: str
    """In words; empty for the same reasons."""
    told: bool
    """Whether hidden information came to light after it."""


class LookingBack:
    """Puts each decision into words once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._known: dict[int, tuple[Moment, Choice | None, bool, PastDecision]] = {}

    def all(self) -> tuple[PastDecision, ...]:
        """Every decision of the game, also those that were undone."""
        count = len(self._table.moments)
        found = (self.decision(place) for place in range(count))
        return tuple(one for one in found if one is not None)

    def of_persons(self) -> tuple[PastDecision, ...]:
        """Only those a person took, or has to take."""
        return tuple(one for one in self.all() if self._table.is_persons(one.place))

    def decision(self, place: int) -> PastDecision | None:
        """The decision at a place; None at the end of the game."""
        moment, is_open = self._table.moments[place], self._table.is_open
        known = self._known.get(place)
        if known and (known[0] is moment and known[1] == moment.choice and known[2] == is_open):
            return known[3]
        step = advance(moment.state)
        if isinstance(step, Result):
            return None
        past = self._put_into_words(place, moment, step)
        self._known[place] = (moment, moment.choice, is_open, past)
        return past

    def _put_into_words(self, place: int, moment: Moment, step: Decision) -> PastDecision:
        table, state = self._table, moment.state
        shown = table.is_open or table.is_persons(place)
        question = describe(state, step) if shown else None
        later = table.moments[place + 1 : place + 2]
        return PastDecision(
            place=place,
            player=step.player,
            turn=state.turn,
            phase=PHASE_NAMES[state.phase],
            question=question,
            choice=moment.choice if shown else None,
            answer=_answer(question, moment.choice),
            told=moment.choice is not None and any(one.told for one in later),
        )


def _answer(question: Question | None, choice: Choice | None) -> str:
    if question is None or choice is None:
        return ""
    return listed([question.options[pick].label for pick in choice]) or said("None")
