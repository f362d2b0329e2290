"""Captured cards: capture, rescue, place, move (CAP)."""

from dataclasses import dataclass

from swlcg_deck.engine.atoms.moving import place_beneath, place_captured, roll
from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.ability import Scope, Verb
from swlcg_deck.engine.core.constants import BENEATH, CAPTURED, DARK, IN_PLAY, LIGHT, NOBODY
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import captured_at, in_play
from swlcg_deck.engine.rules.capture import Capturing, can_capture
from swlcg_deck.engine.rules.leave_play import BENEATH_AT, CAPTURED_AT, rescue, send_from_play
from swlcg_deck.engine.texts.references import Ref, cards_named, named_in_play, player_named
from swlcg_deck.engine.texts.verbs.choosing import PICKING, Select
from swlcg_deck.engine.timing.occur import happens, occur


def _place(state: State, scope: Scope, at: Ref | None) -> int:
    """A named place for captured cards: the light side's never hold any (CAP-09)."""
    return next(iter(_places(state, scope, at)), NOBODY)


def _places(state: State, scope: Scope, at: Ref | None) -> tuple[int, ...]:
    places = named_in_play(state, scope, at) if at is not None else ()
    return tuple(card for card in places if state.controller[card] == DARK)


@dataclass(frozen=True, slots=True)
class Capture(Verb):
    """Capture light side cards; without a named place the dark side picks one of its objectives
    (CAP-01, CAP-02)."""

    cards: Ref
    at: Ref | None = None
    zones: tuple[int, ...] = (IN_PLAY,)
    """Where they have to be: only a text that says so captures out of a hand or deck (CAP-10)."""

    def _cards(self, state: State, scope: Scope) -> tuple[int, ...]:
        cards = cards_named(state, scope, self.cards)
        return tuple(card for card in cards if state.zone[card] in self.zones)

    def possible(self, state: State, scope: Scope) -> bool:
        at = _place(state, scope, self.at)
        if at == NOBODY and self.at is not None:
            return False
        return bool(can_capture(state, self._cards(state, scope), at))

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        cards = self._cards(state, scope)
        effect.needed = max(1, len(cards_named(state, scope, self.cards)))
        at = _place(state, scope, self.at)
        if at == NOBODY and self.at is not None:
            report(state, 0)  # the place it names is gone
        else:
            state.stack.append(Capturing(cards, at, DARK, scope.source))


