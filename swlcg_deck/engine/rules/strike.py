"""One strike: focus the unit, then its icons type by type (STRIKE, TC-54..TC-57)."""

from collections.abc import Sequence
from typing import cast

from swlcg_deck.engine.atoms.memory import forget_log
from swlcg_deck.engine.atoms.table import note, report
from swlcg_deck.engine.atoms.tokens import add_focus
from swlcg_deck.engine.core.constants import (
    ATTACKING,
    BLAST,
    DEFENDING,
    NOBODY,
    TACTICS,
    UNIT_DAMAGE,
    opponent,
)
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.event import ICON, RULES, Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import derived, gained, is_under, unchanged
from swlcg_deck.engine.facts.board import in_play, participants
from swlcg_deck.engine.facts.bounds import ICONS_USED
from swlcg_deck.engine.facts.characteristics import (
    has_keyword,
    is_barred,
    is_committed,
    strength,
)
from swlcg_deck.engine.facts.listeners import could_trigger, is_watched
from swlcg_deck.engine.rules.damage import DONE, Damage
from swlcg_deck.engine.rules.focus import FocusTokens, tell_exhausted
from swlcg_deck.engine.timing.occur import happens, occur
from swlcg_deck.engine.timing.scopes import end_scope, moment


class Strike(Frame):
    """A unit strikes; which types are still to come, and where tactics tokens go."""

    __slots__ = ("icon", "joined", "player", "role", "split", "target", "unit", "waiting")

    def __init__(self, unit: int) -> None:
        self.step = 0
        self.unit = unit
        self.player = NOBODY
        self.joined = 0
        """How it takes part itself: not at all, for a unit that may strike from outside."""
        self.role = 0
        """On whose side it strikes, whether it takes part or not (STRIKE-22)."""
        self.waiting: tuple[int, ...] = (UNIT_DAMAGE, BLAST, TACTICS)
        self.icon = NOBODY
        """The type that is being resolved."""
        self.target = NOBODY
        self.split: tuple[int, ...] = ()
        """The units that get the tactics tokens, one entry a token."""


def ready_participants(state: State, player: int) -> tuple[int, ...]:
    return tuple([unit for unit in participants(state, player) if not state.focus[unit]])


def outside_strikers(state: State, player: int) -> tuple[int, ...]:
    """Ready units that a text lets strike without taking part (STRIKE-22)."""
    if not (state.constants or state.lasting):
        return ()
    return tuple(
        [
            unit
            for unit in state.units[player]
            if not state.focus[unit]
            and not state.role[unit]
            and derived(state, "may strike", unit, 0)
        ]
    )


def choose_unit(state: State, frame: Strike) -> None:
    """TC-54: the moment before focusing; an interrupt may put another unit into the event."""
    frame.player = state.controller[frame.unit]
    _take_place(state, frame)
    if state.logs:
        forget_log(state, "strike")
    if is_watched(state, "strike_chosen"):
        place = len(state.stack) - 1
        occur(state, Event("strike_chosen", (frame.unit,), by=frame.player, detail=(place,)))


@happens("strike_chosen")
def send_to_strike(state: State, event: Event) -> None:
    """The unit that strikes in the end."""
    frame = cast(Strike, state.stack[event.detail[0]])
    frame.unit = event.cards[0]
    _take_place(state, frame)


def _take_place(state: State, frame: Strike) -> None:
    frame.joined = state.role[frame.unit]
    frame.role = ATTACKING if frame.player == state.active else DEFENDING


def focus_to_strike(state: State, frame: Strike) -> None:
    """TC-55: one token, two if committed to the Force (STRIKE-12)."""
    if not _still_strikes(state, frame) or state.focus[frame.unit]:
        frame.goto("end_strike")
        return
    note(state, "strikes", frame.unit)
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
    (unit,) = event.cards
    if in_play(state, unit):
        ready = () if state.focus[unit] else (unit,)
        add_focus(state, unit, event.amounts[0])
        tell_exhausted(state, ready, event)


