"""What each line of a paste is: a set, a command card, a heading, a sentence."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.titles import fold
from swlcg_deck.formats.pasting import words
from swlcg_deck.formats.pasting.affiliation_words import (
    NONE_WORDS,
    affiliation_called,
    affiliation_resembling,
    affiliation_within,
)
from swlcg_deck.formats.pasting.card_mentions import CardFinder, CardMention
from swlcg_deck.formats.pasting.inline_lists import counted_parts, sets_in_line
from swlcg_deck.formats.pasting.line_patterns import KeptEntry, LineReading, kept_entry, readings
from swlcg_deck.formats.pasting.lines import PasteLine
from swlcg_deck.formats.pasting.set_mentions import NEAR_WITHOUT_COUNT, MentionFinder, SetMention
from swlcg_deck.formats.pasting.words import Section

_LONGEST_BARE = 15
_LONGEST_REMARK = 60
_LINK = re.compile(r"<?(?:https?://|www\.)\S+", re.IGNORECASE)
_BRACKETED_NUMBER = re.compile(r"\(\d{1,3}\)$")


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


class LineReader:
    """Reads lines in their order: command cards are known by the set that they stand below."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self.sets = MentionFinder(pool)
        self._cards = CardFinder(pool)
        self._products = words.ProductNames(pool)
        self._above: ObjectiveSet | None = None
        self._in_commands = False

    def understand(self, line: PasteLine) -> Meaning:
        meaning = self._meaning(line)
        if meaning.kind is Kind.SECTION and meaning.section:
            if meaning.section.lists_commands is not None:
                self._in_commands = meaning.section.lists_commands
                self._above = None
        elif meaning.kind in {Kind.NAME, Kind.SIDE, Kind.KEPT}:
            self._above, self._in_commands = None, False
        elif meaning.mentions:
            self._above = None if self._in_commands else meaning.mentions[-1].match.found
        elif meaning.kind is Kind.CARDLIKE and _stands_out(meaning):
            self._above = None
        return meaning

    def _meaning(self, line: PasteLine) -> Meaning:
        text = line.text
        if line.is_too_long:
            return Meaning(line, Kind.TOO_LONG)
        if not text or not any(sign.isalnum() for sign in text) or _LINK.fullmatch(text):
            return Meaning(line, Kind.BLANK)
        kept = kept_entry(text)
        if kept:
            return Meaning(line, Kind.KEPT, kept=kept)
        return (
            self._labelled(line)
            or self._several_sets(line)
            or self._affiliation(line)
            or self._section(line)
            or self._list_line(line)
            or self._other(line)
        )

    def _labelled(self, line: PasteLine) -> Meaning | None:
        rest = words.affiliation_label(line.text)
        if rest is not None:
            return self._stated_affiliation(line, rest)
        named = words.name_label(line.text)
        by_side = words.side_label(line.text)
        if named is None and by_side is None:
            return None
        if counted_parts(line.text) and not line.text.startswith("Deck: "):
            return None
        name, side = named if named else ("", None)
        if by_side:
            side, name = by_side[0], name or by_side[1]
        card = affiliation_called(name, self._pool) if side else None
        if card:
            return Meaning(line, Kind.AFFILIATION, name, card, is_explicit=True, side=side)
        return Meaning(line, Kind.NAME, name, side=side)

    def _stated_affiliation(self, line: PasteLine, rest: str) -> Meaning:
        if fold(rest) in NONE_WORDS:
            return Meaning(line, Kind.AFFILIATION, "", is_explicit=True)
        for reading in readings(rest):
            card = affiliation_called(reading.title, self._pool)
            if card:
                return Meaning(line, Kind.AFFILIATION, rest, card, is_explicit=True)
        card = affiliation_resembling(rest, self._pool) or affiliation_within(rest, self._pool)
        repair = f"{rest} read as {card.title}" if card else ""
        return Meaning(line, Kind.AFFILIATION, rest, card, is_explicit=True, repair=repair)

    def _several_sets(self, line: PasteLine) -> Meaning | None:
        found = sets_in_line(line.text, self.sets)
        if found is None:
            return None
        before, mentions = found
        card = affiliation_called(words.affiliation_label(before) or before, self._pool)
        return Meaning(line, Kind.SETS, affiliation=card, mentions=tuple(mentions))

    def _affiliation(self, line: PasteLine) -> Meaning | None:
        text = line.text.rstrip(" :")
        side = words.side_called(text)
        if side:
            return Meaning(line, Kind.SIDE, side=side)
        for reading in readings(text):
            card = affiliation_called(reading.title, self._pool)
            if card and not reading.remark and reading.count in {None, 1}:
                group = bool(reading.loose)
                if group:
                    return Meaning(line, Kind.SECTION, section=Section())
                stated = "affiliation" in fold(text) or "faction" in fold(text)
                return Meaning(line, Kind.AFFILIATION, text, card, is_explicit=stated)
        return None

    def _section(self, line: PasteLine) -> Meaning | None:
        section = words.section_called(line.text)
        if section is not None:
            return Meaning(line, Kind.SECTION, section=section)
        text = line.text.rstrip(" :")
        is_heading = bool(line.heading) or text != line.text
        is_other = self._pool.set_titled(text) is not None or self._is_card_here(text)
        if self._products.called(text) and (is_heading or not is_other):
            return Meaning(line, Kind.SECTION, section=Section())
        return None

    def _is_card_here(self, text: str) -> bool:
        titles = {fold(c.title) for c in self._above.command_cards} if self._above else set()
        return fold(text) in titles or (self._in_commands and bool(self._pool.cards_titled(text)))

    def _list_line(self, line: PasteLine) -> Meaning | None:
        ways = tuple(readings(line.text))
        if ways[0].is_bare and len(line.text.split()) > _LONGEST_BARE:
            return None
        mention = self.sets.exact(ways)
        is_card = ways[-1].position is not None and ways[-1].position > 1
        if mention and not is_card:
            long_remark = len(mention.reading.remark) > _LONGEST_REMARK
            if mention.reading.is_bare and long_remark:
                return None
            return Meaning(line, Kind.SETS, mentions=(mention,))
        if not any(fold(way.title) for way in ways[-1:]):
            return Meaning(line, Kind.COUNT, readings=ways)
        bare = all(way.is_bare for way in ways)
        return self._card(line, ways, bare) or self._near(line, ways, bare)

    def _card(self, line: PasteLine, ways: Sequence[LineReading], bare: bool) -> Meaning | None:
        card = self._cards.exact(ways, self._above)
        if card is None:
            return None
        at_home = self._above is not None and card.belongs_to(self._above)
        if at_home or self._in_commands:
            return self._card_line(line, card)
        if bare:
            return None
        shortened = self.sets.near(ways)
        if shortened and shortened.match.found and card.belongs_to(shortened.match.found):
            return Meaning(line, Kind.SETS, mentions=(shortened,))
        return self._card_line(line, card)

    def _card_line(self, line: PasteLine, card: CardMention) -> Meaning:
        return Meaning(line, Kind.CARD, card=replace(card, in_command_deck=self._in_commands))

    def _near(self, line: PasteLine, ways: tuple[LineReading, ...], bare: bool) -> Meaning | None:
        listed = self._above is not None or self._in_commands
        mention = self.sets.near(ways)
        sure = mention is not None and mention.match.likeness >= NEAR_WITHOUT_COUNT
        card = None
        if listed and not sure and (not bare or self._in_commands):
            card = self._cards.near(ways, self._above, anywhere=self._in_commands)
        if card:
            return self._card_line(line, card)
        counted = mention is not None and mention.is_counted
        if mention and (sure or counted):
            return Meaning(line, Kind.SETS, mentions=(mention,))
        return self._cardlike(line, ways, bare)

    @staticmethod
    def _cardlike(line: PasteLine, ways: tuple[LineReading, ...], bare: bool) -> Meaning | None:
        front, last = ways[0], ways[-1]
        leading = any(number.leads and number.value < 100 for number in front.loose)
        listed = front.bullet or leading or _BRACKETED_NUMBER.search(line.text)
        if last.is_counted or (listed and not bare and not line.heading):
            return Meaning(line, Kind.CARDLIKE, readings=ways)
        return None

    @staticmethod
    def _other(line: PasteLine) -> Meaning:
        text = line.text.rstrip(" :")
        is_heading = bool(line.heading) or line.text.endswith(":")
        return Meaning(line, Kind.HEADING if is_heading else Kind.PROSE, text)


def _stands_out(meaning: Meaning) -> bool:
    """Whether an unknown line is rather a set than one of the cards below a set."""
    front = meaning.readings[0]
    return not front.bullet and not meaning.line.raw[:1].isspace()
