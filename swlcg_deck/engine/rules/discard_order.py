"""The order in which cards that are discarded together come to lie (DISC-02, RB-31).

It is asked only where it can matter: by the house rule `discard_order`, which a game also has when
a card of either deck looks at the order of a discard pile. Otherwise they lie as they lay before.
"""

from collections.abc import Sequence

from swlcg_deck.engine.core.constants import PLAYERS, opponent
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.timing.occur import occur


class DiscardOrder(Frame):
    """Owners order their cards, the active player first; then the event happens."""

    __slots__ = ("event", "ordered", "piled")

    def __init__(self, event: Event, piled: tuple[int, ...]) -> None:
        self.step = 0
        self.event = event
        self.piled = piled
        """The cards of the event that go to discard piles."""
        self.ordered: tuple[int, ...] = ()
        """Those whose place is fixed; the last one will lie on top."""


def discard_in_order(state: State, event: Event, piled: tuple[int, ...]) -> None:
    """Let an event happen that discards cards, in the order their owners want."""
    if len(piled) > 1 and state.options.get("discard_order") and _is_choice(state, piled):
        state.stack.append(DiscardOrder(event, piled))
    else:
        occur(state, event)


def _is_choice(state: State, piled: tuple[int, ...]) -> bool:
    owners = [state.owner[card] for card in piled]
    return any(owners.count(player) > 1 for player in PLAYERS)


def choose_next_discard(state: State, frame: DiscardOrder) -> Decision | None:
    """Card by card: the next one lies on top of those before it."""
    for player in (state.active, opponent(state.active)):
        left = tuple(
            card
            for card in frame.piled
            if state.owner[card] == player and card not in frame.ordered
        )
        if len(left) > 1:
            options = tuple(("order", card) for card in left)
            return Decision(player, "order", options, why="DISC-02")
        frame.ordered += left
    return None


def take_next_discard(state: State, frame: DiscardOrder, chosen: Sequence[Option]) -> None:
    frame.step -= 1
    frame.ordered = (*frame.ordered, chosen[0][1])


def discard_together(state: State, frame: DiscardOrder) -> None:
    """The event happens, its cards in the order of their owners."""
    event = frame.event
    rest = tuple(card for card in event.cards if card not in frame.piled)
    cards = (*rest, *frame.ordered)
    amounts = event.amounts and tuple(event.amounts[event.cards.index(card)] for card in cards)
    occur(state, event.changed(cards=cards, amounts=amounts))


procedure(DiscardOrder, Ask(choose_next_discard, take_next_discard), discard_together)
