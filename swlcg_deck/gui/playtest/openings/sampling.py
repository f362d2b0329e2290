"""Many openings, dealt and counted while the window goes on."""

import time

from swlcg_deck.gui.work.background import Background, Pulse, Task
from swlcg_deck.playtest.opening_samples import OpeningSamples, sample_openings
from swlcg_deck.playtest.openings import Openings

_BREATH = 0.0005
"""Seconds between a few samples in which the window comes first."""


def deal_many(background: Background, dealer: Openings, seed: int, count: int) -> Task:
    """The opening of the seed is the first of them."""

    def count_them(pulse: Pulse) -> OpeningSamples:
        def beat(done: int, total: int) -> None:
            pulse.beat(done, total)
            time.sleep(_BREATH)

        return sample_openings(dealer, seed, count, beat)

    return background.run(count_them)
