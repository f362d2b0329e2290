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
    INFO = "info"


class Verdict(StrEnum):
    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Fix:
    """An edit that would end a finding; `apply` makes it."""

    label: str
    action: Literal["copies", "affiliation", "whole sets"]
    entry: DeckSet | None = None
    copies: int = 0
    affiliation: str | None = None

    def apply(self, deck: Deck) -> Change:
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
    sets: tuple[int, ...]
    citation: str
    fixes: tuple[Fix, ...] = ()


@dataclass(frozen=True)
class Judgement:
    """The answer to `is this deck legal?`, by an edition and a mode."""

    verdict: Verdict
    edition: str
    mode: Mode
    findings: tuple[Finding, ...]
