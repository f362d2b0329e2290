"""Tokens: damage, focus and shields, put on, taken off and moved."""

from dataclasses import dataclass
from typing import ClassVar

from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.atoms.tokens import remove_shields
from swlcg_deck.engine.core.ability import READY, Amount, Scope, Verb, amount_of
from swlcg_deck.engine.core.constants import MISSION, OBJECTIVE, UNIT
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import cannot, capacity, is_forbidden
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.rules.damage import Damage
from swlcg_deck.engine.rules.focus import FocusTokens, can_be_focused
from swlcg_deck.engine.rules.move_tokens import MovingTokens, movable
from swlcg_deck.engine.rules.shield import can_be_shielded
from swlcg_deck.engine.texts.references import Ref, cards_named, named_in_play, player_named
from swlcg_deck.engine.texts.verbs.choosing import PICKING
from swlcg_deck.engine.timing.occur import occur


def _event(
    kind: str,
    effect: Effect,
    cards: tuple[int, ...],
    amounts: tuple[int, ...],
    *,
    by: int | None = None,
    detail: tuple[str, ...] = (),
) -> Event:
    scope = effect.scope
    return Event(
        kind,
        cards,
        amounts,
        by=scope.you if by is None else by,
        source=scope.source,
        cause=effect.cause,
        detail=detail,
    )


@dataclass(frozen=True, slots=True)
class Deal(Verb):
    """Deal damage to each of the cards, or divide it among them; as a cost all of it must be
    dealt (DMG-12)."""

    to: Ref
    amount: Amount = 1
    divided: bool = False
    by: str = "you"
    """Who deals it: shields do not help against one's own (SHIELD-04)."""

    def _cards(self, state: State, scope: Scope) -> tuple[int, ...]:
        cards = named_in_play(state, scope, self.to)
        return tuple(c for c in cards if capacity(state, c) > 0 and self._may_get(state, scope, c))

    def _may_get(self, state: State, scope: Scope, card: int) -> bool:
        """No part is given to a card that cannot be damaged (DMG-14)."""
        return not self.divided or self._can_be_hit(state, scope, card)

    def _can_be_hit(self, state: State, scope: Scope, card: int) -> bool:
        event = Event("damaged", by=player_named(state, scope, self.by), source=scope.source)
        return not cannot(state, "damaged", card, event)

    def possible(self, state: State, scope: Scope) -> bool:
        return amount_of(state, scope, self.amount) > 0 and any(
            self._can_be_hit(state, scope, card) for card in self._cards(state, scope)
        )

    def ask(self, state: State, effect: Effect) -> Decision | None:
        """Where each point goes, if they are divided."""
        if not self.divided:
            return None
        cards = self._cards(state, effect.scope)
        given = effect.scope.named(PICKING)
        if len(cards) < 2 or len(given) >= amount_of(state, effect.scope, self.amount):
            return None
        player = player_named(state, effect.scope, self.by)
        options = tuple(("hit", card) for card in cards)
        return Decision(player, "divide", options, why="DMG-03", source=effect.scope.source)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        effect.bind(PICKING, (*effect.scope.named(PICKING), chosen[0][1]))
        effect.step -= 1

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        amount = amount_of(state, scope, self.amount)
        cards = self._cards(state, scope)
        amounts = (amount,) * len(cards)
        if self.divided and len(cards) > 1:
            given = scope.named(PICKING)
            effect.unbind(PICKING)
            cards = tuple(dict.fromkeys(given))
            amounts = tuple(given.count(card) for card in cards)
        effect.needed = sum(amounts) or amount
        by = player_named(state, scope, self.by)
        state.stack.append(Damage(cards, amounts, by, scope.source, effect.cause))


@dataclass(frozen=True, slots=True)
class PlaceFocus(Verb):
    """Put focus tokens on cards; that does not focus them (FOCUS-04)."""

    to: Ref
    amount: Amount = 1
    by: str = "you"

    def possible(self, state: State, scope: Scope) -> bool:
        cards = named_in_play(state, scope, self.to)
        if not cards or not amount_of(state, scope, self.amount):
            return False
        if not is_forbidden(state, "focus_placed"):
            return True
        event = Event("focus_placed", by=scope.you, source=scope.source)
        return any(not cannot(state, "focus_placed", card, event) for card in cards)

    def run(self, state: State, effect: Effect) -> None:
        cards = named_in_play(state, effect.scope, self.to)
        amount = amount_of(state, effect.scope, self.amount)
        effect.needed = max(1, amount * len(cards))
        by = player_named(state, effect.scope, self.by)
        event = _event("focus_placed", effect, cards, (amount,) * len(cards), by=by)
        state.stack.append(FocusTokens(event))


@dataclass(frozen=True, slots=True)
class FocusCard(Verb):
    """Focus ready cards as a cost: one act, with one token or more (FOCUS-01, FOCUS-08)."""

    cards: Ref = "self"
    tokens: Amount = 1

    def possible(self, state: State, scope: Scope) -> bool:
        cards = named_in_play(state, scope, self.cards)
        return any(can_be_focused(state, scope, card) for card in cards)

    def demands(self) -> tuple[str, ...]:
        return (READY,) if self.cards == "self" else ()

    def run(self, state: State, effect: Effect) -> None:
        """Paid by the act, even if something else comes of the tokens (FAQ-22)."""
        cards = named_in_play(state, effect.scope, self.cards)
        if not cards or any(state.focus[card] for card in cards):
            effect.failed = True
            report(state, 0)
            return
        amount = amount_of(state, effect.scope, self.tokens)
        amounts = (amount,) * len(cards)
        occur(state, _event("focus_placed", effect, cards, amounts, detail=("focused",)))


