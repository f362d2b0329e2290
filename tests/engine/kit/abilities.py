"""Abilities made of the engine's own verbs, for what no text of the language says: a verb alone, a
test of cards or an instruction written out in the test. All else is a text (`kit.texts`).
"""

from collections.abc import Callable, Sequence
from typing import Any

from kit.card_makers import TestCard, event, objective
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Ability, CardTest, Modifier, Scope, Trigger, Verb
from swlcg_deck.engine.core.constants import HAND, IN_PLAY, UNIT
from swlcg_deck.engine.core.decision import Decision
from swlcg_deck.engine.core.effect import Effect
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.rules.play_card import bring_into_play
from swlcg_deck.engine.texts.verbs.captives import Capture
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.effects import Apply
from swlcg_deck.engine.texts.verbs.tokens import Deal, PlaceFocus

Run = Callable[[State, Effect], None]

# -- which cards ---------------------------------------------------------------------------------


def anything(*_: Any) -> bool:
    return True


def is_unit(state: State, _scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT


def enemy_unit(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT and state.controller[card] != scope.you


def own_unit(state: State, scope: Scope, card: int) -> bool:
    return state.kind[card] == UNIT and state.controller[card] == scope.you


def this(_state: State, scope: Scope, card: int) -> bool:
    """The card that bears the ability."""
    return card == scope.source


def you(_state: State, scope: Scope, player: int) -> bool:
    return player == scope.you


def titled(*titles: str) -> Callable[[State, Scope, int], bool]:
    return lambda state, _, card: state.faces[card].title in titles


def filtered(**entries: Any) -> CardTest:
    """A card filter as the data write it, as a test of cards."""
    return compiled(CardFilter.model_validate(entries))


def the(*titles: str, name: str = "them", **parts: Any) -> Select:
    """Each card of these titles, named without a question."""
    return Select(name, titled(*titles), every=True, **parts)


def target(test: Any = is_unit, name: str = "target", **parts: Any) -> Select:
    return Select(name, test, targeting=True, **parts)


# -- when ----------------------------------------------------------------------------------------


def about_this(_state: State, scope: Scope, _event: Event, subject: int) -> bool:
    """The event is about the card that bears the ability."""
    return subject == scope.source


def about(*titles: str) -> Callable[[State, Scope, Event, int], bool]:
    """The event is about a card of these titles."""
    return lambda state, _, __, subject: state.faces[subject].title in titles


def by_you(_state: State, scope: Scope, event: Event, _subject: int) -> bool:
    """The event is the player's own doing."""
    return event.by == scope.you


def destroyed(_state: State, _scope: Scope, event: Event, _subject: int) -> bool:
    return bool(event.detail[0] == "destroyed")


def edge_is_won(_state: State, scope: Scope, event: Event, _subject: int) -> bool:
    return bool(event.detail[0] == scope.you)


def edge_is_lost(_state: State, scope: Scope, event: Event, _subject: int) -> bool:
    return bool(event.detail[0] != scope.you)


# -- instructions --------------------------------------------------------------------------------


class Do(Verb):
    """An instruction written out in the test that needs it."""

    __slots__ = ("_run",)

    def __init__(self, run: Run) -> None:
        self._run = run

    def run(self, state: State, effect: Effect) -> None:
        self._run(state, effect)


def nothing(*_: Any) -> None:
    """What an ability does whose only use is to be offered."""


def put_from_hand(state: State, effect: Effect) -> None:
    """The first card of the hand enters play as a unit."""
    you = effect.scope.you
    bring_into_play(state, state.hand[you][0], you, UNIT)


NOTHING = Do(nothing)
FOCUS = PlaceFocus("target")
BLANKING = Modifier(what="blank", of=lambda *_: False)
"""Put on a card by `Apply`: its text box is out of force."""


class Pick(Verb):
    """Choose one card of some; its number goes into the name "target"."""

    __slots__ = ("_of",)

    def __init__(self, of: Callable[[State, Scope], Sequence[int]]) -> None:
        self._of = of

    def possible(self, state: State, scope: Scope) -> bool:
        return bool(self._of(state, scope))

    def ask(self, state: State, effect: Effect) -> Decision | None:
        if effect.scope.named("target"):
            return None
        options = tuple(("pick", card) for card in self._of(state, effect.scope))
        return Decision(effect.scope.you, "pick", options, why="test") if options else None

    def take(self, _state: State, effect: Effect, chosen: Any) -> None:
        effect.bind("target", (chosen[0][1],))


# -- abilities -----------------------------------------------------------------------------------


def action(*effect: Verb | Run, **parts: Any) -> Ability:
    return Ability(kind="action", effect=_verbs(effect), **parts)


def triggered(
    kind: Any, when: str, *effect: Verb | Run, matches: Any = anything, **parts: Any
) -> Ability:
    """Told once for all cards of an event, unless it is about some of them."""
    per_batch = parts.pop("per_batch", matches is anything)
    trigger = Trigger(when, matches, per_batch=per_batch)
    return Ability(kind=kind, when=(trigger,), effect=_verbs(effect), **parts)


def reaction(when: str, *effect: Verb | Run, **parts: Any) -> Ability:
    return triggered("reaction", when, *effect, **parts)


def interrupt(when: str, *effect: Verb | Run, **parts: Any) -> Ability:
    return triggered("interrupt", when, *effect, **parts)


def _verbs(effect: tuple[Verb | Run, ...]) -> tuple[Verb, ...]:
    verbs = tuple(one if isinstance(one, Verb) else Do(one) for one in effect)
    return verbs or (NOTHING,)


def constant(*modifiers: Modifier, **parts: Any) -> Ability:
    return Ability(kind="constant", modifiers=modifiers, **parts)


def gains(
    what: str, of: Any = this, zone: int = IN_PLAY, active: Any = None, **parts: Any
) -> Ability:
    """A constant text that changes one thing."""
    return constant(Modifier(what=what, of=of, **parts), zone=zone, active=active)


def blanks(*verbs: Any) -> Ability:
    """An action that blanks for the phase what the verbs have called "them"."""
    return action(*verbs, Apply(0, on="them"), modifiers=(BLANKING,))


# -- cards ---------------------------------------------------------------------------------------


def button(title: str, *effect: Verb | Run, side: str = "light", **parts: Any) -> TestCard:
    """An objective with an action, for a player to press at the right moment."""
    return objective(title, side=side, abilities=(action(*effect, **parts),))


def from_hand(title: str, ability: Ability, side: str = "dark", **facts: Any) -> TestCard:
    """An event with this ability; `cost=` and others go on the card."""
    parts = {name: getattr(ability, name) for name in Ability.__slots__}
    return event(title, side=side, abilities=(Ability(**{**parts, "zone": HAND}),), **facts)


def action_event(title: str, *effect: Verb, side: str = "dark", **facts: Any) -> TestCard:
    parts = {name: facts.pop(name) for name in _PARTS if name in facts}
    return from_hand(title, action(*effect, **parts), side, **facts)


_PARTS = ("condition", "spend", "targets", "limit", "modifiers")


def trap(
    *titles: str,
    at: str | None = None,
    zone: int | None = None,
    side: str = "dark",
    title: str = "Trap",
) -> TestCard:
    """An action that captures the cards of these titles, usable at any time."""
    pick = the(*titles) if zone is None else the(*titles, zone=zone)
    verb = Capture("them", at=at) if zone is None else Capture("them", at=at, zones=(zone,))
    named = (the("Cell", name="cell"),) if at == "cell" else ()
    return button(title, pick, *named, verb, NOTHING, side=side)


def shooter(side: str = "dark", **parts: Any) -> TestCard:
    """An objective whose action deals 1 damage to a target unit."""
    shot = action(Deal("target"), targets=(target(),), **parts)
    return objective("Cannon", side=side, abilities=(shot,))
