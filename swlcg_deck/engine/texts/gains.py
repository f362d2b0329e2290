"""What a card gains or loses, as modifiers of the engine."""

from collections.abc import Callable
from dataclasses import replace
from typing import get_args

from swlcg_deck.cards.abilities.amounts import AmountOrAll
from swlcg_deck.cards.abilities.gains import Gain, Lose, LostKeyword
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import Keyword, KeywordName
from swlcg_deck.engine.core.ability import CardTest, Condition, Modifier, Scope
from swlcg_deck.engine.core.constants import ICON_KEYS
from swlcg_deck.engine.core.printed_card import affiliation_bit
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled, described
from swlcg_deck.engine.facts.characteristics import named_with
from swlcg_deck.engine.texts.amounts import Read, amount, signed
from swlcg_deck.engine.texts.vocabulary import icon_word

_ALL = 1_000


def gained(gain: Gain, of: CardTest, read: Read) -> list[Modifier]:
    """Icons are drawn, not written: only the other numbers are numerals."""
    found = [
        Modifier(what="icons", of=of, key=key, add=amount(getattr(gain, name)))
        for name, key in ICON_KEYS.items()
        if getattr(gain, name) != 0
    ]
    for what in ("capacity", "force", "resources", "edge", "reserve"):
        if getattr(gain, what) != 0:
            found.append(Modifier(what=what, of=of, add=read(getattr(gain, what))))
    if gain.pays_for is not None:
        found = [
            replace(one, what="resources for", key=compiled(gain.pays_for))
            if one.what == "resources"
            else one
            for one in found
        ]
    for keyword in gain.keyword or ():
        found += (
            _named_keyword(keyword, of) if isinstance(keyword, str) else [_keyword(keyword, of)]
        )
    if gain.icon is not None:
        found += [
            Modifier(what="icons", of=of, key=key, add=_if_chosen(gain.icon, name))
            for name, key in ICON_KEYS.items()
        ]
    if gain.icons_of is not None:
        found += [
            Modifier(what="icons", of=of, key=key, add=_icons_of(gain.icons_of, key))
            for key in range(6)
        ]
    if gain.trait is not None:
        found.append(Modifier(what="trait", of=of, key=gain.trait.casefold()))
    if gain.affiliation is not None:
        found.append(Modifier(what="affiliation", of=of, key=affiliation_bit(gain.affiliation)))
    return found


def lost(lose: Lose, of: CardTest, read: Read) -> list[Modifier]:
    """Less of something, or all of it, whatever is gained. All icons of a type are the edge-enabled
    ones too (DEF-18)."""
    found = [
        _taken(getattr(lose, name), Modifier(what="icons", of=of, key=key))
        for name, key in ICON_KEYS.items()
        if getattr(lose, name) != 0
    ]
    for what in ("capacity", "force", "resources", "edge", "reserve"):
        if getattr(lose, what) != 0:
            found.append(_taken(getattr(lose, what), Modifier(what=what, of=of), read))
    for word in lose.keyword or ():
        known = word in get_args(LostKeyword)
        found += [_lost_keyword(word, of)] if known else _named_lost(word, of)
    if lose.icon is not None:
        found += [
            Modifier(what="icons", of=of, key=key, add=_if_chosen(lose.icon, name, -1))
            for name, key in ICON_KEYS.items()
        ]
    if lose.icons == "all":
        found += [Modifier(what="icons", of=of, key=key, fixed=0) for key in range(6)]
    elif lose.icons is not None:
        found += [
            Modifier(what="icons", of=of, key=key, add=_if_chosen(lose.icons, named, -_ALL))
            for name, key in ICON_KEYS.items()
            for named in dict.fromkeys((name, name.removeprefix("edge_")))
        ]
    return found


def _lost_keyword(word: str, of: CardTest) -> Modifier:
    if word == KeywordName.EDGE:
        return Modifier(what="edge", of=of, fixed=0)
    return Modifier(what="lose keyword", of=of, key=word)


def _named_lost(name: str, of: CardTest) -> list[Modifier]:
    """Every instance of the keyword that has been named."""
    words = get_args(LostKeyword)
    return [replace(_lost_keyword(word, of), provided=_is_named(name, word)) for word in words]


def _named_keyword(name: str, of: CardTest) -> list[Modifier]:
    """The keyword that has been named, with its number or with what it protects."""

    def protects(state: State, scope: Scope, card: int) -> bool:
        return any(
            compiled(what)(state, scope, card)
            for face in state.faces
            for what in face.protects
            if named_with(KeywordName.PROTECT, what.english()) == scope.named(name, "")
        )

    simple = (word for word in get_args(LostKeyword) if word not in ("edge", "protect"))
    return [
        *(
            Modifier(what="keyword", of=of, key=word, provided=_is_named(name, word))
            for word in simple
        ),
        Modifier(what="edge", of=of, add=_edge_named(name)),
        Modifier(what="protect", of=of, key=protects),
    ]


def _is_named(name: str, word: str) -> Condition:
    return lambda state, scope: str(scope.named(name, "")).partition(": ")[0] == word


def _edge_named(name: str) -> Callable[[State, Scope], int]:
    def number(state: State, scope: Scope) -> int:
        word, _, value = str(scope.named(name, "")).partition(": ")
        return int(value) if word == "edge" else 0

    return number


def _taken(value: AmountOrAll, of_what: Modifier, read: Read = amount) -> Modifier:
    if value == "all":
        return replace(of_what, fixed=0)
    return replace(of_what, add=signed(value, -1, read))


def _if_chosen(name: str, icon: str, sign: int = 1) -> Callable[[State, Scope], int]:
    """One for each time that an icon was named."""
    word = icon_word(icon)

    def number(state: State, scope: Scope) -> int:
        named = scope.named(name, "")
        return sign * (named.count(word) if isinstance(named, tuple) else named == word)

    return number


def _icons_of(what: str | CardFilter, key: int) -> Callable[[State, Scope], int]:
    cards = described(what)
    return lambda state, scope: sum(state.faces[card].icons[key] for card in cards(state, scope))


def _keyword(keyword: Keyword, of: CardTest) -> Modifier:
    if keyword.protects is not None:
        return Modifier(what="protect", of=of, key=compiled(keyword.protects))
    return Modifier(what="keyword", of=of, key=keyword.name.value)
