"""Selections of the language as verbs that make them, before the verbs that use what they name."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any

from swlcg_deck.cards.abilities.selections import Cards
from swlcg_deck.cards.abilities.selections import Relation as RelationWords
from swlcg_deck.cards.abilities.selections import Select as SelectWords
from swlcg_deck.cards.filters import EVERYBODYS, CardFilter
from swlcg_deck.engine.core.ability import CardTest, Scope, Verb
from swlcg_deck.engine.core.constants import ZONE_NAMES
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.bounds import within
from swlcg_deck.engine.facts.card_filters import cards_that, compiled
from swlcg_deck.engine.facts.filter_relations import ALIKE, Alike
from swlcg_deck.engine.facts.filter_words import zones_meant, zones_of
from swlcg_deck.engine.facts.printed_numbers import cost_shown
from swlcg_deck.engine.texts.references import cards_in
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text, several
from swlcg_deck.engine.texts.verbs.cards import WHICH_PILE, TopCards
from swlcg_deck.engine.texts.verbs.choosing import ChooseValue, Relation, Select, Values

MANY = 999
"""As many cards as could ever be picked."""


def _choice(cards: SelectWords, text: Text) -> tuple[list[Verb], str]:
    targeting = cards.target is not None
    described = cards.target or cards.choose or (cards.each or cards.random,)
    made: list[Verb] = []
    name = ""
    for place, what in enumerate(described):
        if what is None:
            raise TypeError("a selection describes what it selects")
        text.spoken_of.update(what.names())
        zones = _where(what, text)
        if place == 0:
            name = text.name(cards.bind, targeting, zones)
        made += _select(cards, what, name, zones, text, more=place > 0)
    if len(made) > 1 and cards.relation is not None:
        text.spoken_of.add(name)
    if targeting and text.hoisting:
        text.targets += made
        return [], name
    return made, name


def _where(what: CardFilter, text: Text) -> tuple[int, ...]:
    """In which zones is looked: what is among the cards of a name lies where these were found."""
    if what.in_ is None and what.among is not None:
        return text.zones(text.ref(what.among))
    return zones_meant(what)


def _select(
    cards: SelectWords,
    what: CardFilter,
    name: str,
    zones: tuple[int, ...],
    text: Text,
    *,
    more: bool = False,
) -> list[Verb]:
    """One choice; of several descriptions each picks a card for the same name."""
    pick = several(cards.pick, text, as_digit=cards.says("pick"))
    bound: list[Verb] = []
    if cards.pick == "X" and not text.has_x:
        bound = [ChooseValue("x", _up_to_all(what))]
    return [
        *bound,
        Select(
            name,
            compiled(_without_zone(what)),
            zone=zones[0] if len(zones) == 1 else zones,
            whose=_owner(what),
            pick=MANY if cards.each is not None else pick,
            up_to=cards.up_to or cards.each is not None,
            by=cards.by,
            targeting=cards.target is not None,
            random=cards.random is not None,
            every=cards.each is not None,
            relation=relation_of(cards.relation) if cards.relation is not None else None,
            adds=more or cards.by == "that_player",
        ),
    ]


def relation_of(node: RelationWords) -> Relation:
    """Whether the cards picked so far may be picked together."""
    tests: list[Relation] = []
    if node.same is not None:
        tests.append(_each_with_each(ALIKE[node.same], wanted=True))
    if node.different is not None:
        tests.append(_each_with_each(ALIKE[node.different], wanted=False))
    if node.total_cost is not None:
        bounded = within(node.total_cost)
        tests.append(
            lambda state, scope, cards: bounded(
                state, scope, sum(cost_shown(state, card) for card in cards)
            )
        )
    return lambda state, scope, cards: all(test(state, scope, cards) for test in tests)


def _each_with_each(alike: Alike, *, wanted: bool) -> Relation:
    return lambda state, scope, cards: all(
        alike(state, one, other) is wanted for one, other in combinations(cards, 2)
    )


def _without_zone(what: CardFilter) -> CardFilter:
    """Where a card is, is said by the zone that is searched; of several the filter says whose."""
    if what.in_ is not None and len(what.in_) > 1:
        return what
    changes: dict[str, Any] = {"in_": None}
    if what.in_ is not None:
        changes["controller"] = None
    bare = what.model_copy(update=changes)
    if any(getattr(bare, name) is not None for name in type(bare).model_fields):
        return bare
    return _ANY_CARD


_ANY_CARD = CardFilter.model_construct()


def _owner(what: CardFilter) -> str | None:
    """Whose zone is searched; nobody's where the cards of both players are looked at."""
    if what.in_ is None or len(what.in_) > 1 or what.controller == "any":
        return None
    if what.controller is None and what.among is not None:
        return None
    if what.controller is None and (what.side is not None or what.in_[0] in EVERYBODYS):
        return None
    return what.controller or "you"


