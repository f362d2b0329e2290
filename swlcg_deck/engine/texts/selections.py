"""Verbs of the language as verbs of the engine: a flat text, selections before what uses them."""

from collections.abc import Callable, Sequence
from typing import Any

from swlcg_deck.cards.abilities.amounts import Amount as AmountWords
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.selections import Cards
from swlcg_deck.cards.abilities.selections import Select as SelectWords
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Amount, CardTest, Modifier, Scope, Verb
from swlcg_deck.engine.core.constants import IN_PLAY
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.facts.printed_numbers import Numeral, cost_shown
from swlcg_deck.engine.texts.amounts import amount
from swlcg_deck.engine.texts.verbs.cards import TopCards
from swlcg_deck.engine.texts.verbs.choosing import ChooseValue, Select, cards_in
from swlcg_deck.engine.texts.vocabulary import ZONES

FIXED = ("self", "host", "it", "those", "engaged", "striker")
_MANY = 999


Saying = Callable[[Any, "Text"], list[Verb]]
"""How one verb of the language becomes verbs of the engine."""


class Text:
    """An ability while it is compiled: its target choices and modifiers, and the names in use."""

    def __init__(self, numerals: int = 0) -> None:
        """`numerals` is how many of the card's numerals stand before it."""
        self.numerals: list[str] = []
        self._before = numerals
        self.targets: list[Verb] = []
        self.modifiers: list[Modifier] = []
        self.names: dict[str, str] = {}
        self._zones: dict[str, int] = {}
        self.last = "that"
        self.hoisting = True
        """Whether targets are chosen in step 5; not inside a choice that may not come to pass."""
        self._count = 0

    def name(self, bind: str | None, targeting: bool, zone: int = IN_PLAY) -> str:
        """The engine's name for what a selection picks in a zone; targets are called target...
        there."""
        if bind is None:
            self._count += 1
            bind = "that" if self._count == 1 else f"that_{self._count}"
        name = f"target_{bind}" if targeting else bind
        self.names[bind] = name
        self._zones[name] = zone
        self.last = name
        return name

    def amount(self, value: AmountWords) -> Amount:
        """A number; one that is printed as digits can be read differently (DEF-13)."""
        if not isinstance(value, int):
            return amount(value)
        key = f"text {self._before + len(self.numerals) + 1}"
        self.numerals.append(key)
        return Numeral(key, value)

    def zone(self, name: str) -> int:
        """Where the cards of an engine's name were picked."""
        return self._zones.get(name, IN_PLAY)

    def ref(self, ref: str) -> str:
        if ref in FIXED:
            return ref
        if ref == "that":
            return self.last
        return self.names.get(ref, ref)


def number(value: AmountWords, text: Text) -> Amount | None:
    """A number of a text, or None for all."""
    return None if value in ("all", "any") else text.amount(value)


def _several(value: AmountWords, text: Text) -> Amount:
    """How many cards: 1 is no numeral, as it stands there as a word ("a unit", "the top card")."""
    return 1 if value == 1 else text.amount(value)


def pick_cards(cards: Cards, text: Text) -> tuple[list[Verb], str]:
    """The verbs that make a selection, and the name under which it can be used."""
    if isinstance(cards, str):
        return [], text.ref(cards)
    if cards.top is not None:
        zone = ZONES[cards.of]
        name = text.name(cards.bind, targeting=False, zone=zone)
        return [TopCards(name, _several(cards.top, text), cards.whose, zone)], name
    if cards.topmost is not None:
        zone = ZONES[cards.topmost.in_]
        name = text.name(cards.bind, targeting=False, zone=zone)
        fits = compiled(cards.topmost.model_copy(update={"in_": None}))
        return [TopCards(name, 1, cards.whose, zone, test=fits)], name
    if cards.lowest is not None:
        name = text.name(cards.bind, targeting=False)
        return [Select(name, _lowest(cards.lowest), by="active")], name
    return _choice(cards, text)


