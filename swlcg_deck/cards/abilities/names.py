"""What a line speaks of without having it: names that nothing gives, `it` where no event is about
a card, an event to change where none is under way.

Which keys hold a name is read from the models, so that a new word is looked at like the others.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any

from pydantic import BaseModel

from swlcg_deck.cards.abilities.actors import wrong_actors
from swlcg_deck.cards.abilities.amounts import EventAmount
from swlcg_deck.cards.abilities.gains import Gain
from swlcg_deck.cards.abilities.lines import FormLine, InterruptLine, PilotText, Triggered, Used
from swlcg_deck.cards.abilities.modifiers import Modifier
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.own_words import words_of
from swlcg_deck.cards.abilities.selections import Select
from swlcg_deck.cards.abilities.triggers import SUBJECTS, Trigger
from swlcg_deck.cards.abilities.verbs.choosing import NameSomething
from swlcg_deck.cards.abilities.verbs.effects import Apply
from swlcg_deck.cards.abilities.verbs.flow import (
    Either,
    ForEachPlayer,
    If,
    Later,
    May,
    Unless,
)
from swlcg_deck.cards.abilities.verbs.play import PutIntoPlay
from swlcg_deck.cards.abilities.verbs.tokens import Remove
from swlcg_deck.files.strict_yaml import Path

_ALWAYS = frozenset(("self", "host", "engaged", "striker", "struck"))
_OF_EVENTS = ("it", "those")
_GIVES = ("bind",)
_TO_AN_EVENT = ("cancel", "prevent", "redirect", "instead", "change")
"""Verbs that do something to what an interrupt interrupts."""
_OF_BOTH = ((Modifier, "of"), (Apply, "to"))
"""Where `each_player` may stand: where something is so, not where somebody acts."""
_MAY_NOT_COME = (May, Either, Unless, If)
"""What is in these is chosen when it is reached, targets too."""
_OF_EACH = ("struggle", "contributes")
"""What is worked out for each player, who is `that_player` then."""
Fault = tuple[Path, str]


@dataclass
class _Scope:
    """What is known at a place of a line."""

    is_interrupt: bool = False
    has_event: bool = False
    has_card: bool = False
    """Whether the event is about a card: `it`."""
    has_player: bool = False
    """Whether somebody is `that_player`."""
    may_be_attached: bool = True
    chosen_later: bool = False
    """Whether a target is chosen when it is reached, not before anything is done."""
    aiming: bool = False
    """Whether a target is described that is chosen before anything is done."""
    paying: bool = False
    given: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)
    """Of those that were given, what is no card but how much was done."""
    by_choice: set[str] = field(default_factory=set)
    """Of those that were given, what is not known yet when targets are chosen."""


def misused(line: Node, *, may_be_attached: bool) -> Iterator[Fault]:
    """Each place of a line that speaks of what is not there, and what is wrong with it."""
    scope = _Scope(may_be_attached=may_be_attached, is_interrupt=isinstance(line, InterruptLine))
    scope.given |= _targets(line)
    yield from _walk(line, (), scope)


def _targets(part: Any) -> set[str]:
    """Targets are chosen before anything is done: their names are known in the whole line."""
    found = set()
    if isinstance(part, Select) and part.target is not None:
        found.add(part.bind or "that")
    for _, _, value in _parts(part):
        found |= _targets(value)
    return found


def _parts(part: Any) -> Iterator[tuple[str, str, Any]]:
    """The fields of a node with their keys in the file; the members of a list."""
    if isinstance(part, Trigger) and part.event not in SUBJECTS and part.subject != "any":
        yield "subject", part.event, part.subject
    if isinstance(part, BaseModel):
        for name, info in type(part).model_fields.items():
            if not (isinstance(part, Trigger) and name in ("event", "subject")):
                yield name, info.alias or name, getattr(part, name)
    elif isinstance(part, tuple):
        for place, one in enumerate(part):
            yield "", str(place), one


def _walk(part: Any, path: Path, scope: _Scope) -> Iterator[Fault]:
    if isinstance(part, tuple):
        for place, one in enumerate(part):
            yield from _walk(one, (*path, place), scope)
    if not isinstance(part, BaseModel):
        return
    yield from _without_event(part, path, scope)
    yield from wrong_actors(part, path)
    if isinstance(part, Later):
        yield from _later(part, path, scope)
        return
    scope = _inside(part, scope)
    for name, key, value in _parts(part):
        below, here = (*path, key), _at(part, name, scope)
        if isinstance(part, (Gain, FormLine, PilotText)) and _is_lines(value):
            yield from _lines(value, below)
        elif isinstance(value, str):
            yield from _word(part, name, value, below, here)
        else:
            yield from _walk(value, below, here)
    if isinstance(part, Select):
        _note(part.bind or "that", scope, chosen=part.target is None)
        if part.pick == "X":
            scope.given.add("x")
    if isinstance(part, NameSomething):
        scope.has_player = scope.has_player or part.name == "player"
        scope.given |= {"x"} if part.name == "number" else set()


def _without_event(part: BaseModel, path: Path, scope: _Scope) -> Iterator[Fault]:
    if isinstance(part, EventAmount) and not scope.has_event:
        yield path, "there is no event here that could be about an amount"
    if isinstance(part, Node) and part.word in _TO_AN_EVENT and not scope.is_interrupt:
        what = "is done to an event that has not come yet: only an interrupt can"
        yield path, f"`{part.word}` {what}"


def _inside(part: BaseModel, scope: _Scope) -> _Scope:
    """What is known inside a part."""
    if isinstance(part, Triggered):
        return replace(scope, has_event=True, has_card=any(map(_is_about_a_card, part.when)))
    if isinstance(part, ForEachPlayer):
        return replace(scope, has_player=True, chosen_later=True)
    return replace(scope, chosen_later=True) if isinstance(part, _MAY_NOT_COME) else scope


def _at(part: BaseModel, key: str, scope: _Scope) -> _Scope:
    """What is known at a key: targets are chosen after the costs, before anything is done."""
    if isinstance(part, Used) and key == "cost":
        return replace(scope, paying=True)
    if isinstance(part, Modifier) and key in _OF_EACH:
        return replace(scope, has_player=True)
    if isinstance(part, Select) and key == "target" and not scope.chosen_later:
        return replace(scope, aiming=not scope.paying)
    return scope


def _is_about_a_card(when: Trigger) -> bool:
    return when.event not in SUBJECTS


def _is_lines(value: Any) -> bool:
    return isinstance(value, BaseModel) or (
        isinstance(value, tuple) and bool(value) and isinstance(value[0], Node)
    )


def _lines(value: Any, path: Path) -> Iterator[Fault]:
    """Lines inside a line have names of their own."""
    if isinstance(value, tuple):
        for place, line in enumerate(value):
            for below, what in misused(line, may_be_attached=True):
                yield (*path, place, *below), what
    else:
        for name, key, inner in _parts(value):
            if name == "text":
                yield from _lines(inner, (*path, key))


def _later(part: Later, path: Path, scope: _Scope) -> Iterator[Fault]:
    yield from _walk(part.at, (*path, "at"), scope)
    about = scope.has_card or _is_about_a_card(part.at)
    inside = replace(scope, has_event=True, has_card=about, is_interrupt=False, chosen_later=True)
    yield from _walk(part.later, (*path, "later"), inside)


def _note(name: str, scope: _Scope, *, chosen: bool) -> None:
    scope.given |= {name, "that"}
    if chosen and not scope.paying:
        scope.by_choice.add(name)


def _word(part: BaseModel, key: str, value: str, path: Path, scope: _Scope) -> Iterator[Fault]:
    """A word of the author's own, a player, or X."""
    kind = words_of(type(part)).get(key)
    if value in scope.numbers and kind is not None and key not in (*_GIVES, "size"):
        yield path, f"{value!r} is a number and no card: `size` reads it"
    elif key in _GIVES:
        if isinstance(part, Remove):
            scope.numbers.add(value)
        _note(value, scope, chosen=not isinstance(part, Select) or part.target is None)
    elif value == "X" and key != "pick" and "x" not in scope.given:
        yield path, "nothing says what X is: a cost picks X cards, or a number is named"
    elif kind is not None and value not in kind.words:
        yield from _name(value, path, scope)
    elif kind is not None and kind.has_players:
        yield from _player(part, key, value, path, scope)


