"""Playing units, enhancements and missions from hand, and cards entering play."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.memory import count
from swlcg_deck.engine.atoms.moving import enter_play, move
from swlcg_deck.engine.atoms.table import note, set_role
from swlcg_deck.engine.decisions import Decision, Option
from swlcg_deck.engine.events import Event
from swlcg_deck.engine.frames import Ask, Frame, procedure
from swlcg_deck.engine.initiable import hosts
from swlcg_deck.engine.initiation import carry_out
from swlcg_deck.engine.occurrences import happens, occur
from swlcg_deck.engine.payment import Payment
from swlcg_deck.engine.resources import match_needed, play_cost
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import ASIDE, DISCARD, ENHANCEMENT, MISSION, NOBODY, opponent


class Playing(Frame):
    """A unit, enhancement or mission on its way from hand to play (TC-63..TC-69)."""

    __slots__ = ("card", "cost", "host", "joins", "kind", "player")

    def __init__(self, player: int, card: int, kind: int, joins: int = 0) -> None:
        self.step = 0
        self.player = player
        self.card = card
        self.kind = kind
        """The form it takes: a pilot is played as an enhancement (PILOT-01)."""
        self.host = NOBODY
        self.cost = 0
        self.joins = joins
        """The role in which it enters an engagement, for texts that say so (CONF-25)."""


def show_card(state: State, frame: Playing) -> None:
    """Intent is declared and the card shown; a Limited card uses up the turn's one (KEY-04)."""
    note(state, "plays", frame.card, frame.player, frame.kind)
    if state.faces[frame.card].limited:
        count(state, "turn", "limited", frame.player)
    frame.cost = play_cost(state, frame.card, frame.player, frame.kind)
    move(state, frame.card, ASIDE)


def pay_for_card(state: State, frame: Playing) -> None:
    if frame.cost:
        match = match_needed(state, frame.card)
        state.stack.append(Payment(frame.player, frame.card, frame.cost, match))


def choose_host(state: State, frame: Playing) -> Decision | None:
    """An enhancement names what it enhances (DEPLOY-07)."""
    if frame.kind != ENHANCEMENT:
        return None
    options = tuple(("attach", host) for host in hosts(state, frame.card, frame.player))
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
        detail=(len(state.stack) - 1,),
    )
    occur(state, event)


@happens("played")
def carry_out_play(state: State, event: Event) -> None:
    """An event's effect, or a card entering play under its player's control (CTRL-02)."""
    frame = state.stack[event.detail[0]]
    if not isinstance(frame, Playing):
        carry_out(state, event)
        return
    count(state, "turn", "played", frame.player, frame.kind)
    count(state, "phase", "played", frame.player, frame.kind)
    bring_into_play(
        state, frame.card, frame.player, frame.kind, host=frame.host, how="played", role=frame.joins
    )


def bring_into_play(
    state: State,
    card: int,
    by: int,
    kind: int,
    *,
    host: int = NOBODY,
    how: str = "put",
    role: int = 0,
) -> None:
    """A card enters play; a mission in the opponent's area and control (MISSION-02)."""
    controller = opponent(by) if kind == MISSION else by
    detail = (how, kind, host, controller, role)
    occur(state, Event("entered", (card,), by=by, source=card, detail=detail))


@happens("entered")
def enter(state: State, event: Event) -> None:
    card = event.cards[0]
    _, kind, host, controller, role = event.detail
    enter_play(state, card, controller, kind, host)
    if role:
        set_role(state, card, role)


def put_away(state: State, frame: Playing) -> None:
    """What was cancelled goes to the discard pile with its cost paid (ABIL-17)."""
    if state.zone[frame.card] == ASIDE:
        move(state, frame.card, DISCARD)


def announce_attachment(state: State, frame: Playing) -> None:
    if frame.kind == ENHANCEMENT and frame.host >= 0 and "attached" in state.watching:
        occur(state, Event("attached", (frame.card, frame.host), by=frame.player))


procedure(
    Playing,
    show_card,
    pay_for_card,
    Ask(choose_host, take_host),
    play,
    put_away,
    announce_attachment,
)
