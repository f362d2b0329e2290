"""Cards as the engine reads them: printed values as numbers, made once and shared by all games."""

from typing import TYPE_CHECKING
from zlib import crc32

from swlcg_deck.cards.base import Affiliation, CardType, Side
from swlcg_deck.cards.card import AffiliationCard, Card, CombatIcons
from swlcg_deck.cards.filters import CardFilter
from swlcg_deck.cards.keywords import KeywordName
from swlcg_deck.engine.core.constants import (
    AFFILIATION,
    DARK,
    ENHANCEMENT,
    EVENT,
    FATE,
    LIGHT,
    MISSION,
    OBJECTIVE,
    UNIT,
)

if TYPE_CHECKING:
    from swlcg_deck.engine.core.ability import Ability

_KINDS = {
    CardType.UNIT: UNIT,
    CardType.ENHANCEMENT: ENHANCEMENT,
    CardType.EVENT: EVENT,
    CardType.FATE: FATE,
    CardType.OBJECTIVE: OBJECTIVE,
    CardType.MISSION: MISSION,
    CardType.AFFILIATION: AFFILIATION,
}
AFFILIATION_BITS = {
    Affiliation.JEDI: 1,
    Affiliation.REBEL_ALLIANCE: 2,
    Affiliation.SMUGGLERS_AND_SPIES: 4,
    Affiliation.SITH: 8,
    Affiliation.IMPERIAL_NAVY: 16,
    Affiliation.SCUM_AND_VILLAINY: 32,
    Affiliation.NEUTRAL: 0,
}
"""A neutral card has no bit: it never matches (RES-12)."""
EVERY_AFFILIATION = 63
_OTHER_AFFILIATIONS = 50


def affiliation_bit(name: str) -> int:
    """Of an affiliation by its name; one that only a text gives (286-2) has a bit of its own, the
    same in every game, that no resource match asks for."""
    try:
        return AFFILIATION_BITS[Affiliation(name)]
    except ValueError:
        return EVERY_AFFILIATION + 1 << crc32(name.casefold().encode()) % _OTHER_AFFILIATIONS


def _number(value: object) -> int:
    """A printed number; X is 0 unless a text sets it (DEF-02)."""
    return value if isinstance(value, int) else 0


def _capacity(card: Card) -> int:
    """An X is 1 as long as no text says what it is, the least that a unit lives with: of 0 it
    could neither be damaged nor die."""
    return 1 if card.damage_capacity == "X" else _number(card.damage_capacity)


class Face:
    """The printed side of a card."""

    __slots__ = (
        "abilities",
        "affiliation",
        "asks_of",
        "capacity",
        "code",
        "cost",
        "edge",
        "elite",
        "enhance",
        "force_icons",
        "icons",
        "influence",
        "is_force_card",
        "kind",
        "limited",
        "no_enhancements",
        "number",
        "numerals",
        "pilot_cost",
        "pilot_host",
        "pilot_keyword",
        "pilot_stays",
        "priority",
        "protects",
        "reserve",
        "resources",
        "set",
        "sets_capacity",
        "shielding",
        "side",
        "targeted_strike",
        "title",
        "title_id",
        "traits",
        "unique",
        "written",
    )

    def __init__(self, card: Card) -> None:
        self.title = card.title
        self.title_id = crc32(card.title.casefold().encode())
        """The title as a number, the same in every game and program: saved games hold it."""
        self.code = card.code
        self.number = card.number
        self.set = card.set
        self.kind: int = _KINDS[card.type]
        self.side = DARK if card.side is Side.DARK else LIGHT
        self.affiliation = AFFILIATION_BITS[card.affiliation]
        self.unique = card.unique
        self.cost = _number(card.cost)
        self.force_icons = _number(card.force_icons)
        self.capacity = _capacity(card)
        self.sets_capacity = False
        """Whether a text of its own says how much it bears: it dies when that is nothing."""
        self.resources = _number(card.resources)
        self.priority = _number(card.priority)
        self.icons = _row(card.icons) + _row(card.edge_icons)
        self.traits = tuple(trait.casefold() for trait in card.traits)
        self.reserve = card.reserve if isinstance(card, AffiliationCard) else 0
        self.enhance = card.enhance
        self._read_keywords(card)
        self.abilities: tuple[Ability, ...] = ()
        self.numerals: tuple[str, ...] = ()
        """What the numbers are called that stand as digits in its text (DEF-13)."""
        self.asks_of: frozenset[str] = frozenset()
        """The kinds of events of which its text asks whether they have happened."""
        self.is_force_card = False
        """Whether it stands for a Force card, of which a text can make a captured card (121-5)."""
        self.written = card.is_written
        """Whether all the card says is in `abilities` and the keywords."""

    def _read_keywords(self, card: Card) -> None:
        self.edge = 0
        self.pilot_cost: int | None = None
        self.pilot_host: CardFilter | None = None
        """What it goes on as an enhancement, where its own text says it (OPEN-27)."""
        self.pilot_stays: CardFilter | None = None
        """What it may stay on: without what holds only at the moment when it is put there."""
        self.pilot_keyword = False
        """Whether it can go on any friendly Vehicle besides (PILOT-01)."""
        self.protects: tuple[CardFilter, ...] = ()
        for keyword in card.keywords:
            if keyword.name is KeywordName.EDGE:
                self.edge += _number(keyword.value)
            elif keyword.name is KeywordName.PILOT:
                self.pilot_cost, self.pilot_keyword = _number(keyword.value), True
            elif keyword.protects is not None:
                self.protects = (*self.protects, keyword.protects)
        self.elite = card.has_keyword(KeywordName.ELITE)
        self.influence = card.has_keyword(KeywordName.INFLUENCE)
        self.limited = card.has_keyword(KeywordName.LIMITED)
        self.no_enhancements = card.has_keyword(KeywordName.NO_ENHANCEMENTS)
        self.shielding = card.has_keyword(KeywordName.SHIELDING)
        self.targeted_strike = card.has_keyword(KeywordName.TARGETED_STRIKE)

    def __repr__(self) -> str:
        return f"<{self.title} ({self.code})>"


def force_card(head: AffiliationCard) -> Face:
    """A Force card of the player with this affiliation card: it has nothing printed on it that
    any rule asks for."""
    face = Face(head.model_copy(update={"title": "Force card", "abilities": ()}))
    face.is_force_card, face.resources, face.affiliation = True, 0, 0
    return face


def _row(icons: CombatIcons | None) -> tuple[int, int, int]:
    return (icons.unit_damage, icons.blast_damage, icons.tactics) if icons else (0, 0, 0)
