"""Using an ability or playing an event: the seven steps of effect resolution (TIME-14)."""

from typing import cast

from swlcg_deck.engine.atoms.memory import count
from swlcg_deck.engine.atoms.moving import move, place_beneath
from swlcg_deck.engine.atoms.table import note, report
from swlcg_deck.engine.core.ability import Scope, amount_of
from swlcg_deck.engine.core.constants import (
    ASIDE,
    DISCARD,
    EVENT,
    GRANTED,
    HAND,
    IN_PLAY,
    NOBODY,
    ZONE_NAMES,
)
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import in_play
from swlcg_deck.engine.facts.costs import match_needed, play_cost
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.timing.effect_resolved import tell_resolved
from swlcg_deck.engine.timing.frames import Initiation
from swlcg_deck.engine.timing.occur import happens, occur
from swlcg_deck.engine.timing.payment import Payment, use_up_discounts
from swlcg_deck.engine.timing.usable import is_played_from_hand, is_used_up, limit_key


def _is_event(state: State, frame: Initiation) -> bool:
    ability = state.faces[frame.origin].abilities[frame.ability]
    return is_played_from_hand(state, frame.scope.source, ability)


def declare(state: State, frame: Initiation) -> None:
    """Steps 0 and 1: the card is shown; the use counts towards its limit, cancelled or not
    (DEF-08, ABIL-27)."""
    ability = state.faces[frame.origin].abilities[frame.ability]
    card, you = frame.scope.source, frame.scope.you
    note(state, "used", card, you, frame.origin, frame.ability)
    if state.host[card] >= 0:
        # What it is attached to stays its host for this text, even if it leaves play meanwhile.
        frame.scope = frame.scope.bound("host", (state.host[card],))
    if ability.limit is not None and not is_used_up(
        state, frame.scope, frame.origin, frame.ability
    ):
        count(state, *limit_key(state, frame.scope, frame.origin, frame.ability))
    if _is_event(state, frame):
        if state.faces[card].limited:
            count(state, "turn", "limited", you)
        # Texts of the card itself about its cost work in the hand.
        frame.cost, frame.match = play_cost(state, card, you, EVENT), match_needed(state, card)
        frame.home = state.host[card]
        move(state, card, ASIDE)


def fix_cost(state: State, frame: Initiation) -> None:
    """Steps 2 and 3 for an event: its cost, and what changes it now (RES-15)."""
    if _is_event(state, frame):
        card, you = frame.scope.source, frame.scope.you
        use_up_discounts(state, card, you, EVENT)
        announce_cost(state, card, you, EVENT, frame.cost, HAND)


def announce_cost(state: State, card: int, player: int, kind: int, cost: int, home: int) -> None:
    """The moment for texts that change the cost of a card while it is played from somewhere."""
    if is_watched(state, "cost_set"):
        detail = (kind, len(state.stack) - 1, ZONE_NAMES[home])
        occur(state, Event("cost_set", (card,), (cost,), by=player, detail=detail))


@happens("cost_set")
def take_cost(state: State, event: Event) -> None:
    """The card at this place of the stack costs so much."""
    state.stack[event.detail[1]].cost = event.amounts[0]


def pay_for_card(state: State, frame: Initiation) -> None:
    """Step 4 for an event, with the resource match (RES-10)."""
    if frame.cost:
        card, you = frame.scope.source, frame.scope.you
        state.stack.append(Payment(you, card, frame.cost, frame.match))


def pay_resources(state: State, frame: Initiation) -> None:
    """Resources that the ability itself asks for (RES-13, RES-20)."""
    ability = state.faces[frame.origin].abilities[frame.ability]
    amount = amount_of(state, frame.scope, ability.spend)
    if amount:
        match = ability.spend_affiliation
        state.stack.append(Payment(frame.scope.you, frame.scope.source, amount, match, bool(match)))


def pay_costs(state: State, frame: Initiation) -> None:
    """What stands before "to" (DEF-01)."""
    if state.faces[frame.origin].abilities[frame.ability].cost:
        state.stack.append(Effect(frame.scope, frame.origin, frame.ability, "cost", frame.within))


def check_payment(state: State, frame: Initiation) -> None:
    """A cost not paid in full: the event goes back, nothing else happens (RES-09)."""
    if frame.paid:
        return
    if _is_event(state, frame):
        go_home(state, frame.scope.source, frame.home)
    report(state, 0)
    frame.end()


