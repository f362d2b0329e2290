"""Damage, focus and shield tokens."""

from typing import Any

from swlcg_deck.cards.abilities.selections import Cards
from swlcg_deck.engine.core.ability import Amount, CardTest, Verb
from swlcg_deck.engine.core.event import COST, EFFECT
from swlcg_deck.engine.rules.focus import can_be_focused
from swlcg_deck.engine.texts.selections import pick_cards, unless_target
from swlcg_deck.engine.texts.tables import Compile
from swlcg_deck.engine.texts.text import Text, number
from swlcg_deck.engine.texts.verbs import tokens
from swlcg_deck.engine.texts.verbs.flow import Tally
from swlcg_deck.engine.texts.verbs.force import (
    MoveForceCard,
    has_force_card,
    may_bear_force_card,
)

_TOKENS = ("focus", "damage", "shield")
_REMOVERS = {
    "focus": tokens.RemoveFocus,
    "damage": tokens.RemoveDamage,
    "shield": tokens.RemoveShield,
}
_MOVERS = {"focus": tokens.MoveFocus, "damage": tokens.MoveDamage, "shield": tokens.MoveShield}


def _place(node: Any, text: Text) -> list[Verb]:
    many = text.amount(node.amount)  # how many tokens is read before on how many cards
    before, to = pick_cards(node.to, text, hurts=_hurts(node.place, text), divide=node.divide)
    if node.place == "damage":
        return [*before, tokens.Deal(to, many, node.divide, node.by, node.cannot_be == "shielded")]
    if node.place == "focus":
        return [*before, tokens.PlaceFocus(to, many)]
    return [*before, tokens.PlaceShield(to, node.again, many)]


def _hurts(kind: str, text: Text) -> str:
    """The cause by which tokens of this kind damage those they are put on."""
    return "" if kind != "damage" else COST if text.paying else EFFECT


def _has(cards: Cards, *kinds: str) -> CardTest | None:
    """Whether a card has some of the tokens that are to be taken off."""
    return unless_target(
        cards, lambda state, scope, card: any(getattr(state, kind)[card] for kind in kinds)
    )


def _remove(node: Any, text: Text) -> list[Verb]:
    kinds = _TOKENS if node.remove == "any" else (node.remove,)
    open_, amount = node.amount == "any" or node.up_to, number(node.amount, text)
    before, ref = pick_cards(node.from_, text, _has(node.from_, *kinds))
    if not open_ and (len(kinds) == 1 or amount is None):
        return [*before, *_counted(node, [_REMOVERS[kind](ref, amount) for kind in kinds])]
    least = 1 if open_ and text.paying else 0
    return [
        *before,
        *_chosen(ref, kinds, amount, least=least, exactly=not open_),
        *_counted(node, [_REMOVERS[kind](ref, chosen=_how_many(kind)) for kind in kinds]),
    ]


def _counted(node: Any, removers: list[Verb]) -> list[Verb]:
    """With a name for how many were really taken off, kind by kind, where the text gives one."""
    if node.bind is None:
        return removers
    return [verb for one in removers for verb in (one, Tally(node.bind))]


def _chosen(
    ref: str, kinds: tuple[str, ...], amount: Amount | None, *, least: int, exactly: bool
) -> list[Verb]:
    """How many tokens of each kind, asked kind by kind: the number is of all kinds together."""
    return [
        tokens.ChooseTokens(
            _how_many(kind),
            ref,
            kind,
            amount,
            least,
            before=tuple(map(_how_many, kinds[:place])),
            after=kinds[place + 1 :],
            exactly=exactly,
        )
        for place, kind in enumerate(kinds)
    ]


def _how_many(kind: str) -> str:
    return f"how_many_{kind}"


def _move(node: Any, text: Text) -> list[Verb]:
    if node.move == "force_card":
        return _move_force_card(node, text)
    mover, kind, amount = _MOVERS[node.move], node.move, number(node.amount, text)
    first, giver = pick_cards(node.from_, text, _has(node.from_, node.move))
    second, taker = pick_cards(node.to, text, hurts=_hurts(kind, text))
    if node.amount != "any" and not node.up_to:
        return [*first, *second, mover(giver, taker, amount)]
    open_ = _chosen(giver, (kind,), amount, least=int(text.paying), exactly=False)
    return [*first, *second, *open_, mover(giver, taker, chosen=_how_many(kind))]


def _move_force_card(node: Any, text: Text) -> list[Verb]:
    first, giver = pick_cards(node.from_, text, unless_target(node.from_, has_force_card))
    second, taker = pick_cards(node.to, text, unless_target(node.to, may_bear_force_card))
    return [*first, *second, MoveForceCard(giver, taker)]


def _focus(node: Any, text: Text) -> list[Verb]:
    before, ref = pick_cards(node.focus, text, can_be_focused)
    return [*before, tokens.FocusCard(ref, node.tokens)]


WORDS: dict[str, Compile] = {
    "place": _place,
    "remove": _remove,
    "move": _move,
    "focus": _focus,
}
