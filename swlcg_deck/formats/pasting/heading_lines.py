"""Lines around a list: its name, its affiliation, its side, its sections."""

from collections.abc import Callable, Sequence

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.titles import fold
from swlcg_deck.formats.pasting import words
from swlcg_deck.formats.pasting.affiliation_words import (
    NONE_WORDS,
    affiliation_called,
    affiliation_resembling,
    affiliation_within,
    affiliations_within,
)
from swlcg_deck.formats.pasting.inline_lists import counted_parts
from swlcg_deck.formats.pasting.line_patterns import LineReading, readings
from swlcg_deck.formats.pasting.lines import PasteLine
from swlcg_deck.formats.pasting.meanings import Kind, Meaning
from swlcg_deck.formats.pasting.title_spans import spans_of
from swlcg_deck.formats.pasting.words import Section
from swlcg_deck.language import said

_OWN_LABEL = "Deck: "
"""What our writers put before a name; whatever follows is the name."""


class HeadingReader:
    """Reads what is said about a deck rather than what is in it."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._products = words.ProductNames(pool)
        self._titles = spans_of(pool)

    def labelled(self, line: PasteLine, is_set: Callable[[str], bool]) -> Meaning | None:
        """`Deck: Toolbox`, `Affiliation: Jedi`, `Light Side: Jedi`, `Dark Deck: Chickens`."""
        rest = words.affiliation_label(line.text)
        if rest is not None:
            return self._stated_affiliation(line, rest)
        named = words.name_label(line.text)
        by_side = words.side_label(line.text)
        if named is None and by_side is None:
            return None
        if not line.text.startswith(_OWN_LABEL):
            rest = by_side[1] if by_side else named[0] if named else ""
            if counted_parts(line.text) or is_set(rest):
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
        card = None
        if len(affiliations_within(rest)) < 2:
            card = affiliation_resembling(rest, self._pool) or affiliation_within(rest, self._pool)
        repair = said("{text} read as {title}", text=rest, title=card.title) if card else ""
        return Meaning(line, Kind.AFFILIATION, rest, card, is_explicit=True, repair=repair)

    def affiliation(self, line: PasteLine, ways: Sequence[LineReading]) -> Meaning | None:
        """`Jedi`, `Imperial Navy (Core)`, `Sith Affiliation`; `Jedi (6)` heads a part of a list."""
        side = words.side_called(line.text)
        if side:
            return Meaning(line, Kind.SIDE, side=side)
        for reading in ways:
            side = words.side_called(reading.title)
            card = affiliation_called(reading.brackets[0], self._pool) if reading.brackets else None
            if side and card:
                return Meaning(
                    line, Kind.AFFILIATION, card.title, card, is_explicit=True, side=side
                )
            card = affiliation_called(reading.title, self._pool)
            if card and not reading.remark and reading.count in {None, 1}:
                if reading.loose:
                    return Meaning(line, Kind.SECTION, section=Section())
                folded = fold(line.text)
                stated = "affiliation" in folded or "faction" in folded or reading.count == 1
                text = line.text.rstrip(" :")
                return Meaning(line, Kind.AFFILIATION, text, card, is_explicit=stated)
        return None

    def section(self, line: PasteLine, *, is_card: bool) -> Meaning | None:
        """A heading inside a list: types of cards, totals, products that are not a card here."""
        section = words.section_called(line.text)
        if section is not None and not any(span.set for span in self._titles.within(line.text)):
            return Meaning(line, Kind.SECTION, section=section)
        text = line.text.rstrip(" :")
        is_heading = bool(line.heading) or text != line.text
        is_other = is_card or self._pool.set_titled(text) is not None
        if self._products.called(text) and (is_heading or not is_other):
            return Meaning(line, Kind.SECTION, section=Section())
        return None

    def affiliation_before(self, before: str) -> AffiliationCard | None:
        """What stands before the sets of a line (`Jedi: 2x ...`)."""
        return affiliation_called(words.affiliation_label(before) or before, self._pool)

    def is_known_label(self, label: str) -> bool:
        """Whether what stands before a colon is the heading of a part of a list."""
        return bool(
            words.section_called(label) or words.side_called(label) or self._products.called(label)
        )

    @staticmethod
    def other(line: PasteLine) -> Meaning:
        """A heading by its markup or its colon, else a sentence."""
        text = line.text.rstrip(" :")
        is_heading = bool(line.heading) or line.text.endswith(":")
        return Meaning(line, Kind.HEADING if is_heading else Kind.PROSE, text)