def go_home(state: State, card: int, host: int) -> None:
    """A card that could not be paid for is in hand again, or where it lay beneath another."""
    if host != NOBODY and in_play(state, host):
        place_beneath(state, card, host)
    else:
        move(state, card, HAND)


def choose_targets(state: State, frame: Initiation) -> None:
    """Step 5, after the costs (TIME-16)."""
    if state.faces[frame.origin].abilities[frame.ability].targets:
        state.stack.append(
            Effect(frame.scope, frame.origin, frame.ability, "targets", frame.within)
        )


def announce_targets(state: State, frame: Initiation) -> None:
    """Interrupts to being targeted (TIME-28). With a target missing nothing follows (OPEN-40)."""
    if frame.aimed:
        tell_targets(state, frame.scope)
    else:
        frame.goto("put_event_away")


def tell_targets(state: State, scope: Scope) -> None:
    """The moment at which an effect has its targets."""
    targets = tuple(
        card for name, cards in scope.names if name.startswith("target") for card in cards
    )
    if targets and is_watched(state, "targeted"):
        occur(state, Event("targeted", targets, by=scope.you, source=scope.source))


def resolve(state: State, frame: Initiation) -> None:
    """Step 6, with the moment for cancelling before anything happens (TIME-28)."""
    if _is_event(state, frame):
        kind, place = "played", ZONE_NAMES[HAND]
    else:
        kind, place = "initiated", _used_in(state, frame)
    event = Event(
        kind,
        (frame.scope.source,),
        by=frame.scope.you,
        source=frame.scope.source,
        detail=(len(state.stack) - 1, place),
    )
    occur(state, event)


def _used_in(state: State, frame: Initiation) -> str:
    """Where the ability works: in play, though the card may have left it as a cost meanwhile."""
    zone = state.faces[frame.origin].abilities[frame.ability].zone
    return "play" if zone in (IN_PLAY, GRANTED) else ZONE_NAMES[zone]


@happens("initiated")
def carry_out(state: State, event: Event) -> None:
    """The effect of the initiation that stands at this place of the stack. If that is cancelled,
    the event has been played none the less, and so it is discarded (ABIL-17, TC-69)."""
    frame = cast(Initiation, state.stack[event.detail[0]])
    if frame.cancelled:
        _put_away(state, frame.scope.source)
        report(state, 0)
        return
    frame.carried_out = True
    frame.scope = legal_targets(state, frame.scope, frame.origin, frame.ability)
    if _is_event(state, frame):
        state.stack.append(EventCarriedOut(frame.scope.source))
    state.stack.append(Effect(frame.scope, frame.origin, frame.ability, "effect", frame.within))


def legal_targets(state: State, scope: Scope, origin: int, ability: int) -> Scope:
    """What interrupts have made of the targets: an illegal one is passed over (TC-68)."""
    legal: dict[str, tuple[int, ...]] = {}
    for verb in state.faces[origin].abilities[ability].targets:
        found = verb.legal_now(state, scope)
        if found is not None:
            legal[found[0]] = legal.get(found[0], ()) + found[1]
    others = scope.named(RETARGETED) if legal else ()
    for name, cards in legal.items():
        kept = tuple(card for card in scope.named(name) if card in cards or card in others)
        scope = scope.bound(name, kept)
    return scope


RETARGETED = "new targets"
"""The name of targets that an interrupt has put in the place of others: they are legal in the eyes
of who chose them. No text binds a name of two words."""


class EventCarriedOut(Frame):
    """Under the effect of an event: when that is done the card goes to the discard pile, before
    any reaction to its being played (TC-69)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.step = 0
        self.card = card


def discard_event(state: State, frame: EventCarriedOut) -> None:
    """The effect is done (ABIL-27)."""
    _put_away(state, frame.card)


procedure(EventCarriedOut, discard_event)


def _put_away(state: State, card: int) -> None:
    if state.zone[card] == ASIDE and state.faces[card].kind == EVENT:
        move(state, card, DISCARD)


def put_event_away(state: State, frame: Initiation) -> None:
    """An event that came to nothing is discarded too, and its cost stays paid (RB-15)."""
    _put_away(state, frame.scope.source)


def announce_effect(state: State, frame: Initiation) -> None:
    """The moment for texts about an effect that has just resolved."""
    if frame.carried_out:
        tell_resolved(state, frame)


procedure(
    Initiation,
    declare,
    fix_cost,
    pay_for_card,
    pay_resources,
    pay_costs,
    check_payment,
    choose_targets,
    announce_targets,
    resolve,
    put_event_away,
    announce_effect,
)
