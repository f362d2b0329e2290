"""Modifiers of the language as modifiers of the engine, several where one node says several."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.abilities import modifiers as words
from swlcg_deck.engine.core.ability import CardTest, Modifier, Scope
from swlcg_deck.engine.core.constants import opponent
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.texts.amounts import Read, amount, signed
from swlcg_deck.engine.texts.cannot import attackers, cannot
from swlcg_deck.engine.texts.costs import cost_changed
from swlcg_deck.engine.texts.filters import meant
from swlcg_deck.engine.texts.gains import gained
from swlcg_deck.engine.texts.vocabulary import ICON_KEYS, player_of

_PLAYERS = ("you", "opponent", "each_player", "that_player")
Make = Callable[[Any, CardTest, Read], list[Modifier]]


def modifiers(node: words.Modifier, read: Read = amount) -> list[Modifier]:
    """Everything the node changes, on the same cards or players."""
    of = whom(node.of)
    found: list[Modifier] = []
    for name, make in WORDS.items():
        value = getattr(node, name)
        if value is not None and value is not False:
            found += make(value, of, read)
    return found


def whom(of: Any) -> CardTest:
    """What a modifier is on: a player, a card that is known, or all that fit."""
    if of in _PLAYERS:
        if of == "each_player":
            return lambda state, scope, player: True
        return lambda state, scope, player: player == player_of(state, scope, of)
    if of == "host":
        return lambda state, scope, card: state.host[scope.source] == card
    if of == "self":
        return lambda state, scope, card: scope.source == card
    return meant(of)


def _your_side(state: State, scope: Scope, player: int) -> bool:
    return player == scope.you


def _doubled(what: str, of: CardTest) -> list[Modifier]:
    if what == "force":
        return [Modifier(what="force", of=of, double=True)]
    keys = range(6) if what == "icons" else (ICON_KEYS[what],)
    return [Modifier(what="icons", of=of, key=key, double=True) for key in keys]


def _reserve(number: int, of: CardTest, read: Read) -> list[Modifier]:
    change = signed(abs(number), 1 if number > 0 else -1, read)
    return [Modifier(what="reserve", of=of, add=change)]


def _contributes(node: words.Contributes, of: CardTest, read: Read) -> list[Modifier]:
    what = "struggle" if node.to == "struggle" else "edge total"
    return [Modifier(what=what, of=_your_side, add=read(node.force))]


def _ignore_match(value: Any, of: CardTest, read: Read) -> list[Modifier]:
    def played_by(state: State, scope: Scope, card: int) -> bool:
        return of(state, scope, state.controller[card])

    return [Modifier(what="ignore match", of=played_by, add=1)]


def _rule(what: str, on: CardTest | None = None) -> Make:
    """A rule rather than a number is changed."""
    return lambda value, of, read: [Modifier(what=what, of=on or of, add=1)]


def _opposing(state: State, scope: Scope, player: int) -> bool:
    return player == opponent(scope.you)


WORDS: dict[str, Make] = {
    "gain": lambda gain, of, read: gained(gain, of, 1, read),
    "lose": lambda gain, of, read: gained(gain, of, -1, read),
    "double": lambda what, of, read: _doubled(what, of),
    "cost": lambda cost, of, read: [cost_changed(cost, read)],
    "reserve": _reserve,
    "unopposed": lambda number, of, read: [Modifier(what="unopposed", of=of, fixed=read(number))],
    "contributes": _contributes,
    "cannot": lambda node, of, read: cannot(node, of),
    "attackers": lambda node, of, read: attackers(node, of),
    "ignore_match": _ignore_match,
    "match_any": _rule("match any"),
    "blank": _rule("blank"),
    "considered": _rule("committed"),
    "divides_unit_damage": _rule("divided damage"),
    "fate_again": _rule("fate again"),
    "extra_pilot": _rule("extra pilot"),
    "playable_from": _rule("playable from discard"),
    "first_edge_card_faceup": _rule("first edge card faceup", _opposing),
    "leaves_captured": lambda value, of, read: [],  # an ability of its own: lines.py
}
"""For each key of a modifier what it changes, given its value and what it is on."""
