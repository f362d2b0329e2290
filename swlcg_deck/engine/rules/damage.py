"""Damage in its four steps: assign, protect, shields, take (DMG-03..DMG-08, TC-70..TC-75)."""

from collections.abc import Sequence

from swlcg_deck.engine.atoms.table import note, report
from swlcg_deck.engine.atoms.tokens import add_damage
from swlcg_deck.engine.core.ability import Scope
from swlcg_deck.engine.core.constants import NOBODY, opponent
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.event import COST, ICON, Event
from swlcg_deck.engine.core.procedure import Ask, Frame, procedure
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import gained, is_blank, unchanged
from swlcg_deck.engine.facts.board import cards_of, in_play
from swlcg_deck.engine.facts.card_filters import protect_tests
from swlcg_deck.engine.facts.characteristics import (
    bears_damage,
    cannot,
    has_lost,
    is_barred,
    remaining_capacity,
    room_for_damage,
)
from swlcg_deck.engine.facts.damage_rules import UNSHIELDED, multiplied, stands
from swlcg_deck.engine.rules.shield import spend_shield
from swlcg_deck.engine.timing.occur import happens, occur

DONE: Option = ("done", NOBODY)


class Damage(Frame):
    """All damage of one source at one moment is one event (DMG-23)."""

    __slots__ = ("amounts", "asked", "by", "cards", "cause", "moved", "source", "via")

    def __init__(
        self,
        cards: tuple[int, ...],
        amounts: tuple[int, ...],
        by: int,
        source: int,
        cause: str,
        via: str = "",
    ) -> None:
        self.step = 0
        self.cards = cards
        self.amounts = amounts
        self.by = by
        """Who attacks or pays, or whose effect it is: shields do not help against one's own, and
        an effect is its controller's even if it says that the opponent places (RB-16)."""
        self.source = source
        self.cause = cause
        self.via = via
        self.moved: tuple[int, ...] = ()
        """What Protect has taken over so far, card by card; it moves once (OPEN-43)."""
        self.asked: tuple[int, ...] = ()
        """Cards whose controller has decided about Protect, then about shields."""


def assign(state: State, frame: Damage) -> None:
    """Step 1. Nothing goes to a card that cannot be damaged or has left (DMG-14)."""
    event = _event(frame)
    kept = [
        (card, multiplied(state, event, card, amount))
        for card, amount in zip(frame.cards, frame.amounts, strict=True)
        if amount > 0
        and in_play(state, card)
        and bears_damage(state, card)
        and not is_barred(state, "damaged", card, event)
    ]
    if not kept:
        report(state, 0)
        frame.end()
        return
    frame.cards = tuple([card for card, _ in kept])
    frame.amounts = tuple([amount for _, amount in kept])
    frame.moved = (0,) * len(kept)


def protectors(state: State, frame: Damage, card: int) -> tuple[Option, ...]:
    """Where damage may be moved: ("protect", protector, amount, protected card) (KEY-07..10)."""
    player = state.controller[card]
    place = frame.cards.index(card)
    left = frame.amounts[place] - frame.moved[place]
    options: list[Option] = []
    if left <= 0:
        return ()
    changed = not unchanged(state, "protect")
    for protector in cards_of(state, player):
        if not (changed or state.faces[protector].protects):
            continue
        if protector == card or not _protects(state, protector, card):
            continue
        if is_barred(state, "damaged", protector, _event(frame)):
            continue
        # It takes no more than it can bear with all that is assigned to it (DMG-20, FAQ-14).
        room = remaining_capacity(state, protector) - _assigned(frame, protector)
        options.extend(
            ("protect", protector, amount, card) for amount in range(1, min(left, room) + 1)
        )
    return tuple(options)


def _assigned(frame: Damage, card: int) -> int:
    return frame.amounts[frame.cards.index(card)] if card in frame.cards else 0


def _protects(state: State, protector: int, card: int) -> bool:
    if has_lost(state, protector, "protect"):
        return False
    scope = Scope(protector, state.controller[protector])
    printed = protect_tests(state.faces[protector])
    if any(test(state, scope, card) for test in printed) and not is_blank(state, protector):
        return True
    if unchanged(state, "protect"):
        return False
    return any(active[0].key(state, scope, card) for active in gained(state, "protect", protector))


def ask_protect(state: State, frame: Damage) -> Decision | None:
    """Step 2: per damaged card its controller may move any of it (DMG-04, DMG-21, OPEN-44)."""
    if not unchanged(state, "damage rule") and stands(
        state, _event(frame), "protected", "redirected"
    ):
        return None
    while (card := _next_to_protect(state, frame)) != NOBODY:
        options = protectors(state, frame, card)
        if options:
            player = state.controller[card]
            return Decision(
                player,
                "protect",
                (*options, DONE),
                why="KEY-07",
                source=frame.source,
                shares=tuple(zip(frame.cards, frame.amounts, strict=True)),
            )
        frame.asked = (*frame.asked, card)
    frame.asked = ()
    return None


