"""Where a line names a command card, and of which set it then is one."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from swlcg_deck.cards.base import CardType
from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.titles import fold
from swlcg_deck.formats.pasting.line_patterns import LineReading
from swlcg_deck.formats.pasting.set_mentions import NEAR_WITHOUT_COUNT
from swlcg_deck.formats.title_index import TitleIndex
from swlcg_deck.language import said

MAX_GUESSES = 1_000
"""Comparisons with many titles are slow; an input that needs more of them is not a deck list."""
_NO_COMMAND_CARD = {CardType.OBJECTIVE, CardType.AFFILIATION}


@dataclass(frozen=True)
class CardMention:
    """A command card named in a list."""

    title: str
    """As the pool spells it."""
    copies: int | None
    """None where the line has no count."""
    above: ObjectiveSet | None = None
    """The set that it stands below."""
    card: Card | None = None
    """The printing, where the line names one (`001-2`)."""
    repair: str = ""
    in_command_deck: bool = False
    """Whether it stands in a list of the whole command deck."""

    def belongs_to(self, entry: ObjectiveSet) -> bool:
        if self.card is not None:
            return self.card.set == entry.number
        return any(_is_titled(card, self.title) for card in entry.command_cards)


class CardFinder:
    """Finds the command card that a line names."""

    def __init__(self, pool: CardPool) -> None:
        self._pool = pool
        self._of_set: dict[int, TitleIndex[str]] = {}
        self._guesses = 0

    def exact(
        self, readings: Sequence[LineReading], above: ObjectiveSet | None
    ) -> CardMention | None:
        """By its title; a code beside the title says which printing."""
        last = readings[-1]
        if last.position is not None and last.position > 1 and last.number is not None:
            card = self._pool.card(last.number, last.position)
            if card is not None and self._resembles(card, last.title):
                return self._mention(last, card.title, above, card)
        for reading in readings:
            for card in self._pool.cards_titled(reading.title):
                if card.type not in _NO_COMMAND_CARD:
                    return self._mention(reading, card.title, above)
        return None

    def near(
        self, readings: Sequence[LineReading], above: ObjectiveSet | None, *, anywhere: bool
    ) -> CardMention | None:
        """By a misspelt title: of the set above, or of any set where command cards are listed."""
        for reading in readings:
            if self._guesses >= MAX_GUESSES:
                return None
            self._guesses += 1
            found = self._titles_of(above).near(reading.title) if above else []
            if not found and anywhere:
                near = self._all_titles.near(reading.title)
                found = [one for one in near if one.score >= NEAR_WITHOUT_COUNT]
            if found:
                title = found[0].meant
                repair = said("{text} read as {title}", text=reading.title, title=title)
                return self._mention(reading, title, above, repair=repair)
        return None

    @staticmethod
    def _mention(
        reading: LineReading,
        title: str,
        above: ObjectiveSet | None,
        card: Card | None = None,
        repair: str = "",
    ) -> CardMention:
        counts = [number.value for number in reading.loose if number.value < 100]
        copies = reading.count if reading.count is not None else next(iter(counts), None)
        return CardMention(title, copies, above, card, repair)

    @staticmethod
    def _resembles(card: Card, title: str) -> bool:
        if not fold(title) or _is_titled(card, title):
            return True
        return bool(TitleIndex([(card.title, card)]).near(title))

    def _titles_of(self, entry: ObjectiveSet) -> TitleIndex[str]:
        if entry.number not in self._of_set:
            titles = ((card.title, card.title) for card in entry.command_cards)
            self._of_set[entry.number] = TitleIndex(titles)
        return self._of_set[entry.number]

    @cached_property
    def _all_titles(self) -> TitleIndex[str]:
        titles = {card.title for entry in self._pool.sets for card in entry.command_cards}
        return TitleIndex((title, title) for title in sorted(titles))


def _is_titled(card: Card, title: str) -> bool:
    wanted = fold(title)
    return any(fold(name) == wanted for name in (card.title, *card.aliases))
