"""The words of the language, read from its models: for suggestions and for the reference page."""

import sys
from collections.abc import Iterator
from types import ModuleType

from swlcg_deck.cards.abilities import (
    amounts,
    cannot,
    conditions,
    costs,
    damage,
    gains,
    lines,
    modifiers,
    selections,
    triggers,
)
from swlcg_deck.cards.abilities.kinds import VERB
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.filters import CardFilter, Range

_PARTS: tuple[tuple[str, tuple[ModuleType, ...]], ...] = (
    ("Lines", (lines,)),
    ("Triggers", (triggers,)),
    ("Conditions", (conditions,)),
    ("Selections", (selections,)),
    ("Amounts", (amounts,)),
    ("Modifiers", (gains, costs, damage, cannot, modifiers)),
)


def families() -> Iterator[tuple[str, tuple[type[Node], ...]]]:
    """Each part of the language and each family of verbs, with its models."""
    for title, modules in _PARTS:
        yield title, tuple(model for module in modules for model in _models_of(module))
    for name in dict.fromkeys(verb.__module__ for verb in VERB.nodes):
        title = f"Verbs: {name.rpartition('.')[2]}"
        yield title, tuple(verb for verb in VERB.nodes if verb.__module__ == name)


def about(verb: type[Node]) -> str:
    """What the family of a verb is about."""
    return (sys.modules[verb.__module__].__doc__ or "").partition("\n\n")[0]


def _models_of(module: ModuleType) -> Iterator[type[Node]]:
    """The models that a module defines, in its order."""
    for name, found in vars(module).items():
        is_model = isinstance(found, type) and issubclass(found, Node)
        if is_model and found.__module__ == module.__name__ and not name.startswith("_"):
            yield found


def keys_of(model: "type[Node] | type[CardFilter] | type[Range]") -> list[str]:
    """The keys of a model as they stand in a file."""
    return [info.alias or name for name, info in model.model_fields.items()]


def all_keys() -> tuple[str, ...]:
    """Every key that can stand anywhere in an ability."""
    keys = [key for _, models in families() for model in models for key in keys_of(model)]
    return tuple(dict.fromkeys((*keys, *keys_of(CardFilter), *keys_of(Range), *triggers.EVENTS)))


def all_words() -> frozenset[str]:
    """The words by which a mapping is known to be a line, a verb, a condition or an amount."""
    nodes = (model for _, models in families() for model in models)
    return frozenset(model.word for model in nodes if model.word in keys_of(model))
