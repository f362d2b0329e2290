"""Focus, damage and shield tokens: from the common pool and back to it (GEN-06)."""

from swlcg_deck.engine.core.state import State


def _changed(state: State) -> None:
    if state.cache:
        state.cache.clear()


def add_focus(state: State, card: int, amount: int) -> None:
    state.focus[card] += amount
    _changed(state)
    if state.journal is not None:
        state.journal.append(("focus", card, amount))


def remove_focus(state: State, card: int, amount: int) -> int:
    """Take off up to `amount` focus tokens; how many came off."""
    removed = min(amount, state.focus[card])
    if removed:
        state.focus[card] -= removed
        _changed(state)
        if state.journal is not None:
            state.journal.append(("focus", card, -removed))
    return removed


def add_damage(state: State, card: int, amount: int) -> None:
    state.damage[card] += amount
    state.unsettled = True
    _changed(state)
    if state.journal is not None:
        state.journal.append(("damage", card, amount))


def remove_damage(state: State, card: int, amount: int) -> int:
    """Take off up to `amount` damage tokens; a "3" is three ones (DMG-18)."""
    removed = min(amount, state.damage[card])
    if removed:
        state.damage[card] -= removed
        _changed(state)
        if state.journal is not None:
            state.journal.append(("damage", card, -removed))
    return removed


def add_shield(state: State, card: int) -> None:
    state.shield[card] += 1
    _changed(state)
    if state.journal is not None:
        state.journal.append(("shield", card, 1))


def remove_shields(state: State, card: int, amount: int) -> int:
    removed = min(amount, state.shield[card])
    if removed:
        state.shield[card] -= removed
        _changed(state)
        if state.journal is not None:
            state.journal.append(("shield", card, -removed))
    return removed
