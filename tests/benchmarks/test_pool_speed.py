"""How fast the pool is there and how fast it is searched; printed, and held to generous bounds.

The bounds are the promises of the project: they fail only when something is badly wrong.
"""

import statistics
import subprocess
import sys
import time

import pytest

from swlcg_deck.cards.pool import load_pool
from swlcg_deck.cards.search import SearchIndex

_CHILD = """
import re, sys, time
from pathlib import Path
start = time.perf_counter()
from swlcg_deck.cards.pool import load_pool
imported = time.perf_counter()
pool = load_pool(cache_dir=Path(sys.argv[1]))
ready = time.perf_counter()
# Not ru_maxrss: a child inherits that of the process that started it.
peak = int(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024
print(1000 * (imported - start), 1000 * (ready - imported), peak)
"""


def _start(cache_dir) -> tuple[float, float, float]:
    command = [sys.executable, "-c", _CHILD, str(cache_dir)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    imported, ready, peak = map(float, done.stdout.split())
    return imported, ready, peak


def test_pool_ready(tmp_path):
    cold = _start(tmp_path / "cache")
    warm = [_start(tmp_path / "cache") for _ in range(5)]
    imported, ready, peak = (statistics.median(column) for column in zip(*warm, strict=True))
    print(f"\npool without cache: {cold[1]:.0f} ms, {cold[2]:.0f} MB")
    print(
        f"pool from cache:    {ready:.0f} ms, {peak:.0f} MB (imports before it: {imported:.0f} ms)"
    )
    assert cold[1] < 600
    assert ready < 150
    assert max(peak, cold[2]) < 60


QUERIES = [
    "l",
    "luke",
    "trait:dagobah -a:jedi",
    "(a:jedi or a:sith) c<3 t:unit text:enhance",
    "zzz",
]


@pytest.mark.parametrize("query", QUERIES)
def test_a_keystroke(query):
    index = SearchIndex(load_pool())
    index.sets(query)
    for name, search in (("cards", index.cards), ("sets", index.sets)):
        times = []
        for _ in range(100):
            start = time.perf_counter()
            search(query, sort="title")
            times.append(1000 * (time.perf_counter() - start))
        median = statistics.median(times)
        print(f"\n{name:5} {query!r}: {median:.2f} ms")
        if query != "zzz":
            assert median < 2
