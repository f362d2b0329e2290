"""Verbs about the game itself: lasting effects, events under way, effects once more, the end."""

from dataclasses import dataclass
from typing import ClassVar

from swlcg_deck.engine.atoms.memory import add_lasting
from swlcg_deck.engine.atoms.table import finish, report, unsettle
from swlcg_deck.engine.core.ability import Amount, Scope, Timing, Verb, amount_of
from swlcg_deck.engine.core.constants import ATTACKING, DEFENDING, NOBODY
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import EFFECT
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import cannot, icons, strength
from swlcg_deck.engine.facts.damage_rules import stands
from swlcg_deck.engine.rules.damage import Damage
from swlcg_deck.engine.rules.leave_play import CAPTURED_AT
from swlcg_deck.engine.rules.strike import IconsAgain, icons_again, send_icons_to
from swlcg_deck.engine.texts.dividing import give_point, next_point, shares
from swlcg_deck.engine.texts.references import Ref, cards_named, named_in_play, player_named
from swlcg_deck.engine.timing.effect import SAVED, end_of, run_block
from swlcg_deck.engine.timing.frames import Settling
from swlcg_deck.engine.timing.interrupting import (
    cancel_effects,
    interrupted,
    lessen,
    set_amount,
    stop_targeting,
    take_out,
)
from swlcg_deck.engine.timing.lasting import Lasting
from swlcg_deck.engine.timing.occur import cancel
from swlcg_deck.engine.timing.resolve_again import could_resolve, resolving
from swlcg_deck.engine.timing.retargeting import set_card


@dataclass(frozen=True, slots=True)
class Apply(Verb):
    """A modifier of this ability works for a time: on cards, or where its own filter says."""

    modifier: int = 0
    """Its place in the ability's `modifiers`."""
    on: Ref | None = None
    until: str = "phase"
    once: bool = False
    """Only for the next card that it fits: costs."""

    def possible(self, state: State, scope: Scope) -> bool:
        return self.on is None or bool(cards_named(state, scope, self.on))

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        ability = state.faces[effect.origin].abilities[effect.ability]
        provided = ability.modifiers[self.modifier].provided
        if provided is not None and not provided(state, scope):
            return
        cards = () if self.on is None else cards_named(state, scope, self.on)
        # One for each card, so that it ends for a card that leaves play (ABIL-22).
        for on in [(card,) for card in cards] if self.on is not None else [()]:
            lasting = Lasting(
                effect.origin, effect.ability, self.modifier, scope, on, self.until, once=self.once
            )
            add_lasting(state, lasting)
        report(state, 1 if self.on is None else len(cards))
        # A lower capacity destroys before anything else is done (DMG-27).
        state.stack.append(Settling(scope.you, scope.source, effect.cause, state.outcome))


class _Interrupting(Verb):
    """Something done to the event that triggered the ability."""

    __slots__ = ()

    def possible(self, state: State, scope: Scope) -> bool:
        return scope.event is not None


@dataclass(frozen=True, slots=True)
class Cancel(_Interrupting):
    """The event does not happen: the effect that targets, the damage. Of an event card or an
    ability only the effects are cancelled, and what was paid stays paid (ABIL-17)."""

    def possible(self, state: State, scope: Scope) -> bool:
        event = scope.event
        if event is None or stands(state, event, "prevented"):
            return False
        subject = event.source if event.kind == "targeted" else scope.subject
        return not cannot(state, "cancelled", subject, event)

    def run(self, state: State, effect: Effect) -> None:
        frame = interrupted(state, effect)
        if frame is None:
            report(state, 0)
            return
        if frame.event.kind == "targeted":
            stop_targeting(state, effect.within)
        if not cancel_effects(state, frame):
            cancel(state, frame)
        report(state, 1)


@dataclass(frozen=True, slots=True)
class Prevent(_Interrupting):
    """Prevent damage or focus tokens that are about to be put on a card; all without a number."""

    amount: Amount | None = None
    on: Ref = "it"

    def possible(self, state: State, scope: Scope) -> bool:
        event = scope.event
        if event is None or stands(state, event, "prevented"):
            return False
        return any(card in event.cards for card in cards_named(state, scope, self.on))

    def run(self, state: State, effect: Effect) -> None:
        frame = interrupted(state, effect)
        taken = 0
        if frame is not None:
            amount = 1_000 if self.amount is None else amount_of(state, effect.scope, self.amount)
            for card in cards_named(state, effect.scope, self.on):
                taken += lessen(state, frame, card, amount, "prevented")
        report(state, taken)