def choose_icon(state: State, frame: Strike) -> Decision | None:
    """TC-56: types in the order the striker likes; strength is read when one is resolved."""
    frame.icon = frame.target = NOBODY
    frame.split = ()
    if not _still_strikes(state, frame):
        frame.waiting = ()
    usable = tuple(
        [
            icon
            for icon in frame.waiting
            if _has_recipient(state, frame, icon) or _may_be_sent_elsewhere(state, frame, icon)
        ]
    )
    if not usable:
        frame.waiting = ()
        return None
    return Decision(
        frame.player,
        "icon",
        tuple([("icon", frame.unit, icon) for icon in usable]),
        why="STRIKE-06",
        source=frame.unit,
    )


def _still_strikes(state: State, frame: Strike) -> bool:
    """A unit that has left play or the engagement resolves no further type (OPEN-50)."""
    return (
        in_play(state, frame.unit)
        and state.controller[frame.unit] == frame.player
        and state.role[frame.unit] == frame.joined
    )


def _has_recipient(state: State, frame: Strike, icon: int) -> bool:
    """A type with no legal recipient does nothing (STRIKE-10, STRIKE-11, STRIKE-19)."""
    if not strength(state, frame.unit, icon):
        return False
    if icon == BLAST:
        return frame.role == ATTACKING and bool(blast_places(state, frame))
    return bool(recipients(state, frame, icon))


def _may_be_sent_elsewhere(state: State, frame: Strike, icon: int) -> bool:
    """Whether an interrupt may say who takes them, with nobody there for them otherwise."""
    if not strength(state, frame.unit, icon) or not is_watched(state, "icons_resolved"):
        return False
    return could_trigger(state, _icons_event(frame, icon), ("interrupt",))


def _icons_event(frame: Strike, icon: int) -> Event:
    return Event("icons_resolved", (frame.unit,), by=frame.player, detail=(icon,))


def blast_places(state: State, frame: Strike) -> tuple[int, ...]:
    """The engaged objective, and what a text lets the striker hit in its place."""
    others = _permitted(state, frame, BLAST)
    return others if state.engaged == NOBODY else (state.engaged, *others)


def _permitted(state: State, frame: Strike, icon: int) -> tuple[int, ...]:
    """Enemy units that a text, or several, lets be hit, wherever they are."""
    if unchanged(state, "may be struck"):
        return ()
    event = Event("struck", by=frame.player, source=frame.unit, cause=ICON)
    return tuple(
        [
            unit
            for unit in state.units[opponent(frame.player)]
            if any(
                modifier.key == icon
                and (modifier.against is None or modifier.against(state, scope, event, unit))
                for modifier, scope, *_ in gained(state, "may be struck", unit)
            )
        ]
    )


def _may_hold_back(state: State, frame: Strike, options: tuple[Option, ...]) -> bool:
    """Targeted Strike permits hitting a unit outside; with nobody inside who could take it, the
    damage may come to nothing instead (KEY-12, FAQ-06)."""
    inside = participants(state, opponent(frame.player))
    return frame.icon == UNIT_DAMAGE and not any(unit in inside for _, unit in options)


def recipients(state: State, frame: Strike, icon: int) -> tuple[int, ...]:
    """Participating enemies for unit damage, any enemy unit for tactics or Targeted Strike."""
    enemy = opponent(frame.player)
    if icon == TACTICS:
        return state.units[enemy]
    if frame.role == ATTACKING and has_keyword(state, frame.unit, "targeted_strike"):
        return state.units[enemy]
    inside, permitted = participants(state, enemy), _permitted(state, frame, icon)
    return (*inside, *[unit for unit in permitted if unit not in inside]) if permitted else inside


def take_icon(state: State, frame: Strike, chosen: Sequence[Option]) -> None:
    frame.icon = chosen[0][2]
    frame.waiting = tuple([icon for icon in frame.waiting if icon != frame.icon])