def _next_to_protect(state: State, frame: Damage) -> int:
    for player in _order(state, frame):
        for card in frame.cards:
            if state.controller[card] == player and card not in frame.asked:
                return card
    return NOBODY


def _order(state: State, frame: Damage) -> tuple[int, int]:
    first = frame.by if frame.by != NOBODY else state.active
    return first, opponent(first)


def take_protect(state: State, frame: Damage, chosen: Sequence[Option]) -> None:
    option = chosen[0]
    frame.step -= 1
    if option == DONE:
        frame.asked = (*frame.asked, _next_to_protect(state, frame))
        return
    _, protector, amount, card = option
    note(state, "protects", protector, card, amount)
    _change(frame, card, -amount)
    if protector not in frame.cards:
        frame.cards = (*frame.cards, protector)
        frame.amounts = (*frame.amounts, 0)
        frame.moved = (*frame.moved, 0)
        frame.asked = (*frame.asked, protector)
    _change(frame, protector, amount)
    place = frame.cards.index(protector)
    frame.moved = (*frame.moved[:place], frame.moved[place] + amount, *frame.moved[place + 1 :])


def _change(frame: Damage, card: int, amount: int) -> None:
    place = frame.cards.index(card)
    frame.amounts = (
        *frame.amounts[:place],
        frame.amounts[place] + amount,
        *frame.amounts[place + 1 :],
    )


def ask_shield(state: State, frame: Damage) -> Decision | None:
    """Step 3: a shield may prevent 1 damage that is not its own player's (SHIELD-03, RB-16)."""
    ruled = frame.via == UNSHIELDED or not unchanged(state, "damage rule")
    if ruled and stands(state, _event(frame), "shielded", "prevented"):
        return None
    for player in _order(state, frame):
        for card, amount in zip(frame.cards, frame.amounts, strict=True):
            if amount <= 0 or not state.shield[card] or state.controller[card] != player:
                continue
            if card in frame.asked or player == frame.by:
                continue
            if cannot(state, "shielded", card, _event(frame)):
                continue
            options = (("shield", card), ("take", card))
            return Decision(player, "shield", options, why="SHIELD-03", source=frame.source)
    return None


def take_shield(state: State, frame: Damage, chosen: Sequence[Option]) -> None:
    verb, card = chosen[0]
    frame.step -= 1
    if verb == "shield":
        _change(frame, card, -1)
        spend_shield(state, card)
    else:
        frame.asked = (*frame.asked, card)


def _event(frame: Damage, *hit: tuple[int, ...]) -> Event:
    return Event(
        "damaged",
        frame.cards,
        frame.amounts,
        by=frame.by,
        source=frame.source,
        cause=frame.cause,
        detail=(frame.via, *hit),
    )


def take_damage(state: State, frame: Damage) -> None:
    """Step 4, after the interrupts to damage that would be or is dealt (DMG-07)."""
    left = [
        (card, amount)
        for card, amount in zip(frame.cards, frame.amounts, strict=True)
        if amount > 0 and in_play(state, card)
    ]
    if not left:
        report(state, 0)
        return
    protecting = tuple(
        [card for card, moved in zip(frame.cards, frame.moved, strict=True) if moved > 0]
    )
    frame.cards = tuple([card for card, _ in left])
    frame.amounts = tuple([amount for _, amount in left])
    occur(state, _event(frame, protecting, _targeted(state, frame, protecting)))


def _targeted(state: State, frame: Damage, protecting: tuple[int, ...]) -> tuple[int, ...]:
    """The units that a Targeted Strike has hit outside of the engagement (KEY-12)."""
    if frame.cause != ICON or frame.via != "unit damage":
        return ()
    return tuple([c for c in frame.cards if not state.role[c] and c not in protecting])


@happens("damaged")
def place_damage(state: State, event: Event) -> Event:
    """Tokens up to the remaining capacity; what was placed was dealt (DMG-06, DMG-10)."""
    note(state, "deals", event.source, event.by, *event.detail[:1])
    dealt: list[tuple[int, int]] = []
    for card, amount in zip(event.cards, event.amounts, strict=True):
        placed = min(amount, room_for_damage(state, card)) if in_play(state, card) else 0
        if placed > 0:
            add_damage(state, card, placed)
            dealt.append((card, placed))
    cards, amounts = tuple([card for card, _ in dealt]), tuple([amount for _, amount in dealt])
    report(state, sum(amounts))
    return event.changed(cards=cards, amounts=amounts)


def tell_cost(state: State, frame: Damage) -> None:
    """What Protect has moved elsewhere does not pay for anything (DMG-22)."""
    if frame.cause == COST and any(frame.moved):
        report(state, max(0, state.outcome - sum(frame.moved)))


procedure(
    Damage,
    assign,
    Ask(ask_protect, take_protect),
    Ask(ask_shield, take_shield),
    take_damage,
    tell_cost,
)
