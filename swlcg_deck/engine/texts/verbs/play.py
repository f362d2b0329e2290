"""Cards that come into play by a text: put there, played, attached elsewhere; and what is paid."""

from dataclasses import dataclass

from swlcg_deck.engine.atoms.moving import attach, change_form, enter_play
from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.ability import Amount, CardTest, Scope, Verb, amount_of
from swlcg_deck.engine.core.constants import (
    ENHANCEMENT,
    EVENT,
    FATE,
    HAND,
    NOBODY,
    OBJECTIVE,
    SETUP,
    UNIT,
)
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.attachable import hosts
from swlcg_deck.engine.facts.costs import can_pay
from swlcg_deck.engine.rules.play_card import Playing
from swlcg_deck.engine.rules.put_into_play import PuttingIntoPlay, forms, role_of
from swlcg_deck.engine.texts.references import Ref, cards_named, named_in_play, player_named
from swlcg_deck.engine.texts.verbs.choosing import PICKING
from swlcg_deck.engine.timing.frames import Initiation
from swlcg_deck.engine.timing.occur import happens, occur
from swlcg_deck.engine.timing.payment import Payment
from swlcg_deck.engine.timing.usable import playable, usable, ways_to_play


@dataclass(frozen=True, slots=True)
class PutIntoPlay(Verb):
    """Put cards into play without cost and past play limits, not past uniqueness (RB-07)."""

    cards: Ref
    form: int = NOBODY
    """UNIT, or ENHANCEMENT for a pilot; without it the player chooses (PILOT-03)."""
    participating: bool = False
    committed: bool = False
    under: str = "you"
    """Under whose control; a mission goes to that player's opponent (MISSION-02)."""
    onto: Ref | None = None
    """What an enhancement goes on; without it the player chooses."""
    by: str = "you"

    def _places(self, state: State, scope: Scope) -> tuple[int, ...]:
        """What the text attaches it to: anything, or one of these and nothing else."""
        return (NOBODY,) if self.onto is None else named_in_play(state, scope, self.onto)

    def possible(self, state: State, scope: Scope) -> bool:
        player = player_named(state, scope, self.under)
        return any(
            forms(state, card, player, self.form, onto)
            for card in cards_named(state, scope, self.cards)
            for onto in self._places(state, scope)
        )

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        cards = cards_named(state, scope, self.cards)
        effect.needed = max(1, len(cards))
        places = self._places(state, scope)
        if not places:
            report(state, 0)
            return
        by, under = player_named(state, scope, self.by), player_named(state, scope, self.under)
        frame = PuttingIntoPlay(cards, by, under)
        frame.form, frame.onto = self.form, places[0]
        frame.joins, frame.commits = self.participating, self.committed
        state.stack.append(frame)


@dataclass(frozen=True, slots=True)
class PlayCard(Verb):
    """Play a card and pay for it, when or from where the rules would not let it be played."""

    card: Ref
    less: Amount = 0
    """How much less it costs."""
    participating: bool = False
    form: int = NOBODY
    """UNIT, or ENHANCEMENT for a pilot; without it the player chooses (PILOT-03)."""
    for_oneself: bool = True
    """Whether who plays it controls it; no other player of his side is there to do so (GEN-12)."""
    onto: CardTest | None = None
    """What it must be attached to, if the text says so."""

    def _ways(self, state: State, scope: Scope, card: int) -> tuple[Option, ...]:
        if not self.for_oneself:
            return ()
        face, you = state.faces[card], scope.you
        if face.kind == FATE:
            return ()
        if face.kind == EVENT:
            return tuple(
                ("use", card, place)
                for place, ability in enumerate(face.abilities)
                if ability.zone == HAND
                and ability.kind == "action"
                and usable(state, Scope(card, you), card, place)
            )
        less = amount_of(state, scope, self.less)
        kinds = [face.kind]
        if face.kind == UNIT and face.pilot_cost is not None and not self.participating:
            kinds.append(ENHANCEMENT)
        if self.form != NOBODY:
            kinds = [kind for kind in kinds if kind == self.form]
        if self.onto is not None:
            return tuple(
                ("play", card, kind, host)
                for kind in kinds
                for host in hosts(state, card, you)
                if self.onto(state, scope, host)
                and playable(state, card, you, kind, less=less, host=host)
            )
        return tuple(
            way for kind in kinds for way in ways_to_play(state, card, you, kind, less=less)
        )

    def _all_ways(self, state: State, scope: Scope) -> tuple[Option, ...]:
        cards = cards_named(state, scope, self.card)
        return tuple(way for card in cards for way in self._ways(state, scope, card))

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._all_ways(state, scope))

    def ask(self, state: State, effect: Effect) -> Decision | None:
        options = self._all_ways(state, effect.scope)
        if not options:
            return None
        scope = effect.scope
        return Decision(scope.you, "play", options, why="DEF-15", source=scope.source)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        effect.bind(PICKING, chosen[0])

    def run(self, state: State, effect: Effect) -> None:
        way = effect.scope.named(PICKING)
        effect.unbind(PICKING)
        report(state, int(bool(way)))
        effect.needed = 1
        if not way:
            return
        verb, card, place, *host = way
        you = effect.scope.you
        if verb == "use":
            state.stack.append(Initiation(Scope(card, you), card, place))
            return
        joins = role_of(state, you) if self.participating and state.engagement else 0
        less = amount_of(state, effect.scope, self.less)
        state.stack.append(Playing(you, card, place, joins, less, *host))


