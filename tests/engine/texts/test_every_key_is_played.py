"""The contract of the language: whatever stands in a line is played and said.

Each key of every line is left out in turn. What the language still accepts must then be played
otherwise and read otherwise. Looked at are all lines of written cards, the example of each verb and
the recipes of the cookbook; together they have every key that a model knows.
"""

import json
from collections.abc import Iterator
from typing import Any

from key_examples import LINES
from pydantic import BaseModel, ValidationError
from verb_examples import EXAMPLES
from what_is_compiled import what_is_played

from swlcg_deck.cards.abilities.english import tables as english
from swlcg_deck.cards.abilities.english.lines import in_english
from swlcg_deck.cards.abilities.english.tables import NoEnglishError
from swlcg_deck.cards.abilities.names import misused
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.reading import is_missing, language
from swlcg_deck.cards.abilities.recipes import CHAPTERS
from swlcg_deck.cards.abilities.vocabulary import families
from swlcg_deck.cards.filters import CardFilter, Range, Same
from swlcg_deck.engine.texts import selections
from swlcg_deck.engine.texts.tables import VERBS
from swlcg_deck.engine.texts.verbs.cards import Draw
from swlcg_deck.files.strict_yaml import read_yaml

Tree = dict[str, Any]
Path = tuple[str | int, ...]


def lines(pool) -> dict[str, str]:
    """Every line, and where it is from."""
    found: dict[str, str] = {}
    for card in pool.cards:
        for line in () if card.abilities == "unwritten" else card.abilities:
            if not is_missing(line) and "scripted" not in line:
                found.setdefault(line, card.code)
    for verb in EXAMPLES:
        line = next(line for line in around(verb) if read(line) is not None)
        found.setdefault(json.dumps(line), f"the example {verb}")
    for chapter in CHAPTERS:
        for recipe in chapter.recipes:
            line = read_yaml(chapter.frame.line.replace("@", recipe))
            found.setdefault(json.dumps(line), f"the recipe {recipe}")
    for text in LINES:
        found.setdefault(json.dumps(read_yaml(text)), text)
    return found


def around(verb: Tree) -> Iterator[Tree]:
    """Lines in which a verb may stand: done at any time, to an event, or after it."""
    yield {"action": {"do": [verb]}}
    yield {"interrupt": {"when": {"damaged": {"type": "unit"}}, "do": [verb]}}
    yield {"reaction": {"when": {"effect_resolved": "any"}, "do": [verb]}}
    for event in ("icons_resolved", "strike_chosen"):
        for kind in ("interrupt", "reaction"):
            yield {kind: {"when": {event: {"type": "unit"}}, "do": [verb]}}


def shortened(tree: Tree) -> Iterator[tuple[Path, Tree]]:
    """The line without each of its keys, and without each of several in a list."""
    for path in _places(tree, ()):
        less = json.loads(json.dumps(tree))
        part = less
        for step in path[:-1]:
            part = part[step]
        del part[path[-1]]
        yield path, less


def _places(part: Any, path: Path) -> Iterator[Path]:
    inside = part.items() if isinstance(part, dict) else ()
    if isinstance(part, list):
        inside = enumerate(part)
    for step, one in inside:
        if isinstance(part, dict) or len(part) > 1:
            yield (*path, step)
        yield from _places(one, (*path, step))


def read(tree: Tree) -> Node | None:
    """The line, if the language accepts it."""
    try:
        line = language().validate_python(tree)
        in_english(line)
    except (ValidationError, NoEnglishError):
        return None
    return None if list(misused(line, may_be_attached=True)) else line


def is_said_anyway(path: Path, tree: Tree) -> bool:
    """What may be written and says nothing more than the rest."""
    *above, key = path
    part: Any = tree
    for step in above:
        part = part[step]
    if key == "controller":  # of a place without it your own; of what a name holds whose they are
        return ("in" in part and part[key] == "you") or "among" in part
    return (
        (key == "in" and "among" in part)
        or key == "bind"
        or (key == "type" and "title" in part)
        or (key == "via" and part[key] == "effect" and part.get("be") == "affected")
        or (key == "usable_from" and "completed" in str(part.get("when")))
    )


