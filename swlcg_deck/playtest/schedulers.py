"""Games on other machines: a Dask cluster plays the same portions as the processes here would.

Dask is an extra (`swlcg-deck[cluster]`) and loaded only when a scheduler is named. Its workers play
with their own installation of this program and their own card pool, which have to be the same.
"""

import asyncio
import logging
import re
import socket
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib import import_module
from math import inf
from time import monotonic
from typing import Any, Final

from swlcg_deck.playtest.planned_games import Simulation, portions_of
from swlcg_deck.playtest.portions import (
    Cancelled,
    Edition,
    Played,
    SimulationError,
    our_edition,
    played_by,
)

ANSWER_SECONDS: Final = 5.0
"""How long a scheduler may take to answer, and to find a worker."""
LOOK_SECONDS: Final = 2.0
"""How often the workers are counted: they come and go."""
ALONE_SECONDS: Final = 30.0
"""How long a scheduler may be without any worker before the simulation is given up."""
_EXAMPLE: Final = "tcp://192.168.1.5:8786"
_ADDRESS: Final = re.compile(
    r"(?:(?P<kind>tcp|tls|wss?)://)?(?P<host>\[[0-9a-fA-F:.]+\]|[\w.-]+):(?P<port>[0-9]{1,5})"
)
_LONGEST_GREETING: Final = 1 << 20
_CANCELLED: Final = (CancelledError, asyncio.CancelledError)
"""What becomes of games that were asked for when the connection is lost."""


def play_on_cluster(
    edition: Edition, wanted: Sequence[Simulation], address: str, cancelled: Cancelled
) -> Iterator[Played]:
    """Portions as they are finished; a SimulationError says what the cluster lacks."""
    distributed = _dask()
    _knock(address)
    with _client(distributed, address) as client:
        hands = _Hands(client, address)
        _check_machines(client, address, edition)
        executor = client.get_executor(pure=False)
        try:
            yield from played_by(executor, hands, edition, portions_of(wanted, hands()), cancelled)
        except (Exception, asyncio.CancelledError) as error:
            if client.status != "running" or isinstance(error, _CANCELLED):
                raise SimulationError(
                    f"The Dask scheduler at {address} is no longer there."
                ) from None
            if isinstance(error, OSError | distributed.KilledWorker):
                raise SimulationError(
                    f"The Dask cluster at {address} gave up: {_in_short(error)}."
                ) from None
            raise
        finally:
            if client.status == "running":
                executor.shutdown(wait=False)


def _place(address: str) -> re.Match[str]:
    """The parts of an address; Dask's own words for one that has none are no help."""
    known = _ADDRESS.fullmatch(address)
    if known is None or not 1 <= int(known["port"]) <= 65535:
        raise SimulationError(
            f"{address} is no address of a Dask scheduler; one looks like {_EXAMPLE}."
        )
    return known


def _knock(address: str) -> None:
    """See whether a scheduler is there before a client is made: that one waits for ever where
    something else listens. A scheduler greets first, with the length of its greeting."""
    known = _place(address)
    try:
        host, port = known["host"].strip("[]"), int(known["port"])
        with socket.create_connection((host, port), timeout=ANSWER_SECONDS) as line:
            if known["kind"] in (None, "tcp"):
                greeting = line.recv(8)
                if not 0 < int.from_bytes(greeting, "little") < _LONGEST_GREETING:
                    raise OSError("what listens there is something else")
    except (OSError, UnicodeError) as error:
        raise SimulationError(
            f"No Dask scheduler answers at {address} ({_in_short(error)}). Start one with"
            f" `dask scheduler`, or check the address; it looks like {_EXAMPLE}."
        ) from None


def _dask() -> Any:
    try:
        return import_module("distributed")
    except ImportError:
        raise SimulationError(
            "A cluster needs Dask, which is not installed here: install swlcg-deck[cluster]."
        ) from None


@contextmanager
def _client(distributed: Any, address: str) -> Iterator[Any]:
    log = logging.getLogger("distributed")
    level = log.level
    log.setLevel(logging.CRITICAL)  # what goes wrong is told by us, without tracebacks
    try:
        client = distributed.Client(address, timeout=ANSWER_SECONDS, set_as_default=False)
    except (OSError, ImportError) as error:
        log.setLevel(level)
        raise SimulationError(
            f"The Dask scheduler at {address} does not take this program in: {_in_short(error)}."
        ) from None
    try:
        yield client
    finally:
        client.close(timeout=ANSWER_SECONDS)
        log.setLevel(level)


class _Hands:
    """How many games can be played at once; workers come and go."""

    def __init__(self, client: Any, address: str) -> None:
        self.client, self.address = client, address
        self.count, self.looked, self.seen = 0, -inf, monotonic()
        self._wait()

    def _wait(self) -> None:
        try:
            self.client.wait_for_workers(1, timeout=ANSWER_SECONDS)
        except TimeoutError:
            raise SimulationError(
                f"The Dask scheduler at {self.address} has no workers. Start some with"
                f" `dask worker {self.address}` on machines that have swlcg-deck installed."
            ) from None

    def __call__(self) -> int:
        now = monotonic()
        if now - self.looked >= LOOK_SECONDS:
            self.count, self.looked = sum(self.client.nthreads().values()), now
            self.seen = now if self.count else self.seen
        if now - self.seen > ALONE_SECONDS:
            raise SimulationError(f"All workers of the Dask scheduler at {self.address} have left.")
        return self.count


def _check_machines(client: Any, address: str, edition: Edition) -> None:
    """Refuse a cluster that would play other games; the scheduler unpacks what it hands on."""
    found = client.run(our_edition, on_error="return")
    machines = {f"The worker {worker}": answer for worker, answer in found.items()}
    try:
        client.run_on_scheduler(our_edition)
    except Exception as error:
        machines["The scheduler"] = error
    for machine, answer in machines.items():
        if isinstance(answer, Exception) and "No module named 'swlcg_deck'" in str(answer):
            raise SimulationError(
                f"{machine} of the Dask cluster at {address} does not have swlcg-deck. Install the"
                " same version of it on every machine of the cluster, the scheduler's too."
            )
        if isinstance(answer, Exception):
            raise SimulationError(
                f"{machine} of the Dask cluster at {address} cannot play ({_in_short(answer)})."
                " Install the same version of swlcg-deck on every machine of the cluster."
            )
        if answer != edition:
            raise SimulationError(
                f"{machine} of the Dask cluster at {address} has another swlcg-deck ({answer}) than"
                f" this machine ({edition}), so it would play other games. Install the same version"
                " on every machine of the cluster."
            )


def _in_short(error: BaseException) -> str:
    text = " ".join(str(error).split()) or type(error).__name__
    return text if len(text) <= 200 else f"{text[:199]}…"
