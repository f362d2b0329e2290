"""What each line of a paste is: a set, a command card, a heading, a sentence."""

import re
from collections.abc import Sequence
from dataclasses import replace

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.titles import fold
from swlcg_deck.formats.matching import MAX_CHOICES
from swlcg_deck.formats.pasting.card_mentions import CardFinder, CardMention
from swlcg_deck.formats.pasting.count_phrases import plainly, up_to_counts
from swlcg_deck.formats.pasting.heading_lines import HeadingReader
from swlcg_deck.formats.pasting.inline_lists import sets_in_line
from swlcg_deck.formats.pasting.line_patterns import LineReading, kept_entry, readings
from swlcg_deck.formats.pasting.lines import PasteLine
from swlcg_deck.formats.pasting.meanings import Kind, Meaning
from swlcg_deck.formats.pasting.set_mentions import NEAR_WITHOUT_COUNT, MentionFinder, SetMention
from swlcg_deck.formats.pasting.title_spans import spans_of
from swlcg_deck.formats.reading import FormatError
from swlcg_deck.language import said

MAX_SETS = 5_000
_LONGEST_HEADING = 100
_LONGEST_BARE = 15
"""Words in a line without a count or a bullet; a longer one is a sentence."""
_LONGEST_REMARK = 60
_LINK = re.compile(r"<?(?:https?://|www\.)\S+", re.IGNORECASE)
_BRACKETED_NUMBER = re.compile(r"\(\d{1,3}\)$")


