"""Choices whose outcome a name holds."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.engine.core.ability import Scope, Verb
from swlcg_deck.engine.core.constants import ICON_NAMES, KIND_NAMES, NOBODY
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.texts.amounts import amount
from swlcg_deck.engine.texts.selections import pick_cards
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.verbs.choosing import ChooseValue


def _name(node: Any, text: Text) -> list[Verb]:
    name = text.name(node.bind, targeting=False)
    kind = KIND_NAMES.index(node.name) if node.name in KIND_NAMES else NOBODY
    return [ChooseValue(name, _titles(kind))]


def _titles(kind: int) -> Callable[[State, Scope], tuple[str, ...]]:
    """The titles of a kind of card (or of all) that are in this game."""
    return lambda state, scope: tuple(
        sorted(dict.fromkeys(f.title for f in state.faces if kind in (NOBODY, f.kind)))
    )


def _up_to(most: Any) -> Callable[[State, Scope], tuple[int, ...]]:
    limit = amount(most)
    return lambda state, scope: tuple(
        range((limit if isinstance(limit, int) else limit(state, scope)) + 1)
    )


WORDS: dict[str, Compile] = {
    "pick": lambda node, text: pick_cards(node.pick, text, least=0)[0],
    "name": _name,
    "choose_icon": lambda node, text: [ChooseValue(node.choose_icon, ICON_NAMES)],
    "choose_number": lambda node, text: [ChooseValue(node.choose_number, _up_to(node.at_most))],
}
