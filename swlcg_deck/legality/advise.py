"""Which affiliation cards would make a list legal, and what each changes."""

from collections.abc import Iterable
from dataclasses import dataclass

from swlcg_deck.cards.card import AffiliationCard
from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.edits import choose_affiliation
from swlcg_deck.legality.as_read import as_read
from swlcg_deck.legality.breaches import alliance_counts
from swlcg_deck.legality.choices import majority_side
from swlcg_deck.legality.findings import Finding, Mode, Severity, UnreadLine, Verdict
from swlcg_deck.legality.judge import judge_for
from swlcg_deck.legality.tally import Tally, copies


@dataclass(frozen=True)
class SetChanges:
    """Sets to add (above zero) or to take out (below) for an alliance card's counts (DECK-17)."""

    own: int
    partner: int
    """Of the partner affiliation or neutral; neutral ones never count as own (TRAP-24)."""
    others: int
    """Of a third affiliation: never above zero (OPEN-47)."""
    unknown: int
    """Sets that the pool does not know and that are in none of the three numbers."""


_ONE_AFFILIATION = "DECK-01"


@dataclass(frozen=True)
class Advice:
    """A deck as it would be with another affiliation card."""

    card: AffiliationCard
    is_present: bool
    verdict: Verdict
    casual_only: bool
    findings: tuple[Finding, ...]
    """What would still be wrong or unknown."""
    resources: int | None
    """The difference to the present card's resource value; None without a present card."""
    reserve: int | None
    """The difference to the present card's starting reserve."""
    changes: SetChanges | None
    """None for a card without exact counts."""

    @property
    def is_legal(self) -> bool:
        return self.verdict is Verdict.LEGAL


def advise(
    deck: Deck,
    pool: CardPool,
    edition: Edition | None = None,
    mode: Mode = Mode.TOURNAMENT,
    unread: Iterable[UnreadLine] = (),
) -> tuple[Advice, ...]:
    """The nine affiliation cards of the deck's side: legal ones first, then by what stays wrong.

    The side is that of most sets, else the affiliation card's; a deck with neither gets no advice.
    """
    judge = judge_for(pool, edition, mode)
    tally = judge.tally(deck)
    present = tally.card
    side = majority_side(tally)
    if side is None:
        return ()
    still_open = [line for line in unread if line.rule != _ONE_AFFILIATION]
    advice = []
    for card in judge.law.affiliation_cards[side]:
        judgement = as_read(judge.check(choose_affiliation(deck, card.title).deck), still_open)
        deciding = tuple(finding for finding in judgement.findings if finding.decides)
        advice.append(
            Advice(
                card=card,
                is_present=card is present,
                verdict=judgement.verdict,
                casual_only=judgement.casual_only,
                findings=deciding,
                resources=_resources(card) - _resources(present) if present else None,
                reserve=card.reserve - present.reserve if present else None,
                changes=_changes(tally, card),
            )
        )
    return tuple(sorted(advice, key=lambda one: _rank(one, tally)))


def _rank(advice: Advice, tally: Tally) -> tuple[int, int, bool, int]:
    """Errors weigh more than what is unknown; a deck with neither is legal."""
    errors = sum(finding.severity is Severity.ERROR for finding in advice.findings)
    own = tally.copies_of(advice.card.affiliation)
    return (errors, len(advice.findings), not advice.is_present, -own)


def _resources(card: AffiliationCard) -> int:
    return card.resources if isinstance(card.resources, int) else 0


def _changes(tally: Tally, card: AffiliationCard) -> SetChanges | None:
    counts = alliance_counts(tally, card)
    if counts is None:
        return None
    return SetChanges(
        own=counts.more_own,
        partner=counts.more_partner,
        others=-copies(counts.others),
        unknown=sum(counts.unknown),
    )
