"""Several programs and one library. The benchmarks kill twenty times as many."""

import sys

import pytest
from library_processes import figures

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="forks")


def test_a_killed_writer_loses_nothing(tmp_path):
    found = figures("kill", tmp_path / "decks", rounds=25, seed=20)
    assert (found["kills"], found["lost"], found["unreadable"], found["left_over"]) == (25, 0, 0, 0)
    assert found["saves"] > 0
    assert found["half_written"] > 0, "no writer was killed in the middle of a file"


def test_of_two_programs_that_save_the_same_deck_exactly_one_wins(tmp_path):
    found = figures("race", tmp_path / "decks", rounds=25, seed=1)
    assert sum(found["wins"]) == 25
