"""The soak sees what it is there for: exceptions, leaks, lost decks, parts that stand still."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest
import soak
from soak_imports import mangle, samples, take_in
from soak_report import Report, resident


def test_a_part_may_grow_until_it_is_warm_and_then_by_a_fifth():
    memory = soak.Memory()
    assert [memory.take(mb, is_warm=False) for mb in (50, 100, 200, 200, 200)] == [""] * 5
    assert memory.warm == 200
    assert [memory.take(239, is_warm=True) for _ in range(9)] == [""] * 9
    grown = [memory.take(260, is_warm=True) for _ in range(5)]
    assert grown[:2] == ["", ""], "a single large file is no leak"
    assert grown[-1] == "it has grown from 200 to 260 MB"


def part(monkeypatch, tmp_path, program):
    """A part whose process runs another program."""
    original = subprocess.Popen

    def start(_command, **options):
        return original((sys.executable, "-c", program), **options)

    monkeypatch.setattr(soak.subprocess, "Popen", start)
    return soak.soak(["games"], 60, 7, tmp_path)


TOLD = json.dumps({"counts": {"games": 3}, "memory": 80.0})


def test_a_part_that_ends_well_is_told_with_its_counts(monkeypatch, tmp_path, capsys):
    assert part(monkeypatch, tmp_path, f"print('{TOLD}')") == 0
    assert "games: 3 games; 80 MB" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("program", "words"),
    [
        (f"print('{TOLD}'); raise ValueError('a lost deck')", "ValueError: a lost deck"),
        ("print('something else'); import time; time.sleep(60)", "it said 'something else'"),
        ("import os; os.kill(os.getpid(), 9)", "it ended with -9"),
    ],
)
def test_a_part_that_fails_ends_the_soak_with_its_words(
    monkeypatch, tmp_path, capsys, program, words
):
    assert part(monkeypatch, tmp_path, program) == 1
    told = capsys.readouterr()
    assert words in told.err
    assert "seed 7" in told.err


def test_a_part_that_stands_still_is_noticed(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(soak, "_STILL_S", 0.5)
    assert part(monkeypatch, tmp_path, "import time; time.sleep(60)") == 1
    assert "stands still" in capsys.readouterr().err


def test_every_kind_of_file_is_taken_in_whole_and_damaged(pool, tmp_path):
    found = samples(pool)
    kinds = {sample.kind: sample for sample in found}
    assert set(kinds) == {"list", "game", "settings", "pack", "result", "backup"}
    chance, report = random.Random(1), Report(60)  # noqa: S311 - a game of chance
    for sample in kinds.values():
        take_in(sample.kind, sample.name, sample.data, pool, tmp_path, report)
    assert not report.counts["refused"]
    for sample in list(kinds.values()) * 5:
        data = mangle(sample, found, chance)
        take_in(sample.kind, sample.name, data, pool, tmp_path, report)
    assert report.counts["refused"]


def test_memory_is_measured_where_the_system_tells_it():
    assert resident() > 20 or not Path("/proc/self/statm").exists()