def _name(name: str, path: Path, scope: _Scope) -> Iterator[Fault]:
    if name in _OF_EVENTS:
        if not scope.has_card:
            yield path, f"no event is about a card here, so there is no `{name}`"
    elif name == "host":
        if not scope.may_be_attached:
            yield path, "only a card that is attached to another has a `host`"
    elif name not in _ALWAYS and name not in scope.given:
        near = get_close_matches(name, sorted({*scope.given, *_ALWAYS, *_OF_EVENTS}), n=1)
        hint = f"did you mean {near[0]!r}?" if near else "give a name with `bind`"
        yield path, f"nothing is called {name!r} here; {hint}"
    elif scope.aiming and name in scope.by_choice:
        yield path, f"targets are chosen before {name!r} is: describe the choice by the target"


def _player(part: BaseModel, key: str, player: str, path: Path, scope: _Scope) -> Iterator[Fault]:
    if player == "each_player" and not any(
        isinstance(part, model) and key == name for model, name in _OF_BOTH
    ):
        yield path, "where somebody acts, say `for_each_player` around it and `that_player`"
    elif player == "that_player" and not scope.has_player:
        yield path, "nobody is `that_player` here: it stands inside `for_each_player`"
    elif player in ("owner", "controller") and not (
        scope.has_card or (isinstance(part, PutIntoPlay) and player == "owner")
    ):
        yield path, f"no event is about a card here whose {player} could be meant"
