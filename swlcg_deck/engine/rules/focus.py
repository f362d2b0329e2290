"""Focus tokens: placed by an enemy (a shield may take one), as a cost, and removed."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.atoms.tokens import add_focus, remove_focus
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.event import COST, Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import in_play
from swlcg_deck.engine.facts.characteristics import cannot, is_barred, is_forbidden
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.rules.shield import spend_shield
from swlcg_deck.engine.timing.occur import happens, occur


def can_be_focused(state: State, scope: Scope, card: int) -> bool:
    """Whether a player may focus a card as a cost: not an exhausted one (FOCUS-03)."""
    if state.focus[card]:
        return False
    if not is_forbidden(state, "focus_placed"):
        return True
    event = Event("focus_placed", by=scope.you, source=scope.source, cause=COST)
    return not cannot(state, "focus_placed", card, event)


class FocusTokens(Frame):
    """Tokens that a source puts on cards: assign, shields, interrupts, place (SHIELD-08, TC-76)."""

    __slots__ = ("asked", "event")

    def __init__(self, event: Event) -> None:
        self.step = 0
        self.event = event
        self.asked: tuple[int, ...] = ()


def assign_tokens(state: State, frame: FocusTokens) -> None:
    """Nothing goes to a card that cannot be focused or has left."""
    event = frame.event
    kept = [
        (card, amount)
        for card, amount in zip(event.cards, event.amounts, strict=True)
        if amount > 0 and in_play(state, card) and not is_barred(state, "focus_placed", card, event)
    ]
    if not kept:
        report(state, 0)
        frame.end()
        return
    frame.event = event.changed(
        cards=tuple(card for card, _ in kept), amounts=tuple(amount for _, amount in kept)
    )


def ask_shield_for_focus(state: State, frame: FocusTokens) -> Decision | None:
    """The controller of each card decides whether its shield takes one of them."""
    event = frame.event
    for card, amount in zip(event.cards, event.amounts, strict=True):
        player = state.controller[card]
        if amount <= 0 or not state.shield[card] or card in frame.asked:
            continue
        if player == event.by:
            continue  # a cost, or an effect of his own (RB-16)
        if cannot(state, "shielded", card, event):
            continue
        options = (("shield", card), ("take", card))
        return Decision(player, "shield", options, why="SHIELD-08", source=event.source)
    return None


def take_shield_for_focus(state: State, frame: FocusTokens, chosen: Sequence[Option]) -> None:
    verb, card = chosen[0]
    frame.step -= 1
    if verb == "take":
        frame.asked = (*frame.asked, card)
        return
    spend_shield(state, card)
    event = frame.event
    place = event.cards.index(card)
    amounts = (
        *event.amounts[:place],
        event.amounts[place] - 1,
        *event.amounts[place + 1 :],
    )
    frame.event = event.changed(amounts=amounts)


def place_what_is_left(state: State, frame: FocusTokens) -> None:
    """Interrupts to the tokens, then they are placed (TC-76)."""
    event = frame.event
    left = [place for place, amount in enumerate(event.amounts) if amount > 0]
    if not left:
        report(state, 0)
        return
    occur(
        state,
        event.changed(
            cards=tuple(event.cards[place] for place in left),
            amounts=tuple(event.amounts[place] for place in left),
        ),
    )


@happens("focus_placed")
def place_focus(state: State, event: Event) -> None:
    """There is no limit on tokens (RB-13); a card that an interrupt took away gets none."""
    placed, ready = 0, []
    for card, amount in zip(event.cards, event.amounts, strict=True):
        if in_play(state, card):
            if not state.focus[card]:
                ready.append(card)
            add_focus(state, card, amount)
            placed += amount
    report(state, placed)
    tell_exhausted(state, tuple(ready), event)


def tell_exhausted(state: State, cards: tuple[int, ...], event: Event) -> None:
    """The moment at which the first token comes: the card was ready before (FOCUS-02)."""
    if cards and is_watched(state, "exhausted"):
        occur(state, Event("exhausted", cards, by=event.by, source=event.source))


@happens("focus_removed")
def take_focus_off(state: State, event: Event) -> None:
    """A card readies when its last focus token leaves it (FOCUS-06)."""
    removed, readied = 0, []
    for card, amount in zip(event.cards, event.amounts, strict=True):
        if not state.focus[card] or cannot(state, "focus_removed", card, event):
            continue
        removed += remove_focus(state, card, amount)
        if not state.focus[card]:
            readied.append(card)
    report(state, removed)
    if readied and is_watched(state, "readied"):
        occur(state, Event("readied", tuple(readied), by=event.by, source=event.source))


procedure(
    FocusTokens,
    assign_tokens,
    Ask(ask_shield_for_focus, take_shield_for_focus),
    place_what_is_left,
)
