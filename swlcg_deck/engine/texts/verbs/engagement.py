"""Verbs of an engagement: who takes part, where it goes, when it ends, strikes, edge battles."""

from dataclasses import dataclass

from swlcg_deck.engine.atoms.moving import hand_over
from swlcg_deck.engine.atoms.table import (
    permit_engagement,
    redirect_engagement,
    report,
    set_role,
)
from swlcg_deck.engine.core.ability import Amount, Scope, Verb, amount_of
from swlcg_deck.engine.core.constants import (
    IN_PLAY,
    MISSION,
    OBJECTIVE,
    OBJECTIVE_DECK,
    PLAYERS,
    UNIT,
    opponent,
)
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.procedure import Frame
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.characteristics import cannot
from swlcg_deck.engine.rules.edge_battle import EdgeBattle, cancel_battle, put_in_stack
from swlcg_deck.engine.rules.engagement import end_engagement
from swlcg_deck.engine.rules.leave_play import send_from_play
from swlcg_deck.engine.rules.play_card import bring_into_play
from swlcg_deck.engine.rules.put_into_play import role_of
from swlcg_deck.engine.rules.strike import Strike
from swlcg_deck.engine.texts.references import Ref, cards_named, named_in_play, player_named
from swlcg_deck.engine.timing.occur import happens, occur


def _under_way(state: State, kind: type[Frame]) -> bool:
    return any(isinstance(frame, kind) for frame in state.stack)


