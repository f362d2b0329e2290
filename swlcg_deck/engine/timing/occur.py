"""Everything that happens: cannot, interrupts, the change itself, the check, reactions.

`occur` is how a rule or an effect lets something happen. When no ability could care, the change
is made on the spot; otherwise an Occurrence frame walks through TC-58 to TC-62.
"""

from collections.abc import Callable, Sequence

from swlcg_deck.engine.atoms.memory import remember
from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.ability import Scope, Trigger
from swlcg_deck.engine.core.constants import NOBODY, opponent
from swlcg_deck.engine.core.decision import PASS, Decision, Option
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import Ask, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import objective_at_stake
from swlcg_deck.engine.facts.characteristics import cannot, is_forbidden
from swlcg_deck.engine.facts.immediate_due import have_texts_made_due
from swlcg_deck.engine.facts.listeners import candidates, could_matter, could_trigger
from swlcg_deck.engine.timing.frames import Initiation, Occurrence, Settling
from swlcg_deck.engine.timing.lasting import order_delayed, take_delayed
from swlcg_deck.engine.timing.usable import usable

Change = Callable[[State, Event], Event | None]
"""What an event does; it may give back the event as it really happened, for the reactions."""

HAPPENS: dict[str, Change] = {}
"""How each kind of event changes the game; kinds that are only moments are not here."""


def happens(kind: str) -> Callable[[Change], Change]:
    """Register what an event of this kind does."""

    def register(change: Change) -> Change:
        HAPPENS[kind] = change
        return change

    return register


def settle(state: State, event: Event) -> None:
    """Deal with what the rules call immediate, if anything may be due (TC-60)."""
    if (
        state.unsettled
        or state.unscored
        or ((state.constants or state.lasting) and have_texts_made_due(state))
    ):
        state.stack.append(Settling(event.by, event.source, event.cause, state.outcome))


def occur(state: State, event: Event) -> None:
    """Let an event happen, with everything that may interrupt it or react to it."""
    if event.kind == "played" and event.kind in state.logs:
        # Also of a card whose effects are then cancelled (ABIL-17).
        remember(state, event, objective_at_stake(state))
    if could_matter(state, event):
        state.stack.append(Occurrence(event, state.active))
        return
    change = HAPPENS.get(event.kind)
    if change is not None:
        report(state, 1)
        _log(state, change(state, event) or event)
    else:
        _log(state, event)
    settle(state, event)


def _log(state: State, event: Event) -> None:
    """It has happened, to some card if it is about cards: a text may ask for it later this turn."""
    if event.kind in state.logs and event.kind != "played":
        remember(state, event, objective_at_stake(state))


def stop_if_forbidden(state: State, frame: Occurrence) -> None:
    """A "cannot" takes cards out of the event, or stops all of it (TC-58)."""
    event = frame.event
    if not could_trigger(state, event, ("interrupt",)):
        frame.goto("make_it_happen")
    if not event.cards or not is_forbidden(state, event.kind):
        return
    kept = [place for place, card in enumerate(event.cards) if not _stopped(state, event, card)]
    if len(kept) == len(event.cards):
        return
    if not kept:
        cancel(state, frame)
        return
    frame.event = event.changed(
        cards=tuple(event.cards[place] for place in kept),
        amounts=tuple(event.amounts[place] for place in kept) if event.amounts else (),
    )


def _stopped(state: State, event: Event, card: int) -> bool:
    return cannot(state, event.kind, card, event)


def cancel(state: State, frame: Occurrence) -> None:
    """It does not happen, and nothing reacts to it (TIME-13)."""
    report(state, 0)
    frame.cancelled = True
    frame.outcome = 0
    frame.goto("tell_outcome")


def has_happened(frame: Occurrence) -> bool:
    """Whether it is too late to change it."""
    return frame.step > frame.at["make_it_happen"]


def offer_forced_interrupts(state: State, frame: Occurrence) -> Decision | None:
    """TC-58: what must be done before it happens."""
    return _offer_forced(state, frame, "interrupt")


def offer_interrupts(state: State, frame: Occurrence) -> Decision | None:
    """TC-59: what may be done before it happens."""
    return _offer(state, frame, "interrupt")


def offer_forced_reactions(state: State, frame: Occurrence) -> Decision | None:
    """TC-61: what must be done after it has happened."""
    return _offer_forced(state, frame, "reaction")


def offer_reactions(state: State, frame: Occurrence) -> Decision | None:
    """TC-62: what may be done after it has happened."""
    return _offer(state, frame, "reaction")


