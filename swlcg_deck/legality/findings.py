"""What a check says: a verdict, and every finding that led to it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import Deck, DeckSet
from swlcg_deck.decks.edits import Change


class Mode(StrEnum):
    """The restricted list binds tournaments only (RL-01, TRAP-17)."""

    TOURNAMENT = "tournament"
    CASUAL = "casual"


class Severity(StrEnum):
    ERROR = "error"
    """Makes the deck illegal."""
    UNKNOWN = "unknown"
    """Something is not in the pool, so nobody can tell."""
    WARNING = "warning"
    """Legal, but a card of the deck cannot do what it is for."""
    INFO = "info"
    """Legal and playable; worth a thought."""


class Verdict(StrEnum):
    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Fix:
    """An edit that would end a finding, or several to be made together; `apply` makes them."""

    label: str
    action: Literal["copies", "affiliation", "whole sets"]
    entry: DeckSet | None = None
    copies: int = 0
    affiliation: str | None = None
    also: tuple["Fix", ...] = ()

    def apply(self, deck: Deck) -> Change:
        change = self._first(deck)
        for fix in self.also:
            change = fix.apply(change.deck)
        return Change(change.deck, self.label) if self.also else change

    def _first(self, deck: Deck) -> Change:
        if self.action == "affiliation":
            return edits.choose_affiliation(deck, self.affiliation)
        if self.action == "whole sets":
            return edits.use_whole_sets(deck)
        if self.entry is None:
            raise AssertionError("a change of copies needs its set")
        return edits.set_copies(deck, self.entry, self.copies)


@dataclass(frozen=True)
class Finding:
    """One breach or hint: the rule, the sets concerned, a sentence, its source, ways to mend it."""

    rule: str
    severity: Severity
    message: str
    """Said, as the citation and the labels of fixes are: a window shows them translated."""
    sets: tuple[int, ...]
    citation: str
    fixes: tuple[Fix, ...] = ()
    of_all: bool = False
    """Whether it is about the whole deck, so that nothing else that was found is sure."""

    @property
    def decides(self) -> bool:
        """Whether it has a say in the verdict; warnings and hints never do."""
        return self.severity in {Severity.ERROR, Severity.UNKNOWN}


@dataclass(frozen=True)
class UnreadLine:
    """A line of a list that was not, or not surely, read as it was meant."""

    line: int
    text: str
    message: str
    rule: str = ""
    """The rule that the line breaks, where it is clear that it does."""
    placeholder: str = ""
    """The title of the unknown set that stands for the line in the deck."""


@dataclass(frozen=True)
class Judgement:
    """The answer to `is this deck legal?`, by an edition and a mode."""

    verdict: Verdict
    edition: str
    mode: Mode
    findings: tuple[Finding, ...]
    casual_only: bool = False
    """Whether nothing but the restricted list is broken, in whichever mode this was asked."""
    unread: tuple[UnreadLine, ...] = ()
    """What of the list the verdict cannot rest on."""
