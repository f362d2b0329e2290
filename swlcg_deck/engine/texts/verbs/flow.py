"""Control words: then, may, either, unless, if, later, for each player.

A text is flat: a control word says how many of the verbs that follow are its block. The helpers
`may`, `either`, `unless`, `when` and `later` write blocks without counting.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from swlcg_deck.engine.atoms.memory import add_delayed
from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.ability import (
    Amount,
    Condition,
    Scope,
    Trigger,
    Verb,
    amount_of,
    could_do,
)
from swlcg_deck.engine.core.constants import NOBODY, opponent
from swlcg_deck.engine.core.decision import Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.texts.during import is_during
from swlcg_deck.engine.texts.references import SERIALS, player_named
from swlcg_deck.engine.timing.effect import end_of, program, run_block
from swlcg_deck.engine.timing.lasting import Awaits, Delayed

CHOSEN = "chosen"
"""The name under which a decision about a block is kept until it is carried out."""
DO: str = "do"


class _Control(Verb):
    """A word that steers; what it steers is checked for itself."""

    __slots__ = ()
    prepares: ClassVar[bool] = True


def _block(state: State, effect: Effect, start: int, count: int) -> tuple[Verb, ...]:
    return program(state, effect)[start : start + count]


@dataclass(frozen=True, slots=True)
class Then(_Control):
    """What follows is done only if what stands before it did something (ABIL-31)."""

    count: int | None = None
    """How many verbs depend on it; without it all that follow."""

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        if before:
            return scope, 0
        return scope, 1_000_000 if self.count is None else self.count

    def run(self, state: State, effect: Effect) -> None:
        if not effect.done:
            end = end_of(state, effect)
            effect.verb = end if self.count is None else effect.verb + self.count


@dataclass(frozen=True, slots=True)
class May(_Control):
    """A player may do the block or leave it; to decline is to have done nothing."""

    count: int
    by: str = "you"

    def ask(self, state: State, effect: Effect) -> Decision | None:
        verbs = _block(state, effect, effect.verb + 1, self.count)
        if not could_do(state, effect.scope, verbs)[0]:
            return None
        source = effect.scope.source
        options = ((DO, source), ("decline", source))
        player = player_named(state, effect.scope, self.by)
        return Decision(player, "may", options, why="ABIL-31", source=source)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        if chosen[0][0] == DO:
            effect.bind(CHOSEN, 1)

    def run(self, state: State, effect: Effect) -> None:
        does = effect.scope.named(CHOSEN, 0)
        effect.unbind(CHOSEN)
        start = effect.verb
        effect.verb += self.count
        report(state, 0)
        if does:
            run_block(state, effect, start, self.count)


@dataclass(frozen=True, slots=True)
class Either(_Control):
    """One of several blocks, as a player chooses among those that can be completed (FAQ-30); if
    none can, nothing happens (OPEN-54)."""

    branches: tuple[int, ...]
    """How many verbs each block has."""
    by: str = "you"

    def _start(self, effect: Effect, branch: int, first: int) -> int:
        return first + sum(self.branches[:branch])

    def ask(self, state: State, effect: Effect) -> Decision | None:
        source = effect.scope.source
        options = tuple(
            ("either", source, branch)
            for branch, count in enumerate(self.branches)
            if self._can(state, effect, self._start(effect, branch, effect.verb + 1), count)
        )
        if not options:
            return None
        player = player_named(state, effect.scope, self.by)
        return Decision(player, "either", options, why="FAQ-30", source=source)

    def _can(self, state: State, effect: Effect, start: int, count: int) -> bool:
        verbs = _block(state, effect, start, count)
        return could_do(state, effect.scope, verbs, all_of_it=True)[0]

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        effect.bind(CHOSEN, chosen[0][2])

    def run(self, state: State, effect: Effect) -> None:
        branch = effect.scope.named(CHOSEN, NOBODY)
        effect.unbind(CHOSEN)
        start = effect.verb
        effect.verb += sum(self.branches)
        report(state, 0)
        if branch != NOBODY:
            run_block(state, effect, self._start(effect, branch, start), self.branches[branch])


@dataclass(frozen=True, slots=True)
class Unless(_Control):
    """A player may do the first block; if he does not, the second one is done."""

    price: int
    count: int
    by: str = "opponent"

    def ask(self, state: State, effect: Effect) -> Decision | None:
        verbs = _block(state, effect, effect.verb + 1, self.price)
        if not could_do(state, effect.scope, verbs, all_of_it=True)[0]:
            return None
        source = effect.scope.source
        options = (("pay", source), ("decline", source))
        player = player_named(state, effect.scope, self.by)
        return Decision(player, "unless", options, why="FAQ-30", source=source)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        if chosen[0][0] == "pay":
            effect.bind(CHOSEN, 1)

    def run(self, state: State, effect: Effect) -> None:
        pays = effect.scope.named(CHOSEN, 0)
        effect.unbind(CHOSEN)
        start = effect.verb
        effect.verb += self.price + self.count
        report(state, 0)
        if pays:
            run_block(state, effect, start, self.price)
        else:
            run_block(state, effect, start + self.price, self.count)


@dataclass(frozen=True, slots=True)
class If(_Control):
    """The first block if a condition holds when it is reached, else the second."""

    condition: Condition
    count: int
    otherwise: int = 0

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        return scope, 0 if self.otherwise or self.condition(state, scope) else self.count

    def run(self, state: State, effect: Effect) -> None:
        start = effect.verb
        effect.verb += self.count + self.otherwise
        if self.condition(state, effect.scope):
            run_block(state, effect, start, self.count)
        elif self.otherwise:
            run_block(state, effect, start + self.count, self.otherwise)
        else:
            report(state, 0)


@dataclass(frozen=True, slots=True)
class Later(Awaits):
    """The block waits for an event, and is then done once. The cards it speaks of are followed
    only as long as they stay the same (ABIL-30)."""

    when: tuple[Trigger, ...]
    count: int
    within: tuple[str, ...] = ()
    """In what the event can still come; the first of these that is going on forgets the block
    when it ends. Without any it waits for good."""
    about: tuple[str, ...] = ()
    """The cards it is for. Where nothing could be picked under such a name, nothing waits."""

    def possible(self, state: State, scope: Scope) -> bool:
        return all(scope.named(name, None) != () for name in self.about)

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        return scope, self.count

    def run(self, state: State, effect: Effect) -> None:
        start = effect.verb
        effect.verb += self.count
        scope = effect.scope
        cards = dict.fromkeys(
            card
            for value in ((scope.source, scope.subject), *(value for _, value in scope.names))
            if isinstance(value, tuple)
            for card in value
            if isinstance(card, int) and 0 <= card < len(state.faces)
        )
        scope = scope.bound(SERIALS, tuple((card, state.serial[card]) for card in cards))
        verbs = (start, start + self.count)
        waiting = Delayed(effect.origin, effect.ability, effect.part, verbs, scope)
        until = next((scope for scope in self.within if _is_going_on(state, scope)), "")
        kinds = " ".join(trigger.event for trigger in self.when)
        add_delayed(state, waiting.waiting_for(kinds, until))
        report(state, 1)


def _is_going_on(state: State, scope: str) -> bool:
    return scope == "turn" or is_during(state, scope.replace(" ", "_"))


def at_the_end_of(scope: str) -> tuple[Trigger, ...]:
    """The end of a phase, a turn or an engagement, as something to wait for."""
    return (Trigger("ends", lambda state, _, event, card: event.detail[0] == scope),)


@dataclass(frozen=True, slots=True)
class ForEachPlayer(_Control):
    """The block once for each player, the player of the effect first (MOD-01)."""

    count: int
    name: str = "that_player"
    decides: ClassVar[bool] = True
    """Who it is decides what can be done."""

    def ways(self, state: State, scope: Scope) -> tuple[Scope, ...]:
        """It is enough that one of them can do it."""
        return tuple(scope.bound(self.name, one) for one in (scope.you, opponent(scope.you)))

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        return scope.bound(self.name, scope.you), 0

    def run(self, state: State, effect: Effect) -> None:
        you = effect.scope.you
        last = effect.scope.named(self.name, NOBODY)
        if last == opponent(you):
            effect.unbind(self.name)
            effect.verb += self.count
            return
        effect.bind(self.name, you if last == NOBODY else opponent(you))
        start = effect.verb
        effect.verb -= 1
        run_block(state, effect, start, self.count)


@dataclass(frozen=True, slots=True)
class Bind(_Control):
    """Fix a number now under a name."""

    name: str
    value: Amount

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        return scope.bound(self.name, amount_of(state, scope, self.value)), 0

    def run(self, state: State, effect: Effect) -> None:
        effect.bind(self.name, amount_of(state, effect.scope, self.value))


@dataclass(frozen=True, slots=True)
class Tally(_Control):
    """Keep under a name how much the verb before it has really done; of several verbs together."""

    name: str

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        return scope.bound(self.name, int(before)), 0

    def run(self, state: State, effect: Effect) -> None:
        effect.bind(self.name, effect.scope.named(self.name, 0) + effect.done)


def text(*parts: Any) -> tuple[Verb, ...]:
    """Verbs and blocks of verbs as one flat text."""
    verbs: list[Verb] = []
    for part in parts:
        if isinstance(part, Verb):
            verbs.append(part)
        else:
            verbs.extend(text(*part))
    return tuple(verbs)


def may(*parts: Any, by: str = "you") -> tuple[Verb, ...]:
    block = text(*parts)
    return (May(len(block), by), *block)


def either(*branches: Any, by: str = "you") -> tuple[Verb, ...]:
    """Each branch is a verb or a sequence of verbs."""
    blocks = [text(branch) for branch in branches]
    return (Either(tuple(map(len, blocks)), by), *text(*blocks))


def unless(price: Any, block: Any, *, by: str = "opponent") -> tuple[Verb, ...]:
    first, second = text(price), text(block)
    return (Unless(len(first), len(second), by), *first, *second)


def when(condition: Condition, block: Any, otherwise: Any = ()) -> tuple[Verb, ...]:
    first, second = text(block), text(otherwise)
    return (If(condition, len(first), len(second)), *first, *second)


def later(scope: str, *parts: Any) -> tuple[Verb, ...]:
    """At the end of a scope."""
    block = text(*parts)
    return (Later(at_the_end_of(scope), len(block)), *block)