def before_icons(state: State, frame: Strike) -> None:
    """Interrupts to icons about to be resolved, which may say against whom; no type left ends the
    strike."""
    if frame.icon == NOBODY:
        frame.goto("all_resolved" if isinstance(frame, IconsAgain) else "tell_strike")
        return
    report(state, 1)
    moment(state, "icons_resolved", frame.icon, cards=(frame.unit,), by=frame.player)


@happens("icons_resolved")
def use_icons(state: State, event: Event) -> None:
    """Nothing has replaced them: they are resolved in the steps that follow."""


def skip_replaced_icons(state: State, frame: Strike) -> None:
    """Icons that an interrupt has replaced, or whose unit is gone, do nothing (OPEN-50)."""
    if not state.outcome or not _still_strikes(state, frame):
        frame.goto("choose_icon")


def choose_recipient(state: State, frame: Strike) -> Decision | None:
    """All unit damage goes to one enemy; tactics tokens are split freely (STRIKE-08, STRIKE-09)."""
    if frame.icon == BLAST:
        return _choose_blast(state, frame)
    if frame.icon == UNIT_DAMAGE and _is_assigned(state, frame):
        return None
    if frame.icon == TACTICS and len(frame.split) >= strength(state, frame.unit, TACTICS):
        return None
    kind = "unit damage" if frame.icon == UNIT_DAMAGE else "tactics"
    options: tuple[Option, ...] = tuple(
        [
            ("hit", unit)
            for unit in recipients(state, frame, frame.icon)
            if not _is_immune(state, frame, unit)
        ]
    )
    if frame.icon == UNIT_DAMAGE and is_under(state, "divided damage", frame.unit):
        options = _divided(state, frame, options)
    if not options:
        return None
    if _may_hold_back(state, frame, options):
        options = (*options, DONE)
    given = tuple([(unit, frame.split.count(unit)) for unit in dict.fromkeys(frame.split)])
    return Decision(frame.player, kind, options, why="STRIKE-08", source=frame.unit, shares=given)


def _choose_blast(state: State, frame: Strike) -> Decision | None:
    """It goes to the engaged objective, unless a text permits another place."""
    places = blast_places(state, frame)
    if frame.target != NOBODY or places in ((), (state.engaged,)):
        return None
    options = tuple([("hit", card) for card in dict.fromkeys(places)])
    return Decision(frame.player, "blast", options, why="STRIKE-10", source=frame.unit)


def _is_assigned(state: State, frame: Strike) -> bool:
    """All unit damage has its recipient; divided damage point by point."""
    return frame.target != NOBODY or len(frame.split) >= strength(state, frame.unit, UNIT_DAMAGE)


def _divided(state: State, frame: Strike, whole: tuple[Option, ...]) -> tuple[Option, ...]:
    """A text lets it be divided among participants; then none of it goes elsewhere (FAQ-06)."""
    enemies = participants(state, opponent(frame.player))
    points = tuple([("split", unit) for unit in enemies if not _is_immune(state, frame, unit)])
    if frame.split:
        return points
    several = len(points) > 1 and strength(state, frame.unit, UNIT_DAMAGE) > 1
    return (*whole, *points) if several else whole


def _is_immune(state: State, frame: Strike, unit: int) -> bool:
    """What stops card effects does not stop icons (STRIKE-13)."""
    if not (state.constants or state.lasting):
        return False
    kind, via = ("damaged", ("unit damage",)) if frame.icon == UNIT_DAMAGE else ("focus_placed", ())
    event = Event(kind, (unit,), (1,), by=frame.player, source=frame.unit, cause=ICON, detail=via)
    return is_barred(state, kind, unit, event)


def take_recipient(state: State, frame: Strike, chosen: Sequence[Option]) -> None:
    if chosen[0] == DONE:
        frame.goto("choose_icon")
        return
    frame.step -= 1
    if chosen[0][0] == "hit" and frame.icon != TACTICS:
        frame.target = chosen[0][1]
    else:
        frame.split = (*frame.split, chosen[0][1])