@dataclass(frozen=True, slots=True)
class Join(Verb):
    """Units join the engagement on their controller's side; they were not declared (CONF-25)."""

    units: Ref

    def _units(self, state: State, scope: Scope) -> tuple[int, ...]:
        if not state.engagement:
            return ()
        return tuple(
            unit
            for unit in named_in_play(state, scope, self.units)
            if state.kind[unit] == UNIT and not state.role[unit]
        )

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._units(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        units = self._units(state, effect.scope)
        effect.needed = 1
        if not units:
            report(state, 0)
            return
        roles = tuple(role_of(state, state.controller[unit]) for unit in units)
        scope = effect.scope
        event = Event("joined_engagement", units, roles, by=scope.you, source=scope.source)
        occur(state, event.changed(cause=effect.cause))


@dataclass(frozen=True, slots=True)
class Leave(Verb):
    """Units stop taking part; they stay in play."""

    units: Ref

    def _units(self, state: State, scope: Scope) -> tuple[int, ...]:
        return tuple(u for u in named_in_play(state, scope, self.units) if state.role[u])

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._units(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        units = self._units(state, effect.scope)
        effect.needed = 1
        if units:
            scope = effect.scope
            event = Event("left_engagement", units, by=scope.you, source=scope.source)
            occur(state, event.changed(cause=effect.cause))
        else:
            report(state, 0)


@happens("left_engagement")
def step_back(state: State, event: Event) -> None:
    for unit in event.cards:
        set_role(state, unit, 0)
    report(state, len(event.cards))


@dataclass(frozen=True, slots=True)
class RedirectEngagement(Verb):
    """The engagement goes on at another objective, never one of the attacker's own (CONF-12); it
    stays declared against the first (CONF-14)."""

    to: Ref

    def _objectives(self, state: State, scope: Scope) -> tuple[int, ...]:
        if not state.engagement:
            return ()
        return tuple(
            card
            for card in named_in_play(state, scope, self.to)
            if state.kind[card] in (OBJECTIVE, MISSION)
            and state.controller[card] != state.active
            and card != state.engaged
            and not cannot(state, "engaged", card)
        )

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._objectives(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        objectives = self._objectives(state, effect.scope)
        if objectives:
            redirect_engagement(state, objectives[0])
        report(state, len(objectives[:1]))


@dataclass(frozen=True, slots=True)
class EndEngagement(Verb):
    """Straight to the end (CONF-27)."""

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(state.engagement)

    def run(self, state: State, effect: Effect) -> None:
        report(state, int(end_engagement(state)))


@dataclass(frozen=True, slots=True)
class EngageAgain(Verb):
    """Objectives may be declared against once more this turn (CONF-30)."""

    objectives: Ref

    def _objectives(self, state: State, scope: Scope) -> tuple[int, ...]:
        declared = [card for card, _ in state.declared_against]
        return tuple(c for c in named_in_play(state, scope, self.objectives) if c in declared)

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._objectives(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        objectives = self._objectives(state, effect.scope)
        for card in objectives:
            permit_engagement(state, card)
        report(state, len(objectives))


@dataclass(frozen=True, slots=True)
class StrikeNow(Verb):
    """A ready unit strikes at once, outside the order of strikes (STRIKE-23)."""

    unit: Ref

    def _units(self, state: State, scope: Scope) -> tuple[int, ...]:
        if not state.engagement:
            return ()
        return tuple(
            unit
            for unit in named_in_play(state, scope, self.unit)
            if state.kind[unit] == UNIT and not state.focus[unit]
        )

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._units(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        units = self._units(state, effect.scope)
        report(state, len(units[:1]))
        if units:
            state.stack.append(Strike(units[0]))


@dataclass(frozen=True, slots=True)
class CancelEdgeBattle(Verb):
    """The edge battle has no winner and starts over with empty stacks (EDGE-31)."""

    def possible(self, state: State, scope: Scope) -> bool:
        return _under_way(state, EdgeBattle)

    def run(self, state: State, effect: Effect) -> None:
        battle = _under_way(state, EdgeBattle)
        if battle:
            cancel_battle(state)
        report(state, int(battle))


@dataclass(frozen=True, slots=True)
class DrawIntoEdgeStack(Verb):
    """The top cards of a deck go facedown into their owner's edge stack; nobody draws them."""

    amount: Amount = 1
    who: str = "you"

    def possible(self, state: State, scope: Scope) -> bool:
        return _under_way(state, EdgeBattle) and bool(
            state.deck[player_named(state, scope, self.who)]
        )

    def run(self, state: State, effect: Effect) -> None:
        player = player_named(state, effect.scope, self.who)
        amount = amount_of(state, effect.scope, self.amount)
        effect.needed = amount
        cards = state.deck[player][::-1][:amount]
        for card in cards:
            put_in_stack(state, card, player)
        report(state, len(cards))


@dataclass(frozen=True, slots=True)
class SwitchCards(Verb):
    """Two cards of a player take each other's place: units in and out of the engagement, objectives
    in play and in the deck. What has no counterpart is not switched (DEF-09)."""

    one: Ref
    other: Ref

    def _objectives(self, state: State, scope: Scope) -> tuple[int, int] | None:
        """The one that leaves play and the one that comes from the deck of its controller."""
        places = cards_named(state, scope, self.one), cards_named(state, scope, self.other)
        for one in places[0]:
            for other in places[1]:
                old, new = (other, one) if state.zone[other] == IN_PLAY else (one, other)
                if (
                    (state.zone[old], state.zone[new]) == (IN_PLAY, OBJECTIVE_DECK)
                    and state.kind[old] == OBJECTIVE
                    and state.controller[old] == state.owner[old] == state.owner[new]
                ):
                    return old, new
        return None

    def _pair(self, state: State, scope: Scope) -> tuple[int, int] | None:
        """The one that leaves the engagement and the one that joins it."""
        for one in named_in_play(state, scope, self.one):
            for other in named_in_play(state, scope, self.other):
                inside, outside = (one, other) if state.role[one] else (other, one)
                alike = state.kind[one] == state.kind[other] == UNIT
                same = state.controller[one] == state.controller[other]
                if alike and same and state.role[inside] and not state.role[outside]:
                    return inside, outside
        return None

    def possible(self, state: State, scope: Scope) -> bool:
        pair = self._pair(state, scope) or self._objectives(state, scope)
        return pair is not None

    def run(self, state: State, effect: Effect) -> None:
        pair, scope = self._pair(state, effect.scope), effect.scope
        effect.needed = 1
        if pair is None:
            self._exchange(state, effect)
            return
        inside, outside = pair
        role = (state.role[inside],)
        left = Event("left_engagement", (inside,), by=scope.you, source=scope.source)
        joined = Event("joined_engagement", (outside,), role, by=scope.you, source=scope.source)
        occur(state, joined.changed(cause=effect.cause))
        occur(state, left.changed(cause=effect.cause))

    def _exchange(self, state: State, effect: Effect) -> None:
        """The old objective is shuffled into the deck in which the new one was looked for."""
        pair, scope = self._objectives(state, effect.scope), effect.scope
        if pair is None:
            report(state, 0)
            return
        old, new = pair
        bring_into_play(state, new, scope.you, OBJECTIVE, under=state.controller[old])
        send_from_play(
            state,
            (old,),
            "shuffled",
            by=scope.you,
            source=scope.source,
            cause=effect.cause,
            to=OBJECTIVE_DECK,
        )


@dataclass(frozen=True, slots=True)
class SwitchStacks(Verb):
    """Both edge stacks change hands for this battle, if there are two (DEF-09)."""

    def possible(self, state: State, scope: Scope) -> bool:
        return all(state.edge_stack)

    def run(self, state: State, effect: Effect) -> None:
        stacks = tuple(state.edge_stack)
        if not self.possible(state, effect.scope):
            report(state, 0)
            return
        for player in PLAYERS:
            for card in stacks[player]:
                hand_over(state, card, opponent(player))
        report(state, 1)
