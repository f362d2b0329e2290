"""What a card gains or loses, as modifiers of the engine."""

from collections.abc import Callable

from swlcg_deck.cards.abilities.gains import Gain
from swlcg_deck.cards.keywords import Keyword, KeywordName
from swlcg_deck.engine.core.ability import CardTest, Modifier, Scope
from swlcg_deck.engine.core.constants import ICON_NAMES
from swlcg_deck.engine.core.printed_card import AFFILIATION_BITS
from swlcg_deck.engine.core.state import State
from swlcg_deck.engine.facts.card_filters import compiled
from swlcg_deck.engine.facts.filter_words import referred
from swlcg_deck.engine.texts.amounts import Read, signed
from swlcg_deck.engine.texts.vocabulary import ICON_KEYS


def gained(gain: Gain, of: CardTest, sign: int, read: Read) -> list[Modifier]:
    """Icons are drawn, not written: only the other numbers are numerals."""
    found = [
        Modifier(what="icons", of=of, key=key, add=signed(getattr(gain, name), sign))
        for name, key in ICON_KEYS.items()
        if getattr(gain, name) != 0
    ]
    for what in ("capacity", "force", "resources"):
        if getattr(gain, what) != 0:
            change = signed(getattr(gain, what), sign, read)
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
        return Modifier(what="edge", of=of, add=signed(value, sign, read))
    if keyword.protects is not None:
        return Modifier(what="protect", of=of, key=compiled(keyword.protects))
    what = "keyword" if sign > 0 else "lose keyword"
    return Modifier(what=what, of=of, key=keyword.name.value)
