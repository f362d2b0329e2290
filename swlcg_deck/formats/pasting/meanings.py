"""The kinds of lines in a paste."""

from dataclasses import dataclass
from enum import Enum, auto

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.formats.pasting.card_mentions import CardMention
from swlcg_deck.formats.pasting.line_patterns import KeptEntry, LineReading
from swlcg_deck.formats.pasting.lines import PasteLine
from swlcg_deck.formats.pasting.set_mentions import SetMention
from swlcg_deck.formats.pasting.words import Section


class Kind(Enum):
    """What a line is."""

    BLANK = auto()
    TOO_LONG = auto()
    SECTION = auto()
    NAME = auto()
    AFFILIATION = auto()
    SIDE = auto()
    SETS = auto()
    KEPT = auto()
    """An unknown set that our own writer marked."""
    CARD = auto()
    COUNT = auto()
    """A count or a number that is alone in its line."""
    CARDLIKE = auto()
    """It has a count or a bullet, but nothing of that title is known."""
    APART = auto()
    """Something that is listed beside the deck; `text` says why it is no part of it."""
    HEADING = auto()
    PROSE = auto()


@dataclass(frozen=True)
class Meaning:
    """A line and what it is; which of the fields are filled depends on the kind."""

    line: PasteLine
    kind: Kind
    text: str = ""
    """A name, an affiliation or a heading as written."""
    affiliation: AffiliationCard | None = None
    is_explicit: bool = False
    """Whether it says that this is the affiliation, rather than only naming it."""
    side: Side | None = None
    section: Section | None = None
    mentions: tuple[SetMention, ...] = ()
    kept: KeptEntry | None = None
    card: CardMention | None = None
    readings: tuple[LineReading, ...] = ()
    repair: str = ""
