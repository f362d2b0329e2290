"""Programs that use one library at the same time, or are killed while they do.

Run as a program of its own (`-m tests.library_processes kill|race FOLDER ROUNDS SEED`), which loads
the card pool once and forks: starting 500 interpreters would take minutes. It prints its figures.
"""

import json
import os
import random
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import Deck, new_deck
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_errors import ConflictError
from swlcg_deck.decks.shelf import token_of
from swlcg_deck.files.writing import is_temporary

DECKS = 8
LONGEST_LIFE = 0.05
WON, LOST = 0, 3


def figures(task: str, folder: Path, rounds: int, seed: int) -> dict[str, Any]:
    """Run a task in a process of its own."""
    program = Path(__file__)
    command = [sys.executable, "-m", f"{program.parent.name}.{program.stem}"]
    command += [task, str(folder), str(rounds), str(seed)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=program.parent.parent
    )
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def _child(work: Callable[[], int]) -> int:
    """Fork; the child does its work and ends without any of the parent's clean-up."""
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            code = work()
        except BaseException:
            traceback.print_exc()
            raise
        finally:
            os._exit(code)
    return pid


def _changed(deck: Deck, pool: CardPool, dice: random.Random) -> Deck:
    """A deck after an edit of any size, often with another name and so another file."""
    deck = edits.add_set(deck, dice.choice(pool.sets)).deck
    deck = edits.write_notes(deck, f"{dice.random()}\n" * dice.choice([1, 50, 3_000])).deck
    if dice.random() < 0.3:
        deck = edits.rename(deck, f"Deck {dice.randrange(5)}").deck
    return deck if deck.total < 40 else deck.model_copy(update={"sets": ()})


def _save_until_killed(folder: Path, pool: CardPool, seed: float, tell: int) -> int:
    """Save, delete, restore and move without end; each save that is done is told."""
    library = Library(folder, pool)
    dice = random.Random(seed)  # noqa: S311
    os.write(tell, b"\n")
    while True:
        entries = library.entries()
        act = dice.random()
        if len(entries) < DECKS and act < 0.5:
            saved = library.save(new_deck(f"Deck {dice.randrange(5)}", "Jedi"))
        elif act < 0.9 and entries:
            entry = dice.choice(entries)
            assert entry.deck is not None
            saved = library.save(_changed(entry.deck, pool, dice), expected=entry.token)
        else:
            if act < 0.93 and entries:
                library.delete(dice.choice(entries).id)
            elif act < 0.96 and library.trash.items():
                library.restore_trashed(library.trash.items()[0].key)
            elif entries:
                library.move(dice.choice(entries).id, dice.choice(["", "Worlds", "Old/2013"]))
            continue
        os.write(tell, f"{saved.deck.id} {saved.token}\n".encode())


def _tokens(library: Library, deck_id: str) -> set[str]:
    """Every content of a deck that can still be had: on disk, in the history, in the trash."""
    entries = {entry.token for entry in library.entries() if entry.id == deck_id}
    versions = {token_of(version.path.read_bytes()) for version in library.versions(deck_id)}
    trashed = (item for item in library.trash.items() if item.deck_id == deck_id)
    return entries | versions | {token_of(item.path.read_bytes()) for item in trashed}


def _temporary_files(folder: Path) -> int:
    return sum(is_temporary(file.name) for file in folder.rglob("*"))


def kill(folder: Path, rounds: int, seed: int) -> dict[str, Any]:
    """Kill a writer at a random moment, look at what it left, and again."""
    pool = load_pool(cache_dir=folder.parent)
    dice = random.Random(seed)  # noqa: S311
    promised: dict[str, str] = {}
    result = {"kills": 0, "saves": 0, "lost": 0, "unreadable": 0, "half_written": 0, "left_over": 0}
    for _ in range(rounds):
        told, tell = os.pipe()
        child_seed = dice.random()
        pid = _child(lambda s=child_seed, t=tell: _save_until_killed(folder, pool, s, t))
        os.close(tell)
        with os.fdopen(told, "rb") as stream:
            stream.readline()
            time.sleep(dice.uniform(0, LONGEST_LIFE))
            os.kill(pid, signal.SIGKILL)
            promises = [line.decode().split() for line in stream]
        status = os.waitpid(pid, 0)[1]
        assert os.WIFSIGNALED(status), "the writer ended by itself"
        result["kills"] += 1
        result["half_written"] += _temporary_files(folder)
        library = Library(folder, pool)
        result["left_over"] += _temporary_files(folder)
        result["unreadable"] += sum(entry.deck is None for entry in library.entries())
        for deck_id, token in promises:
            result["saves"] += 1
            result["lost"] += token not in _tokens(library, deck_id)
            promised[deck_id] = token
    library = Library(folder, pool)
    result["lost"] += sum(token not in _tokens(library, one) for one, token in promised.items())
    return result | {"decks": len(promised)}


def race(folder: Path, rounds: int, seed: int) -> dict[str, Any]:
    """Two programs opened the same deck and save it at the same moment."""
    pool = load_pool(cache_dir=folder.parent)
    library = Library(folder, pool)
    saved = library.save(new_deck(f"Race {seed}", "Jedi"))
    wins = [0, 0]
    for turn in range(rounds):
        wait, start = os.pipe()

        def save(runner: int, turn: int = turn, saved: Any = saved, wait: int = wait) -> int:
            mine = edits.write_notes(saved.deck, f"{turn} {runner}").deck
            own = Library(folder, pool)
            own.entries()
            os.read(wait, 1)
            try:
                own.save(mine, expected=saved.token)
            except ConflictError as error:
                return LOST if error.mine == mine and error.theirs is not None else 1
            return WON

        pids = [_child(lambda runner=runner: save(runner)) for runner in (0, 1)]
        os.write(start, b"go")
        codes = [os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) for pid in pids]
        os.close(wait)
        os.close(start)
        assert sorted(codes) == [WON, LOST], codes
        winner = codes.index(WON)
        entry = library.entry(saved.deck.id)
        assert entry.deck is not None
        assert entry.deck.notes == f"{turn} {winner}"
        wins[winner] += 1
        saved = library.save(edits.write_notes(entry.deck, "again").deck, expected=entry.token)
    return {"rounds": rounds, "wins": wins}


if __name__ == "__main__":
    task, place, count, start_seed = sys.argv[1:]
    run = {"kill": kill, "race": race}[task]
    print(json.dumps(run(Path(place), int(count), int(start_seed))))
