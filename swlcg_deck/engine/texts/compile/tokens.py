"""Damage, focus and shield tokens."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from swlcg_deck.engine.core.ability import Scope, Verb
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.filter_words import referred
from swlcg_deck.engine.rules.focus import can_be_focused
from swlcg_deck.engine.texts.selections import pick_cards
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text, number
from swlcg_deck.engine.texts.verbs import tokens
from swlcg_deck.engine.texts.verbs.choosing import ChooseValue, Select

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


def _remove(node: Any, text: Text) -> list[Verb]:
    before, cards_ = pick_cards(node.from_, text)
    kinds = _TOKENS if node.remove == "any" else (node.remove,)
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
    first, giver = pick_cards(node.from_, text)
    second, taker = pick_cards(node.to, text)
    return [*first, *second, _MOVERS[node.move](giver, taker, number(node.amount, text))]


def _focus(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.focus, text)
    able = [_focusable(verb) if isinstance(verb, Select) else verb for verb in before]
    return [*able, tokens.FocusCard(ref, node.tokens)]


def _focusable(select: Select) -> Select:
    """Only what can be focused is offered (FOCUS-03)."""

    def fits(state: State, scope: Scope, card: int) -> bool:
        return select.test(state, scope, card) and can_be_focused(state, scope, card)

    return replace(select, test=fits)


WORDS: dict[str, Compile] = {
    "place": _place,
    "remove": _remove,
    "move": _move,
    "focus": _focus,
}