@dataclass(frozen=True, slots=True)
class Redirect(_Interrupting):
    """Damage about to be dealt goes elsewhere: there it is new damage of this card, with all its
    steps; what is left goes on as it was (OPEN-49)."""

    to: Ref
    amount: Amount | None = None
    divided_by: str = ""
    """Who divides it among several cards, if it is divided."""

    def possible(self, state: State, scope: Scope) -> bool:
        event = scope.event
        if event is None or stands(state, event, "redirected"):
            return False
        return bool(named_in_play(state, scope, self.to))

    def ask(self, state: State, effect: Effect) -> Decision | None:
        """Where each point goes, if they are divided."""
        frame, scope = interrupted(state, effect), effect.scope
        if not self.divided_by or frame is None or scope.subject not in frame.event.cards:
            return None
        there = frame.event.amounts[frame.event.cards.index(scope.subject)]
        by, cards = player_named(state, scope, self.divided_by), self._cards(state, scope)
        return next_point(effect, cards, min(there, self._wanted(state, scope)), by)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        give_point(effect, chosen)

    def _wanted(self, state: State, scope: Scope) -> int:
        return 1_000 if self.amount is None else amount_of(state, scope, self.amount)

    def _cards(self, state: State, scope: Scope) -> tuple[int, ...]:
        cards = named_in_play(state, scope, self.to)
        return cards if self.divided_by else cards[:1]

    def run(self, state: State, effect: Effect) -> None:
        scope, frame = effect.scope, interrupted(state, effect)
        cards, taken = self._cards(state, scope), 0
        if frame is not None and cards:
            taken = lessen(state, frame, scope.subject, self._wanted(state, scope), "redirected")
        cards, amounts = shares(effect, cards, taken)
        report(state, taken)
        if taken:
            state.stack.append(
                Damage(cards, amounts, scope.you, scope.source, EFFECT, "redirected")
            )


@dataclass(frozen=True, slots=True)
class Instead(_Interrupting):
    """What would happen to the card does not; what follows is done in its place (DMG-28). Until
    that is done, damage that would destroy it again does not, if it was to leave play."""

    prepares: ClassVar[bool] = True

    def run(self, state: State, effect: Effect) -> None:
        end = end_of(state, effect)
        if effect.scope.named(SAVED, None) is not None:
            effect.unbind(SAVED)
            effect.verb = end
            unsettle(state)
            return
        frame, saved = interrupted(state, effect), effect.scope.subject
        if frame is None:
            effect.verb = end
            report(state, 0)
            return
        take_out(state, frame, saved)
        effect.bind(SAVED, (saved,) if frame.event.kind == "left_play" else ())
        start = effect.verb
        effect.verb -= 1
        report(state, 1)
        run_block(state, effect, start, end - start)


@dataclass(frozen=True, slots=True)
class ChangeDestination(_Interrupting):
    """A card that leaves play goes elsewhere; it still leaves as it would have (DMG-28)."""

    to: int | None = None
    where: int = 0
    """At the bottom of it, or shuffled in."""
    at: Ref | None = None
    """Captured at this card instead."""

    def possible(self, state: State, scope: Scope) -> bool:
        """A card that is captured instead goes to no pile, so nothing replaces the pile; one that
        leaves play by being captured leaves it like any other (CAP-15)."""
        event, card = scope.event, scope.subject
        if event is None or card not in event.cards:
            return False
        if self.at is not None:
            return bool(named_in_play(state, scope, self.at))
        zone = event.amounts[event.cards.index(card)]
        if zone == self._zone:
            return False
        return zone < CAPTURED_AT or event.detail[0] == "captured"

    @property
    def _zone(self) -> int:
        return (self.to or 0) + self.where

    def run(self, state: State, effect: Effect) -> None:
        frame, card = interrupted(state, effect), effect.scope.subject
        places = named_in_play(state, effect.scope, self.at) if self.at is not None else ()
        lost = self.at is not None and not places
        if frame is None or card not in frame.event.cards or lost:
            report(state, 0)
            return
        zone = CAPTURED_AT + places[0] if places else self._zone
        set_amount(frame, frame.event.cards.index(card), zone)
        report(state, 1)


@dataclass(frozen=True, slots=True)
class ChangeCost(_Interrupting):
    """A card that is being played costs more or less, not less than a floor (event `cost_set`)."""

    less: Amount = 0
    more: Amount = 0
    floor: int = 0

    def possible(self, state: State, scope: Scope) -> bool:
        return scope.event is not None and scope.event.kind == "cost_set"

    def saves(self, state: State, scope: Scope) -> int:
        if scope.event is None:
            return 0
        old = scope.event.amounts[0]
        return old - self._cost(state, scope, old)

    def _cost(self, state: State, scope: Scope, old: int) -> int:
        reduced = max(min(old, self.floor), old - amount_of(state, scope, self.less))
        return reduced + amount_of(state, scope, self.more)

    def run(self, state: State, effect: Effect) -> None:
        frame = interrupted(state, effect)
        if frame is None or frame.event.kind != "cost_set":
            report(state, 0)
            return
        old = frame.event.amounts[0]
        new = self._cost(state, effect.scope, old)
        set_amount(frame, 0, new)
        report(state, abs(new - old))