@dataclass(frozen=True, slots=True)
class RemoveFocus(Verb):
    """Take focus tokens off cards; all of them if no number is given."""

    cards: Ref
    amount: Amount | None = 1

    def possible(self, state: State, scope: Scope) -> bool:
        return any(state.focus[card] for card in named_in_play(state, scope, self.cards))

    def run(self, state: State, effect: Effect) -> None:
        cards = tuple(c for c in named_in_play(state, effect.scope, self.cards) if state.focus[c])
        _take_off(state, effect, "focus_removed", cards, self.amount, tuple(state.focus))


@dataclass(frozen=True, slots=True)
class RemoveDamage(Verb):
    """Take damage off cards; all of it if no number is given."""

    cards: Ref
    amount: Amount | None = 1

    def possible(self, state: State, scope: Scope) -> bool:
        damage = state.damage
        hurt = [card for card in named_in_play(state, scope, self.cards) if damage[card]]
        return any(not cannot(state, "damage_removed", card) for card in hurt)

    def run(self, state: State, effect: Effect) -> None:
        cards = tuple(c for c in named_in_play(state, effect.scope, self.cards) if state.damage[c])
        _take_off(state, effect, "damage_removed", cards, self.amount, tuple(state.damage))


def _take_off(
    state: State,
    effect: Effect,
    kind: str,
    cards: tuple[int, ...],
    amount: Amount | None,
    there: tuple[int, ...],
) -> None:
    number = None if amount is None else amount_of(state, effect.scope, amount)
    amounts = tuple(there[card] if number is None else number for card in cards)
    effect.needed = max(1, sum(amounts))
    if cards:
        occur(state, _event(kind, effect, cards, amounts))
    else:
        report(state, 0)


@dataclass(frozen=True, slots=True)
class PlaceShield(Verb):
    """Put a shield on cards that have none; `again` is for a second one (SHIELD-11)."""

    to: Ref
    again: bool = False

    def _fits(self, state: State, card: int) -> bool:
        if self.again:
            return state.kind[card] in (UNIT, OBJECTIVE, MISSION)
        return can_be_shielded(state, card)

    def possible(self, state: State, scope: Scope) -> bool:
        return any(self._fits(state, card) for card in named_in_play(state, scope, self.to))

    def run(self, state: State, effect: Effect) -> None:
        named = named_in_play(state, effect.scope, self.to)
        cards = tuple(card for card in named if self._fits(state, card))
        effect.needed = max(1, len(cards))
        if not cards:
            report(state, 0)
            return
        detail = ("again",) if self.again else ()
        occur(state, _event("shield_placed", effect, cards, (1,) * len(cards), detail=detail))


@dataclass(frozen=True, slots=True)
class RemoveShield(Verb):
    """Take shields off cards; all of them if no number is given."""

    cards: Ref
    amount: Amount | None = 1

    def possible(self, state: State, scope: Scope) -> bool:
        return any(state.shield[card] for card in named_in_play(state, scope, self.cards))

    def run(self, state: State, effect: Effect) -> None:
        cards = tuple(c for c in named_in_play(state, effect.scope, self.cards) if state.shield[c])
        number = None if self.amount is None else amount_of(state, effect.scope, self.amount)
        effect.needed = 1 if number is None else number
        amounts = tuple(
            remove_shields(state, card, state.shield[card] if number is None else number)
            for card in cards
        )
        report(state, sum(amounts))
        if cards and is_watched(state, "shield_removed"):
            occur(state, _event("shield_removed", effect, cards, amounts))


@dataclass(frozen=True, slots=True)
class _Move(Verb):
    """Tokens from one card to another; all of them if no number is given."""

    giver: Ref
    taker: Ref
    amount: Amount | None = 1
    kind: ClassVar[str] = ""

    def possible(self, state: State, scope: Scope) -> bool:
        return any(
            movable(state, self.kind, giver, taker, scope.you)
            for giver in cards_named(state, scope, self.giver)
            for taker in cards_named(state, scope, self.taker)
        )

    def run(self, state: State, effect: Effect) -> None:
        givers = named_in_play(state, effect.scope, self.giver)
        takers = named_in_play(state, effect.scope, self.taker)
        effect.needed = 1
        if not (givers and takers):
            report(state, 0)
            return
        most = movable(state, self.kind, givers[0], takers[0], effect.scope.you)
        if self.amount is not None:
            effect.needed = amount_of(state, effect.scope, self.amount)
            most = min(most, effect.needed)
        you = effect.scope.you
        frame = MovingTokens(self.kind, givers[0], takers[0], most, you)
        frame.source = effect.scope.source
        state.stack.append(frame)


@dataclass(frozen=True, slots=True)
class MoveFocus(_Move):
    """Moving a focus token off a card is removing it (FOCUS-07)."""

    kind: ClassVar[str] = "focus"


@dataclass(frozen=True, slots=True)
class MoveDamage(_Move):
    """Moving damage is not dealing it (DMG-13)."""

    kind: ClassVar[str] = "damage"


@dataclass(frozen=True, slots=True)
class MoveShield(_Move):
    """A shield goes to a card that has none."""

    kind: ClassVar[str] = "shield"
