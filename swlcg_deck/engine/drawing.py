"""Drawing, discarding and shuffling (DRAW, DISC, SEARCH)."""

from swlcg_deck.engine.atoms.moving import move
from swlcg_deck.engine.atoms.table import finish, report
from swlcg_deck.engine.events import RULES, Event
from swlcg_deck.engine.occurrences import happens, occur
from swlcg_deck.engine.state import State
from swlcg_deck.engine.terms import DISCARD, HAND, NOBODY, opponent


def draw_card(state: State, player: int, *, source: int = NOBODY, cause: str = RULES) -> None:
    """One card; having to draw from an empty deck loses at once (DRAW-04, DRAW-05)."""
    deck = state.deck[player]
    if not deck:
        finish(state, opponent(player), "DRAW-05")
        return
    occur(state, Event("drawn", (), (1,), by=player, source=source, cause=cause))


@happens("drawn")
def take_top_card(state: State, event: Event) -> None:
    move(state, state.deck[event.by][-1], HAND)


def discard(
    state: State,
    cards: tuple[int, ...],
    where: str,
    *,
    by: int,
    source: int = NOBODY,
    cause: str = RULES,
) -> None:
    """Cards out of play go to their owners' piles, in the order given (DISC-01, DISC-02)."""
    occur(
        state,
        Event("discarded", cards, by=by, source=source, cause=cause, detail=(where,)),
    )


@happens("discarded")
def put_on_pile(state: State, event: Event) -> None:
    for card in event.cards:
        move(state, card, DISCARD)
    report(state, len(event.cards))
