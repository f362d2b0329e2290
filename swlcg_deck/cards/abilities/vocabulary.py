"""The words of the language, read from its models: for suggestions and for the reference page."""

from collections.abc import Iterator
from types import ModuleType

from swlcg_deck.cards.abilities import (
    amounts,
    conditions,
    lines,
    modifiers,
    selections,
    triggers,
)
from swlcg_deck.cards.abilities.nodes import Node
from swlcg_deck.cards.abilities.verbs import cards, effects, engagement, flow, tokens
from swlcg_deck.cards.filters import CardFilter, Range

FAMILIES: tuple[tuple[str, ModuleType], ...] = (
    ("Lines", lines),
    ("Triggers", triggers),
    ("Conditions", conditions),
    ("Selections", selections),
    ("Amounts", amounts),
    ("Modifiers", modifiers),
    ("Verbs: tokens", tokens),
    ("Verbs: cards", cards),
    ("Verbs: engagement, Force, dial", engagement),
    ("Verbs: order and choice", flow),
    ("Verbs: effects about effects", effects),
)


def models_of(module: ModuleType) -> Iterator[type[Node]]:
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
    nodes = [model for _, module in FAMILIES for model in models_of(module)]
    keys = [key for model in nodes for key in keys_of(model)]
    return tuple(dict.fromkeys((*keys, *keys_of(CardFilter), *keys_of(Range), *triggers.EVENTS)))


def all_words() -> frozenset[str]:
    """The words by which a mapping is known to be a line, a verb, a condition or an amount."""
    nodes = (model for _, module in FAMILIES for model in models_of(module))
    return frozenset(model.word for model in nodes if model.word in keys_of(model))
