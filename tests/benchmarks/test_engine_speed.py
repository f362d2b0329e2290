"""How fast the engine plays and forks, beside engines that others know, measured in one run.

On one core, by random playouts with all legal options worked out at every decision. The promise
is 50,000 decisions a second and 20 microseconds a clone; the tests hold it to half of that.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from engine_playouts import clone_time, rate, rates_in_turn, states_along_the_way
from kit.random_decks import RandomDecks, core_game

from swlcg_deck.engine.texts.face_book import FaceBook

ROOT = Path(__file__).resolve().parents[2]
PEERS = ROOT / ".venv-peers" / "bin" / "python"
PEER_GAMES = {
    "catan": "Catan (catanatron 3.2.1)",
    "uno": "UNO (rlcard 1.2.0)",
    "gin-rummy": "gin rummy (rlcard 1.2.0)",
}
SECONDS = 3
GAMES = 100
FEWEST_DECISIONS = 25_000
SLOWEST_CLONE = 40
DEAREST_TEXTS = 2.0
"""How much slower decks may play with the texts of their cards."""

pytestmark = pytest.mark.skipif(
    sys.gettrace() is not None, reason="a tracer (coverage, a debugger) slows every line down"
)


@pytest.fixture(scope="module")
def games(pool):
    """Games before their first decision: between Core starter decks, and between any decks."""
    decks = RandomDecks(pool)
    return {
        "Core starter decks": [core_game(pool, number, decks.book) for number in range(GAMES)],
        "random legal decks": [decks.game(number) for number in range(GAMES)],
    }


def peer(name: str) -> dict[str, float | None]:
    command = [PEERS, Path(__file__).with_name("peer_playouts.py"), name, str(SECONDS)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    figures: dict[str, float | None] = json.loads(done.stdout)
    return figures


def test_decisions_a_second_and_clones_beside_other_engines(games):
    lines = []
    for name, states in games.items():
        decisions, count = rate(states)
        clone = clone_time(states_along_the_way(states))
        lines.append((f"ours, {name}", decisions, clone))
        assert count > 100 * GAMES
        assert decisions >= FEWEST_DECISIONS
        assert clone <= SLOWEST_CLONE
    if PEERS.exists():
        for name, words in PEER_GAMES.items():
            figures = peer(name)
            lines.append((words, figures["decisions"], figures["copy"]))
    print(f"\n{'random play on one core':32}{'decisions/s':>12}{'µs a copy':>12}")
    for name, decisions, copy in lines:
        print(f"{name:32}{decisions:12,.0f}{f'{copy:.1f}' if copy else '-':>12}")
    if not PEERS.exists():
        print("The other engines are not installed; packaging/setup-peers says why.")


def test_texts_cost_at_most_their_factor(pool):
    """The same Core starter decks with and without the texts of their cards, in turn."""
    books = {"without texts": FaceBook(), "with texts": FaceBook(abilities=True)}
    games = {
        name: [core_game(pool, number, book) for number in range(GAMES)]
        for name, book in books.items()
    }
    found = rates_in_turn(games)
    factor = found["without texts"] / found["with texts"]
    print(f"\n{'Core starter decks':32}{'decisions/s':>12}")
    for name, decisions in found.items():
        print(f"{name:32}{decisions:12,.0f}")
    print(f"{'factor':32}{factor:12.2f}")
    assert factor <= DEAREST_TEXTS
