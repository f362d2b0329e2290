"""No process goes on working for a program that was killed."""

import subprocess
import sys

import pytest

SIMULATION = """
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.engine.game import DeckChoice
from swlcg_deck.playtest.simulation import Simulation, simulate
light = DeckChoice("Jedi", (1, 2, 3, 4, 5, 6, 7, 18))
dark = DeckChoice("Sith", (19, 20, 21, 22, 23, 24, 25, 36))
wanted = Simulation(light=light, dark=dark, games=100_000, seed=1)
simulate(load_pool(), wanted, jobs=2, progress=lambda *_: print("busy", flush=True))
"""
THINKING = """
import time
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.playtest.thinking_apart import ThinkingApart
thinking = ThinkingApart(load_pool(), 60)
thinking.warm_up()
print("busy", flush=True)
time.sleep(600)
"""


@pytest.mark.parametrize("program", [SIMULATION, THINKING], ids=["simulation", "thinking"])
def test_processes_end_with_the_program_that_was_killed(program):
    """All of them write to the same pipe, which ends when none of them is left."""
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "busy\n"
    process.kill()
    process.communicate(timeout=60)
    assert process.returncode != 0