@dataclass(frozen=True, slots=True)
class PlaceAsCaptured(Verb):
    """Put cards at a card as captured ones; that is not capturing (CAP-14)."""

    cards: Ref
    at: Ref
    where: Select | None = None
    """A place is picked for each of the cards, and none is taken that has no place."""

    def possible(self, state: State, scope: Scope) -> bool:
        if not cards_named(state, scope, self.cards):
            return False
        cards = cards_named(state, scope, self.cards)
        if self.where is not None:
            places = self.where.candidates(state, scope)
            return any(self._others(state, places, (card,)) for card in cards)
        places = _places(state, scope, self.at)
        return any(self._others(state, places, (card,)) for card in cards)

    def _others(
        self, state: State, places: tuple[int, ...], cards: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Where the first of the cards does not lie yet."""
        return tuple(at for at in places if state.host[cards[0]] != at) if cards else ()

    def ask(self, state: State, effect: Effect) -> Decision | None:
        scope, where = effect.scope, self.where
        if where is None:
            return None
        left = cards_named(state, scope, self.cards)[len(scope.named(PICKING)) :]
        places = self._others(state, where.candidates(state, scope), left)
        if not places:
            return None
        player = player_named(state, scope, where.by)
        options = tuple(("lay at", place, left[0]) for place in places)
        return Decision(player, "lay at", options, why="CAP-14", source=scope.source)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        effect.bind(PICKING, (*effect.scope.named(PICKING), chosen[0][1]))
        effect.step -= 1

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        cards, at = cards_named(state, scope, self.cards), _place(state, scope, self.at)
        effect.needed = max(1, len(cards))
        places = scope.named(PICKING)
        effect.unbind(PICKING)
        if self.where is not None:
            effect.bind(str(self.at), places)
            at = places[0] if places else NOBODY
        playing = tuple(card for card in cards if in_play(state, card))
        if at == NOBODY or not cards:
            report(state, 0)
        elif playing:
            _take_from_play(state, effect, playing, CAPTURED_AT, at)
        else:
            places = places or (at,) * len(cards)
            occur(state, Event("placed_captured", cards, places, by=scope.you))


def _take_from_play(
    state: State, effect: Effect, cards: tuple[int, ...], zone: int, at: int
) -> None:
    """To a place at a card, where it is captured or lies beneath it: so it leaves play (CAP-15)."""
    scope = effect.scope
    send_from_play(
        state,
        cards,
        "placed",
        by=scope.you,
        source=scope.source,
        cause=effect.cause,
        to=zone + at,
        at=at,
    )


@happens("placed_captured")
def lay_down(state: State, event: Event) -> None:
    """Also for a captured card that moves: it stays captured (CAP-18)."""
    for card, at in zip(event.cards, event.amounts, strict=True):
        place_captured(state, card, at)
    report(state, len(event.cards))


@dataclass(frozen=True, slots=True)
class PlaceBeneath(Verb):
    """Put cards facedown under a card in play; those in play leave it (CAP-15 likewise)."""

    cards: Ref
    at: Ref

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._cards(state, scope) and named_in_play(state, scope, self.at))

    def _cards(self, state: State, scope: Scope) -> tuple[int, ...]:
        cards, places = cards_named(state, scope, self.cards), cards_named(state, scope, self.at)
        return tuple(
            card
            for card in cards
            if card not in places
            and card not in state.affiliation_card
            and not (state.zone[card] == BENEATH and state.host[card] in places)
        )

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        cards, places = self._cards(state, scope), named_in_play(state, scope, self.at)
        effect.needed = max(1, len(cards))
        playing = tuple(card for card in cards if in_play(state, card))
        if not cards or not places:
            report(state, 0)
        elif playing:
            _take_from_play(state, effect, playing, BENEATH_AT, places[0])
        else:
            event = Event("placed_beneath", cards, places[:1] * len(cards), by=scope.you)
            occur(state, event.changed(source=scope.source))


@happens("placed_beneath")
def lay_beneath(state: State, event: Event) -> None:
    for card, at in zip(event.cards, event.amounts, strict=True):
        place_beneath(state, card, at)
    report(state, len(event.cards))


@dataclass(frozen=True, slots=True)
class Rescue(Verb):
    """Rescue the named captured cards; or, if none are named, one at random at an objective that
    the light side chooses, or at a named card (CAP-07, CAP-20)."""

    cards: Ref | None = None
    at: Ref | None = None
    name: str = "rescued"
    """What the rescued cards are called from then on."""

    def _named(self, state: State, scope: Scope) -> tuple[int, ...]:
        if self.cards is None:
            return ()
        return tuple(c for c in cards_named(state, scope, self.cards) if state.zone[c] == CAPTURED)

    def _places(self, state: State, scope: Scope) -> tuple[int, ...]:
        if self.at is not None:
            places = named_in_play(state, scope, self.at)
        else:
            places = state.objectives[DARK]
        return tuple(card for card in places if captured_at(state, card))

    def possible(self, state: State, scope: Scope) -> bool:
        if self.cards is not None:
            return bool(self._named(state, scope))
        return bool(self._places(state, scope))

    def ask(self, state: State, effect: Effect) -> Decision | None:
        places = () if self.cards is not None else self._places(state, effect.scope)
        if not places:
            return None
        options = tuple(("rescue at", card) for card in places)
        return Decision(LIGHT, "rescue at", options, why="CAP-07", source=effect.scope.source)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        effect.bind(PICKING, (chosen[0][1],))

    def run(self, state: State, effect: Effect) -> None:
        cards = self._named(state, effect.scope)
        for place in effect.scope.named(PICKING):
            held = captured_at(state, place)
            cards = (held[roll(state, len(held))],)
        effect.unbind(PICKING)
        effect.needed = 1
        effect.bind(self.name, cards)
        if cards:
            rescue(state, cards, by=LIGHT, source=effect.scope.source)
        else:
            report(state, 0)
