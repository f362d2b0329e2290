"""Cards that exist only on a small board: what a text speaks of, what fights, what pays."""

from itertools import count
from typing import Any

from swlcg_deck.cards.base import Affiliation, CardType, Side
from swlcg_deck.cards.card import FACTS_BY_TYPE, AffiliationCard, Card
from swlcg_deck.cards.filters import CardFilter, Range
from swlcg_deck.engine.core.constants import DARK
from swlcg_deck.engine.trial.spoken_of import Wanted

_HEADS = (Affiliation.IMPERIAL_NAVY, Affiliation.REBEL_ALLIANCE)
_ROW = {"unit_damage": 2, "blast_damage": 1, "tactics": 1}
_FACTS: dict[str, Any] = {
    "cost": 2,
    "force_icons": 1,
    "damage_capacity": 3,
    "resources": 0,
    "priority": 5,
    "icons": _ROW,
    "edge_icons": dict.fromkeys(_ROW, 0),
    "enhance": "play_area",
}


class StandIns:
    """Makes the cards of one board; each is a printing of its own."""

    def __init__(self, own: Affiliation) -> None:
        self._own = own
        self._numbers = count(1)

    def affiliation(self, player: int) -> Affiliation:
        """What a player's cards belong to: that of the card on trial, on its side."""
        return self._own if self._own.side is _side(player) else _HEADS[player]

    def card(self, kind: CardType, title: str, player: int, **facts: Any) -> Card:
        number = next(self._numbers)
        data: dict[str, Any] = {
            "title": title,
            "type": kind,
            "number": number,
            "side": _side(player),
            "affiliation": self.affiliation(player),
            "unique": False,
            "traits": (),
            "keywords": (),
            "abilities": (),
            "octgn_id": f"00000000-0000-0000-0000-{number:012x}",
            "product": "Trial",
            "block": f"stand-in {number}",
            "position": 1,
            **{fact: _FACTS[fact] for fact in FACTS_BY_TYPE[kind]},
        }
        if kind is CardType.OBJECTIVE:
            data |= {"damage_capacity": 5, "resources": 1}
        return Card.model_validate(data | facts, strict=False)

    def head(self, player: int) -> AffiliationCard:
        number = next(self._numbers)
        own = self.affiliation(player)
        return AffiliationCard(
            title=own.value,
            type=CardType.AFFILIATION,
            number=number,
            side=_side(player),
            affiliation=own,
            unique=False,
            resources=1,
            traits=(),
            keywords=(),
            abilities=(),
            octgn_id=f"00000000-0000-0000-0000-{number:012x}",
            product="Trial",
            reserve=6,
            demand=None,
        )

    def stranger(self, player: int) -> Card:
        """A unit that belongs to nobody else on the board."""
        own = self.affiliation(player)
        other = next(one for one in Affiliation if one.side is own.side and one is not own)
        return self.card(CardType.UNIT, "Stranger", player, affiliation=other)

    def fitting(self, wanted: Wanted, player: int, kind: CardType) -> Card:
        """A card of a player that fits a description, as far as what is printed on it goes."""
        what = merged(wanted.what, *(wanted.what.any_ or ())[:1])
        facts: dict[str, Any] = {
            "traits": tuple(dict.fromkeys((*(what.trait or ())[:1], *wanted.traits))),
            "unique": "unique" in (what.is_ or ()),
        }
        if what.affiliation or what.faction == "out":
            own = what.affiliation[0] if what.affiliation else Affiliation.NEUTRAL
            facts["affiliation"] = own
            if own.side is not None:
                facts["side"] = own.side
        if what.card_side is not None and "affiliation" not in facts:
            facts |= {"side": what.card_side, "affiliation": Affiliation.NEUTRAL}
        if what.trait and "Pilot" in what.trait and kind is CardType.UNIT:
            facts["keywords"] = (_KEYWORDS["pilot"],)
        if what.keyword is not None:
            facts["keywords"] = (_KEYWORDS.get(what.keyword, what.keyword),)
        printed = FACTS_BY_TYPE[kind]
        if what.printed_cost is not None and "cost" in printed:
            facts["cost"] = _within(what.printed_cost, 1)
        if what.force is not None and "force_icons" in printed:
            facts["force_icons"] = _within(what.force, 1)
        if what.resource_card and "resources" in printed:
            facts["resources"] = 1
        if wanted.enhances is not None and "enhance" in printed:
            facts["enhance"] = wanted.enhances
        return self.card(kind, _title(what, kind), player, **facts)


_KEYWORDS: dict[str, Any] = {
    "edge": {"edge": 1},
    "pilot": {"pilot": 1},
    "protect": {"protect": {"type": "unit"}},
}


def merged(what: CardFilter, *others: CardFilter) -> CardFilter:
    """One description that asks for all that several ask for; the later one wins."""
    said: dict[str, Any] = {}
    for one in (what, *others):
        said |= {
            name: value
            for name in type(one).model_fields
            if (value := getattr(one, name)) is not None
        }
    return CardFilter.model_construct(**said)


def _side(player: int) -> Side:
    return Side.DARK if player == DARK else Side.LIGHT


def _within(bound: Range, usual: int) -> int:
    number = max(usual, bound.lowest)
    return number if bound.highest is None else min(number, bound.highest)


def _title(what: CardFilter, kind: CardType) -> str:
    """The title that is asked for, or what the card is."""
    if what.title:
        return what.title[0]
    words = ("Unique" if "unique" in (what.is_ or ()) else "", *(what.trait or ())[:1])
    return " ".join(word for word in (*words, kind.value) if word).capitalize()
