"""The Force, the dial, the balance and the phases."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from swlcg_deck.engine.atoms.memory import count
from swlcg_deck.engine.atoms.table import move_force_card, report
from swlcg_deck.engine.core.ability import Amount, Scope, Verb, amount_of
from swlcg_deck.engine.core.constants import UNIT
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import current_phase
from swlcg_deck.engine.facts.characteristics import cannot, is_committed
from swlcg_deck.engine.rules.dial_and_balance import advance_dial, set_balance
from swlcg_deck.engine.rules.force_struggle import can_commit
from swlcg_deck.engine.rules.strike import Strike, forgo_icons
from swlcg_deck.engine.texts.references import Ref, named_in_play, player_named
from swlcg_deck.engine.timing.occur import occur


@dataclass(frozen=True, slots=True)
class Commit(Verb):
    """Commit units to the Force, with Force cards of their controllers (FORCE-17)."""

    units: Ref

    def _units(self, state: State, scope: Scope) -> tuple[int, ...]:
        return tuple(
            unit
            for unit in named_in_play(state, scope, self.units)
            if state.kind[unit] == UNIT and can_commit(state, unit)
        )

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._units(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        _change(state, effect, "committed", self._units(state, effect.scope))


@dataclass(frozen=True, slots=True)
class Uncommit(Verb):
    """Remove units from the Force (FORCE-19)."""

    units: Ref

    def _units(self, state: State, scope: Scope) -> tuple[int, ...]:
        return tuple(u for u in named_in_play(state, scope, self.units) if state.committed[u])

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._units(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        _change(state, effect, "uncommitted", self._units(state, effect.scope))


def _change(state: State, effect: Effect, kind: str, units: tuple[int, ...]) -> None:
    effect.needed = max(1, len(units))
    if units:
        scope = effect.scope
        event = Event(kind, units, by=scope.you, source=scope.source, cause=effect.cause)
        occur(state, event)
    else:
        report(state, 0)


def has_force_card(state: State, scope: Scope, unit: int) -> bool:
    """What is only considered committed has none (FORCE-18)."""
    return bool(state.committed[unit])


def may_bear_force_card(state: State, scope: Scope, unit: int) -> bool:
    """One Force card makes a unit committed, and no unit has a second one."""
    return (
        state.kind[unit] == UNIT
        and not is_committed(state, unit)
        and not cannot(state, "committed", unit)
    )


@dataclass(frozen=True, slots=True)
class MoveForceCard(Verb):
    """A Force card goes from unit to unit of one player, who commits and uncommits nothing."""

    giver: Ref
    taker: Ref

    def _pairs(self, state: State, scope: Scope) -> Iterator[tuple[int, int]]:
        givers = named_in_play(state, scope, self.giver)
        takers = named_in_play(state, scope, self.taker)
        for giver, taker in product(givers, takers):
            same = state.controller[giver] == state.controller[taker]
            bears = same and has_force_card(state, scope, giver)
            if bears and may_bear_force_card(state, scope, taker):
                yield giver, taker

    def possible(self, state: State, scope: Scope) -> bool:
        return any(self._pairs(state, scope))

    def run(self, state: State, effect: Effect) -> None:
        effect.needed = 1
        pair = next(self._pairs(state, effect.scope), None)
        if pair is not None:
            move_force_card(state, *pair)
        report(state, int(pair is not None))


@dataclass(frozen=True, slots=True)
class TurnDial(Verb):
    """Turn the Death Star dial up, or down as far as a floor (WIN-09)."""

    amount: Amount = 1
    down: bool = False
    floor: Amount = 0

    def possible(self, state: State, scope: Scope) -> bool:
        amount = amount_of(state, scope, self.amount)
        floor = amount_of(state, scope, self.floor)
        return amount > 0 and (not self.down or state.dial > floor)

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        amount = effect.needed = amount_of(state, scope, self.amount)
        change = -amount if self.down else amount
        floor = amount_of(state, scope, self.floor)
        advance_dial(state, change, by=scope.you, source=scope.source, floor=floor)


@dataclass(frozen=True, slots=True)
class SetBalance(Verb):
    """Set the Balance of the Force to a player's side."""

    side: str

    def possible(self, state: State, scope: Scope) -> bool:
        return state.balance != player_named(state, scope, self.side)

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        side = player_named(state, scope, self.side)
        set_balance(state, side, by=scope.you, source=scope.source)


@dataclass(frozen=True, slots=True)
class SkipIcons(Verb):
    """The strike under way resolves no more icons; what is done instead is the effect."""

    prepares: ClassVar[bool] = True

    def possible(self, state: State, scope: Scope) -> bool:
        return any(isinstance(frame, Strike) for frame in state.stack)

    def run(self, state: State, effect: Effect) -> None:
        report(state, forgo_icons(state))


@dataclass(frozen=True, slots=True)
class SkipPhase(Verb):
    """A phase of this turn is skipped entirely: the conflict phase or the Force phase."""

    phase: int
    whose: str = "active"
    """Whose turn it has to be."""

    def possible(self, state: State, scope: Scope) -> bool:
        player = player_named(state, scope, self.whose)
        return state.active == player and current_phase(state) < self.phase

    def run(self, state: State, effect: Effect) -> None:
        skips = self.possible(state, effect.scope)
        if skips:
            count(state, "turn", "skip", self.phase)
        report(state, int(skips))
