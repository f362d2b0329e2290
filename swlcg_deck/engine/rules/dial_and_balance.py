"""The Death Star dial, the Balance of the Force, and moments that only abilities notice."""

from swlcg_deck.engine.atoms.table import report, turn_balance, turn_dial
from swlcg_deck.engine.core.constants import NOBODY
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.timing.occur import happens, occur


def advance_dial(
    state: State, change: int, *, by: int, source: int = NOBODY, floor: int = 0
) -> None:
    """Turn the dial up or down; it never goes below 0 (WIN-09)."""
    occur(state, Event("dial_changed", (), (change,), by=by, source=source, detail=(floor,)))


@happens("dial_changed")
def change_dial(state: State, event: Event) -> None:
    before = state.dial
    turn_dial(state, event.amounts[0], floor=event.detail[0])
    report(state, abs(state.dial - before))


def set_balance(state: State, side: int, *, by: int, source: int = NOBODY) -> None:
    """Turn the Balance token to a side; turning it to where it lies changes nothing."""
    if state.balance == side:
        report(state, 0)
        return
    occur(state, Event("balance_changed", (), (side,), by=by, source=source))


@happens("balance_changed")
def change_balance(state: State, event: Event) -> None:
    turn_balance(state, event.amounts[0])
