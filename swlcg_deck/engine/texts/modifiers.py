"""Modifiers of the language as modifiers of the engine, several where one node says several."""

from collections.abc import Callable
from typing import Any

from swlcg_deck.cards.abilities import modifiers as words
from swlcg_deck.cards.abilities.amounts import Amount as AmountWords
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import Keyword, KeywordName
from swlcg_deck.engine.core.ability import Amount, CardTest, EventTest, Modifier, Scope
from swlcg_deck.engine.core.constants import EVENT, ICON_NAMES, NOBODY, opponent
from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.core.printed_card import AFFILIATION_BITS
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.board import note_look_at_counts
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.facts.filter_words import referred
from swlcg_deck.engine.facts.printed_numbers import Numeral
from swlcg_deck.engine.texts.amounts import amount
from swlcg_deck.engine.texts.vocabulary import ICON_KEYS, player_of

_PLAYERS = ("you", "opponent", "each_player", "that_player")
_CANNOT = {
    "attacker": "attack",
    "defender": "defend",
    "focused": "focus_placed",
    "affected": "affected",
}
_DO = {"draw": "draw", "play": "played", "resolve_fate": "fate", "raise_reserve": "raise reserve"}


Read = Callable[[AmountWords], Amount]
"""How a number is read: in a text one that stands there as digits may be changed (DEF-13)."""
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
    if isinstance(of, CardFilter):
        return compiled(of)
    if of in _PLAYERS:
        if of == "each_player":
            return lambda state, scope, player: True
        return lambda state, scope, player: player == player_of(state, scope, of)
    if of == "host":
        return lambda state, scope, card: state.host[scope.source] == card
    if of == "self":
        return lambda state, scope, card: scope.source == card
    return lambda state, scope, card: card in referred(state, scope, of)


def _your_side(state: State, scope: Scope, player: int) -> bool:
    return player == scope.you


def _signed(value: Any, sign: int, read: Read = amount) -> Any:
    number = read(value)
    if isinstance(number, int):
        return sign * number
    if isinstance(number, Numeral):
        return number.signed(sign)
    return lambda state, scope: sign * number(state, scope)


def _gained(gain: words.Gain, of: CardTest, sign: int, read: Read) -> list[Modifier]:
    """Icons are drawn, not written: only the other numbers are numerals."""
    found = [
        Modifier(what="icons", of=of, key=key, add=_signed(getattr(gain, name), sign))
        for name, key in ICON_KEYS.items()
        if getattr(gain, name) != 0
    ]
    for what in ("capacity", "force", "resources"):
        if getattr(gain, what) != 0:
            change = _signed(getattr(gain, what), sign, read)
            found.append(Modifier(what=what, of=of, add=change))
    found += [_keyword(keyword, of, sign, read) for keyword in gain.keyword or ()]
    if gain.icon is not None:
        found += [
            Modifier(what="icons", of=of, key=key, add=_if_chosen(gain.icon, name))
            for key, name in enumerate(ICON_NAMES)
        ]
    if gain.icons_of is not None:
        found += [
            Modifier(what="icons", of=of, key=key, add=_icons_of(gain.icons_of, key))
            for key in range(6)
        ]
    if gain.trait is not None:
        found.append(Modifier(what="trait", of=of, key=gain.trait.casefold()))
    if gain.affiliation is not None:
        found.append(Modifier(what="affiliation", of=of, key=AFFILIATION_BITS[gain.affiliation]))
    return found


def _if_chosen(name: str, icon: str) -> Callable[[State, Scope], int]:
    return lambda state, scope: int(scope.named(name, "") == icon)


def _icons_of(ref: str, key: int) -> Callable[[State, Scope], int]:
    return lambda state, scope: sum(
        state.faces[card].icons[key] for card in referred(state, scope, ref)
    )


def _keyword(keyword: Keyword, of: CardTest, sign: int, read: Read) -> Modifier:
    if keyword.name is KeywordName.EDGE:
        value = keyword.value if isinstance(keyword.value, int) else 0
        return Modifier(what="edge", of=of, add=_signed(value, sign, read))
    if keyword.protects is not None:
        return Modifier(what="protect", of=of, key=compiled(keyword.protects))
    what = "keyword" if sign > 0 else "lose keyword"
    return Modifier(what=what, of=of, key=keyword.name.value)


