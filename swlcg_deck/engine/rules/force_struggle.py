"""Commitment and the Force struggle (FORCE, TC-49, TC-50)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.table import commit, look_anew, note, report, uncommit
from swlcg_deck.engine.core.constants import DARK, LIGHT, NOBODY, opponent
from swlcg_deck.engine.core.decision import PASS, Decision, Option
from swlcg_deck.engine.core.event import RULES, Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import in_play
from swlcg_deck.engine.facts.characteristics import cannot, is_committed
from swlcg_deck.engine.facts.contests import struggle_total
from swlcg_deck.engine.rules.dial_and_balance import set_balance
from swlcg_deck.engine.timing.occur import happens, occur
from swlcg_deck.engine.timing.scopes import moment


class ForceStruggle(Frame):
    """The active player commits as long as he wants; then both totals are compared."""

    __slots__ = ("player", "totals")

    def __init__(self, player: int) -> None:
        self.step = 0
        self.player = player
        self.totals = (0, 0)

    @property
    def has_begun(self) -> bool:
        """Whether the commitments are over and the struggle is on (FORCE-15)."""
        return self.step > self.at["begin_struggle"]


def can_commit(state: State, unit: int) -> bool:
    """Not committed, nor considered so, and its controller has a Force card (FORCE-01, FORCE-04,
    FORCE-17, FORCE-18)."""
    return (
        in_play(state, unit)
        and not is_committed(state, unit)
        and state.force_supply[state.controller[unit]] > 0
        and not cannot(state, "committed", unit)
    )


def offer_commitment(state: State, frame: ForceStruggle) -> Decision | None:
    """Units one by one, each with its reactions (FORCE-20, OPEN-42)."""
    if not state.force_supply[frame.player]:
        return None
    options = tuple(
        [("commit", unit) for unit in state.units[frame.player] if can_commit(state, unit)]
    )
    if not options:
        return None
    return Decision(frame.player, "commit", (*options, PASS), why="FORCE-01")


def take_commitment(state: State, frame: ForceStruggle, chosen: Sequence[Option]) -> None:
    if chosen[0] != PASS:
        frame.step -= 1
        commit_unit(state, chosen[0][1], by=frame.player)


def commit_unit(
    state: State, unit: int, *, by: int, source: int = NOBODY, cause: str = RULES
) -> None:
    occur(state, Event("committed", (unit,), by=by, source=source, cause=cause))


@happens("committed")
def place_force_card(state: State, event: Event) -> None:
    placed = 0
    for unit in event.cards:
        if can_commit(state, unit):
            commit(state, unit)
            placed += 1
    report(state, placed)


@happens("uncommitted")
def take_force_card(state: State, event: Event) -> None:
    """The Force card goes back to the supply, the unit stays (FORCE-19)."""
    units = tuple([unit for unit in event.cards if state.committed[unit]])
    for unit in units:
        uncommit(state, unit)
    report(state, len(units))


def begin_struggle(state: State, frame: ForceStruggle) -> None:
    """Interrupts to its beginning. What holds during the struggle begins to hold."""
    look_anew(state)
    moment(state, "begins", "struggle")


def compare(state: State, frame: ForceStruggle) -> None:
    """The higher total turns the token; a tie leaves it (FORCE-12)."""
    frame.totals = (struggle_total(state, DARK), struggle_total(state, LIGHT))
    dark, light = frame.totals
    note(state, "struggle", dark, light)
    if dark != light:
        set_balance(state, DARK if dark > light else LIGHT, by=frame.player)


def tell_winner(state: State, frame: ForceStruggle) -> None:
    """Whoever has the token now has won, also on a tie (FORCE-14)."""
    winner = state.balance
    margin = frame.totals[winner] - frame.totals[opponent(winner)]
    moment(state, "struggle_resolved", winner, margin)


def end_struggle(state: State, frame: ForceStruggle) -> None:
    """What holds during the struggle holds no more."""
    look_anew(state)


procedure(
    ForceStruggle,
    Ask(offer_commitment, take_commitment),
    begin_struggle,
    compare,
    tell_winner,
    end_struggle,
)
