"""Playing units, enhancements and missions from hand, and cards entering play."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.memory import count
from swlcg_deck.engine.atoms.moving import appear_as, enter_play, move
from swlcg_deck.engine.atoms.table import note, report, set_role
from swlcg_deck.engine.atoms.tokens import add_focus
from swlcg_deck.engine.core.constants import (
    ASIDE,
    DISCARD,
    ENHANCEMENT,
    HAND,
    MISSION,
    NOBODY,
    ZONE_NAMES,
    opponent,
)
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import derived
from swlcg_deck.engine.facts.attachable import hosts
from swlcg_deck.engine.facts.board import has_text, in_play
from swlcg_deck.engine.facts.costs import dear_hosts, match_needed, play_cost
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.timing.occur import happens, occur
from swlcg_deck.engine.timing.payment import Payment, use_up_discounts
from swlcg_deck.engine.timing.use_ability import announce_cost, carry_out, go_home


class Playing(Frame):
    """A unit, enhancement or mission on its way from hand to play (TC-63..TC-69)."""

    __slots__ = (
        "card",
        "cost",
        "home",
        "host",
        "joins",
        "kind",
        "less",
        "lies_at",
        "match",
        "paid",
        "player",
    )

    def __init__(
        self,
        player: int,
        card: int,
        kind: int,
        joins: int = 0,
        less: int = 0,
        host: int = NOBODY,
    ) -> None:
        self.step = 0
        self.player = player
        self.card = card
        self.kind = kind
        """The form it takes: a pilot is played as an enhancement (PILOT-01)."""
        self.host = host
        """Named already where that changes the cost."""
        self.cost = 0
        self.match = 0
        """The affiliations of which one has to pay; fixed with the cost (RES-10)."""
        self.joins = joins
        """The role in which it enters an engagement, for texts that say so (CONF-25)."""
        self.less = less
        """How much less it costs by the text that lets it be played."""
        self.paid = True
        self.home = HAND
        """Where it goes back to when its cost cannot be paid."""
        self.lies_at = NOBODY
        """Beneath which card it lay, as if in hand."""


def show_card(state: State, frame: Playing) -> None:
    """Intent is declared and the card shown; a Limited card uses up the turn's one (KEY-04)."""
    note(state, "plays", frame.card, frame.player, frame.kind)
    if state.faces[frame.card].limited:
        count(state, "turn", "limited", frame.player)
    cost = play_cost(state, frame.card, frame.player, frame.kind, frame.host)
    frame.cost = max(0, cost - frame.less)
    frame.match = match_needed(state, frame.card)
    use_up_discounts(state, frame.card, frame.player, frame.kind)
    frame.lies_at = state.host[frame.card]
    frame.home = HAND if frame.lies_at != NOBODY else state.zone[frame.card]
    move(state, frame.card, ASIDE)
    appear_as(state, frame.card, frame.kind)


def fix_cost(state: State, frame: Playing) -> None:
    """TC-65: the cost is determined; texts may look at it."""
    announce_cost(state, frame.card, frame.player, frame.kind, frame.cost, frame.home)


def pay_for_card(state: State, frame: Playing) -> None:
    """Steps 2 to 4: the cost, with the resource match (RES-10)."""
    if frame.cost:
        state.stack.append(Payment(frame.player, frame.card, frame.cost, frame.match))


def check_payment(state: State, frame: Playing) -> None:
    """TC-65: a card that cannot be paid goes back (RES-09)."""
    if not frame.paid:
        if frame.lies_at == NOBODY:
            _go_back(state, frame.card, frame.home)
        else:
            appear_as(state, frame.card, state.faces[frame.card].kind)
            go_home(state, frame.card, frame.lies_at)
        report(state, 0)
        frame.end()


