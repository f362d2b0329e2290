"""Which keys a mapping of the language can have: for one that has another."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from swlcg_deck.cards.abilities.kinds import LINE, Kind
from swlcg_deck.cards.abilities.triggers import EVENTS, KEYS, Trigger
from swlcg_deck.cards.abilities.vocabulary import keys_of
from swlcg_deck.files.strict_yaml import Path, Tree

Form = type[BaseModel] | Kind


def keys_at(line: Tree, path: Path) -> tuple[str, ...]:
    """The keys that the mapping at a place of a line can have; none where that is not known."""
    forms: list[Form] = [LINE]
    node: Any = line
    for part in path:
        if isinstance(part, str):
            model = _model(forms, node)
            forms = list(_forms(model).get(part, ())) if model is not None else []
            node = node.get(part) if isinstance(node, Mapping) else None
        elif isinstance(node, list):
            node = node[part]
    model = _model(forms, node)
    if model is None:
        return ()
    if model is Trigger:
        return _of_event(node)
    return tuple(keys_of(model))  # type: ignore[arg-type]


def _of_event(node: Tree) -> tuple[str, ...]:
    event = next((key for key in EVENTS if isinstance(node, dict) and key in node), None)
    if event is None:
        return ()
    fields = Trigger.model_fields
    return (event, *(info.alias or key for key, info in fields.items() if key in _known(event)))


def _known(event: str) -> frozenset[str]:
    return KEYS[event] | {"during"}


def _model(forms: list[Form], node: Any) -> type[BaseModel] | None:
    """What a mapping is meant to be: of several nodes the one whose word it has."""
    if not isinstance(node, Mapping):
        return None
    for form in forms:
        if isinstance(form, Kind):
            for one in form.nodes:
                if one.word in node:
                    return one
    plain = [form for form in forms if not isinstance(form, Kind)]
    return plain[0] if plain else None


@cache
def _forms(model: type[BaseModel]) -> dict[str, tuple[Form, ...]]:
    """What may stand at each key of a model."""
    hints = get_type_hints(model, include_extras=True)
    found = {
        info.alias or name: tuple(dict.fromkeys(_in_hint(hints[name])))
        for name, info in model.model_fields.items()
    }
    if model is Trigger:
        found |= dict.fromkeys(EVENTS, found["subject"])
    return found


def _in_hint(hint: Any) -> Iterator[Form]:
    kinds = [one for one in get_args(hint)[1:] if isinstance(one, Kind)]
    if get_origin(hint) is Annotated and kinds:
        yield kinds[0]
    elif isinstance(hint, type) and issubclass(hint, BaseModel):
        yield hint
    else:
        for one in get_args(hint):
            yield from _in_hint(one)
