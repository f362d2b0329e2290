"""What a text speaks of: the cards it describes, and the events it waits for."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from swlcg_deck.cards.abilities.cannot import Cannot
from swlcg_deck.cards.abilities.conditions import HowMany, Matches
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.abilities.triggers import Trigger
from swlcg_deck.cards.abilities.verbs.cards import Search
from swlcg_deck.cards.abilities.verbs.tokens import MoveTokens, Remove
from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.filters import CardFilter


class Wanted(NamedTuple):
    """Cards that have to be on the board: what they are like, and how many of them."""

    what: CardFilter
    how_many: int
    tokens: tuple[str, ...] = ()
    """What has to lie on them, for the text to take it away."""
    traits: tuple[str, ...] = ()
    """What they have to be besides."""
    enhances: CardFilter | None = None
    """What they are put on, if they are enhancements."""


_PILOT = CardFilter(type=(CardType.ENHANCEMENT,), trait=("Pilot",), attached_to="self")


class SpokenOf(NamedTuple):
    """What has to be on a board, or to happen there, for a text to have its say."""

    hosts: tuple[CardFilter, ...]
    """What the card has to be attached to."""
    cards: tuple[Wanted, ...]
    conditions: tuple[Wanted, ...]
    """Cards that only a condition speaks of: it may ask that there are none."""
    events: frozenset[str]
    """What it waits for, and what it forbids."""


def spoken_of(card: Card) -> SpokenOf:
    """What a card's text speaks of, its keywords and its host included."""
    hosts: list[CardFilter] = []
    cards: list[Wanted] = []
    conditions: list[Wanted] = []
    events: set[str] = set()
    for part in _parts(card.text):
        if isinstance(part, Matches) and part.ref == "host":
            hosts.append(part.matches)
        elif isinstance(part, Matches):
            conditions.append(Wanted(part.matches, 1))
            cards += [Wanted(_PILOT, 1)] if "piloted" in (part.matches.is_ or ()) else []
        elif isinstance(part, HowMany):
            conditions.append(Wanted(part.count, part.lowest or 1))
        elif isinstance(part, Remove | MoveTokens) and isinstance(part.from_, Select):
            marks = _tokens(part)
            cards += [Wanted(one, _most(part.from_), marks) for one in _filters_of(part.from_)]
        elif isinstance(part, Search):
            cards += _searched(part)
        elif isinstance(part, Select):
            cards += [Wanted(one, _most(part)) for one in _filters_of(part)]
        elif isinstance(part, Trigger):
            events.add(part.event)
            cards += _shielded(part)
        elif isinstance(part, Modifier):
            cards += _touched(part)
        elif isinstance(part, Cannot):
            events.update(part.words)
        elif isinstance(part, CardFilter):
            cards.append(Wanted(part, 1))
    cards += [Wanted(one.protects, 1) for one in card.keywords if one.protects is not None]
    return SpokenOf(tuple(hosts), tuple(cards), tuple(conditions), frozenset(events))


def _searched(verb: Search) -> Iterator[Wanted]:
    """What a search looks for, in the first place where it looks."""
    if verb.for_ is not None:
        where = {"in_": verb.search, "controller": verb.whose}
        yield Wanted(verb.for_.model_copy(update=where), 1)


def _shielded(trigger: Trigger) -> Iterator[Wanted]:
    """What has to have a shield, for a text to see it go."""
    if trigger.event == "shield_removed" and isinstance(trigger.subject, CardFilter):
        yield Wanted(trigger.subject, 1, ("shield",))


def _touched(modifier: Modifier) -> Iterator[Wanted]:
    """Cards on which it shows that a text changes something of others."""
    cost = modifier.cost
    if cost is not None and cost.of is not None and cost.attach_to is not None:
        yield Wanted(cost.of, 1, enhances=CardFilter(type=(CardType.UNIT,)))
    for what in (*_robbed(modifier), *_guarded(modifier)):
        yield Wanted(what, 1)


def _robbed(modifier: Modifier) -> Iterator[CardFilter]:
    """Cards with the keywords that a text takes from them."""
    what, lose = modifier.of, modifier.lose
    if isinstance(what, CardFilter) and lose is not None:
        for word in lose.keyword or ():
            yield what.model_copy(update={"keyword": word})


_SHIELDED: dict[str, Any] = {"is_": ("shielded",)}
_PROTECTING: dict[str, Any] = {"keyword": "protect"}
_GUARDS: dict[str, dict[str, Any]] = {
    "shielded": _SHIELDED,
    "prevented": _SHIELDED,
    "protected": _PROTECTING,
    "redirected": _PROTECTING,
}


def _guarded(modifier: Modifier) -> Iterator[CardFilter]:
    """Enemies that would lessen the damage which a text lets nothing lessen."""
    rule = modifier.damage
    for word in (rule.cannot_be if rule is not None else None) or ():
        yield CardFilter.model_construct(type=(CardType.UNIT,), side="enemy", **_GUARDS[word])


def _most(select: Select) -> int:
    return select.pick if isinstance(select.pick, int) else 2


def _tokens(verb: Remove | MoveTokens) -> tuple[str, ...]:
    kind = verb.remove if isinstance(verb, Remove) else verb.move
    return ("damage", "focus", "shield") if kind == "any" else (kind,)


def _filters_of(select: Select) -> Iterator[CardFilter]:
    yield from select.target or ()
    yield from select.choose or ()
    for one in (select.each, select.random, select.topmost, select.lowest):
        if one is not None:
            yield one


def _parts(value: Any) -> Iterator[Any]:
    """Everything that stands in a text; a description is one thing, whatever stands in it."""
    if isinstance(value, tuple):
        for one in value:
            yield from _parts(one)
    elif isinstance(value, CardFilter):
        yield value
    elif isinstance(value, Node):
        yield value
        covered = isinstance(value, Matches | HowMany | Select | Search)
        for name in type(value).model_fields:
            part = getattr(value, name)
            if not (covered and _is_description(part)):
                yield from _parts(part)


def _is_description(part: Any) -> bool:
    if isinstance(part, tuple):
        return any(isinstance(one, CardFilter) for one in part)
    return isinstance(part, CardFilter)
