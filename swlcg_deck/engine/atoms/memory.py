"""What the game remembers: limits and history by scope, lasting and delayed effects."""

from typing import Any

from swlcg_deck.engine.core.constants import LOG
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State


def count(state: State, *key: Any) -> None:
    """One more of something; the first part of the key is the scope that forgets it. What was
    derived without a look at how often such things have happened stays as it is."""
    state.counts[key] = state.counts.get(key, 0) + 1
    if state.cache and key[:2] in state.cache:
        state.cache.clear()


def remember(state: State, event: Event, engaged: int) -> None:
    """For texts that ask what has happened: the event, what is engaged, and which cards they were,
    as a card that returns is another one (ABIL-30)."""
    serials = tuple([state.serial[card] if card >= 0 else 0 for card in event.cards])
    scopes = ("turn", "phase", "strike", *(("engagement",) if state.engagement else ()))
    for scope in scopes:
        key = (scope, LOG, event.kind)
        state.counts[key] = (*state.counts.get(key, ()), (event, engaged, serials))
        if state.cache and (scope, LOG) in state.cache:
            state.cache.clear()


def forget_log(state: State, scope: str) -> None:
    """A scope begins: what happened in the last one can no longer be asked for. At the end of a
    phase or a turn it still could."""
    for key in [key for key in state.counts if key[:2] == (scope, LOG)]:
        del state.counts[key]
        if key[:2] in state.cache:
            state.cache.clear()


def forget(state: State, scope: str) -> None:
    """A scope ends: "turn", "phase", "engagement", "edge battle", "strike"."""
    if state.counts:
        kept = LOG if scope in ("phase", "turn") else ""
        over = [key for key in state.counts if key[0] == scope and key[1] != kept]
        for key in over:
            del state.counts[key]
            if key[:2] in state.cache:
                state.cache.clear()


def _changed(state: State) -> None:
    """What lasts is no longer the same."""
    state.kept = {}
    state.cache.clear()


def add_lasting(state: State, effect: Any) -> None:
    state.lasting = (*state.lasting, effect)
    state.unsettled = True
    _changed(state)


def end_lasting(state: State, scope: str) -> None:
    """Effects "until the end of" a scope stop (TIME-31)."""
    if state.lasting:
        state.lasting = tuple(effect for effect in state.lasting if effect.until != scope)
        state.unsettled = True
        _changed(state)
    if state.delayed:
        state.delayed = tuple(effect for effect in state.delayed if effect.until != scope)


def drop_lasting(state: State, effect: Any) -> None:
    """An effect for "the next" of something has been used."""
    state.lasting = tuple(other for other in state.lasting if other is not effect)
    _changed(state)


def add_delayed(state: State, effect: Any) -> None:
    state.delayed = (*state.delayed, effect)


def drop_delayed(state: State, effect: Any) -> None:
    state.delayed = tuple(other for other in state.delayed if other is not effect)
