"""Cards out of play: draw, discard, send, look, search, shuffle."""

from dataclasses import dataclass
from typing import ClassVar

from swlcg_deck.engine.atoms.moving import move, shuffle
from swlcg_deck.engine.atoms.table import note, report
from swlcg_deck.engine.core.ability import Amount, CardTest, Scope, Verb, amount_of
from swlcg_deck.engine.core.constants import (
    ASIDE,
    DECK,
    DISCARD,
    EDGE_STACK,
    NOBODY,
    OBJECTIVE,
    OBJECTIVE_DECK,
    PLAYERS,
    ZONE_NAMES,
)
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import EFFECT, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import SHOWN, in_play
from swlcg_deck.engine.rules.draw_and_discard import Drawing, discard, may_draw
from swlcg_deck.engine.rules.edge_battle import put_in_stack
from swlcg_deck.engine.rules.engagement import has_edge_stacks
from swlcg_deck.engine.rules.leave_play import BOTTOM, send_from_play
from swlcg_deck.engine.texts.references import Ref, cards_in, cards_named, player_named
from swlcg_deck.engine.texts.verbs.choosing import PICKING
from swlcg_deck.engine.timing.occur import happens, occur

WHICH_PILE = "which pile"
"""The name under which a choice between decks is kept; no text binds a name of two words."""


@dataclass(frozen=True, slots=True)
class Draw(Verb):
    """Draw cards, one at a time; an empty deck loses (DRAW-04, DRAW-05)."""

    amount: Amount = 1
    who: str = "you"

    def possible(self, state: State, scope: Scope) -> bool:
        player = player_named(state, scope, self.who)
        if player == NOBODY or not amount_of(state, scope, self.amount):
            return False
        return may_draw(state, player, source=scope.source, cause=EFFECT)

    def run(self, state: State, effect: Effect) -> None:
        player = player_named(state, effect.scope, self.who)
        amount = effect.needed = amount_of(state, effect.scope, self.amount)
        if player == NOBODY:
            report(state, 0)
            return
        state.stack.append(Drawing(player, amount, effect.scope.source, effect.cause))


@dataclass(frozen=True, slots=True)
class Discard(Verb):
    """Discard cards, wherever they are (DISC-01); those in play leave it."""

    cards: Ref
    by: str = "you"

    def possible(self, state: State, scope: Scope) -> bool:
        return any(
            state.zone[card] != DISCARD and card not in state.affiliation_card
            for card in cards_named(state, scope, self.cards)
        )

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        by = player_named(state, scope, self.by)
        named = cards_named(state, scope, self.cards)
        cards = tuple(card for card in named if state.zone[card] not in (DISCARD, ASIDE))
        effect.needed = max(1, len(named))
        if not cards:
            report(state, 0)
        elif in_play(state, cards[0]):
            send_from_play(
                state, cards, "discarded", by=by, source=scope.source, cause=effect.cause
            )
        else:
            where = ZONE_NAMES[state.zone[cards[0]]]
            discard(state, cards, where, by=by, source=scope.source, cause=effect.cause)


@dataclass(frozen=True, slots=True)
class TopCards(Verb):
    """Name the top (or bottom) cards of a pile, the first one first, that fit."""

    name: str
    amount: Amount = 1
    who: str = "you"
    zone: int | None = DECK
    """None for the one that was chosen before."""
    bottom: bool = False
    test: CardTest | None = None
    """For the topmost cards of a kind in a discard pile."""
    prepares: ClassVar[bool] = True

    def _cards(self, state: State, scope: Scope) -> tuple[int, ...]:
        player = player_named(state, scope, self.who)
        piles = {DECK: state.deck, OBJECTIVE_DECK: state.objective_deck, DISCARD: state.discard}
        zone = self.zone
        if zone is None:
            zone = ZONE_NAMES.index(scope.named(WHICH_PILE))
        pile = piles[zone][player]
        if not self.bottom:
            pile = pile[::-1]
        fits = self.test
        if fits is not None:
            pile = tuple(card for card in pile if fits(state, scope, card))
        return pile[: amount_of(state, scope, self.amount)]

    def possible(self, state: State, scope: Scope) -> bool:
        return len(self._cards(state, scope)) >= amount_of(state, scope, self.amount)

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        return scope.bound(self.name, self._cards(state, scope)), 0

    def run(self, state: State, effect: Effect) -> None:
        cards = self._cards(state, effect.scope)
        effect.failed = effect.failed or len(cards) < amount_of(state, effect.scope, self.amount)
        effect.bind(self.name, cards)


@dataclass(frozen=True, slots=True)
class Look(Verb):
    """A player looks at cards; nobody else does."""

    cards: Ref
    who: str = "you"

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(cards_named(state, scope, self.cards))

    def run(self, state: State, effect: Effect) -> None:
        cards = cards_named(state, effect.scope, self.cards)
        note(state, "looked", player_named(state, effect.scope, self.who), cards)
        report(state, len(cards))


@dataclass(frozen=True, slots=True)
class Reveal(Verb):
    """Show hidden cards to both players (DEF-12)."""

    cards: Ref

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(cards_named(state, scope, self.cards))

    def run(self, state: State, effect: Effect) -> None:
        cards = cards_named(state, effect.scope, self.cards)
        effect.needed = max(1, len(cards))
        note(state, "shown", cards)
        places = tuple((card, ZONE_NAMES[state.zone[card]]) for card in cards)
        effect.bind(SHOWN, (*effect.scope.named(SHOWN), *places))
        report(state, len(cards))


