"""A deck of the library as its row says it: pure words and numbers."""

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from swlcg_deck.cards.base import Affiliation, Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.remarks import RemarkKind
from swlcg_deck.decks.shelf import Entry
from swlcg_deck.gui.words.days import day_words
from swlcg_deck.gui.words.game_words import side_word
from swlcg_deck.gui.words.how_many import many
from swlcg_deck.gui.words.sentence import sentence
from swlcg_deck.language import tr
from swlcg_deck.legality.breaches import MINIMUM

_OPEN = {RemarkKind.AMBIGUOUS, RemarkKind.NOT_UNDERSTOOD}


@dataclass(frozen=True)
class DeckFacts:
    """One file of the library with what the pool knows about its deck."""

    entry: Entry
    affiliation: Affiliation | None
    side: Side | None
    now: datetime

    @property
    def id(self) -> str:
        return self.entry.id

    @property
    def name(self) -> str:
        return self.entry.name or tr("Deck without a name")

    @property
    def changed(self) -> str:
        return day_words(self.entry.modified, self.now)

    @cached_property
    def second_line(self) -> str:
        """What tells this deck from others of its name."""
        deck = self.entry.deck
        if deck is None:
            problem = self.entry.problem
            return sentence(tr(problem) if problem else tr("This file cannot be read"))
        parts = []
        if self.entry.read_only:
            parts.append(tr("written by a newer version of this program"))
        unread = sum(remark.kind in _OPEN for remark in self.entry.remarks)
        if unread:
            parts.append(tr("{lines} not recognised", lines=many(unread, "line")))
        if deck.total < MINIMUM:
            parts.append(tr("{total} of {least} sets", total=deck.total, least=MINIMUM))
        source = first_line(deck.notes) or self.entry.folder
        if source:
            parts.append(source)
        return " · ".join(parts) or deck.affiliation or tr("No affiliation card")

    @cached_property
    def sentence(self) -> str:
        """The row without its verdict, for a screen reader."""
        deck = self.entry.deck
        if deck is None:
            return tr(
                "{name}: this file cannot be read. {reason}",
                name=self.name,
                reason=self.second_line,
            )
        parts = [self.name, deck.affiliation or tr("no affiliation card"), many(deck.total, "set")]
        if deck.tags:
            parts.append(tr("tagged {tags}", tags=", ".join(deck.tags)))
        if self.entry.folder:
            parts.append(tr("in {folder}", folder=self.entry.folder))
        return f"{', '.join([*parts, tr('changed {day}', day=self.changed)])}."


def facts_of(entry: Entry, pool: CardPool, now: datetime) -> DeckFacts:
    deck = entry.deck
    if deck is None:
        return DeckFacts(entry, None, None, now)
    card = deck.affiliation_card(pool)
    return DeckFacts(entry, card.affiliation if card else None, deck.side(pool), now)


def contents_words(deck: Deck, pool: CardPool) -> str:
    """`11 sets · 55 command cards · light side`."""
    known = sum(e.copies for e in deck.sets if e.number is not None and pool.set(e.number))
    parts = [many(deck.total, "set")]
    if known:
        cards = sum(
            len(found.command_cards) * e.copies
            for e in deck.sets
            if e.number is not None and (found := pool.set(e.number)) is not None
        )
        parts.append(many(cards, "command card"))
    side = deck.side(pool)
    if side is not None:
        parts.append(side_word(side))
    return " · ".join(parts)


def first_line(text: str) -> str:
    return next((line.strip() for line in text.splitlines() if line.strip()), "")
