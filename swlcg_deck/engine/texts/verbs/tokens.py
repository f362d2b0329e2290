"""Tokens: damage, focus and shields, put on, taken off and moved."""

from dataclasses import dataclass
from typing import ClassVar

from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.atoms.tokens import remove_shields
from swlcg_deck.engine.core.ability import READY, Amount, Scope, Verb, amount_of
from swlcg_deck.engine.core.constants import MISSION, NOBODY, OBJECTIVE, UNIT
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import EFFECT, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import bears_damage, cannot, is_forbidden
from swlcg_deck.engine.facts.damage_rules import UNSHIELDED
from swlcg_deck.engine.facts.listeners import is_watched
from swlcg_deck.engine.rules.damage import Damage
from swlcg_deck.engine.rules.focus import FocusTokens, can_be_focused
from swlcg_deck.engine.rules.move_tokens import MovingTokens, movable
from swlcg_deck.engine.rules.shield import can_be_shielded
from swlcg_deck.engine.texts.dividing import give_point, next_point, shares
from swlcg_deck.engine.texts.references import Ref, cards_named, named_in_play, player_named
from swlcg_deck.engine.texts.verbs.choosing import PICKING
from swlcg_deck.engine.timing.occur import occur


def _event(
    kind: str,
    effect: Effect,
    cards: tuple[int, ...],
    amounts: tuple[int, ...],
    *,
    detail: tuple[str, ...] = (),
) -> Event:
    scope = effect.scope
    return Event(
        kind,
        cards,
        amounts,
        by=scope.you,
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
    """Who divides it; the effect is its controller's, whoever carries it out (RB-16)."""
    unshielded: bool = False
    """Shields do not stop it."""

    def _cards(self, state: State, scope: Scope) -> tuple[int, ...]:
        cards = named_in_play(state, scope, self.to)
        return tuple(c for c in cards if bears_damage(state, c) and self._may_get(state, scope, c))

    def _may_get(self, state: State, scope: Scope, card: int) -> bool:
        """No part is given to a card that cannot be damaged (DMG-14)."""
        return not self.divided or self._can_be_hit(state, scope, card)

    def _can_be_hit(self, state: State, scope: Scope, card: int) -> bool:
        event = Event("damaged", by=scope.you, source=scope.source)
        return not cannot(state, "damaged", card, event)

    def possible(self, state: State, scope: Scope) -> bool:
        return amount_of(state, scope, self.amount) > 0 and any(
            self._can_be_hit(state, scope, card) for card in self._cards(state, scope)
        )

    def ask(self, state: State, effect: Effect) -> Decision | None:
        """Where each point goes, if they are divided."""
        if not self.divided:
            return None
        amount, scope = amount_of(state, effect.scope, self.amount), effect.scope
        by = player_named(state, scope, self.by)
        return next_point(effect, self._cards(state, scope), amount, by)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        give_point(effect, chosen)

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        amount = amount_of(state, scope, self.amount)
        cards = self._cards(state, scope)
        amounts = (amount,) * len(cards)
        if self.divided:
            cards, amounts = shares(effect, cards, amount)
        effect.needed = sum(amounts) or amount
        via = UNSHIELDED if self.unshielded else ""
        state.stack.append(Damage(cards, amounts, scope.you, scope.source, effect.cause, via))


@dataclass(frozen=True, slots=True)
class PlaceFocus(Verb):
    """Put focus tokens on cards; that does not focus them (FOCUS-04)."""

    to: Ref
    amount: Amount = 1

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
        event = _event("focus_placed", effect, cards, (amount,) * len(cards))
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
class ChooseTokens(Verb):
    """How many tokens of one kind come off each card, where that is a player's choice: up to a
    number, any number, or so many of whatever kinds. Decided card by card."""

    name: str
    """Under which (card, number) pairs are kept."""
    cards: Ref
    kind: str
    amount: Amount | None = None
    """How many of all kinds together; None for as many as there are."""
    least: int = 0
    """How many of all kinds together at least."""
    before: tuple[str, ...] = ()
    """The names of what was chosen of other kinds."""
    after: tuple[str, ...] = ()
    """The kinds that are still to be chosen of."""
    exactly: bool = False
    """Whether the number is to be reached if it can be."""
    prepares: ClassVar[bool] = True

    def _bounds(self, state: State, scope: Scope, card: int) -> tuple[int, int]:
        """The fewest and the most that can be taken off a card."""
        there, most = _on(state, self.kind, card), self.amount
        chosen = sum(dict(scope.named(name)).get(card, 0) for name in self.before)
        later = sum(_on(state, kind, card) for kind in self.after)
        left = there if most is None else max(0, amount_of(state, scope, most) - chosen)
        high = min(there, left)
        low = left if self.exactly else self.least - chosen
        return min(high, max(0, low - later)), high

    def _open(self, state: State, scope: Scope) -> tuple[int, ...]:
        """The cards of which a player has to say how many."""
        bounds = {
            card: self._bounds(state, scope, card)
            for card in named_in_play(state, scope, self.cards)
        }
        return tuple(card for card, (low, high) in bounds.items() if low < high)

    def possible(self, state: State, scope: Scope) -> bool:
        """As a cost, all that is asked for."""
        kinds = (self.kind, *self.after)
        there = sum(
            _on(state, kind, card)
            for card in named_in_play(state, scope, self.cards)
            for kind in kinds
        )
        wanted = 1 if self.amount is None else amount_of(state, scope, self.amount)
        return bool(self.before) or there >= (wanted if self.exactly else max(1, self.least))

    def ask(self, state: State, effect: Effect) -> Decision | None:
        scope = effect.scope
        chosen = dict(scope.named(PICKING))
        card = next((card for card in self._open(state, scope) if card not in chosen), NOBODY)
        if card == NOBODY:
            return None
        low, high = self._bounds(state, scope, card)
        options = tuple(("value", card, number) for number in range(low, high + 1))
        return Decision(scope.you, "value", options, why="DEF-02", source=scope.source)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        effect.bind(PICKING, (*effect.scope.named(PICKING), chosen[0][1:]))
        effect.step -= 1

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        chosen = dict(scope.named(PICKING))
        cards = named_in_play(state, scope, self.cards)
        effect.unbind(PICKING)
        pairs = ((card, chosen.get(card, self._bounds(state, scope, card)[0])) for card in cards)
        effect.bind(self.name, tuple(pairs))


def _on(state: State, kind: str, card: int) -> int:
    there: int = getattr(state, kind)[card]
    return there


@dataclass(frozen=True, slots=True)
class _TakeOff(Verb):
    """Take tokens off cards; all of them if no number is given."""

    cards: Ref
    amount: Amount | None = 1
    chosen: str = ""
    """The name under which it was decided how many, card by card."""
    kind: ClassVar[str] = ""

    def possible(self, state: State, scope: Scope) -> bool:
        return any(_on(state, self.kind, card) for card in named_in_play(state, scope, self.cards))

    def prospect(self, state: State, scope: Scope) -> tuple[bool, Scope, int]:
        """Whether a choice can be made at all, the choice itself has said."""
        return bool(self.chosen) or self.possible(state, scope), scope, 0

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        named = named_in_play(state, scope, self.cards)
        wanted = {
            card: number
            for card in named
            if _on(state, self.kind, card) and (number := self._number(state, scope, card))
        }
        effect.needed = sum(wanted.values())
        if not wanted:
            effect.needed = 0 if self.chosen else 1
            report(state, 0)
            return
        cards, amounts = tuple(wanted), tuple(wanted.values())
        self._take(state, _event(f"{self.kind}_removed", effect, cards, amounts))

    def _take(self, state: State, event: Event) -> None:
        occur(state, event)

    def _number(self, state: State, scope: Scope, card: int) -> int:
        if self.chosen:
            picked: int = dict(scope.named(self.chosen)).get(card, 0)
            return picked
        there = _on(state, self.kind, card)
        return there if self.amount is None else amount_of(state, scope, self.amount)


@dataclass(frozen=True, slots=True)
class RemoveFocus(_TakeOff):
    """Take focus tokens off cards."""

    kind: ClassVar[str] = "focus"


@dataclass(frozen=True, slots=True)
class RemoveDamage(_TakeOff):
    """Take damage off cards."""

    kind: ClassVar[str] = "damage"

    def possible(self, state: State, scope: Scope) -> bool:
        hurt = [c for c in named_in_play(state, scope, self.cards) if state.damage[c]]
        event = Event("damage_removed", by=scope.you, source=scope.source, cause=EFFECT)
        return any(not cannot(state, "damage_removed", card, event) for card in hurt)


@dataclass(frozen=True, slots=True)
class RemoveShield(_TakeOff):
    """Take shields off cards; texts see it when it has happened."""

    kind: ClassVar[str] = "shield"

    def _take(self, state: State, event: Event) -> None:
        pairs = zip(event.cards, event.amounts, strict=True)
        taken = tuple(remove_shields(state, card, amount) for card, amount in pairs)
        report(state, sum(taken))
        if is_watched(state, "shield_removed"):
            occur(state, event.changed(amounts=taken))


@dataclass(frozen=True, slots=True)
class PlaceShield(Verb):
    """Put a shield on cards that have none; `again` is for further ones (SHIELD-11)."""

    to: Ref
    again: bool = False
    amount: Amount = 1

    def _fits(self, state: State, card: int) -> bool:
        if self.again:
            return state.kind[card] in (UNIT, OBJECTIVE, MISSION)
        return can_be_shielded(state, card)

    def possible(self, state: State, scope: Scope) -> bool:
        return any(self._fits(state, card) for card in named_in_play(state, scope, self.to))

    def run(self, state: State, effect: Effect) -> None:
        named = named_in_play(state, effect.scope, self.to)
        cards = tuple(card for card in named if self._fits(state, card))
        amount = amount_of(state, effect.scope, self.amount)
        effect.needed = max(1, amount * len(cards))
        if not (cards and amount):
            report(state, 0)
            return
        detail = ("again",) if self.again else ()
        amounts = (amount,) * len(cards)
        occur(state, _event("shield_placed", effect, cards, amounts, detail=detail))


@dataclass(frozen=True, slots=True)
class _Move(Verb):
    """Tokens from one card to another; all of them if no number is given."""

    giver: Ref
    taker: Ref
    amount: Amount | None = 1
    chosen: str = ""
    """The name under which it was decided how many."""
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
        if self.chosen:
            most = min(most, dict(effect.scope.named(self.chosen)).get(givers[0], 0))
            effect.needed = most
        elif self.amount is not None:
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