NOT_PLAYED = {"unlabelled"}
"""How a line is printed."""
NOT_SAID = {("constant", "in")}
"""Where a card is that may be played from there."""


def complaints(line: str, card: Any) -> Iterator[str]:
    """The keys of a line that are not played, or not said."""
    tree = json.loads(line)
    whole = read(tree)
    assert whole is not None, line
    played, said = what_is_played(whole, card), in_english(whole)
    for path, less in shortened(tree):
        rest = read(less)
        if rest is None or rest == whole or is_said_anyway(path, tree):
            continue
        where = ".".join(map(str, path))
        if path[-1] not in NOT_PLAYED and what_is_played(rest, card) == played:
            yield f"{where} is not played"
        if path not in NOT_SAID and in_english(rest) == said:
            yield f"{where} is not said"


def test_whatever_stands_in_a_line_is_played_and_said(pool):
    card = pool.card(1, 2)
    found = {
        f"{where}: {complaint}"
        for line, where in lines(pool).items()
        for complaint in complaints(line, card)
    }
    assert found == set()


OF_BOTH = "action: {do: [{draw: 2, by: opponent}]}"


def test_a_key_that_the_compiler_forgets_is_found(pool, monkeypatch):
    line, card = json.dumps(read_yaml(OF_BOTH)), pool.card(1, 2)
    assert list(complaints(line, card)) == []
    monkeypatch.setitem(VERBS, "draw", lambda node, text: [Draw(node.draw)])
    assert list(complaints(line, card)) == ["action.do.0.by is not played"]


def test_a_key_that_the_english_forgets_is_found(pool, monkeypatch):
    line, card = json.dumps(read_yaml(OF_BOTH)), pool.card(1, 2)
    monkeypatch.setitem(english.VERBS, "draw", lambda verb, speaker: f"draw {verb.draw} cards")
    assert list(complaints(line, card)) == ["action.do.0.by is not said"]


def test_a_filter_that_the_compiler_forgets_is_found(pool, monkeypatch):
    line = json.dumps(read_yaml("action: {do: [{destroy: {each: {type: unit, trait: Ewok}}}]}"))
    card = pool.card(1, 2)
    assert list(complaints(line, card)) == []
    compiled = selections.compiled
    monkeypatch.setattr(
        selections, "compiled", lambda what: compiled(what.model_copy(update={"trait": None}))
    )
    assert list(complaints(line, card)) == ["action.do.0.destroy.each.trait is not played"]


NEVER_LEFT_OUT = {
    *("UnwrittenLine.unwritten", "ScriptLine.scripted", "ScriptLine.text"),
    *("Search.bind", "Rescue.bind", "NameSomething.bind"),
}
"""What is compiled apart, and names that have another one if nothing is said."""


def keys_used(part: Any) -> Iterator[str]:
    """Every key that has another value than where nothing is said."""
    if isinstance(part, BaseModel):
        for name, info in type(part).model_fields.items():
            value = getattr(part, name)
            if value != info.default:
                yield f"{type(part).__name__}.{name}"
            yield from keys_used(value)
    elif isinstance(part, tuple):
        for one in part:
            yield from keys_used(one)


def test_every_key_stands_in_some_line(pool):
    """A new key comes with a card, or with a line in `key_examples.py`."""
    models = [*(model for _, some in families() for model in some), CardFilter, Range, Same]
    known = {f"{model.__name__}.{name}" for model in models for name in model.model_fields}
    used = {key for line in lines(pool) for key in keys_used(language().validate_json(line))}
    assert known - used - NEVER_LEFT_OUT == set()
