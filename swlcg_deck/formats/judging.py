"""Decks judged as they were read: what of a list is not understood has its say in the verdict."""

from collections.abc import Iterable

from swlcg_deck.cards.words.word_lists import semicolons
from swlcg_deck.formats.list_folder import remarks_on
from swlcg_deck.formats.reading import LineKind, Reading, ReportLine
from swlcg_deck.legality.as_read import as_read
from swlcg_deck.legality.findings import Judgement, UnreadLine
from swlcg_deck.legality.judge import Judge

_LONGEST = 200


def judge_reading(judge: Judge, reading: Reading) -> tuple[Judgement, ...]:
    """A judgement for each deck of a reading."""
    return tuple(
        as_read(judge.check(deck), unread_of(reading.report, place))
        for place, deck in enumerate(reading.decks)
    )


def unread_of(report: Iterable[ReportLine], place: int) -> tuple[UnreadLine, ...]:
    """The lines of a deck that leave it open."""
    return tuple(_unread(line) for line in report if line.deck == place and line.leaves_open)


def _unread(line: ReportLine) -> UnreadLine:
    text = " ".join(line.text.split())[:_LONGEST]
    is_asked = line.kind is LineKind.AMBIGUOUS
    placeholder = line.placeholder if is_asked else ""
    return UnreadLine(line.line, text, semicolons(*remarks_on(line)), line.rule, placeholder)
