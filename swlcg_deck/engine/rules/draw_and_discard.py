"""Drawing, discarding and shuffling (DRAW, DISC, SEARCH)."""

from swlcg_deck.engine.atoms.moving import move
from swlcg_deck.engine.atoms.table import finish, report
from swlcg_deck.engine.core.constants import DISCARD, HAND, NOBODY, opponent
from swlcg_deck.engine.core.event import EFFECT, RULES, Event
from swlcg_deck.engine.core.procedure import Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import cannot, is_forbidden
from swlcg_deck.engine.rules.discard_order import discard_in_order
from swlcg_deck.engine.timing.frames import count_drawn
from swlcg_deck.engine.timing.occur import happens, occur


def may_draw(state: State, player: int, *, source: int = NOBODY, cause: str = RULES) -> bool:
    """Whether no "cannot" stops a draw; who cannot draw does not lose by it (GEN-03)."""
    if not is_forbidden(state, "draw"):
        return True
    draw = Event("drawn", (), (1,), by=player, source=source, cause=cause)
    return not cannot(state, "draw", state.affiliation_card[player], draw)


def draw_card(state: State, player: int, *, source: int = NOBODY, cause: str = RULES) -> None:
    """One card; having to draw from an empty deck loses at once (DRAW-04, DRAW-05)."""
    if not may_draw(state, player, source=source, cause=cause):
        report(state, 0)
        return
    if not state.deck[player]:
        finish(state, opponent(player), "DRAW-05")
        return
    occur(state, Event("drawn", (), (1,), by=player, source=source, cause=cause))


@happens("drawn")
def take_top_card(state: State, event: Event) -> None:
    if event.cards:  # an interrupt has put another card of the deck into the event
        move(state, event.cards[0], HAND)
    elif state.deck[event.by]:
        move(state, state.deck[event.by][-1], HAND)
    if event.cause == EFFECT:
        count_drawn(state.stack)


class Drawing(Frame):
    """Several cards for one effect: one at a time, each with what it triggers (DRAW-04)."""

    __slots__ = ("cause", "drawn", "left", "player", "source")

    def __init__(self, player: int, left: int, source: int, cause: str) -> None:
        self.step = 0
        self.player = player
        self.left = left
        self.source = source
        self.cause = cause
        self.drawn = -1
        """How many have come; the first look back finds none."""


def draw_next(state: State, frame: Drawing) -> None:
    """What the last one did is known by now."""
    frame.drawn = 0 if frame.drawn < 0 else frame.drawn + state.outcome
    if frame.left <= 0:
        report(state, frame.drawn)
        return
    frame.left -= 1
    frame.step -= 1
    draw_card(state, frame.player, source=frame.source, cause=frame.cause)


procedure(Drawing, draw_next)


def discard(
    state: State,
    cards: tuple[int, ...],
    where: str,
    *,
    by: int,
    source: int = NOBODY,
    cause: str = RULES,
) -> None:
    """Cards out of play go to their owners' piles, as the owners order them (DISC-01, DISC-02)."""
    event = Event("discarded", cards, by=by, source=source, cause=cause, detail=(where,))
    discard_in_order(state, event, cards)


@happens("discarded")
def put_on_pile(state: State, event: Event) -> None:
    for card in event.cards:
        move(state, card, DISCARD)
    report(state, len(event.cards))
