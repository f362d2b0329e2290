"""One strike: focus the unit, then its icons type by type (STRIKE, TC-54..TC-57)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.table import note
from swlcg_deck.engine.atoms.tokens import add_focus
from swlcg_deck.engine.characteristics import cannot, has_keyword, is_committed, strength
from swlcg_deck.engine.damage import Damage
from swlcg_deck.engine.decisions import Decision, Option
from swlcg_deck.engine.dial import end_scope, moment
from swlcg_deck.engine.events import ICON, RULES, Event
from swlcg_deck.engine.focusing import FocusTokens
from swlcg_deck.engine.frames import Ask, Frame, procedure
from swlcg_deck.engine.occurrences import happens, occur
from swlcg_deck.engine.queries import in_play, participants
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import (
    ATTACKING,
    BLAST,
    NOBODY,
    TACTICS,
    UNIT_DAMAGE,
    opponent,
)


class Strike(Frame):
    """A unit strikes; which types are still to come, and where tactics tokens go."""

    __slots__ = ("icon", "player", "role", "split", "target", "unit", "waiting")

    def __init__(self, unit: int) -> None:
        self.step = 0
        self.unit = unit
        self.player = NOBODY
        self.role = 0
        self.waiting: tuple[int, ...] = (UNIT_DAMAGE, BLAST, TACTICS)
        self.icon = NOBODY
        """The type that is being resolved."""
        self.target = NOBODY
        self.split: tuple[int, ...] = ()
        """The units that get the tactics tokens, one entry a token."""


def choose_unit(state: State, frame: Strike) -> None:
    """TC-54: the moment before focusing."""
    frame.player, frame.role = state.controller[frame.unit], state.role[frame.unit]
    note(state, "strikes", frame.unit)
    moment(state, "strike_chosen", cards=(frame.unit,))


def focus_to_strike(state: State, frame: Strike) -> None:
    """TC-55: one token, two if committed to the Force (STRIKE-12)."""
    if not in_play(state, frame.unit) or state.focus[frame.unit]:
        frame.end()
        return
    tokens = 2 if is_committed(state, frame.unit) else 1
    occur(
        state,
        Event(
            "focused_to_strike",
            (frame.unit,),
            (tokens,),
            by=frame.player,
            source=frame.unit,
            cause=RULES,
            detail=(frame.role,),
        ),
    )


@happens("focused_to_strike")
def place_strike_tokens(state: State, event: Event) -> None:
    add_focus(state, event.cards[0], event.amounts[0])


def choose_icon(state: State, frame: Strike) -> Decision | None:
    """TC-56: types in the order the striker likes; strength is read when one is resolved."""
    frame.icon = frame.target = NOBODY
    frame.split = ()
    if not _still_strikes(state, frame):
        frame.waiting = ()
    usable = tuple(icon for icon in frame.waiting if _has_recipient(state, frame, icon))
    if not usable:
        frame.waiting = ()
        return None
    return Decision(
        frame.player,
        "icon",
        tuple(("icon", frame.unit, icon) for icon in usable),
        why="STRIKE-06",
        source=frame.unit,
    )


def _still_strikes(state: State, frame: Strike) -> bool:
    """A unit that has left play or the engagement resolves no further type (OPEN-50)."""
    return (
        in_play(state, frame.unit)
        and state.controller[frame.unit] == frame.player
        and state.role[frame.unit] == frame.role
    )


def _has_recipient(state: State, frame: Strike, icon: int) -> bool:
    """A type with no legal recipient does nothing (STRIKE-10, STRIKE-11, STRIKE-19)."""
    if not strength(state, frame.unit, icon):
        return False
    if icon == BLAST:
        return frame.role == ATTACKING and state.engaged != NOBODY
    return bool(recipients(state, frame, icon))


def recipients(state: State, frame: Strike, icon: int) -> tuple[int, ...]:
    """Participating enemies for unit damage, any enemy unit for tactics or Targeted Strike."""
    enemy = opponent(frame.player)
    if icon == TACTICS:
        return state.units[enemy]
    if frame.role == ATTACKING and has_keyword(state, frame.unit, "targeted_strike"):
        return state.units[enemy]
    return participants(state, enemy)


def take_icon(state: State, frame: Strike, chosen: Sequence[Option]) -> None:
    frame.icon = chosen[0][2]
    frame.waiting = tuple(icon for icon in frame.waiting if icon != frame.icon)


def before_icons(state: State, frame: Strike) -> None:
    """Interrupts to icons about to be resolved; no type left ends the strike."""
    if frame.icon == NOBODY:
        frame.goto("tell_strike")
        return
    moment(state, "icons_resolved", frame.icon, cards=(frame.unit,))


def choose_recipient(state: State, frame: Strike) -> Decision | None:
    """All unit damage goes to one enemy; tactics tokens are split freely (STRIKE-08, STRIKE-09)."""
    if frame.icon == BLAST:
        return None
    if frame.icon == UNIT_DAMAGE and frame.target != NOBODY:
        return None
    if frame.icon == TACTICS and len(frame.split) >= strength(state, frame.unit, TACTICS):
        return None
    options = tuple(
        ("hit", unit)
        for unit in recipients(state, frame, frame.icon)
        if not cannot(state, "damaged" if frame.icon == UNIT_DAMAGE else "focus_placed", unit)
    )
    if not options:
        return None
    kind = "unit damage" if frame.icon == UNIT_DAMAGE else "tactics"
    return Decision(frame.player, kind, options, why="STRIKE-08", source=frame.unit)


def take_recipient(state: State, frame: Strike, chosen: Sequence[Option]) -> None:
    frame.step -= 1
    if frame.icon == UNIT_DAMAGE:
        frame.target = chosen[0][1]
    else:
        frame.split = (*frame.split, chosen[0][1])


def resolve_icons(state: State, frame: Strike) -> None:
    """One type is an event of its own, finished before the next (DMG-24)."""
    power = strength(state, frame.unit, frame.icon)
    frame.step = frame.at["choose_icon"]
    if frame.icon == TACTICS:
        cards = tuple(dict.fromkeys(frame.split))
        amounts = tuple(frame.split.count(card) for card in cards)
        event = Event(
            "focus_placed", cards, amounts, by=frame.player, source=frame.unit, cause=ICON
        )
        state.stack.append(FocusTokens(event))
        return
    target = state.engaged if frame.icon == BLAST else frame.target
    if target != NOBODY:
        via = "blast" if frame.icon == BLAST else "unit damage"
        state.stack.append(Damage((target,), (power,), frame.player, frame.unit, ICON, via))


def tell_strike(state: State, frame: Strike) -> None:
    """TC-57: reactions to the resolved strike."""
    moment(state, "strike_resolved", frame.role, cards=(frame.unit,))


def end_strike(state: State, frame: Strike) -> None:
    end_scope(state, "strike")


procedure(
    Strike,
    choose_unit,
    focus_to_strike,
    Ask(choose_icon, take_icon),
    before_icons,
    Ask(choose_recipient, take_recipient),
    resolve_icons,
    tell_strike,
    end_strike,
)