def resolve_icons(state: State, frame: Strike) -> None:
    """One type is an event of its own, finished before the next (DMG-24)."""
    power = strength(state, frame.unit, frame.icon)
    if frame.icon == TACTICS:
        cards = tuple(dict.fromkeys(frame.split))
        amounts = tuple([frame.split.count(card) for card in cards])
        event = Event(
            "focus_placed", cards, amounts, by=frame.player, source=frame.unit, cause=ICON
        )
        state.stack.append(FocusTokens(event))
        return
    if frame.split:
        cards = tuple(dict.fromkeys(frame.split))
        points = tuple([frame.split.count(card) for card in cards])
        state.stack.append(Damage(cards, points, frame.player, frame.unit, ICON, "unit damage"))
        return
    is_at_objective = frame.icon == BLAST and frame.target == NOBODY
    target = state.engaged if is_at_objective else frame.target
    if target != NOBODY:
        via = "blast" if frame.icon == BLAST else "unit damage"
        state.stack.append(Damage((target,), (power,), frame.player, frame.unit, ICON, via))


def tell_icons(state: State, frame: Strike) -> None:
    """Reactions to resolved icons, once what they do is done; then the next type."""
    frame.goto("choose_icon")
    moment(
        state, ICONS_USED, frame.icon, _struck(state, frame), cards=(frame.unit,), by=frame.player
    )


def _struck(state: State, frame: Strike) -> tuple[int, ...]:
    if frame.split:
        return tuple(dict.fromkeys(frame.split))
    card = state.engaged if frame.icon == BLAST and frame.target == NOBODY else frame.target
    return () if card == NOBODY else (card,)


def icons_again(state: State, unit: int, icon: int, to: int, player: int) -> None:
    """Icons of one type against one more card: no new focusing, no new strike (STRIKE-07)."""
    power = strength(state, unit, icon)
    if not power:
        report(state, 0)
    elif icon == TACTICS:
        event = Event("focus_placed", (to,), (power,), by=player, source=unit, cause=ICON)
        state.stack.append(FocusTokens(event))
    else:
        via = "blast" if icon == BLAST else "unit damage"
        state.stack.append(Damage((to,), (power,), player, unit, ICON, via))


def send_icons_to(state: State, card: int) -> None:
    """All icons of the type that is about to be resolved go to this card."""
    frame = [frame for frame in state.stack if isinstance(frame, Strike)][-1]
    if frame.icon == TACTICS:
        frame.split = (card,) * strength(state, frame.unit, TACTICS)
    else:
        frame.target = card


def forgo_icons(state: State) -> int:
    """The strike under way resolves no type that has not begun (STRIKE-18, STRIKE-20)."""
    strikes = [frame for frame in state.stack if isinstance(frame, Strike)]
    if not strikes:
        return 0
    left = len(strikes[-1].waiting)
    strikes[-1].waiting = ()
    return left


class IconsAgain(Strike):
    """All icons of a unit once more, outside of the order of strikes."""

    __slots__ = ()

    def __init__(self, unit: int, player: int, joined: int, role: int) -> None:
        super().__init__(unit)
        self.player, self.joined, self.role = player, joined, role


def tell_strike(state: State, frame: Strike) -> None:
    """TC-57: reactions to the resolved strike."""
    moment(state, "strike_resolved", frame.role, cards=(frame.unit,), by=frame.player)


def end_strike(state: State, frame: Strike) -> None:
    """Effects "until the end of the strike" stop (TIME-31)."""
    end_scope(state, "strike")


def all_resolved(state: State, frame: Strike) -> None:
    """Nothing more: the strike itself is over already."""


procedure(
    IconsAgain,
    Ask(choose_icon, take_icon),
    before_icons,
    skip_replaced_icons,
    Ask(choose_recipient, take_recipient),
    resolve_icons,
    tell_icons,
    all_resolved,
)
procedure(
    Strike,
    choose_unit,
    focus_to_strike,
    Ask(choose_icon, take_icon),
    before_icons,
    skip_replaced_icons,
    Ask(choose_recipient, take_recipient),
    resolve_icons,
    tell_icons,
    tell_strike,
    end_strike,
)