def _choice(cards: SelectWords, text: Text) -> tuple[list[Verb], str]:
    targeting = cards.target is not None
    described = cards.target or cards.choose or (cards.each or cards.random,)
    made: list[Verb] = []
    name = ""
    for place, what in enumerate(described):
        if what is None:
            raise TypeError("a selection describes what it selects")
        name = text.name(cards.bind if place == 0 else None, targeting, ZONES[what.in_])
        made += _select(cards, what, name, text)
    if targeting and text.hoisting:
        text.targets += made
        return [], name
    return made, name


def _select(cards: SelectWords, what: CardFilter, name: str, text: Text) -> list[Verb]:
    pick = None if cards.pick in ("all", "any") else _several(cards.pick, text)
    bound: list[Verb] = []
    if cards.pick == "X":
        bound = [ChooseValue("x", _up_to_all(what))]
    return [
        *bound,
        Select(
            name,
            compiled(_without_zone(what)),
            zone=ZONES[what.in_],
            whose=_owner(what),
            pick=_MANY if cards.each is not None else pick,
            up_to=cards.up_to or cards.each is not None,
            by=cards.by,
            targeting=cards.target is not None,
            random=cards.random is not None,
            every=cards.each is not None,
            adds=cards.by == "that_player",
        ),
    ]


def _without_zone(what: CardFilter) -> CardFilter:
    """Where a card is, is said by the zone that is searched."""
    changes: dict[str, Any] = {"in_": None}
    if what.in_ is not None:
        changes["controller"] = None
    bare = what.model_copy(update=changes)
    if any(getattr(bare, name) is not None for name in type(bare).model_fields):
        return bare
    return _ANY_CARD


_ANY_CARD = CardFilter.model_construct()


def _owner(what: CardFilter) -> str | None:
    if what.in_ is None or (what.in_ == "edge_stack" and what.controller is None):
        return None
    return what.controller or "you"


def _up_to_all(what: CardFilter) -> Callable[[State, Scope], tuple[int, ...]]:
    """X is any number from 1 to as many as there are."""
    fits, zone, whose = compiled(_without_zone(what)), ZONES[what.in_], _owner(what)

    def numbers(state: State, scope: Scope) -> tuple[int, ...]:
        found = [c for c in cards_in(state, scope, zone, whose) if fits(state, scope, c)]
        return tuple(range(1, len(found) + 1))

    return numbers


def _lowest(what: CardFilter) -> CardTest:
    fits = compiled(what)

    def test(state: State, scope: Scope, card: int) -> bool:
        if not fits(state, scope, card):
            return False
        cost = cost_shown(state, card)
        return all(
            cost_shown(state, other) >= cost
            for player in (0, 1)
            for other in state.units[player]
            if fits(state, scope, other)
        )

    return test


def compile_verbs(nodes: Sequence[Node], text: Text) -> list[Verb]:
    """Several verbs in their order."""
    from swlcg_deck.engine.texts.compile import SAYINGS  # noqa: PLC0415 - they contain each other

    made: list[Verb] = []
    for node in nodes:
        saying = SAYINGS.get(node.word)
        if saying is None:
            raise TypeError(f"the engine does not know the verb {node.word!r}")
        made += saying(node, text)
    return made


def inside(nodes: Sequence[Node], text: Text) -> list[Verb]:
    """Verbs that may not come to pass: their targets are not chosen in step 5."""
    hoisting, text.hoisting = text.hoisting, False
    made = compile_verbs(nodes, text)
    text.hoisting = hoisting
    return made


def on(make: Callable[[str], Verb], attribute: str) -> Saying:
    """A verb that does one thing to the cards it names."""

    def say(node: Any, text: Text) -> list[Verb]:
        before, ref = pick_cards(getattr(node, attribute), text)
        return [*before, make(ref)]

    return say