def choose_host(state: State, frame: Playing) -> Decision | None:
    """An enhancement names what it enhances (DEPLOY-07)."""
    if frame.kind != ENHANCEMENT or frame.host != NOBODY:
        return None
    dear = dear_hosts(state, frame.card, frame.player, frame.kind)
    found = [host for host in hosts(state, frame.card, frame.player) if host not in dear]
    options: tuple[Option, ...] = tuple(("attach", host) for host in found)
    if not options:
        return None
    return Decision(frame.player, "host", options, why="DEPLOY-07", source=frame.card)


def take_host(state: State, frame: Playing, chosen: Sequence[Option]) -> None:
    frame.host = chosen[0][1]


def play(state: State, frame: Playing) -> None:
    """About to be played: the place of cancelling (TIME-28)."""
    if frame.kind == ENHANCEMENT and not hosts(state, frame.card, frame.player):
        return  # paying has taken away the only host
    event = Event(
        "played",
        (frame.card,),
        (frame.cost,),
        by=frame.player,
        detail=(len(state.stack) - 1, ZONE_NAMES[frame.home]),
    )
    occur(state, event)


@happens("played")
def carry_out_play(state: State, event: Event) -> None:
    """An event's effect, or a card entering play under its player's control (CTRL-02)."""
    frame = state.stack[event.detail[0]]
    if not isinstance(frame, Playing):
        carry_out(state, event)
        return
    bring_into_play(
        state, frame.card, frame.player, frame.kind, host=frame.host, how="played", role=frame.joins
    )


def bring_into_play(  # noqa: PLR0913 - the ways in which a card can enter
    state: State,
    card: int,
    by: int,
    kind: int,
    *,
    host: int = NOBODY,
    how: str = "put",
    role: int = 0,
    under: int = NOBODY,
) -> None:
    """A card enters play; a mission in the opponent's area and control (MISSION-02)."""
    area = by if under == NOBODY else under
    controller = opponent(area) if kind == MISSION else area
    detail = (how, kind, host, controller, role)
    occur(state, Event("entered", (card,), by=by, source=card, detail=detail))


@happens("entered")
def enter(state: State, event: Event) -> None:
    card = event.cards[0]
    how, kind, host, controller, role = event.detail
    enter_play(state, card, controller, kind, host)
    enter_focused(state, card, how)
    if role:
        occur(state, Event("joined_engagement", (card,), (role,), by=event.by, source=card))


def enter_focused(state: State, card: int, how: str) -> None:
    """Texts with which a card enters play with focus tokens on it: that number of them, however
    many texts say so (FAQ-25). Modifier `entering focus`, its key how the card enters."""
    if has_text(state):
        tokens = derived(state, "entering focus", card, 0, how)
        if tokens:
            add_focus(state, card, tokens)


@happens("joined_engagement")
def join(state: State, event: Event) -> None:
    """Units take part from now on, though nobody declared them (CONF-25)."""
    for unit, role in zip(event.cards, event.amounts, strict=True):
        set_role(state, unit, role)
    report(state, len(event.cards))


def put_away(state: State, frame: Playing) -> None:
    """What was cancelled goes to the discard pile with its cost paid (ABIL-17)."""
    if state.zone[frame.card] == ASIDE:
        _go_back(state, frame.card, DISCARD)


def _go_back(state: State, card: int, zone: int) -> None:
    appear_as(state, card, state.faces[card].kind)
    move(state, card, zone)


def announce_attachment(state: State, frame: Playing) -> None:
    """Reactions to an enhancement being attached."""
    if frame.kind == ENHANCEMENT and in_play(state, frame.card):
        tell_attachment(state, frame.card, frame.host, by=frame.player)


def tell_attachment(state: State, card: int, host: int, *, by: int) -> None:
    """The moment for texts about a card that has been enhanced."""
    if host >= 0 and is_watched(state, "attached"):
        occur(state, Event("attached", (card, host), by=by, source=card))


procedure(
    Playing,
    show_card,
    fix_cost,
    pay_for_card,
    check_payment,
    Ask(choose_host, take_host),
    play,
    put_away,
    announce_attachment,
)
