"""Choices whose outcome a name holds."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.engine.core.ability import Amount, Scope, Verb, amount_of
from swlcg_deck.engine.core.constants import ICON_KEYS, KIND_NAMES, MISSION, NOBODY, SIDE_NAMES
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import described
from swlcg_deck.engine.facts.characteristics import icons, keywords
from swlcg_deck.engine.texts.amounts import amount
from swlcg_deck.engine.texts.selections import pick_cards
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text
from swlcg_deck.engine.texts.verbs.choosing import ChoosePlayer, ChooseValue, Values
from swlcg_deck.engine.texts.vocabulary import icon_word


def _name(node: Any, text: Text) -> list[Verb]:
    if node.name == "player":
        return [ChoosePlayer("that_player", SIDE_NAMES, node.by)]
    if node.name == "number":
        text.has_x = True
        return [ChooseValue("x", _between(amount(node.at_least), amount(node.at_most)), node.by)]
    name = text.name(node.bind, targeting=False)
    values = _VALUES[node.name](node)
    return [ChooseValue(name, values, node.by, amount(node.pick), again=node.again)]


def _titles(kind: int) -> Values:
    """The titles of a kind of card (or of all) that are in this game."""
    return lambda state, scope: tuple(
        sorted(dict.fromkeys(f.title for f in state.faces if kind in (NOBODY, f.kind)))
    )


def _traits(node: Any) -> Values:
    """All traits that are in this game, in small letters: no title is written so."""
    without = {trait.casefold() for trait in node.not_ or ()}
    return lambda state, scope: tuple(
        sorted({trait for face in state.faces for trait in face.traits} - without)
    )


def _icons(node: Any) -> Values:
    """Those that are asked for, or all that the cards have; else the three types."""
    asked = node.of or (tuple(ICON_KEYS) if node.among is not None else tuple(ICON_KEYS)[:3])
    if node.among is None:
        return tuple(map(icon_word, asked))
    cards = described(node.among)

    def values(state: State, scope: Scope) -> tuple[str, ...]:
        there = cards(state, scope)
        return tuple(
            icon_word(one)
            for one in asked
            if any(icons(state, card)[ICON_KEYS[one]] for card in there)
        )

    return values


def _keywords(node: Any) -> Values:
    cards = described(node.among)
    return lambda state, scope: tuple(
        dict.fromkeys(word for card in cards(state, scope) for word in keywords(state, card))
    )


_VALUES: dict[str, Callable[[Any], Values]] = {
    "card": lambda node: _titles(NOBODY),
    "unit": lambda node: _titles(KIND_NAMES.index("unit")),
    "type": lambda node: KIND_NAMES[: MISSION + 1],
    "trait": _traits,
    "icon": _icons,
    "keyword": _keywords,
}
"""What there is to be named, of each kind."""


def _between(low: Amount, high: Amount) -> Callable[[State, Scope], tuple[int, ...]]:
    return lambda state, scope: tuple(
        range(amount_of(state, scope, low), amount_of(state, scope, high) + 1)
    )


WORDS: dict[str, Compile] = {
    "pick": lambda node, text: pick_cards(node.pick, text, least=0)[0],
    "name": _name,
}