@dataclass(frozen=True, slots=True)
class Attach(Verb):
    """Move an enhancement that is in play to another card that it may enhance."""

    card: Ref
    to: Ref

    def _pairs(self, state: State, scope: Scope) -> tuple[tuple[int, int], ...]:
        return tuple(
            (card, host)
            for card in named_in_play(state, scope, self.card)
            for host in named_in_play(state, scope, self.to)
            if state.kind[card] == ENHANCEMENT
            and state.host[card] != host
            and host in hosts(state, card, state.controller[card])
        )

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._pairs(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        pairs = self._pairs(state, effect.scope)
        effect.needed = 1
        if pairs:
            scope = effect.scope
            occur(state, Event("attached", pairs[0], by=scope.you, source=scope.source))
        else:
            report(state, 0)


@happens("attached")
def change_host(state: State, event: Event) -> None:
    """A card that has just entered play is attached already."""
    card, host = event.cards
    if state.host[card] != host:
        attach(state, card, host)


@dataclass(frozen=True, slots=True)
class ChangeForm(Verb):
    """A unit in play as an enhancement becomes a unit, or a unit goes onto another as a pilot. It
    does not enter play, so that its own title does not stop it (UNIQ-05)."""

    card: Ref
    onto: Ref | None = None
    """What it goes on; without it the card becomes a unit."""

    def _changes(self, state: State, scope: Scope) -> tuple[tuple[int, int], ...]:
        cards = tuple(
            card
            for card in named_in_play(state, scope, self.card)
            if state.faces[card].kind == UNIT
        )
        if self.onto is None:
            return tuple((card, NOBODY) for card in cards if state.kind[card] == ENHANCEMENT)
        return tuple(
            (card, host)
            for card in cards
            for host in named_in_play(state, scope, self.onto)
            if state.kind[card] == UNIT
            and host != card
            and host in hosts(state, card, state.controller[card])
        )

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._changes(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        changes = self._changes(state, effect.scope)
        effect.needed = 1
        if changes:
            scope, (card, host) = effect.scope, changes[0]
            occur(state, Event("form_changed", (card,), (host,), by=scope.you, source=scope.source))
        else:
            report(state, 0)


@happens("form_changed")
def take_form(state: State, event: Event) -> None:
    for card, host in zip(event.cards, event.amounts, strict=True):
        change_form(state, card, UNIT if host == NOBODY else ENHANCEMENT, host)
    report(state, len(event.cards))


@dataclass(frozen=True, slots=True)
class TurnFaceup(Verb):
    """Objectives that lie facedown in a play area are in play from now on (SETUP-17); that is not
    entering play, and has a moment of its own."""

    cards: Ref

    def _facedown(self, state: State, scope: Scope) -> tuple[int, ...]:
        cards = cards_named(state, scope, self.cards)
        return tuple(card for card in cards if state.zone[card] == SETUP)

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._facedown(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        scope, cards = effect.scope, self._facedown(state, effect.scope)
        effect.needed = 1
        report(state, 0)
        for card in cards:
            event = Event("turned_faceup", (card,), by=scope.you, source=scope.source)
            occur(state, event.changed(cause=effect.cause))


@happens("turned_faceup")
def turn_up(state: State, event: Event) -> None:
    for card in event.cards:
        enter_play(state, card, state.owner[card], OBJECTIVE)
    report(state, len(event.cards))


@dataclass(frozen=True, slots=True)
class SpendResources(Verb):
    """A player spends resources inside an effect (RES-13, RES-20)."""

    amount: Amount = 1
    affiliation: int = 0
    who: str = "you"

    def possible(self, state: State, scope: Scope) -> bool:
        player = player_named(state, scope, self.who)
        amount = amount_of(state, scope, self.amount)
        match = self.affiliation
        return can_pay(state, player, amount, match, all_match=bool(match))

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        amount = amount_of(state, scope, self.amount)
        if not self.possible(state, scope):
            effect.failed = True
            report(state, 0)
            return
        report(state, 1)
        player, match = player_named(state, scope, self.who), self.affiliation
        state.stack.append(Payment(player, scope.source, amount, match, bool(match)))
