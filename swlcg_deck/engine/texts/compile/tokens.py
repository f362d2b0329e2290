"""Damage, focus and shield tokens."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.abilities.selections import Cards
from swlcg_deck.cards.abilities.selections import Select as SelectWords
from swlcg_deck.engine.core.ability import CardTest, Scope, Verb
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.filter_words import referred
from swlcg_deck.engine.rules.focus import can_be_focused
from swlcg_deck.engine.texts.selections import pick_cards
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text, number
from swlcg_deck.engine.texts.verbs import tokens
from swlcg_deck.engine.texts.verbs.choosing import ChooseValue

_TOKENS = ("focus", "damage", "shield")
_REMOVERS = {
    "focus": tokens.RemoveFocus,
    "damage": tokens.RemoveDamage,
    "shield": tokens.RemoveShield,
}
_MOVERS = {"focus": tokens.MoveFocus, "damage": tokens.MoveDamage, "shield": tokens.MoveShield}


def _place(node: Any, text: Text) -> list[Verb]:
    before, to = pick_cards(node.to, text)
    if node.place == "damage":
        many = text.amount(node.amount)
        return [*before, tokens.Deal(to, many, node.divide, node.by)]
    if node.place == "focus":
        return [*before, tokens.PlaceFocus(to, text.amount(node.amount), node.by)]
    return [*before, tokens.PlaceShield(to, node.again)]


def _has(cards: Cards, *kinds: str) -> CardTest | None:
    """Whether a card has some of the tokens that are to be taken off. A target is what the card
    describes, and no more."""
    if isinstance(cards, SelectWords) and cards.target is not None:
        return None
    return lambda state, scope, card: any(getattr(state, kind)[card] for kind in kinds)


def _remove(node: Any, text: Text) -> list[Verb]:
    kinds = _TOKENS if node.remove == "any" else (node.remove,)
    before, cards_ = pick_cards(node.from_, text, _has(node.from_, *kinds))
    made = before
    for kind in kinds:
        if node.amount == "any" or node.up_to:
            name = f"how_many_{kind}"
            made = [
                *made,
                ChooseValue(name, _tokens_on(cards_, kind)),
                _REMOVERS[kind](cards_, _named_number(name)),
            ]
        else:
            made = [*made, _REMOVERS[kind](cards_, number(node.amount, text))]
    return made


def _tokens_on(ref: str, kind: str) -> Callable[[State, Scope], tuple[int, ...]]:
    return lambda state, scope: tuple(
        range(max((getattr(state, kind)[c] for c in referred(state, scope, ref)), default=0) + 1)
    )


def _named_number(name: str) -> Callable[[State, Scope], int]:
    return lambda state, scope: int(scope.named(name, 0))


def _move(node: Any, text: Text) -> list[Verb]:
    first, giver = pick_cards(node.from_, text, _has(node.from_, node.move))
    second, taker = pick_cards(node.to, text)
    return [*first, *second, _MOVERS[node.move](giver, taker, number(node.amount, text))]


def _focus(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.focus, text, can_be_focused)
    return [*before, tokens.FocusCard(ref, node.tokens)]


WORDS: dict[str, Compile] = {
    "place": _place,
    "remove": _remove,
    "move": _move,
    "focus": _focus,
}
