"""One text to import: what it says, what was answered, which decks it holds."""

import uuid
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.files.names import readable
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.formats.answering import answer
from swlcg_deck.formats.judging import unread_of
from swlcg_deck.formats.list_folder import named_after
from swlcg_deck.formats.reading import FormatError, LineKind, Reading, ReportLine
from swlcg_deck.formats.registry import MAX_BYTES, read_deck
from swlcg_deck.language import said, tr, words_of
from swlcg_deck.legality.findings import UnreadLine
from swlcg_deck.system_words import refusal

OPEN = (LineKind.AMBIGUOUS, LineKind.NOT_UNDERSTOOD)
NOTHING = Reading(())


class DeckAsRead(NamedTuple):
    """A deck of a list, and the lines that leave it open."""

    deck: Deck
    unread: tuple[UnreadLine, ...]


@dataclass(frozen=True)
class Source:
    """A file, or what was pasted; `read` is None while it is being read."""

    path: Path | None = None
    text: str = ""
    """What was pasted."""
    read: Reading | None = None
    """As the reader gave it."""
    problem: str = ""
    """Why it cannot be read at all, as the library says it."""
    answers: dict[int, int] = field(default_factory=dict)
    """The sets that were chosen, by line."""
    answered: Reading = NOTHING
    """The reading with the answers in it."""

    @property
    def name(self) -> str:
        return tr("Pasted text") if self.path is None else readable(self.path.name)

    @cached_property
    def questions(self) -> frozenset[int]:
        """The lines that can be answered: an answer names a line, so only its first remark can."""
        first: dict[int, ReportLine] = {}
        for line in self.read.report if self.read else ():
            first.setdefault(line.line, line)
        return frozenset(number for number, line in first.items() if line.kind in OPEN)

    @property
    def is_clear(self) -> bool:
        """Whether every line was understood as it stands: then there is nothing to look at."""
        return self.read is not None and self.answered.is_clean and not self.problem

    @property
    def open_lines(self) -> int:
        """How many lines still wait for somebody to look at them."""
        return sum(line.kind in OPEN for line in self.answered.report)

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """Named after the file where they have no name; each with an identity of its own."""
        decks = named_after("" if self.path is None else self.path.name, self.answered.decks)
        return tuple(deck.model_copy(update={"id": uuid.uuid4().hex}) for deck in decks)

    @property
    def decks_as_read(self) -> tuple[DeckAsRead, ...]:
        """Each with what of its list was not read for sure."""
        report = self.answered.report
        return tuple(DeckAsRead(d, unread_of(report, i)) for i, d in enumerate(self.decks))


def read_source(path: Path | None, text: str, pool: CardPool) -> Source:
    """Read a file or a text. May take a while, so not for the window's thread."""
    try:
        data = text.encode("utf-8", "replace") if path is None else _bytes(path)
        reading = read_deck(data, pool, file_name="" if path is None else path.name)
    except FormatError as error:
        return Source(path, text, problem=words_of(error))
    except OSError as error:
        return Source(
            path,
            text,
            problem=said("the file cannot be opened ({reason})", reason=refusal(error)),
        )
    return Source(path, text, read=reading, answered=reading)


def with_answer(source: Source, line: int, set_number: int, pool: CardPool) -> Source:
    """The source with one line answered, anew or differently."""
    answers = source.answers | {line: set_number}
    reading = source.read or NOTHING
    for number, chosen in answers.items():
        reading = answer(reading, number, chosen, pool)
    return Source(source.path, source.text, source.read, answers=answers, answered=reading)


def _bytes(path: Path) -> bytes:
    """As much as tells that a file is too large, never more."""
    return read_plain_file(path, MAX_BYTES, follow=True)
