"""Playing portions of games: here, or by whoever hands out work to processes and machines.

Every game has a seed of its own, so it makes no difference who plays it. Whoever does has to have
the same program and the same card pool, and says so if that is not the case.
"""

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import cache
from typing import Final, NamedTuple

from swlcg_deck import __version__
from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.engine.game import ENGINE_VERSION, FaceBook
from swlcg_deck.playtest.bots import bot_named
from swlcg_deck.playtest.matches import MatchRecord, play_match
from swlcg_deck.playtest.planned_games import Portion, Simulation

Cancelled = Callable[[], bool]
Played = tuple[int, list[MatchRecord]]
"""Which simulation, and games of it."""
POLL_SECONDS: Final = 0.2
"""How long a Cancel may wait while everybody is busy."""


class SimulationError(Exception):
    """Games could not be played where they were to be played; it says why."""


class Edition(NamedTuple):
    """What has to be the same wherever the games of a simulation are played."""

    program: str
    engine: int
    pool: str

    def __str__(self) -> str:
        return f"version {self.program}, rules engine {self.engine}, card pool {self.pool[:12]}"


def edition_of(pool: CardPool) -> Edition:
    return Edition(__version__, ENGINE_VERSION, pool.fingerprint)


def play_here(
    pool: CardPool, wanted: Sequence[Simulation], cancelled: Cancelled
) -> Iterator[Played]:
    """One game after the other."""
    book = FaceBook(abilities=True)
    for index, one in enumerate(wanted):
        for number in range(one.games):
            record = _game(pool, one, number, book, cancelled)
            if record is None:
                return
            yield index, [record]


def _game(
    pool: CardPool,
    wanted: Simulation,
    number: int,
    book: FaceBook,
    stopped: Cancelled = lambda: False,
) -> MatchRecord | None:
    bots = (bot_named(wanted.dark_bot), bot_named(wanted.light_bot))
    decks = (wanted.dark, wanted.light)
    return play_match(pool, decks, bots, wanted.game_seed(number), book=book, stopped=stopped)


class _Own(threading.local):
    """What a thread that plays keeps between portions."""

    def __init__(self) -> None:
        self.book = FaceBook(abilities=True)


_own = _Own()


@cache
def our_pool() -> CardPool:
    """The pool of a process that plays for another one, read once."""
    return load_pool()


def our_edition() -> Edition:
    return edition_of(our_pool())


def play_portion(edition: Edition, portion: Portion) -> list[MatchRecord]:
    """The games of a portion, by a process that was asked for them."""
    if our_edition() != edition:
        raise SimulationError(
            f"The games are played elsewhere with another program ({our_edition()}) than here "
            f"({edition}), so they would be other games. Install the same version everywhere."
        )
    found = [_game(our_pool(), portion.wanted, n, _own.book) for n in portion.numbers]
    return [record for record in found if record is not None]


def played_by(
    executor: Executor,
    hands: Callable[[], int],
    edition: Edition,
    portions: Iterable[Portion],
    cancelled: Cancelled,
) -> Iterator[Played]:
    """Portions as they are finished; at most two a hand are under way, so that Cancel is quick."""
    waiting = iter(portions)
    running: dict[Future[list[MatchRecord]], int] = {}

    def submit() -> None:
        while len(running) < 2 * max(1, hands()):
            portion = next(waiting, None)
            if portion is None:
                return
            running[executor.submit(play_portion, edition, portion)] = portion.simulation

    submit()
    while running and not cancelled():
        done, _ = wait(running, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
        finished = [(running.pop(future), future) for future in done]
        submit()
        for simulation, future in finished:
            yield simulation, future.result()
