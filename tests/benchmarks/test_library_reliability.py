"""How well the library keeps decks, and how fast it lists and saves them; figures are printed."""

import statistics
import sys
import time

import pytest
from library_processes import figures

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.deck_file import write_yaml_deck
from swlcg_deck.decks.library import Library

needs_fork = pytest.mark.skipif(sys.platform == "win32", reason="forks")


@needs_fork
def test_500_writers_killed(tmp_path):
    start = time.perf_counter()
    found = figures("kill", tmp_path / "decks", rounds=500, seed=1977)
    seconds = time.perf_counter() - start
    print(
        f"\n{found['kills']} writers killed in {seconds:.0f} s: {found['saves']} saves of "
        f"{found['decks']} decks done before, {found['lost']} of them lost; "
        f"{found['unreadable']} unreadable files; {found['half_written']} half-written temporary "
        f"files, {found['left_over']} of them left after the next start"
    )
    assert (found["kills"], found["lost"], found["unreadable"], found["left_over"]) == (
        500,
        0,
        0,
        0,
    )
    assert found["half_written"] > 20
    assert seconds < 180


@needs_fork
def test_200_races_for_one_deck(tmp_path):
    found = figures("race", tmp_path / "decks", rounds=200, seed=1)
    print(f"\n{found['rounds']} races for one deck: won {found['wins']}, each by exactly one")
    assert sum(found["wins"]) == 200


def test_a_library_of_500_decks(tmp_path, pool):
    library = Library(tmp_path / "decks", pool)
    for place in range(500):
        deck = new_deck(f"Deck {place}", "Jedi")
        for number in range(1, 11):
            deck = edits.add_set(deck, pool.set(number)).deck
        library.folders.create(f"Folder {place % 10}")
        (library.root / f"Folder {place % 10}" / f"Deck {place}.swdeck").write_bytes(
            write_yaml_deck(deck, pool).encode()
        )
    opened = _milliseconds(lambda: Library(library.root, pool))
    first = _milliseconds(library.entries)
    again = statistics.median(_milliseconds(library.entries) for _ in range(20))
    entry = library.entries()[250]
    saves = []
    for turn in range(20):
        entry = library.entry(entry.id)
        changed = edits.write_notes(entry.deck, f"{turn}").deck
        saves.append(_milliseconds(lambda d=changed, t=entry.token: library.save(d, expected=t)))
    save = statistics.median(saves)
    print(
        f"\n500 decks: open {opened:.1f} ms, first listing {first:.0f} ms, next {again:.1f} ms, "
        f"save {save:.1f} ms"
    )
    assert len(library.entries()) == 500
    assert first < 2_000
    assert again < 20
    assert save < 100


def _milliseconds(work) -> float:
    start = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - start)
