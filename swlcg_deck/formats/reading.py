"""What a reader gives back: decks, and a report on every line, so that nothing is lost silently."""

from dataclasses import dataclass, field
from enum import StrEnum

from swlcg_deck.decks.deck import Deck
from swlcg_deck.language import Said, said


class FormatError(Exception):
    """The input as a whole cannot be read; the message is a sentence that says why."""


class LineKind(StrEnum):
    UNDERSTOOD = "understood"
    REPAIRED = "repaired"
    """Read after a correction that the message names."""
    AMBIGUOUS = "ambiguous"
    """Could be several sets; `choices` names them and the deck has none of them yet."""
    NOT_UNDERSTOOD = "not understood"
    NOTED = "noted"
    """Not part of the deck, or beside it, though it names a set: the message says why."""
    IGNORED = "ignored"
    """Blank lines, headings, ornaments: nothing that could be a card."""


def kind_word(kind: LineKind) -> Said:
    """The kind of a line in the middle of a sentence."""
    match kind:
        case LineKind.UNDERSTOOD:
            return said("understood")
        case LineKind.REPAIRED:
            return said("repaired")
        case LineKind.AMBIGUOUS:
            return said("ambiguous")
        case LineKind.NOT_UNDERSTOOD:
            return said("not understood")
        case LineKind.NOTED:
            return said("noted")
        case LineKind.IGNORED:
            return said("ignored")


@dataclass(frozen=True)
class Choice:
    """One answer to an ambiguous line."""

    number: int
    title: str


@dataclass(frozen=True)
class ReportLine:
    """What became of one line (or element) of the input."""

    line: int
    text: str
    kind: LineKind
    message: str = ""
    choices: tuple[Choice, ...] = ()
    deck: int = 0
    """Which of the decks the line belongs to."""
    copies: int = 1
    placeholder: str = ""
    """The title of the unknown set that stands for the line in its deck until it is answered."""
    rule: str = ""
    """The rule of deck construction that the line breaks, as far as that is clear from it."""
    in_doubt: bool = False
    """Whether the deck may be another than the one that was read, whatever the kind."""

    @property
    def leaves_open(self) -> bool:
        """Whether nobody can judge the deck before somebody has looked at this line."""
        return self.in_doubt or self.kind in {LineKind.AMBIGUOUS, LineKind.NOT_UNDERSTOOD}


@dataclass(frozen=True)
class Reading:
    """The decks of an input (a tournament report has two) and its report."""

    decks: tuple[Deck, ...]
    report: tuple[ReportLine, ...] = field(default=())

    @property
    def is_clean(self) -> bool:
        """Whether every line was understood as it stands."""
        fine = {LineKind.UNDERSTOOD, LineKind.IGNORED}
        return all(line.kind in fine for line in self.report)

    def lines(self, kind: LineKind) -> tuple[ReportLine, ...]:
        return tuple(line for line in self.report if line.kind is kind)
