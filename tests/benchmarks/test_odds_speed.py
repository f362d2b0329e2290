"""How long an exact answer takes on decks that people play: 50 ms a question are promised."""

import sys
import time
from pathlib import Path

import pytest
import yaml

from swlcg_deck.analysis.odds_deck import odds_deck
from swlcg_deck.analysis.odds_habits import Habits
from swlcg_deck.analysis.odds_questions import STANDARD_QUESTIONS, Questions
from swlcg_deck.analysis.odds_rules import RuleReader
from swlcg_deck.decks.deck import Deck, DeckSet

pytestmark = pytest.mark.skipif(
    sys.gettrace() is not None, reason="a tracer (coverage, a debugger) slows every line down"
)

ROUNDS = 3
PROMISED = 50
QUESTIONS = (
    *STANDARD_QUESTIONS,
    "type:unit cost<=2",
    "at least 2 type:event by turn 8",
    "pay type:unit",
    "pay cost>=4 on turn 3",
    "resources at least 5 on turn 2",
    "force at least 8",
    "edge 3",
    "objectives at least 2 affiliation:neutral",
)
KEEP = ("at least 1 type:unit cost<=3", "at least 1 type:fate")
_LISTS = Path(__file__).parents[1] / "data" / "published_decks.yaml"


def _decks():
    for entry in yaml.safe_load(_LISTS.read_text(encoding="utf-8")):
        sets = tuple(
            DeckSet(number=n, title=f"Set {n}", copies=c) for n, c in entry["sets"].items()
        )
        name, affiliation = entry["name"], entry["affiliation"]
        yield Deck(id="0" * 32, name=name, affiliation=affiliation, sets=sets)


def _milliseconds(pool, deck: Deck, question: str, keep: tuple[str, ...]) -> float:
    """From the deck to the answer, nothing remembered, in the best round."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        piles = odds_deck(deck, pool)
        reader = RuleReader(piles, pool)
        Questions(piles, Habits(keep=reader.rules(keep)), reader).answer(question)
        times.append(1000 * (time.process_time() - start))
    return min(times)


@pytest.mark.parametrize("keep", [(), KEEP], ids=["usual mulligan", "two conditions"])
def test_a_question_is_answered_at_once(pool, keep):
    slowest = max(
        (_milliseconds(pool, deck, question, keep), question, deck.name)
        for deck in _decks()
        for question in QUESTIONS
    )
    print(f"\nexact odds, the slowest: {slowest[0]:.1f} ms ({slowest[1]}, {slowest[2]})")
    assert slowest[0] < PROMISED
