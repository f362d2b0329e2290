"""How long the texts of the cards take; printed, and held to the promises of the project."""

import json
import statistics
import subprocess
import sys

_CHILD = """
import json, time
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.cards.words.wording import rules_text
pool = load_pool()
begin = time.thread_time()
from swlcg_deck.cards.abilities.reading import language
language()
import swlcg_deck.cards.abilities.english.lines
loaded = time.thread_time()
texts = [rules_text(card, pool) for card in pool.cards]
rendered = time.thread_time()
again = [rules_text(card, pool) for card in pool.cards]
print(json.dumps([1000 * (loaded - begin), 1000 * (rendered - loaded),
                  1000 * (time.thread_time() - rendered), texts == again]))
"""
_ALLOWANCE = 1.5
"""The bounds are for a quiet machine."""


def _render() -> list[float]:
    command = [sys.executable, "-c", _CHILD]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    *times, is_same = json.loads(done.stdout)
    assert is_same
    return times


def test_the_texts_of_the_whole_pool():
    loading, first, again = map(statistics.median, zip(*(_render() for _ in range(5)), strict=True))
    print(f"\nloading the language: {loading:.0f} ms")
    print(f"texts of the whole pool: {first:.0f} ms the first time, {again:.0f} ms after it")
    assert loading < _ALLOWANCE * 150
    assert first < _ALLOWANCE * 100
