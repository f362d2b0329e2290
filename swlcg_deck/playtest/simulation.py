"""Thousands of games between two decks, on as many processes as are wanted.

Every game has a seed of its own, made from the seed of the simulation and the game's number, and
only whole numbers are added up: the same seed gives the same result on any number of jobs.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from time import monotonic

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine.deck_choice import DeckChoice, deck_to_play
from swlcg_deck.engine.faces import FaceBook
from swlcg_deck.engine.randomness import drawn
from swlcg_deck.engine.terms import DARK, LIGHT
from swlcg_deck.playtest.bots import bot_named
from swlcg_deck.playtest.matches import MatchRecord, play_match
from swlcg_deck.playtest.results import SimulationResult, TurnCounts
from swlcg_deck.playtest.tallies import Tally

Progress = Callable[[int, int], None]
"""Told how many games are done, and how many there will be."""
_MASK = (1 << 64) - 1
MOST_IN_A_PORTION = 20
POLL_SECONDS = 0.2
"""How long a Cancel may wait while all processes are busy."""


@dataclass(frozen=True)
class Simulation:
    """What is to be played: two decks, two bots, how often."""

    light: DeckChoice
    dark: DeckChoice
    games: int = 100
    seed: int = 1
    light_bot: str = "greedy"
    dark_bot: str = "greedy"
    light_name: str = "Light side"
    dark_name: str = "Dark side"

    def check(self, pool: CardPool) -> None:
        """Raise DeckError or ValueError, in a sentence, for what cannot be played."""
        deck_to_play(pool, self.light, LIGHT)
        deck_to_play(pool, self.dark, DARK)
        bot_named(self.light_bot)
        bot_named(self.dark_bot)
        if self.games < 1:
            raise ValueError("a simulation needs at least 1 game")

    def game_seed(self, number: int) -> int:
        return drawn((self.seed * 0x9E3779B97F4A7C15 + number) & _MASK)


def simulate(
    pool: CardPool,
    wanted: Simulation,
    *,
    jobs: int | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] = lambda: False,
) -> SimulationResult:
    """Play the games; if somebody cancels, the result tells of those that are done.

    With more than one job the games are played by processes of their own, which read the pool
    again; a program that calls this has to be importable (`if __name__ == "__main__"`).
    """
    wanted.check(pool)
    started = monotonic()
    tally = Tally()
    jobs = min(jobs or os.cpu_count() or 1, wanted.games)
    portions = _here(pool, wanted, cancelled) if jobs == 1 else _elsewhere(wanted, jobs, cancelled)
    try:
        for records in portions:
            tally.add(records)
            if progress is not None:
                progress(tally.games, wanted.games)
            if cancelled():
                break
    except KeyboardInterrupt:
        pass  # what is there is told; the processes were stopped by the same key
    return _result(pool, wanted, tally, monotonic() - started)


def _here(
    pool: CardPool, wanted: Simulation, cancelled: Callable[[], bool]
) -> Iterator[list[MatchRecord]]:
    book = FaceBook(abilities=True)
    for number in range(wanted.games):
        record = _game(pool, wanted, number, book, cancelled)
        if record is None:
            return
        yield [record]


def _game(
    pool: CardPool,
    wanted: Simulation,
    number: int,
    book: FaceBook,
    stopped: Callable[[], bool] = lambda: False,
) -> MatchRecord | None:
    bots = (bot_named(wanted.dark_bot), bot_named(wanted.light_bot))
    decks = (wanted.dark, wanted.light)
    return play_match(pool, decks, bots, wanted.game_seed(number), book=book, stopped=stopped)


class _Worker:
    """What a process keeps between portions."""

    pool: CardPool
    book: FaceBook


def _prepare() -> None:
    import signal  # noqa: PLC0415 - only processes of their own change how signals are taken

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to stop
    _Worker.pool, _Worker.book = load_pool(), FaceBook(abilities=True)


def _portion(wanted: Simulation, numbers: range) -> list[MatchRecord]:
    found = [_game(_Worker.pool, wanted, number, _Worker.book) for number in numbers]
    return [record for record in found if record is not None]


def _elsewhere(
    wanted: Simulation, jobs: int, cancelled: Callable[[], bool]
) -> Iterator[list[MatchRecord]]:
    """Portions as they are finished, at most two a process under way, so that Cancel is quick."""
    size = max(1, min(MOST_IN_A_PORTION, wanted.games // (4 * jobs)))
    starts = iter(range(0, wanted.games, size))
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_prepare)
    running: set[Future[list[MatchRecord]]] = set()

    def submit() -> None:
        start = next(starts, None)
        if start is not None:
            numbers = range(start, min(start + size, wanted.games))
            running.add(executor.submit(_portion, wanted, numbers))

    try:
        for _ in range(2 * jobs):
            submit()
        while running and not cancelled():
            done, _ = wait(running, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
            for future in done:
                running.discard(future)
                submit()
                yield future.result()
    finally:
        _stop(executor)


def _stop(executor: ProcessPoolExecutor) -> None:
    """End the processes at once: what they have not handed over is not wanted any more."""
    processes = list((getattr(executor, "_processes", None) or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def _result(pool: CardPool, wanted: Simulation, tally: Tally, seconds: float) -> SimulationResult:
    games = tally.games
    total = sum(turns * count for turns, count in tally.turns.items())
    return SimulationResult(
        games=games,
        asked=wanted.games,
        seed=wanted.seed,
        light=tally.light.result(pool, wanted.light_name, wanted.light, wanted.light_bot, games),
        dark=tally.dark.result(pool, wanted.dark_name, wanted.dark, wanted.dark_bot, games),
        turns=TurnCounts(
            mean=total / games if games else 0.0,
            histogram={str(turns): tally.turns[turns] for turns in sorted(tally.turns)},
        ),
        endings={name: tally.endings[name] for name in ("objectives", "dial", "decked", "card")},
        dial=tally.dial_course(),
        decisions=tally.decisions,
        seconds=round(seconds, 3),
    )
