"""The table: turn and phase, dial, balance, Force cards, the engagement, the end of the game."""

from typing import Any

from swlcg_deck.engine.core.constants import DARK, DIAL_END, LIGHT, NOBODY
from swlcg_deck.engine.core.state import PHASE_READ, State


def note(state: State, *entry: Any) -> None:
    """Write something into the journal, if one is kept."""
    if state.journal is not None:
        state.journal.append(entry)


def keep_journal(state: State) -> None:
    """Write down from now on what happens."""
    state.journal = []


def _changed(state: State) -> None:
    if state.cache:
        state.cache.clear()


def look_anew(state: State) -> None:
    """Something that texts ask about begins or ends, and no card shows it."""
    state.cache.clear()


def set_active(state: State, player: int) -> None:
    state.active = player
    _changed(state)


def begin_turn(state: State, player: int) -> None:
    state.turn += 1
    state.active = player
    state.declared_against = ()
    _changed(state)
    note(state, "turn", player, state.turn)


def set_phase(state: State, phase: int) -> None:
    """What was derived without a look at the phase stays as it is."""
    state.phase = phase
    if PHASE_READ in state.cache:
        state.cache.clear()
    note(state, "phase", phase)


def turn_dial(state: State, change: int, *, floor: int = 0) -> None:
    """Move the Death Star dial; at 12 the dark side has won (WIN-03, WIN-09)."""
    state.dial = max(min(floor, state.dial), state.dial + change)
    _changed(state)
    note(state, "dial", state.dial)
    if state.dial >= DIAL_END:
        finish(state, DARK, "WIN-03")


def turn_balance(state: State, side: int) -> None:
    if state.balance != side:
        state.balance = side
        _changed(state)
        note(state, "balance", side)


def commit(state: State, unit: int) -> None:
    """Put one of the controller's Force cards under a unit (FORCE-02)."""
    state.committed[unit] = 1
    state.force_supply[state.controller[unit]] -= 1
    _changed(state)
    note(state, "committed", unit)


def uncommit(state: State, unit: int) -> None:
    """Return the Force card to the supply; the unit stays in play (FORCE-19)."""
    state.committed[unit] = 0
    state.force_supply[state.controller[unit]] += 1
    _changed(state)
    note(state, "uncommitted", unit)


def move_force_card(state: State, giver: int, taker: int) -> None:
    """A Force card goes from unit to unit: the supply stays as it is."""
    state.committed[giver], state.committed[taker] = 0, 1
    _changed(state)
    note(state, "force card", giver, taker)


def open_engagement(state: State, objective: int) -> None:
    """An engagement is declared: that uses up the objective for this turn (CONF-13)."""
    state.engaged = objective
    state.declared_against = (*state.declared_against, (objective, state.serial[objective]))
    state.engagement = len(state.declared_against)
    state.edge_holder = NOBODY
    _changed(state)
    note(state, "engaged", objective)


def redirect_engagement(state: State, objective: int) -> None:
    """The engagement goes on at another objective; the declaration stays (CONF-14, CONF-28)."""
    state.engaged = objective
    _changed(state)
    note(state, "redirected", objective)


def permit_engagement(state: State, objective: int) -> None:
    """Card text lets an objective be engaged once more, each time it is used (CONF-30)."""
    key = ("turn", "engage again", objective, state.serial[objective])
    state.counts[key] = state.counts.get(key, 0) + 1


def close_engagement(state: State) -> None:
    state.engagement = 0
    state.engaged = state.edge_holder = NOBODY
    for unit in (*state.units[DARK], *state.units[LIGHT]):
        state.role[unit] = 0
    _changed(state)
    note(state, "engagement over")


def set_role(state: State, unit: int, role: int) -> None:
    """A unit joins an engagement or, with role 0, leaves it."""
    state.role[unit] = role
    _changed(state)
    note(state, "role", unit, role)


def give_edge(state: State, player: int) -> None:
    state.edge_holder = player
    _changed(state)
    note(state, "edge", player)


def show_stacks(state: State, revealed: bool) -> None:
    state.stacks_revealed = revealed
    _changed(state)
    if revealed:
        note(state, "revealed", state.edge_stack[DARK], state.edge_stack[LIGHT])


def scored(state: State) -> None:
    state.unscored = state.unscored[1:]


def score_first(state: State, player: int) -> None:
    """The objectives in this player's pile are counted before the others (OPEN-08)."""
    state.unscored = tuple(sorted(state.unscored, key=lambda entry: entry[0] != player))


def settled(state: State) -> None:
    state.unsettled = False


def unsettle(state: State) -> None:
    state.unsettled = True


def finish(state: State, winner: int, rule: str) -> None:
    """The game ends at once (WIN-10); the first win counts (OPEN-08)."""
    if state.result is None:
        state.result = (winner, rule)
        note(state, "won", winner, rule)


def report(state: State, outcome: int) -> None:
    """How much of an occurrence really happened, for costs and "then"."""
    state.outcome = outcome
