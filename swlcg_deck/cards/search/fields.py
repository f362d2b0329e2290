"""The fields of the search language: what each looks at and which values it takes."""

import operator
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from enum import StrEnum
from operator import attrgetter
from typing import Literal

from swlcg_deck.cards.base import Affiliation, CardType, Side
from swlcg_deck.cards.search.entry import Entry
from swlcg_deck.cards.search.problems import BadValueError
from swlcg_deck.cards.titles import fold
from swlcg_deck.language import mark, said

Predicate = Callable[[Entry], bool]
Places = Mapping[str, Container[int]]
"""What `in:` can name (a deck, the collection), each with its set numbers."""
Kind = Literal["text", "number", "choice", "yes or no", "place"]

_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_YES = frozenset({"", "yes", "y", "true", "1"})
_NO = frozenset({"no", "n", "false", "0"})


@dataclass(frozen=True)
class Field:
    """One field: its names, and how a comparison with a value becomes a predicate."""

    name: str
    short: str | None
    kind: Kind
    about: str
    example: str
    predicate: Callable[[str, str, Places], Predicate]

    @property
    def can_be_empty(self) -> bool:
        return self.kind == "yes or no"


def _equality(comparison: str, name: str) -> bool:
    """Whether a text comparison is exact; raises on one that only numbers know."""
    if comparison in _COMPARISONS:
        raise BadValueError(
            said(
                "{field} is text; {comparison} compares numbers. Write {field}:value",
                field=name,
                comparison=comparison,
            )
        )
    return comparison in {"=", "!="}


def _text(name: str, short: str, about: str, example: str, *, anywhere: bool = False) -> Field:
    """Matches at the beginning of a word (`anywhere`: inside it too); `=` the whole text."""
    read = attrgetter(name)

    def predicate(comparison: str, value: str, _places: Places) -> Predicate:
        wanted = fold(value)
        if not wanted:
            raise BadValueError(said("there is nothing to look for here"), unfinished=True)
        if _equality(comparison, name):
            whole = f"\n {wanted}\n"
            if comparison == "=":
                return lambda entry: whole in read(entry)
            return lambda entry: whole not in read(entry)
        part = wanted if anywhere else f" {wanted}"
        return lambda entry: part in read(entry)

    return Field(name, short, "text", about, example, predicate)


def _number(name: str, short: str, about: str, example: str) -> Field:
    read = attrgetter(name.replace("-", "_"))

    def predicate(comparison: str, value: str, _places: Places) -> Predicate:
        if value.isascii() and value.isdigit() and len(value) < 7:
            number = int(value)
            if comparison in _COMPARISONS:
                compare = _COMPARISONS[comparison]
                return lambda entry: type(found := read(entry)) is int and compare(found, number)
        elif value.lower() != "x" or comparison in _COMPARISONS:
            raise BadValueError(
                said(
                    "{field} is compared with a whole number, not with {text!r}",
                    field=name,
                    text=value,
                )
            )
        wanted = "X" if value.lower() == "x" else number
        if comparison == "!=":
            return lambda entry: (found := read(entry)) is not None and found != wanted
        return lambda entry: read(entry) == wanted

    return Field(name, short, "number", about, example, predicate)


def _choice(
    name: str,
    short: str,
    choices: type[StrEnum],
    also: Mapping[str, StrEnum],
    about: str,
    example: str,
) -> Field:
    """One of a few values, named by the beginning of a word or by a usual abbreviation."""
    read = attrgetter(name)
    names = ", ".join(choice.value for choice in choices)

    def predicate(comparison: str, value: str, _places: Places) -> Predicate:
        exact = _equality(comparison, name)
        wanted = fold(value)
        if not wanted:
            raise BadValueError(
                said("{field} is one of: {names}", field=name, names=names), unfinished=True
            )
        found = [c for c in choices if fold(c.value) == wanted or also.get(wanted) is c]
        if not found and not exact:
            found = [c for c in choices if f" {wanted}" in f" {fold(c.value)}"]
        if not found:
            raise BadValueError(
                said(
                    "there is no {field} {text!r}; it is one of: {names}",
                    field=name,
                    text=value,
                    names=names,
                )
            )
        if len(found) == 1 and comparison != "!=":
            only = found[0]
            return lambda entry: read(entry) is only
        if comparison == "!=":
            return lambda entry: read(entry) not in found
        return lambda entry: read(entry) in found

    return Field(name, short, "choice", about, example, predicate)