def _offer_forced(state: State, frame: Occurrence, timing: str) -> Decision | None:
    """All forced ones come before any optional one; the active player orders (OPEN-35)."""
    faces, watchers = state.faces, candidates(state, frame.event)
    if not any(faces[origin].abilities[place].forced for _, origin, place in watchers):
        return None
    options = tuple(
        option
        for player in (state.active, opponent(state.active))
        for option in triggered(state, frame, timing, player, forced=True)
    )
    if not options:
        return None
    return Decision(state.active, f"forced {timing}", options, why="ABIL-14")


def _offer(state: State, frame: Occurrence, timing: str) -> Decision | None:
    """Options alternate from the active player until two passes in a row (TIME-08, TIME-11)."""
    while frame.passes < 2:
        options = triggered(state, frame, timing, frame.player, forced=False)
        if options:
            return Decision(frame.player, timing, (*options, PASS), why="TIME-12")
        frame.passes += 1
        frame.player = opponent(frame.player)
    return None


def triggered(
    state: State, frame: Occurrence, timing: str, player: int, *, forced: bool
) -> tuple[Option, ...]:
    """The abilities a player may use on this event: ("use", card, origin, place, subject)."""
    event = frame.event
    found: list[Option] = []
    for card, origin, place in candidates(state, event):
        if state.controller[card] != player:
            continue
        ability = state.faces[origin].abilities[place]
        if ability.kind != timing or ability.forced is not forced:
            continue
        for trigger in ability.when:
            if not trigger.could_match(event, card, player):
                continue
            subjects = event.cards[:1] if trigger.per_batch else event.cards
            for subject in subjects or (NOBODY,):
                option = ("use", card, origin, place, subject)
                if option in found or _is_used(frame, option, trigger):
                    continue
                scope = Scope(card, player, event, subject)
                if trigger.matches(state, scope, event, subject) and usable(
                    state, scope, origin, place
                ):
                    found.append(option)
    return tuple(found)


def _is_used(frame: Occurrence, option: Option, trigger: Trigger) -> bool:
    """For all cards of an event once, even when an interrupt has put others into it (ABIL-12)."""
    if trigger.per_batch:
        return any(used[:4] == option[:4] for used in frame.used)
    return option in frame.used


def take_trigger(state: State, frame: Occurrence, chosen: Sequence[Option]) -> None:
    """Use an ability, or pass; any use reopens the option of both (TIME-32)."""
    frame.step -= 1
    option = chosen[0]
    frame.player = opponent(frame.player)
    if option == PASS:
        frame.passes += 1
        return
    frame.passes = 0
    frame.used = (*frame.used, option)
    _, card, origin, place, subject = option
    scope = Scope(card, state.controller[card], frame.event, subject)
    state.stack.append(Initiation(scope, origin, place, within=len(state.stack) - 1))


def take_forced(state: State, frame: Occurrence, chosen: Sequence[Option]) -> None:
    player, passes = frame.player, frame.passes
    take_trigger(state, frame, chosen)
    frame.player, frame.passes = player, passes


def make_it_happen(state: State, frame: Occurrence) -> None:
    """Not cancelled or replaced: it happens (TC-60)."""
    frame.passes, frame.player = 0, state.active
    change = HAPPENS.get(frame.event.kind)
    if change is not None:
        report(state, 1)
        happened = change(state, frame.event)
        if happened is not None:
            frame.event = happened
            if not happened.cards:
                cancel(state, frame)  # nothing came of it, so nothing reacts (DMG-06)
                return
    _log(state, frame.event)


def check_table(state: State, frame: Occurrence) -> None:
    """Before any reaction: what the rules call immediate (TC-60)."""
    frame.outcome = state.outcome
    settle(state, frame.event)
    if (
        state.stack[-1] is frame
        and not (state.delayed or state.lasting)
        and not could_trigger(state, frame.event, ("reaction",))
    ):
        frame.end()


def tell_outcome(state: State, frame: Occurrence) -> None:
    """What the event itself did, whatever the reactions to it have done since."""
    report(state, frame.outcome)


procedure(
    Occurrence,
    stop_if_forbidden,
    Ask(offer_forced_interrupts, take_forced),
    Ask(offer_interrupts, take_trigger),
    make_it_happen,
    check_table,
    Ask(order_delayed, take_delayed),
    Ask(offer_forced_reactions, take_forced),
    Ask(offer_reactions, take_trigger),
    tell_outcome,
)
