"""What a line is compiled to, in a form that can be compared: two lines that are played alike have
the same."""

import dataclasses
from types import CodeType, FunctionType, MethodType
from typing import Any

from pydantic import BaseModel

from swlcg_deck.cards.abilities.english.speaker import Speaker
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.engine.core.printed_card import Face
from swlcg_deck.engine.texts.lines import FaceText


def what_is_played(line: Node, card: Any) -> Any:
    """All abilities of a face with this line; how it reads is no part of it."""
    face = Face(card)
    text = FaceText(face, Speaker("this unit"))
    text.add(line)
    abilities = [dataclasses.replace(ability, text="") for ability in text.abilities]
    return _form((abilities, face.pilot_host, face.pilot_cost, face.numerals), ())


def _form(value: Any, above: tuple[int, ...]) -> Any:
    if id(value) in above:
        return "..."
    above = (*above, id(value))
    if isinstance(value, FunctionType):
        return _of_function(value, above)
    if isinstance(value, MethodType):
        return "method", _form(value.__func__, above), _form(value.__self__, above)
    if isinstance(value, (tuple, list)):
        return tuple(_form(one, above) for one in value)
    if isinstance(value, dict):
        return tuple((_form(key, above), _form(one, above)) for key, one in value.items())
    if isinstance(value, BaseModel):
        return "node", value.model_dump_json()
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in dataclasses.fields(value)]
        return type(value).__name__, *((name, _form(getattr(value, name), above)) for name in names)
    return repr(value)


def _of_function(function: FunctionType, above: tuple[int, ...]) -> Any:
    """What it has from around it; of a node of the language the keys that it asks for."""
    asked = _names(function.__code__)
    closed = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    cells = []
    for name, cell in closed:
        try:
            value = cell.cell_contents
        except ValueError:  # a function that has not been given its name yet
            continue
        if isinstance(value, BaseModel):
            keys = [key for key in type(value).model_fields if key in asked]
            cells.append((name, *((key, _form(getattr(value, key), above)) for key in keys)))
        else:
            cells.append((name, _form(value, above)))
    defaults = _form(function.__defaults__ or (), above)
    return function.__qualname__, function.__code__.co_firstlineno, tuple(cells), defaults


def _names(code: CodeType) -> set[str]:
    """Every attribute that a function asks for, those inside it too."""
    inside = [_names(one) for one in code.co_consts if isinstance(one, CodeType)]
    return set(code.co_names).union(*inside)
