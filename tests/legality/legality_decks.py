"""Decks for the tests of legality, and what a judgement says in short."""

from swlcg_deck.decks.deck import Deck, DeckSet, ListedCard
from swlcg_deck.legality.findings import Finding, Judgement

LIGHT = (1, 2, 3, 5, 6, 7, 8, 9, 11, 12)
DARK = (19, 20, 21, 23, 24, 25, 26, 27, 29, 30)
"""Ten sets of a side with no limit, no lock and no restriction."""

Entry = int | tuple[int, int]


def deck_of(affiliation: str | None, *entries: Entry, listed: tuple[ListedCard, ...] = ()) -> Deck:
    """A deck of set numbers, each alone or with its copies: `deck_of("Jedi", 1, (2, 2))`."""
    pairs = [(entry, 1) if isinstance(entry, int) else entry for entry in entries]
    return Deck(
        id="0" * 32,
        name="Test",
        affiliation=affiliation,
        sets=tuple(DeckSet(number=n, title=f"Set {n}", copies=copies) for n, copies in pairs),
        listed_cards=listed,
    )


def deciding(judgement: Judgement) -> list[Finding]:
    return [finding for finding in judgement.findings if finding.decides]


def breaches(judgement: Judgement) -> list[tuple[str, tuple[int, ...]]]:
    """The rules that decide the verdict, each with its sets."""
    return [(finding.rule, finding.sets) for finding in deciding(judgement)]


def rules(judgement: Judgement) -> list[str]:
    return [finding.rule for finding in deciding(judgement)]


def only(judgement: Judgement, rule: str) -> Finding:
    """The one finding under a rule."""
    (finding,) = [finding for finding in judgement.findings if finding.rule == rule]
    return finding