def _doubled(what: str, of: CardTest) -> list[Modifier]:
    if what == "force":
        return [Modifier(what="force", of=of, double=True)]
    keys = range(6) if what == "icons" else (ICON_KEYS[what],)
    return [Modifier(what="icons", of=of, key=key, double=True) for key in keys]


def _cost(cost: words.Cost, read: Read) -> Modifier:
    """Costs are changed for cards that a player is about to play."""
    fits = compiled(cost.of) if cost.of is not None else None
    first, who, own = cost.first_each, cost.by, cost.of is None and cost.first_each is None

    def of(state: State, scope: Scope, card: int) -> bool:
        if own and scope.source == card:
            return True
        if state.controller[card] != player_of(state, scope, who):
            return False
        if fits is not None and not fits(state, scope, card):
            return False
        return first is None or not _played_before(state, scope, card, first, fits)

    what = "pilot cost" if cost.pilot else "cost"
    if cost.set is not None:
        return Modifier(what=what, of=of, fixed=read(cost.set))
    value, sign = (cost.plus, 1) if cost.plus != 0 else (cost.minus, -1)
    return Modifier(what=what, of=of, add=_signed(value, sign, read))


def _played_before(state: State, scope: Scope, card: int, this: str, fits: CardTest | None) -> bool:
    """Whether such a card has been played this turn or phase by the same player."""
    player = state.controller[card]
    note_look_at_counts(state, this, "card played")
    return any(
        key[:3] == (this, "card played", player) and (fits is None or fits(state, scope, key[3]))
        for key in state.counts
    )


def _cannot(node: words.Cannot, of: CardTest) -> list[Modifier]:
    against = _against(node)
    if node.do is not None:
        fits = compiled(node.of) if node.of is not None else None

        def barred(state: State, scope: Scope, card: int) -> bool:
            player = state.controller[card] if node.do != "draw" else card
            return of(state, scope, player) and (fits is None or fits(state, scope, card))

        return [Modifier(what="cannot", of=barred, key=_DO[node.do], against=against)]
    return [
        Modifier(what="cannot", of=of, key=_CANNOT.get(word, word), against=against)
        for word in node.be or ()
    ]


def _against(node: words.Cannot) -> EventTest | None:
    """Only what the enemy does, or only events and card effects."""
    if node.by == "any" and node.from_ == "any":
        return None

    def stops(state: State, scope: Scope, event: Event, card: int) -> bool:
        if node.by == "enemy" and event.by == scope.you:
            return False
        if node.from_ == "any":
            return True
        if event.source == NOBODY:
            return False
        return node.from_ == "effect" or state.faces[event.source].kind == EVENT

    return stops


def _attackers(node: words.Attackers, of: CardTest) -> list[Modifier]:
    """Who may attack this objective, and how many."""
    found = []
    if node.only is not None:
        allowed = compiled(node.only)

        def barred(state: State, scope: Scope, card: int) -> bool:
            return state.controller[card] == opponent(scope.you) and not allowed(state, scope, card)

        def here(state: State, scope: Scope, event: Event, card: int) -> bool:
            return bool(event.detail) and of(state, scope, event.detail[0])

        found.append(Modifier(what="cannot", of=barred, key="attack", against=here))
    if node.at_most is not None:
        found.append(Modifier(what="most attackers", of=of, fixed=node.at_most))
    return found


def _reserve(number: int, of: CardTest, read: Read) -> list[Modifier]:
    change = _signed(abs(number), 1 if number > 0 else -1, read)
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
    "gain": lambda gain, of, read: _gained(gain, of, 1, read),
    "lose": lambda gain, of, read: _gained(gain, of, -1, read),
    "double": lambda what, of, read: _doubled(what, of),
    "cost": lambda cost, of, read: [_cost(cost, read)],
    "reserve": _reserve,
    "unopposed": lambda number, of, read: [Modifier(what="unopposed", of=of, fixed=read(number))],
    "contributes": _contributes,
    "cannot": lambda node, of, read: _cannot(node, of),
    "attackers": lambda node, of, read: _attackers(node, of),
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
