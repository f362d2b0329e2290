"""Decks for tests of odds: real ones, and piles small enough to try every opening."""

from pathlib import Path

import yaml

from swlcg_deck.analysis.odds_deck import OddsDeck, odds_deck
from swlcg_deck.analysis.odds_habits import Habits
from swlcg_deck.analysis.odds_questions import Questions
from swlcg_deck.analysis.odds_rules import RuleReader
from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.decks.deck import Deck, DeckSet

PUBLISHED = {
    entry["name"]: (entry["affiliation"], entry["sets"])
    for entry in yaml.safe_load(
        (Path(__file__).parents[1] / "data" / "published_decks.yaml").read_text(encoding="utf-8")
    )
}
TEMPE = ("Jedi", {4: 2, 6: 2, 11: 2, 8: 2, 38: 2})
"""Jedi fighters: two objectives with two resources, eight with one."""
CONTROL = ("Imperial Navy", {19: 2, 20: 2, 23: 2, 26: 1, 40: 2, 42: 1})
"""Sith sets under the Navy card, so that the match decides."""


def listed(affiliation: str | None, sets: dict[int, int]) -> Deck:
    entries = tuple(DeckSet(number=n, title=f"Set {n}", copies=c) for n, c in sets.items())
    return Deck(id="0" * 32, name="Test", affiliation=affiliation, sets=entries)


def piles(pool: CardPool, affiliation: str | None, sets: dict[int, int]) -> OddsDeck:
    return odds_deck(listed(affiliation, sets), pool)


def small(
    pool: CardPool, affiliation: str, objectives: dict[int, int], command: dict[str, int]
) -> OddsDeck:
    """Objectives by set number and command cards by code (`4-2`), each with its copies."""
    return OddsDeck(
        pool.affiliation_card(affiliation),
        tuple((pool.set(number).objective, copies) for number, copies in objectives.items()),
        tuple((pool.card(*map(int, code.split("-"))), n) for code, n in command.items()),
        Side.LIGHT,
    )


def asking(deck: OddsDeck, pool: CardPool, *, keep=(), dead=(), **habits) -> Questions:
    reader = RuleReader(deck, pool)
    chosen = Habits(keep=reader.rules(keep), dead=reader.rules(dead), **habits)
    return Questions(deck, chosen, reader)


def chances(answer) -> dict[str, tuple]:
    """What was answered, by moment: as drawn, and with a mulligan."""
    return {found.when: (found.chance, found.with_mulligan) for found in answer.chances}