@dataclass(frozen=True, slots=True)
class ChangeAmount(_Interrupting):
    """How much the event is about, of the card the ability speaks of: damage, tokens, the dial."""

    less: Amount = 0
    more: Amount = 0
    floor: int = 0

    def run(self, state: State, effect: Effect) -> None:
        frame, scope = interrupted(state, effect), effect.scope
        if frame is None or not frame.event.amounts:
            report(state, 0)
            return
        cards = frame.event.cards
        place = cards.index(scope.subject) if scope.subject in cards else 0
        old = frame.event.amounts[place]
        reduced = max(min(old, self.floor), old - amount_of(state, scope, self.less))
        new = reduced + amount_of(state, scope, self.more)
        set_amount(frame, place, new)
        report(state, abs(new - old))


@dataclass(frozen=True, slots=True)
class ResolveAgain(Verb):
    """Resolve an effect as your own, without cost or limit: the one that has just resolved (event
    `effect_resolved`), or an ability of a named card."""

    card: Ref | None = None
    kind: Timing | None = None
    times: Amount = 1

    def _found(self, state: State, scope: Scope) -> tuple[Scope, int, int, tuple[int, ...]] | None:
        """What it is, on which line, and which part of that if not all of it."""
        if self.card is None:
            event = scope.event
            if event is None or event.kind != "effect_resolved":
                return None
            origin, place, old, *part = event.detail
            again = Scope(old.source, scope.you, old.event, old.subject)
            return again, origin, place, tuple(part)
        for card in cards_named(state, scope, self.card):
            for place, ability in enumerate(state.faces[card].abilities):
                if ability.kind == self.kind:
                    again = Scope(card, scope.you, scope.event, scope.subject)
                    return again, card, place, ()
        return None

    def possible(self, state: State, scope: Scope) -> bool:
        """Targets are chosen anew, and some part has to do something once more (ABIL-20)."""
        found = self._found(state, scope)
        return found is not None and could_resolve(state, *found)

    def run(self, state: State, effect: Effect) -> None:
        found, times = self._found(state, effect.scope), amount_of(state, effect.scope, self.times)
        report(state, int(found is not None))
        if found is not None:
            state.stack += [resolving(*found) for _ in range(times)]


@dataclass(frozen=True, slots=True)
class ResolveIcons(Verb):
    """Combat icons once more: all of a unit, or those of the event against another card."""

    unit: Ref
    to: Ref | None = None

    def _unit(self, state: State, scope: Scope) -> int:
        units = named_in_play(state, scope, self.unit)
        return units[0] if units and state.engagement else NOBODY

    def possible(self, state: State, scope: Scope) -> bool:
        unit = self._unit(state, scope)
        if unit == NOBODY:
            return False
        if self.to is None:
            return any(icons(state, unit))
        icon = scope.event.detail[0] if scope.event is not None else 0
        return bool(strength(state, unit, icon) and named_in_play(state, scope, self.to))

    def run(self, state: State, effect: Effect) -> None:
        scope, unit = effect.scope, self._unit(state, effect.scope)
        if not self.possible(state, scope):
            report(state, 0)
        elif self.to is None or scope.event is None:
            report(state, 1)
            player, joined = state.controller[unit], state.role[unit]
            role = joined or (ATTACKING if player == state.active else DEFENDING)
            state.stack.append(IconsAgain(unit, player, joined, role))
        else:
            to, icon = named_in_play(state, scope, self.to)[0], scope.event.detail[0]
            icons_again(state, unit, icon, to, state.controller[unit])


@dataclass(frozen=True, slots=True)
class ChangeRecipient(_Interrupting):
    """The icons that are being resolved go to another card, all of the type (FAQ-06)."""

    card: Ref

    def possible(self, state: State, scope: Scope) -> bool:
        event = scope.event
        if event is None or event.kind != "icons_resolved":
            return False
        return bool(named_in_play(state, scope, self.card))

    def run(self, state: State, effect: Effect) -> None:
        cards = named_in_play(state, effect.scope, self.card)
        report(state, len(cards[:1]))
        if cards and interrupted(state, effect) is not None:
            send_icons_to(state, cards[0])


@dataclass(frozen=True, slots=True)
class ChangeCard(_Interrupting):
    """Another card is in the event: the striker, a target, the edge card, the card drawn."""

    card: Ref

    def possible(self, state: State, scope: Scope) -> bool:
        return scope.event is not None and bool(cards_named(state, scope, self.card))

    def run(self, state: State, effect: Effect) -> None:
        frame, cards = interrupted(state, effect), cards_named(state, effect.scope, self.card)
        if frame is None or not cards:
            report(state, 0)
            return
        set_card(state, frame, effect.scope.subject, cards[0], effect.within)
        report(state, 1)


@dataclass(frozen=True, slots=True)
class WinGame(Verb):
    """A player wins at once (WIN-10)."""

    who: str = "you"
    rule: str = "card"

    def run(self, state: State, effect: Effect) -> None:
        finish(state, player_named(state, effect.scope, self.who), self.rule)
