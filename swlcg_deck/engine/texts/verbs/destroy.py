"""Destroying, sacrificing, and control of cards."""

from dataclasses import dataclass

from swlcg_deck.engine.atoms.moving import change_control
from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.ability import Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import PLAYERS, opponent
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import cannot
from swlcg_deck.engine.rules.leave_play import send_from_play
from swlcg_deck.engine.texts.references import Ref, named_in_play, player_named
from swlcg_deck.engine.texts.verbs.flow import Later, at_the_end_of
from swlcg_deck.engine.timing.lasting import LEAVES
from swlcg_deck.engine.timing.occur import happens, occur


@dataclass(frozen=True, slots=True)
class _Remove(Verb):
    """Cards leave play together (DMG-25)."""

    cards: Ref

    def how(self) -> str:
        raise NotImplementedError

    def who(self, state: State, scope: Scope) -> int:
        """Whose doing it is."""
        return scope.you

    def named(self, state: State, scope: Scope) -> tuple[int, ...]:
        return named_in_play(state, scope, self.cards)

    def possible(self, state: State, scope: Scope) -> bool:
        cards, by = self.named(state, scope), self.who(state, scope)
        event = Event("left_play", by=by, source=scope.source, detail=(self.how(), -1, ()))
        return any(
            card not in state.affiliation_card and not cannot(state, "left_play", card, event)
            for card in cards
        )

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        cards, by = self.named(state, scope), self.who(state, scope)
        effect.needed = max(1, len(cards))
        send_from_play(state, cards, self.how(), by=by, source=scope.source, cause=effect.cause)


@dataclass(frozen=True, slots=True)
class Destroy(_Remove):
    """Destroy cards."""

    def how(self) -> str:
        return "destroyed"


@dataclass(frozen=True, slots=True)
class Sacrifice(_Remove):
    """Sacrifice cards; if one does not leave play, the sacrifice was not made (RB-08)."""

    by: str | None = None
    """Who gives up cards of his own."""

    def who(self, state: State, scope: Scope) -> int:
        return scope.you if self.by is None else player_named(state, scope, self.by)

    def named(self, state: State, scope: Scope) -> tuple[int, ...]:
        cards = named_in_play(state, scope, self.cards)
        if self.by is None:
            return cards
        player = player_named(state, scope, self.by)
        return tuple(card for card in cards if state.controller[card] == player)

    def how(self) -> str:
        return "sacrificed"


@dataclass(frozen=True, slots=True)
class TakeControl(Verb):
    """A player takes control of cards for as long as they are in play (CTRL-04)."""

    cards: Ref
    to: str = "you"
    back: bool = False
    """To the other player: what had been taken for a time goes back."""
    name: str = ""
    """Under which those are kept that change hands."""

    def _taker(self, state: State, scope: Scope) -> int:
        player = player_named(state, scope, self.to)
        return opponent(player) if self.back else player

    def _cards(self, state: State, scope: Scope) -> tuple[int, ...]:
        player = self._taker(state, scope)
        if player not in PLAYERS:
            return ()
        return tuple(
            card
            for card in named_in_play(state, scope, self.cards)
            if state.controller[card] != player and card not in state.affiliation_card
        )

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._cards(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        cards, player = self._cards(state, scope), self._taker(state, scope)
        effect.needed = 1
        if self.name:
            effect.bind(self.name, cards)
        if not cards:
            report(state, 0)
            return
        players = (player,) * len(cards)
        event = Event("control_changed", cards, players, by=scope.you, source=scope.source)
        occur(state, event.changed(cause=effect.cause))


@happens("control_changed")
def change_hands(state: State, event: Event) -> None:
    for card, player in zip(event.cards, event.amounts, strict=True):
        change_control(state, card, player)
    report(state, len(event.cards))


def _goes(state: State, scope: Scope, event: Event, card: int) -> bool:
    """The card that says it is what the event is about; of an attaching that is the first."""
    return card == scope.source and (event.kind != "attached" or card == event.cards[0])


WHEN_IT_GOES = tuple(Trigger(kind, _goes) for kind in ("left_play", "attached", "form_changed"))
"""When the card that says it leaves play, goes onto another card or changes its form."""


def take_control(cards: Ref, until: str, to: str = "you") -> tuple[Verb, ...]:
    """Control of cards until the end of a scope: "phase", "turn", "engagement" (OPEN-52); or as
    long as the card that says it stays where it is. What the player had already is not given away
    then."""
    taken = f"{cards}_taken"
    ends = WHEN_IT_GOES if until == LEAVES else at_the_end_of(until)
    return (
        TakeControl(cards, to, name=taken),
        Later(ends, 1),
        TakeControl(taken, to, back=True),
    )
