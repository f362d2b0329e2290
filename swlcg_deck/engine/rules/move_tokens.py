"""Tokens that go from card to card: taken off one, then put on the other (FOCUS-07, DMG-13)."""

from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.atoms.tokens import add_shield, remove_damage, remove_shields
from swlcg_deck.engine.core.event import EFFECT, Event
from swlcg_deck.engine.core.procedure import Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import in_play
from swlcg_deck.engine.facts.characteristics import cannot, room_for_damage
from swlcg_deck.engine.rules.damage import Damage
from swlcg_deck.engine.rules.focus import FocusTokens
from swlcg_deck.engine.rules.shield import can_be_shielded
from swlcg_deck.engine.timing.occur import happens, occur


class MovingTokens(Frame):
    """Up to `amount` tokens of one kind on their way between two cards."""

    __slots__ = ("amount", "by", "giver", "kind", "source", "taker")

    def __init__(self, kind: str, giver: int, taker: int, amount: int, by: int) -> None:
        self.step = 0
        self.kind = kind
        """focus, damage or shield."""
        self.giver = giver
        self.taker = taker
        self.amount = amount
        self.by = by
        self.source = giver


def movable(state: State, kind: str, giver: int, taker: int, by: int) -> int:
    """How many tokens could go: they must be there, and the taker must be able to bear them."""
    placed = "focus_placed" if kind == "focus" else "damaged"
    event = Event(placed, (taker,), (1,), by=by, cause=EFFECT, detail=("moved",))
    if giver == taker or not (in_play(state, giver) and in_play(state, taker)):
        return 0
    if kind == "focus":
        free = not cannot(state, "focus_placed", taker, event)
        return state.focus[giver] if free and not cannot(state, "focus_removed", giver) else 0
    if kind == "shield":
        return min(state.shield[giver], int(can_be_shielded(state, taker)))
    off = Event("damage_removed", (giver,), (1,), by=by, cause=EFFECT)
    if cannot(state, "damaged", taker, event) or cannot(state, "damage_removed", giver, off):
        return 0
    return min(state.damage[giver], room_for_damage(state, taker))


def take_off(state: State, frame: MovingTokens) -> None:
    """Moving a focus token off a card is removing it from that card (FOCUS-07)."""
    giver = frame.giver
    amount = min(frame.amount, movable(state, frame.kind, giver, frame.taker, frame.by))
    frame.amount = amount
    if not amount:
        report(state, 0)
        frame.end()
    elif frame.kind == "focus":
        detail = ("moved",)
        event = Event("focus_removed", (giver,), (amount,), by=frame.by, source=frame.source)
        occur(state, event.changed(detail=detail))
    elif frame.kind == "shield":
        report(state, remove_shields(state, giver, amount))
    else:
        report(state, remove_damage(state, giver, amount))


def put_on(state: State, frame: MovingTokens) -> None:
    """As many as came off. Moved damage is not dealt, but Protect and shields see it (DMG-13)."""
    amount, taker = min(frame.amount, state.outcome), frame.taker
    if not amount:
        return
    if frame.kind == "focus":
        event = Event("focus_placed", (taker,), (amount,), by=frame.by, source=frame.source)
        state.stack.append(FocusTokens(event.changed(cause="effect", detail=("moved",))))
    elif frame.kind == "shield":
        add_shield(state, taker)
    else:
        state.stack.append(Damage((taker,), (amount,), frame.by, frame.source, "effect", "moved"))


procedure(MovingTokens, take_off, put_on)


@happens("damage_removed")
def take_damage_off(state: State, event: Event) -> None:
    pairs = zip(event.cards, event.amounts, strict=True)
    report(state, sum(remove_damage(state, card, amount) for card, amount in pairs))
