"""The check itself: every rule is asked, and every finding is kept (TRAP-21)."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.decks.deck import Deck
from swlcg_deck.decks.edits import add_set
from swlcg_deck.legality import construction, restricted, warnings, whole_sets
from swlcg_deck.legality.breaches import broken_groups
from swlcg_deck.legality.findings import Finding, Judgement, Mode, Severity, Verdict
from swlcg_deck.legality.law import Law, law_of
from swlcg_deck.legality.tally import Tally, tally_of

Rule = Callable[[Tally, Law], Iterable[Finding]]

RULES: Final[tuple[Rule, ...]] = (
    construction.has_an_affiliation_card,
    construction.has_enough_sets,
    construction.has_one_side,
    construction.keeps_copy_limits,
    construction.respects_affiliation_only,
    construction.meets_alliance_counts,
    whole_sets.is_of_a_known_format,
    whole_sets.has_only_known_sets,
    whole_sets.has_whole_sets,
    restricted.keeps_one_of_each_group,
    warnings.cards_without_a_host,
    warnings.scarce_resources,
    warnings.doubled_uniques,
    warnings.odd_shares,
)
"""In the order in which findings are reported. Adding a rule is adding a function and a test."""


class Judge:
    """Checks decks by one edition and mode; made once, it checks many."""

    def __init__(
        self, pool: CardPool, edition: Edition | None = None, mode: Mode = Mode.TOURNAMENT
    ) -> None:
        self.pool = pool
        self.edition = edition or pool.default_edition
        self.mode = mode
        self.law = law_of(pool, self.edition, mode)

    def tally(self, deck: Deck) -> Tally:
        return tally_of(deck, self.pool, self.law)

    def copy_limit(self, number: int) -> int:
        """How many copies of a set a deck may have (DECK-05, DECK-06, DECK-13)."""
        return 1 if number in self.law.limits else construction.MOST_COPIES

    def may_join(self, entry: ObjectiveSet, deck: Deck, judgement: Judgement) -> bool:
        """Whether one more copy of a set breaks nothing that the deck, so judged, keeps."""
        with_it = self.check(add_set(deck, entry).deck)
        before = {(f.rule, f.sets) for f in judgement.findings if f.decides}
        new = {(f.rule, f.sets) for f in with_it.findings if f.decides} - before
        return not any(entry.number in sets for _, sets in new)

    def check(self, deck: Deck) -> Judgement:
        """Whether a deck is legal and everything there is to say about it."""
        tally = self.tally(deck)
        findings = tuple([finding for rule in RULES for finding in rule(tally, self.law)])
        casual = self._is_casual_only(tally, findings)
        return Judgement(verdict_of(findings), self.edition.id, self.mode, findings, casual)

    def _is_casual_only(self, tally: Tally, findings: Iterable[Finding]) -> bool:
        groups = {group.id for group in self.law.tournament_groups}
        others = (finding for finding in findings if finding.rule not in groups)
        if any(finding.decides for finding in others):
            return False
        return bool(broken_groups(tally, self.law.tournament_groups))


def verdict_of(findings: Iterable[Finding]) -> Verdict:
    """One error makes a deck illegal; without any, one unknown leaves it open. What nobody can
    read whole is open, whatever else there is to say of it."""
    found = tuple(findings)
    if any(finding.of_all for finding in found):
        return Verdict.UNKNOWN
    severities = {finding.severity for finding in found}
    if Severity.ERROR in severities:
        return Verdict.ILLEGAL
    return Verdict.UNKNOWN if Severity.UNKNOWN in severities else Verdict.LEGAL


def check(
    deck: Deck, pool: CardPool, edition: Edition | None = None, mode: Mode = Mode.TOURNAMENT
) -> Judgement:
    """Check one deck; by the newest edition where none is given."""
    return judge_for(pool, edition, mode).check(deck)


def judge_for(pool: CardPool, edition: Edition | None, mode: Mode) -> Judge:
    """The judge of a pool, an edition and a mode, made on first use."""
    return _judge(pool, edition or pool.default_edition, mode)


@lru_cache(maxsize=16)
def _judge(pool: CardPool, edition: Edition, mode: Mode) -> Judge:
    return Judge(pool, edition, mode)