class LineReader:
    """Reads lines in their order: command cards are known by the set that they stand below."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self.sets = MentionFinder(pool)
        self._cards = CardFinder(pool)
        self._headings = HeadingReader(pool)
        self._titles = spans_of(pool)
        self._above: ObjectiveSet | None = None
        self._in_commands = False
        self._last = Kind.BLANK
        self._sets_read = 0

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
        elif meaning.kind is Kind.CARDLIKE and _stands_out(line, meaning.readings):
            self._above = None
        self._last = meaning.kind
        self._sets_read += len(meaning.mentions)
        if self._sets_read > MAX_SETS:
            raise FormatError(
                said("the text names more than {most:,} sets; no deck has so many", most=MAX_SETS)
            )
        return meaning

    def _meaning(self, line: PasteLine) -> Meaning:
        text = line.text
        if line.is_too_long:
            return Meaning(line, Kind.TOO_LONG)
        if not text or not any(sign.isalnum() for sign in text) or _LINK.fullmatch(text):
            return Meaning(line, Kind.BLANK)
        kept = kept_entry(text)
        if kept and (kept.number is None or self._pool.set(kept.number) is None):
            return Meaning(line, Kind.KEPT, kept=kept)
        listed = self._plainly(line)
        return (
            self._headings.labelled(line, lambda rest: bool(self._counted_set(rest)))
            or self._several_sets(listed)
            or self._one_thing(listed)
            or self._headings.other(line)
        )

    def _plainly(self, line: PasteLine) -> PasteLine:
        """With its counts as digits, unless the line is a title as it stands."""
        if self._pool.set_titled(line.text) is not None:
            return line
        text = plainly(line.text, self._titles)
        return line if text == line.text else replace(line, text=text)

    def _counted_set(self, text: str) -> SetMention | None:
        mention = self.sets.exact(readings(plainly(text, self._titles)))
        return mention if mention and mention.reading.is_counted else None

    def _several_sets(self, line: PasteLine) -> Meaning | None:
        found = sets_in_line(line.text, self.sets)
        if found is None:
            return None
        before, mentions = found
        card = self._headings.affiliation_before(before)
        return Meaning(line, Kind.SETS, affiliation=card, mentions=tuple(mentions))

    def _one_thing(self, line: PasteLine) -> Meaning | None:
        ways = readings(line.text)
        meaning = None
        if len(line.text) <= _LONGEST_HEADING:
            meaning = self._headings.affiliation(line, ways) or self._headings.section(
                line, is_card=self._is_card_here(line.text)
            )
        return meaning or self._list_line(line, ways)

    def _is_card_here(self, text: str) -> bool:
        titles = {fold(c.title) for c in self._above.command_cards} if self._above else set()
        return fold(text) in titles or (self._in_commands and bool(self._pool.cards_titled(text)))

    def _list_line(self, line: PasteLine, ways: tuple[LineReading, ...]) -> Meaning | None:
        mention = self.sets.exact(ways)
        if mention is None:
            around = self._around_count(line)
            if around is not None:
                return around
        if ways[0].is_bare and len(line.text.split()) > _LONGEST_BARE:
            return None
        is_card = ways[-1].position is not None and ways[-1].position > 1
        if mention and not is_card:
            long_remark = len(mention.reading.remark) > _LONGEST_REMARK
            if mention.reading.is_bare and long_remark:
                return None
            return Meaning(line, Kind.SETS, mentions=(mention,))
        if not fold(ways[-1].title):
            return Meaning(line, Kind.COUNT, readings=ways)
        bare = all(way.is_bare for way in ways)
        return self._card(line, ways, bare) or self._near(line, ways, bare)

    def _around_count(self, line: PasteLine) -> Meaning | None:
        """A set or a card with a marked count, and a remark behind it or a label before it."""
        for text, remark in up_to_counts(line.text):
            ways = readings(text)
            mention = self.sets.exact(ways) if fold(ways[-1].title) else None
            if mention is not None and mention.is_counted:
                reading = replace(mention.reading, remark=remark)
                return Meaning(line, Kind.SETS, mentions=(replace(mention, reading=reading),))
            card = self._cards.exact(ways, self._above) if ways[-1].title else None
            if card is not None and card.copies is not None:
                return self._card(line, ways, bare=False)
        label, _, rest = line.text.partition(": ")
        mention = self._counted_set(rest) if rest else None
        if mention is None:
            return None
        affiliation = self._headings.affiliation_before(label)
        if affiliation is None and not self._headings.is_known_label(label):
            return None
        return Meaning(line, Kind.SETS, affiliation=affiliation, mentions=(mention,))

    def _card(self, line: PasteLine, ways: Sequence[LineReading], bare: bool) -> Meaning | None:
        card = self._cards.exact(ways, self._above)
        if card is None:
            return None
        at_home = self._above is not None and card.belongs_to(self._above)
        if at_home or self._in_commands:
            return self._card_line(line, card)
        below = line.raw[:1].isspace() or self._last in {Kind.SETS, Kind.CARD}
        if bare and (self._above is None or not below):
            return None
        shortened = self.sets.near(ways) if _stands_out(line, ways) else None
        if shortened:
            return Meaning(line, Kind.SETS, mentions=(self._set_or_card(shortened, card),))
        return self._card_line(line, card)

    def _set_or_card(self, shortened: SetMention, card: CardMention) -> SetMention:
        """Where a card is called like the beginning of a title, its own sets are meant as well."""
        match = shortened.match
        if match.found and card.belongs_to(match.found):
            return shortened
        homes = [self._pool.set(c.set) for c in self._pool.cards_titled(card.title) if c.set]
        sets = dict.fromkeys([*match.sets, *(home for home in homes if home)])
        repair = said("{title} could be several sets", title=card.title)
        return replace(
            shortened, match=replace(match, sets=tuple(sets)[:MAX_CHOICES], repair=repair)
        )

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
        return _cardlike(line, ways, bare)


def _cardlike(line: PasteLine, ways: tuple[LineReading, ...], bare: bool) -> Meaning | None:
    """A line with a count or a bullet, though nobody knows its title."""
    front, last = ways[0], ways[-1]
    leading = any(number.leads and number.value < 100 for number in front.loose)
    listed = front.bullet or leading or _BRACKETED_NUMBER.search(line.text)
    if last.is_counted or (listed and not bare and not line.heading):
        return Meaning(line, Kind.CARDLIKE, readings=ways)
    return None


def _stands_out(line: PasteLine, ways: Sequence[LineReading]) -> bool:
    """Whether a line is rather a set than one of the cards below a set."""
    return not ways[0].bullet and not line.raw[:1].isspace()
