"""Choices: target, choose, each, random; numbers and words; the order of cards."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from swlcg_deck.engine.atoms.moving import roll
from swlcg_deck.engine.atoms.table import report
from swlcg_deck.engine.core.ability import (
    ENGAGEMENT,
    Amount,
    Candidates,
    CardTest,
    Part,
    Scope,
    Verb,
    amount_of,
    could_do_in_some_way,
)
from swlcg_deck.engine.core.constants import EVENT, IN_PLAY, SIDE_NAMES
from swlcg_deck.engine.core.decision import PASS, Decision, Option
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import RULES, Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.active_modifiers import bits_under, unchanged
from swlcg_deck.engine.facts.card_filters import FITS_EVENTS, ONLY_ENGAGED, SEARCHES
from swlcg_deck.engine.facts.characteristics import (
    affiliations,
    cannot,
    is_forbidden,
    is_held,
)
from swlcg_deck.engine.texts.references import OWN_NAMES, Ref, cards_in, cards_named, player_named
from swlcg_deck.engine.timing.effect import end_of, program
from swlcg_deck.engine.timing.use_ability import tell_targets

REST = 1_000_000
"""As many verbs as could ever follow."""
PICKING = "picking"
"""The name under which a choice is kept until it is complete."""

Relation = Callable[[State, Scope, tuple[int, ...]], bool]
"""Whether cards may be picked together; what it forbids, no further card may mend."""


def _to_which(
    state: State, scope: Scope, cards: tuple[int, ...], done: str, cause: str
) -> tuple[int, ...]:
    """Those of the cards of which no text says that it cannot be done to them."""
    if not cards or not is_forbidden(state, done):
        return cards
    event = Event(done, by=scope.you, source=scope.source, cause=cause)
    return tuple([card for card in cards if not cannot(state, done, card, event)])


@dataclass(frozen=True, slots=True)
class Select(Verb):
    """Bind cards to a name: chosen, targeted, at random, or each that fits."""

    name: str
    test: CardTest
    zone: int | tuple[int, ...] = IN_PLAY
    whose: str | None = None
    pick: Amount | None = 1
    """How many; None for any number."""
    up_to: bool = False
    least: int = 0
    """How many have to be picked of "up to" so many, if there are any."""
    by: str = "you"
    targeting: bool = False
    random: bool = False
    every: bool = False
    relation: Relation | None = None
    """What picked cards must have in common; they are then picked one by one."""
    adds: bool = False
    """Whether cards that already have the name keep it."""
    decides: bool = False
    """Whether what it picks decides which other cards may be picked."""
    hurts: str = ""
    """By what cause what is picked is damaged, if it is: what cannot be is not picked (DMG-14)."""
    prepares: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if self.targeting and not self.name.startswith("target"):
            raise ValueError(f"a target is called target..., not {self.name!r}")
        if self.name in OWN_NAMES:
            raise ValueError(f"{self.name!r} always means something else")

    def candidates(self, state: State, scope: Scope) -> tuple[int, ...]:
        """What may be picked now; a card that cannot be targeted is none of it."""
        search = SEARCHES.get(self.test) if self.zone == IN_PLAY and self.whose is None else None
        found = tuple(search(state, scope) if search is not None else self._fitting(state, scope))
        if self.targeting and not unchanged(state, FITS_EVENTS):
            found += self._fitting_anyway(state, scope, found)
        if is_forbidden(state, "moved"):
            found = tuple([card for card in found if not is_held(state, card)])
        if self.adds:
            kept = scope.named(self.name)
            if isinstance(kept, Candidates):  # one of them has been picked before, whichever
                found = tuple([card for card in found if any(one != card for one in kept)])
            else:
                found = tuple([card for card in found if card not in kept])
        if self.targeting:
            found = _to_which(state, scope, found, "targeted", RULES)
        return _to_which(state, scope, found, "damaged", self.hurts) if self.hurts else found

    def _fitting_anyway(
        self, state: State, scope: Scope, found: tuple[int, ...]
    ) -> tuple[int, ...]:
        """What by a text fits all that such an event asks of a target in play."""
        source, zones = scope.source, self.zone if isinstance(self.zone, tuple) else (self.zone,)
        if state.faces[source].kind != EVENT or IN_PLAY not in zones:
            return ()
        bits = affiliations(state, source)
        return tuple(
            card
            for card in (*state.units[0], *state.units[1])
            if card not in found and bits_under(state, FITS_EVENTS, card) & bits
        )

    def _fitting(self, state: State, scope: Scope) -> list[int]:
        """All cards of the zones that pass the test."""
        zones, test = self.zone if isinstance(self.zone, tuple) else (self.zone,), self.test
        return [
            card
            for zone in zones
            for card in cards_in(state, scope, zone, self.whose)
            if test(state, scope, card)
        ]

    def _wanted(self, state: State, scope: Scope) -> int | None:
        return None if self.pick is None else amount_of(state, scope, self.pick)

    def possible(self, state: State, scope: Scope) -> bool:
        """Enough candidates."""
        return self.prospect(state, scope)[0]

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        return self.prospect(state, scope)[1], 0

    def prospect(self, state: State, scope: Scope) -> tuple[bool, Scope, int]:
        found = self.candidates(state, scope)
        if self._is_open():
            enough = not self.targeting or bool(found)
        else:
            wanted = self._wanted(state, scope) or 0
            enough = len(found) >= wanted and self._hang_together(state, scope, found, wanted)
            found = found if wanted else ()  # of none nothing comes (ABIL-20)
        return enough, self._with(scope, found), 0

    def _with(self, scope: Scope, found: tuple[int, ...]) -> Scope:
        """What a look ahead takes for picked."""
        kept = scope.named(self.name) if self.adds else ()
        cards = (*kept, *found)
        return scope.bound(self.name, Candidates(cards) if self.decides else cards)

    def ways(self, state: State, scope: Scope) -> tuple[Scope, ...]:
        if not self.decides or self.every or self.random or self.pick != 1:
            return ()
        kept = scope.named(self.name) if self.adds else ()
        return tuple(
            scope.bound(self.name, (*kept, card))
            for card in self._related(state, scope, self.candidates(state, scope), kept)
        )

    def _related(
        self, state: State, scope: Scope, found: tuple[int, ...], picked: tuple[int, ...]
    ) -> tuple[int, ...]:
        """What may be picked beside what was picked before."""
        relation = self.relation
        if relation is None:
            return found
        return tuple([c for c in found if c not in picked and relation(state, scope, (*picked, c))])

    def _hang_together(
        self, state: State, scope: Scope, found: tuple[int, ...], wanted: int
    ) -> bool:
        """Whether so many can be picked that are related as they have to be."""
        relation = self.relation
        if relation is None:
            return True

        def more(picked: tuple[int, ...], rest: tuple[int, ...], left: int) -> bool:
            return not left or any(
                relation(state, scope, (*picked, card))
                and more((*picked, card), rest[place + 1 :], left - 1)
                for place, card in enumerate(rest)
            )

        kept: tuple[int, ...] = scope.named(self.name) if self.adds else ()
        if isinstance(kept, Candidates):
            return any(more((one,), tuple(c for c in found if c != one), wanted) for one in kept)
        return more(kept, found, wanted)

    def demands(self) -> tuple[str, ...]:
        none_is_enough = not self.targeting if self._is_open() else self.pick.__class__ is not int
        if self.zone != IN_PLAY or none_is_enough:
            return ()
        return (ENGAGEMENT,) if ONLY_ENGAGED.get(self.test) else ()

    def _is_open(self) -> bool:
        """Whether it is left open how many are picked."""
        return self.every or self.up_to or self.pick is None

    def legal_now(self, state: State, scope: Scope) -> tuple[str, tuple[int, ...]] | None:
        if not self.targeting:
            return None
        return self.name, self.candidates(state, scope.unbound(self.name))

    def ask(self, state: State, effect: Effect) -> Decision | None:
        scope = effect.scope
        found = self.candidates(state, scope)
        wanted = self._wanted(state, scope)
        most = len(found) if wanted is None else min(wanted, len(found))
        least = min(self.least, most) if self.up_to else 0 if wanted is None else most
        if self.every or self.random or not most:
            return None
        if self.decides and most == least == 1:
            found = self._leading_on(state, effect, found)
            if self.relation is None:
                return self._decision(state, scope, found, 1, 1)
        if self.relation is not None:
            return self._ask_next(state, effect, found, most)
        if least == len(found):
            return None
        return self._decision(state, scope, found, least, most)

    def _leading_on(self, state: State, effect: Effect, found: tuple[int, ...]) -> tuple[int, ...]:
        """Those after which the others can be picked as well; all, if there is none."""
        verbs = program(state, effect)[effect.verb + 1 : end_of(state, effect)]
        rest: tuple[Part, ...] = ((verbs, effect.part != "effect"),)
        if effect.part == "cost" and effect.stop < 0:
            # What is paid with decides what can be done for it.
            ability = state.faces[effect.origin].abilities[effect.ability]
            rest = (*rest, (ability.targets, True), (ability.effect, False))
        kept = effect.scope.named(self.name) if self.adds else ()
        good = tuple(
            card
            for card in found
            if could_do_in_some_way(state, effect.scope.bound(self.name, (*kept, card)), rest)
        )
        return good or found

    def _decision(
        self, state: State, scope: Scope, cards: tuple[int, ...], least: int, most: int
    ) -> Decision:
        kind = "target" if self.targeting else "choose"
        options: tuple[Option, ...] = tuple((kind, card) for card in cards)
        is_open = self.relation is not None and (self.up_to or self.pick is None)
        if is_open and len(scope.named(PICKING)) >= self.least:
            options = (*options, PASS)
        return Decision(
            player_named(state, scope, self.by),
            kind,
            options,
            least=least,
            most=most,
            why="ABIL-32",
            source=scope.source,
        )

    def _ask_next(
        self,
        state: State,
        effect: Effect,
        found: tuple[int, ...],
        most: int,
    ) -> Decision | None:
        picked: tuple[int, ...] = effect.scope.named(PICKING)
        kept: tuple[int, ...] = effect.scope.named(self.name) if self.adds else ()
        fitting = self._related(state, effect.scope, found, (*kept, *picked))
        if not self._is_open():
            fitting = tuple(c for c in fitting if self._completes(state, effect, c, found, most))
        if len(picked) >= most or not fitting:
            return None
        return self._decision(state, effect.scope, fitting, 1, 1)

    def _completes(
        self, state: State, effect: Effect, card: int, found: tuple[int, ...], most: int
    ) -> bool:
        """Whether enough others are left that may be picked with a card."""
        picked: tuple[int, ...] = (*effect.scope.named(PICKING), card)
        rest = tuple(one for one in found if one not in picked)
        kept = effect.scope.named(self.name) if self.adds else ()
        scope = effect.scope.bound(self.name, (*kept, *picked))
        return replace(self, adds=True)._hang_together(state, scope, rest, most - len(picked))

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        cards = tuple(option[1] for option in chosen if option != PASS)
        if self.relation is None:
            effect.bind(PICKING, cards)
        elif cards:
            effect.bind(PICKING, (*effect.scope.named(PICKING), *cards))
            effect.step -= 1

    def run(self, state: State, effect: Effect) -> None:
        scope = effect.scope
        wanted = self._wanted(state, scope)
        picked = scope.named(PICKING, None)
        if picked is None:
            picked = self._unasked(state, scope, wanted)
        if not (self.every or self.up_to or wanted is None) and len(picked) < wanted:
            effect.failed = True
        effect.unbind(PICKING)
        kept = scope.named(self.name) if self.adds else ()
        effect.bind(self.name, (*kept, *picked))
        if self.targeting and effect.part == "effect":
            tell_targets(state, Scope(scope.source, scope.you, names=((self.name, picked),)))

    def _unasked(self, state: State, scope: Scope, wanted: int | None) -> tuple[int, ...]:
        found = self.candidates(state, scope)
        if self.every or wanted is None:
            return found if self.every else ()
        if self.random:
            left, picked = list(found), []
            for _ in range(min(wanted, len(found))):
                picked.append(left.pop(roll(state, len(left))))
            return tuple(picked)
        if self.relation is not None:
            return ()
        return found[: min(self.least, wanted)] if self.up_to else found[:wanted]


Values = tuple[Any, ...] | Callable[[State, Scope], tuple[Any, ...]]


@dataclass(frozen=True, slots=True)
class ChooseValue(Verb):
    """Bind a number or a word that a player picks: how many, which icon, which title; or several
    different ones. Where there is nothing to pick, what follows comes to nothing."""

    name: str
    values: Values
    by: str = "you"
    pick: Amount = 1
    again: bool = False
    """Whether the same one may be picked more than once."""
    prepares: ClassVar[bool] = True

    def _values(self, state: State, scope: Scope) -> tuple[Any, ...]:
        """What is left to pick."""
        values = self.values if isinstance(self.values, tuple) else self.values(state, scope)
        picked: tuple[Any, ...] = scope.named(PICKING)
        if len(picked) >= amount_of(state, scope, self.pick):
            return ()
        return values if self.again else tuple(one for one in values if one not in picked)

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._values(state, scope))

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        values = self._values(state, scope)
        return (self._bound(scope, values[-1]), 0) if values else (scope, REST)

    def _bound(self, scope: Scope, value: Any) -> Scope:
        return scope.bound(self.name, value)

    def ask(self, state: State, effect: Effect) -> Decision | None:
        source = effect.scope.source
        options = tuple(("value", source, value) for value in self._values(state, effect.scope))
        if not options:
            return None
        player = player_named(state, effect.scope, self.by)
        return Decision(player, "value", options, why="DEF-02", source=source)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        effect.bind(PICKING, (*effect.scope.named(PICKING), chosen[0][2]))
        effect.step -= self.pick != 1

    def run(self, state: State, effect: Effect) -> None:
        picked = effect.scope.named(PICKING)
        effect.unbind(PICKING)
        if picked:
            effect.scope = self._bound(effect.scope, picked[0] if self.pick == 1 else picked)
        else:
            effect.verb = end_of(state, effect)
            report(state, 0)


@dataclass(frozen=True, slots=True)
class ChoosePlayer(ChooseValue):
    """A player picks one of both, who is `that_player` from then on."""

    def _bound(self, scope: Scope, value: Any) -> Scope:
        return scope.bound(self.name, SIDE_NAMES.index(value))


@dataclass(frozen=True, slots=True)
class Order(Verb):
    """Put the cards of a name into an order, the first one first (top before bottom)."""

    name: str
    by: str = "you"
    prepares: ClassVar[bool] = True

    def ask(self, state: State, effect: Effect) -> Decision | None:
        done: tuple[int, ...] = effect.scope.named(PICKING)
        left = [card for card in effect.scope.named(self.name) if card not in done]
        if len(left) < 2:
            return None
        options = tuple(("order", card) for card in left)
        player = player_named(state, effect.scope, self.by)
        return Decision(player, "order", options, why="SEARCH-02", source=effect.scope.source)

    def take(self, state: State, effect: Effect, chosen: tuple[Option, ...]) -> None:
        effect.bind(PICKING, (*effect.scope.named(PICKING), chosen[0][1]))
        effect.step -= 1

    def run(self, state: State, effect: Effect) -> None:
        done = effect.scope.named(PICKING)
        rest = tuple(card for card in effect.scope.named(self.name) if card not in done)
        effect.unbind(PICKING)
        effect.bind(self.name, (*done, *rest))


@dataclass(frozen=True, slots=True)
class Name(Verb):
    """Give cards a further name, or one for good: what "it" or "host" is now."""

    name: str
    cards: Ref
    prepares: ClassVar[bool] = True

    def foreseen(self, state: State, scope: Scope, before: bool) -> tuple[Scope, int]:
        return scope.bound(self.name, cards_named(state, scope, self.cards)), 0

    def run(self, state: State, effect: Effect) -> None:
        effect.bind(self.name, cards_named(state, effect.scope, self.cards))