def _flag(name: str, about: str, example: str, *, tags: bool = False) -> Field:
    """Yes or no; with `tags` also the name of what is there (a group, a FAQ version)."""
    read = attrgetter(name)

    def predicate(comparison: str, value: str, _places: Places) -> Predicate:
        _equality(comparison, name)
        wanted = fold(value)
        negated = comparison == "!="
        if wanted in _YES or wanted in _NO:
            expected = (wanted in _YES) != negated
            return lambda entry: bool(read(entry)) is expected
        if not tags:
            raise BadValueError(said("{field} is yes or no, not {text!r}", field=name, text=value))
        return lambda entry: (f" {wanted}" in read(entry)) is not negated

    return Field(name, None, "yes or no", about, example, predicate)


def _in(comparison: str, value: str, places: Places) -> Predicate:
    _equality(comparison, "in")
    if not places:
        raise BadValueError(said("there is no deck or collection to look in"))
    wanted = fold(value)
    names = [name for name in places if fold(name).startswith(wanted)]
    if not wanted or not names:
        raise BadValueError(
            said("in: one of {places}", places=", ".join(places)), unfinished=not wanted
        )
    sets = places[names[0]]
    if comparison == "!=":
        return lambda entry: entry.set not in sets
    return lambda entry: entry.set in sets


_TYPES = {f"{kind.value}s": kind for kind in CardType} | {
    "fate card": CardType.FATE,
    "fate cards": CardType.FATE,
}
_SIDES = {"ls": Side.LIGHT, "ds": Side.DARK, "light side": Side.LIGHT, "dark side": Side.DARK}
_AFFILIATIONS = {
    "ra": Affiliation.REBEL_ALLIANCE,
    "rebels": Affiliation.REBEL_ALLIANCE,
    "sas": Affiliation.SMUGGLERS_AND_SPIES,
    "ss": Affiliation.SMUGGLERS_AND_SPIES,
    "s and s": Affiliation.SMUGGLERS_AND_SPIES,
    "in": Affiliation.IMPERIAL_NAVY,
    "sav": Affiliation.SCUM_AND_VILLAINY,
    "sv": Affiliation.SCUM_AND_VILLAINY,
    "s and v": Affiliation.SCUM_AND_VILLAINY,
}

FIELDS: tuple[Field, ...] = (
    _text("title", "n", mark("the title"), "title:skywalker", anywhere=True),
    _choice("type", "t", CardType, _TYPES, mark("the card type"), "type:unit"),
    _choice("side", "s", Side, _SIDES, mark("light or dark"), "side:dark"),
    _choice(
        "affiliation",
        "a",
        Affiliation,
        _AFFILIATIONS,
        mark("the card's affiliation"),
        "affiliation:jedi",
    ),
    _text("trait", "k", mark("a trait"), 'trait:"force user"'),
    _text("keyword", "w", mark("a keyword"), "keyword:elite"),
    _text(
        *("text", "x"),
        mark("the rules text, as far as it is written down, and what your card packs print"),
        "text:enhance",
    ),
    _text("product", "p", mark("the box or pack"), "product:hoth"),
    _text("cycle", "y", mark("the cycle"), "cycle:endor"),
    _number("set", "e", mark("the objective set's number"), "set<=36"),
    _number("number", "#", mark("the card's printed number"), "#:157"),
    _number("cost", "c", mark("the cost"), "cost>=4"),
    _number("force", "f", mark("Force icons"), "force:3"),
    _number("capacity", "h", mark("damage capacity"), "capacity>5"),
    _number("resources", "r", mark("resources generated"), "resources:2"),
    _number("priority", "i", mark("a fate card's priority"), "priority<4"),
    _number("unit", "u", mark("unit damage icons (normal)"), "unit>=2"),
    _number("blast", "b", mark("blast damage icons (normal)"), "blast>=2"),
    _number("tactics", "o", mark("tactics icons (normal)"), "tactics:1"),
    _number("edge-unit", "eu", mark("unit damage icons that need the edge"), "edge-unit:1"),
    _number("edge-blast", "eb", mark("blast damage icons that need the edge"), "edge-blast:1"),
    _number("edge-tactics", "eo", mark("tactics icons that need the edge"), "edge-tactics:1"),
    _flag("unique", mark("unique cards"), "unique:yes"),
    _flag("limited", mark("cards with the keyword Limited"), "limited:yes"),
    _flag("limit1", mark("limit 1 per objective deck, errata included"), "limit1:yes"),
    _flag("locked", mark("sets for one affiliation only"), "locked:yes"),
    _flag(
        "restricted",
        mark("sets in a restricted group, or in that group"),
        "restricted:ls-5",
        tags=True,
    ),
    _flag("errata", mark("cards with errata, or with that entry"), "errata:v5.0", tags=True),
    Field("in", None, "place", mark("sets in the deck or the collection"), "in:deck", _in),
)

BY_NAME: dict[str, Field] = {field.name: field for field in FIELDS} | {
    field.short: field for field in FIELDS if field.short
}
