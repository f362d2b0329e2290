"""Another card in the place of the one that an event under way is about."""

from typing import Any

from swlcg_deck.engine.core.ability import CardTest, Scope
from swlcg_deck.engine.core.constants import NOBODY, opponent
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import derived
from swlcg_deck.engine.timing.frames import Initiation, Occurrence
from swlcg_deck.engine.timing.use_ability import RETARGETED


def could_be_instead(by: str) -> CardTest:
    """Whether a card would do for what is under way, as the player sees it who chooses."""
    return lambda state, scope, card: _would_do(
        state, scope, card, opponent(scope.you) if by == "opponent" else scope.you
    )


def _would_do(state: State, scope: Scope, card: int, player: int) -> bool:
    """A unit that could strike, a legal target of the player's."""
    event = scope.event
    if event is None:
        return False
    if event.kind == "strike_chosen":
        return (
            state.controller[card] == event.by
            and not state.focus[card]
            and bool(state.role[card] or derived(state, "may strike", card, 0))
        )
    if event.kind == "targeted":
        return card != scope.subject and card in _legal_targets(state, scope, player)
    return True


def _legal_targets(state: State, scope: Scope, player: int) -> tuple[int, ...]:
    """What could have been targeted in the place of a card, if it had been this player's effect."""
    frame = _aiming(state, scope.event.source if scope.event is not None else NOBODY)
    if frame is None:
        return ()
    chooser = Scope(frame.scope.source, player, frame.scope.event, frame.scope.subject)
    for verb in state.faces[frame.origin].abilities[frame.ability].targets:
        found = verb.legal_now(state, chooser)
        if found is not None and scope.subject in frame.scope.named(found[0]):
            return found[1]
    return ()


def _aiming(state: State, source: int) -> Initiation | None:
    """What has just chosen its targets."""
    for frame in reversed(state.stack):
        if isinstance(frame, Initiation) and frame.scope.source == source:
            return frame
    return None


def set_card(state: State, frame: Occurrence, old: int, new: int, place: int) -> None:
    """The event is about another card; what has chosen the old one as a target has this one."""
    event = frame.event
    cards = tuple([new if card == old else card for card in event.cards]) or (new,)
    frame.event = event.changed(cards=cards)
    # What was used on the old card is used up for the new one: it is the same event (ABIL-12).
    again = [(*option[:4], new) for option in frame.used if option[4] == old]
    frame.used = (*frame.used, *again)
    if event.kind != "targeted":
        return
    below: Any = state.stack[place - 1]
    for name, named in below.scope.names:
        if name.startswith("target") and old in named:
            scope = below.scope.bound(name, tuple([new if card == old else card for card in named]))
            below.scope = scope.bound(RETARGETED, (*scope.named(RETARGETED), new))
            return