def _up_to_all(what: CardFilter) -> Callable[[State, Scope], tuple[int, ...]]:
    """X is any number from 1 to as many as there are."""
    found = cards_that(what)
    return lambda state, scope: tuple(range(1, len(found(state, scope)) + 1))


def _of_lowest_cost(what: CardFilter) -> CardTest:
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


def _top(cards: Any, text: Text) -> tuple[list[Verb], str]:
    zones, is_bottom = zones_of(cards.of), cards.bottom is not None
    name = text.name(cards.bind, targeting=False, zones=zones)
    number = several(cards.bottom if is_bottom else cards.top, text) or 0
    if len(zones) == 1:
        return [TopCards(name, number, cards.whose, zones[0], is_bottom)], name
    which = ChooseValue(WHICH_PILE, _not_empty(zones, cards.whose), cards.by)
    return [which, TopCards(name, number, cards.whose, None, is_bottom)], name


def _not_empty(zones: tuple[int, ...], whose: str) -> Values:
    return lambda state, scope: tuple(
        ZONE_NAMES[zone] for zone in zones if cards_in(state, scope, zone, whose)
    )


def _topmost(cards: Any, text: Text) -> tuple[list[Verb], str]:
    (zone,) = zones_of(cards.topmost.in_)
    name = text.name(cards.bind, targeting=False, zones=(zone,))
    fits = compiled(cards.topmost.model_copy(update={"in_": None}))
    return [TopCards(name, 1, cards.whose, zone, test=fits)], name


def _lowest(cards: Any, text: Text) -> tuple[list[Verb], str]:
    text.spoken_of.update(cards.lowest.names())
    name = text.name(cards.bind, targeting=False)
    return [Select(name, _of_lowest_cost(cards.lowest), by="active")], name


WORDS: dict[str, Callable[[SelectWords, Text], tuple[list[Verb], str]]] = {
    "target": _choice,
    "choose": _choice,
    "each": _choice,
    "random": _choice,
    "top": _top,
    "bottom": _top,
    "topmost": _topmost,
    "lowest": _lowest,
}


def pick_cards(
    cards: Cards,
    text: Text,
    able: CardTest | None = None,
    *,
    least: int = 1,
    hurts: str = "",
    divide: bool = False,
) -> tuple[list[Verb], str]:
    """The verbs that make a selection, and the name under which it can be used. `able` says to
    which cards something could be done: only these are offered (ABIL-20). Of "up to" some number
    one card at least is taken, unless `least` is 0; of targets always. `hurts` is the cause by
    which they are damaged; what is divided among any number of cards goes to one at least."""
    if isinstance(cards, str):
        return [], text.ref(cards)
    aimed = len(text.targets)
    made, name = WORDS[cards.way](cards, text)

    def bounded(verb: Verb) -> Verb:
        return _bounded(_one_at_least(verb) if divide else verb, able, least, hurts)

    text.targets[aimed:] = [bounded(verb) for verb in text.targets[aimed:]]
    return [bounded(verb) for verb in made], name


def unless_target(cards: Cards, able: CardTest) -> CardTest | None:
    """A test of what may be picked freely: a target is what the card describes, and no more."""
    return None if isinstance(cards, SelectWords) and cards.target is not None else able


def _bounded(verb: Verb, able: CardTest | None, least: int, hurts: str) -> Verb:
    """What a player picks freely is something that can come to pass."""
    if not isinstance(verb, Select) or verb.every or verb.random:
        return verb
    test = verb.test if able is None else _both(verb.test, able)
    return replace(verb, test=test, least=1 if verb.targeting else least, hurts=hurts)


def _one_at_least(verb: Verb) -> Verb:
    if not isinstance(verb, Select) or verb.pick is not None:
        return verb
    return replace(verb, pick=MANY, up_to=True)


def _both(first: CardTest, second: CardTest) -> CardTest:
    return lambda state, scope, card: first(state, scope, card) and second(state, scope, card)


def done_to(make: Callable[[str], Verb], attribute: str) -> Compile:
    """A verb that does one thing to the cards it names."""

    def say(node: Any, text: Text) -> list[Verb]:
        before, ref = pick_cards(getattr(node, attribute), text)
        return [*before, make(ref)]

    return say
