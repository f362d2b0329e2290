"""Modifiers of the language as modifiers of the engine, several where one node says several."""

from collections.abc import Callable
from typing import Any, get_args

from swlcg_deck.cards.abilities import modifiers as words
from swlcg_deck.cards.abilities.nodes import Player
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.engine.core.ability import Amount, CardTest, Modifier, Scope
from swlcg_deck.engine.core.constants import DARK, ICON_KEYS, PLAYERS
from swlcg_deck.engine.core.printed_card import AFFILIATION_BITS
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled, in_its_zone
from swlcg_deck.engine.texts.amounts import Read, amount
from swlcg_deck.engine.texts.cannot import attackers, cannot, may, must
from swlcg_deck.engine.texts.costs import cost_changed, enters_with
from swlcg_deck.engine.texts.damage import damage_dealt
from swlcg_deck.engine.texts.filters import meant
from swlcg_deck.engine.texts.gains import gained, lost
from swlcg_deck.engine.texts.vocabulary import player_of

_PLAYERS = get_args(Player)
Make = Callable[[Any, CardTest, Read], list[Modifier]]


def modifiers(node: words.Modifier, read: Read = amount, on: Any = None) -> list[Modifier]:
    """Everything the node changes, on the same cards or players: `on`, or what it says itself."""
    about = node.of if on is None else on
    of = whom(about)
    found: list[Modifier] = []
    for name, make in WORDS.items():
        value = getattr(node, name)
        if name == "contributes" and value is not None and about in _PLAYERS:
            found += _contributed_by(value, of, read)
        elif value is not None and value is not False:
            found += make(value, _with_his_cards(of) if _is_of_cards(name, about) else of, read)
    return found


def _is_of_cards(name: str, about: Any) -> bool:
    """Whether a key that is on a player is asked of his cards: of what he plays, uses, draws with
    his affiliation card."""
    return name in ("cost", "ignore_match", "enters_with", "cannot") and about in _PLAYERS


def _with_his_cards(of: CardTest) -> CardTest:
    return lambda state, scope, card: of(state, scope, state.controller[card])


def whom(of: Any) -> CardTest:
    """What a modifier is on: a player, a card that is known, or all that fit and are where the
    filter says, which is in play if it says nothing."""
    if isinstance(of, CardFilter):
        return in_its_zone(of)
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
    if what in ("force", "resources"):
        return [Modifier(what=what, of=of, double=True)]
    keys = range(6) if what == "icons" else (ICON_KEYS[what],)
    return [Modifier(what="icons", of=of, key=key, double=True) for key in keys]


def _contributes(node: words.Contributes, of: CardTest, read: Read) -> list[Modifier]:
    """A card does so to the side of its controller."""
    return [Modifier(what=_CONTESTS[node.to], of=_your_side, add=read(node.force))]


_CONTESTS = {"struggle": "struggle", "edge": "edge total"}


def _contributed_by(node: words.Contributes, of: CardTest, read: Read) -> list[Modifier]:
    """Players do so to their own sides, each with what is his."""
    force = read(node.force)
    return [
        Modifier(what=_CONTESTS[node.to], of=_only(player, of), add=_as_seen_by(player, force))
        for player in PLAYERS
    ]


def _struggle(number: Any, of: CardTest, read: Read) -> list[Modifier]:
    total = read(number)
    return [
        Modifier(what="struggle total", of=_only(player, of), fixed=_as_seen_by(player, total))
        for player in PLAYERS
    ]


def _only(player: int, of: CardTest) -> CardTest:
    return lambda state, scope, one: one == player and of(state, scope, one)


def _as_seen_by(player: int, number: Amount) -> Amount:
    """A number in which a player is `that_player`."""
    if isinstance(number, int):
        return number
    return lambda state, scope: number(state, scope.bound("that_player", player))


def _additional(what: Any, of: CardTest, read: Read) -> list[Modifier]:
    if what == "dial":
        return [Modifier(what="dial", of=lambda state, scope, player: player == DARK, add=1)]
    return [Modifier(what="additional", of=of, key=what)]


def _rule(what: str) -> Make:
    """A rule rather than a number is changed."""
    return lambda value, of, read: [Modifier(what=what, of=of, add=1)]


def _first_faceup(player: str, of: CardTest, read: Read) -> list[Modifier]:
    """The player who is named, whatever bears the text."""
    return [Modifier(what="first edge card faceup", of=whom(player), add=1)]


_CONSIDERED = {
    "committed": "committed",
    "in_struggle": "in struggle",
    "with_edge": "with edge",
    "unopposed": "unopposed attack",
    "in_hand": "in hand",
    "in_edge_stack": "in edge stack",
}

WORDS: dict[str, Make] = {
    "gain": gained,
    "lose": lost,
    "double": lambda what, of, read: _doubled(what, of),
    "cost": cost_changed,
    "unopposed": lambda number, of, read: [Modifier(what="unopposed", of=of, fixed=read(number))],
    "contributes": _contributes,
    "additional": _additional,
    "struggle": _struggle,
    "wins_ties": _rule("wins ties"),
    "cannot": lambda node, of, read: cannot(node, of),
    "must": lambda node, of, read: must(node, of),
    "may": lambda node, of, read: may(node, of),
    "attackers": lambda node, of, read: attackers(node, of),
    "defenders": lambda node, of, read: [
        Modifier(what="least defenders", of=of, fixed=node.at_least)
    ],
    "ignore_match": _rule("ignore match"),
    "pays_for": lambda what, of, read: [Modifier(what="pays for", of=of, key=compiled(what))],
    "also_matches": lambda word, of, read: [
        Modifier(what="match", of=of, key=AFFILIATION_BITS[word])
    ],
    "blank": _rule("blank"),
    "considered": lambda word, of, read: [Modifier(what=_CONSIDERED[word], of=of, add=1)],
    "icons_as": lambda word, of, read: [Modifier(what="icons as", of=of, key=word)],
    "damage": lambda node, of, read: damage_dealt(node, of),
    "fate_again": _rule("fate again"),
    "extra_pilot": _rule("extra pilot"),
    "enters_with": lambda node, of, read: [enters_with(node, of, read)],
    "first_edge_card_faceup": _first_faceup,
}
"""For each key of a modifier what it changes, given its value and what it is on."""