@dataclass(frozen=True, slots=True)
class Search(Verb):
    """Look for cards in a deck and name what is taken, if anything is (SEARCH-03).

    After a search of the whole deck its owner shuffles it; the top cards lie as they lay
    (SEARCH-01, SEARCH-02)."""

    name: str
    test: CardTest
    pick: Amount | None = 1
    """How many at most; None for any number."""
    top: Amount | None = None
    who: str = "you"
    """Whose deck."""
    by: str = "you"
    zones: tuple[int, ...] = (DECK,)
    prepares: ClassVar[bool] = True

    def _looked_at(self, state: State, scope: Scope) -> tuple[int, ...]:
        if self.top is None:
            places = (cards_in(state, scope, zone, self.who) for zone in self.zones)
            return tuple(card for cards in places for card in cards)
        pile = state.deck if self.zones == (DECK,) else state.objective_deck
        cards = pile[player_named(state, scope, self.who)]
        return cards[::-1][: amount_of(state, scope, self.top)]

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        """What lies in a deck is hidden: any search may succeed."""
        return scope.bound(self.name, self._looked_at(state, scope)), 0

    def ask(self, state: State, effect: Effect) -> Decision | None:
        scope = effect.scope
        found = tuple(c for c in self._looked_at(state, scope) if self.test(state, scope, c))
        if not found:
            return None
        player = player_named(state, scope, self.by)
        return Decision(
            player,
            "search",
            tuple(("find", card) for card in found),
            least=0,
            most=self._most(state, scope, len(found)),
            why="SEARCH-03",
            source=scope.source,
        )

    def _most(self, state: State, scope: Scope, found: int) -> int:
        return found if self.pick is None else min(found, amount_of(state, scope, self.pick))

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        effect.bind(PICKING, tuple(option[1] for option in chosen))

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        found = scope.named(PICKING)
        decks = [zone for zone in self.zones if zone != DISCARD]
        for zone in decks:
            note(state, "searched", player_named(state, scope, self.by), zone)
        effect.unbind(PICKING)
        effect.bind(self.name, found)
        for zone in decks if self.top is None else ():
            # The order of what is left is the same whether a card goes before or after.
            shuffle(state, player_named(state, scope, self.who), zone)
        report(state, len(found))


@dataclass(frozen=True, slots=True)
class Send(Verb):
    """Put cards into a zone of their owners (DISC-06): hand, deck, edge stack, out of the game
    (ASIDE). Several cards on a deck lie there as they are named, the first nearest the top."""

    cards: Ref
    to: int
    bottom: bool = False
    shuffled: bool = False
    whose: str | None = None
    """Whose edge stack, if not the owner's."""

    def possible(self, state: State, scope: Scope) -> bool:
        return self._has_a_place(state) and any(
            card not in state.affiliation_card
            and (state.zone[card] != self.to or self.to == DECK or self.whose is not None)
            for card in cards_named(state, scope, self.cards)
        )

    def _has_a_place(self, state: State) -> bool:
        return self.to != EDGE_STACK or has_edge_stacks(state)

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        cards = cards_named(state, scope, self.cards) if self._has_a_place(state) else ()
        effect.needed = max(1, len(cards))
        if self.to == DECK and not self.bottom:
            cards = cards[::-1]
        playing = tuple(card for card in cards if in_play(state, card))
        zone = self.to + (BOTTOM if self.bottom else 0)
        if playing:
            how = "shuffled" if self.shuffled else "removed" if self.to == ASIDE else "returned"
            send_from_play(
                state, playing, how, by=scope.you, source=scope.source, cause=effect.cause, to=zone
            )
        elif cards:
            event = Event("sent", cards, (zone,) * len(cards), by=scope.you, source=scope.source)
            stack = NOBODY if self.whose is None else player_named(state, scope, self.whose)
            detail = (ZONE_NAMES[state.zone[cards[0]]], self.shuffled, stack)
            occur(state, event.changed(cause=effect.cause, detail=detail))
        else:
            report(state, 0)


@happens("sent")
def put_in_zone(state: State, event: Event) -> None:
    """Out of play; an objective goes to the objective deck, a mission never (MISSION-10)."""
    sent = 0
    for card, place in zip(event.cards, event.amounts, strict=True):
        bottom, zone = divmod(place, BOTTOM)
        if zone == DECK and state.faces[card].kind == OBJECTIVE:
            zone = OBJECTIVE_DECK
        if zone == OBJECTIVE_DECK and state.faces[card].kind != OBJECTIVE:
            continue
        sent += 1
        if zone == EDGE_STACK:
            stack = event.detail[2]
            put_in_stack(state, card, state.owner[card] if stack == NOBODY else stack)
        else:
            move(state, card, zone, bottom=bool(bottom))
    if event.detail[1]:
        for player in PLAYERS:
            for zone in (DECK, OBJECTIVE_DECK):
                if any(state.owner[c] == player and state.zone[c] == zone for c in event.cards):
                    shuffle(state, player, zone)
    report(state, sent)


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Verb):
    """A player shuffles his deck; that alone is no part of an effect."""

    who: str = "you"
    zone: int = DECK
    prepares: ClassVar[bool] = True

    def run(self, state: State, effect: Effect) -> None:
        shuffle(state, player_named(state, effect.scope, self.who), self.zone)
