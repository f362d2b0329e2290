"""Thousands of games between two decks, on as many processes or machines as are wanted.

Every game has a seed of its own, made from the seed of the simulation and the game's number, and
only whole numbers are added up: the same seed gives the same result wherever it is played.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import NamedTuple

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.playtest import processes
from swlcg_deck.playtest.planned_games import Simulation
from swlcg_deck.playtest.portions import (
    Cancelled,
    Played,
    SimulationError,
    edition_of,
    play_here,
)
from swlcg_deck.playtest.results import SimulationResult
from swlcg_deck.playtest.schedulers import play_on_cluster
from swlcg_deck.playtest.tallies import Tally

Progress = Callable[[int, int], None]
"""Told how many games are done, and how many there will be."""


class Where(NamedTuple):
    """Who plays the games: this process, processes of this machine, or a Dask cluster."""

    jobs: int | None = None
    """Processes; one a core if nothing is said."""
    scheduler: str = ""
    """The address of the scheduler of a Dask cluster, which then plays all games."""

    def play(
        self, pool: CardPool, wanted: Sequence[Simulation], cancelled: Cancelled
    ) -> Iterator[Played]:
        if self.scheduler:
            return play_on_cluster(edition_of(pool), wanted, self.scheduler, cancelled)
        jobs = min(self.jobs or os.cpu_count() or 1, sum(one.games for one in wanted))
        if jobs == 1 or not processes.can_be_had():
            return play_here(pool, wanted, cancelled)
        return processes.play_on_cores(edition_of(pool), wanted, jobs, cancelled)


def simulate(
    pool: CardPool,
    wanted: Simulation,
    *,
    jobs: int | None = None,
    scheduler: str = "",
    progress: Progress | None = None,
    cancelled: Cancelled = lambda: False,
) -> SimulationResult:
    """Play the games; if somebody cancels, the result tells of those that are done.

    With more than one job the games are played by processes of their own, which read the pool
    again; a program that calls this has to be importable (`if __name__ == "__main__"`). A
    SimulationError says why no game could be played.
    """
    wanted.check(pool)
    tallies, stopped = play_all(pool, [wanted], Where(jobs, scheduler), progress, cancelled)
    return result_of(pool, wanted, tallies[0], stopped)


def play_all(
    pool: CardPool,
    wanted: Sequence[Simulation],
    where: Where,
    progress: Progress | None,
    cancelled: Cancelled,
) -> tuple[list[Tally], str]:
    """The games of several simulations, and what went wrong before the last of them."""
    tallies = [Tally() for _ in wanted]
    total = sum(one.games for one in wanted)
    done, stopped, before = 0, "", monotonic()
    portions = where.play(pool, wanted, cancelled)
    try:
        for index, records in portions:
            tallies[index].add(records)
            done += len(records)
            now = monotonic()
            tallies[index].seconds += now - before
            before = now
            if progress is not None:
                progress(done, total)
            if cancelled():
                break
    except KeyboardInterrupt:
        pass  # what is there is told; processes leave Ctrl+C to us
    except SimulationError as error:
        if not done:
            raise
        stopped = str(error)
    finally:
        close = getattr(portions, "close", None)
        if close is not None:
            close()
    return tallies, stopped


def result_of(pool: CardPool, wanted: Simulation, tally: Tally, stopped: str) -> SimulationResult:
    games = tally.games
    return SimulationResult(
        games=games,
        asked=wanted.games,
        seed=wanted.seed,
        light=tally.light.result(pool, wanted.light_name, wanted.light, wanted.light_bot, games),
        dark=tally.dark.result(pool, wanted.dark_name, wanted.dark, wanted.dark_bot, games),
        turns=tally.turn_counts(),
        endings={name: tally.endings[name] for name in ("objectives", "dial", "decked", "card")},
        dial=tally.dial_course(),
        decisions=tally.decisions,
        seconds=round(tally.seconds, 3),
        stopped=stopped if games < wanted.games else "",
    )


__all__ = [
    "Progress",
    "Simulation",
    "SimulationError",
    "Where",
    "play_all",
    "result_of",
    "simulate",
]
