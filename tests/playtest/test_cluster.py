"""The same games on a Dask cluster of several processes, and sentences where there is none."""

import copy
import socket
import sys
from contextlib import contextmanager

import pytest
from games_told import games_in
from kit.starter_decks import JEDI, NAVY, SITH

from swlcg_deck.playtest import schedulers
from swlcg_deck.playtest.gauntlet import run_gauntlet
from swlcg_deck.playtest.simulation import Simulation, SimulationError, simulate

distributed = pytest.importorskip("distributed")
WANTED = Simulation(JEDI, SITH, games=12, seed=5, light_bot="random", dark_bot="random")


@contextmanager
def _cluster(**how):
    settings = {"host": "127.0.0.1", "dashboard_address": "127.0.0.1:0", "threads_per_worker": 1}
    with distributed.LocalCluster(**settings | how) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def address():
    """Two workers, each a process of its own with two threads."""
    with _cluster(n_workers=2, processes=True, threads_per_worker=2) as cluster:
        yield cluster.scheduler_address


@pytest.fixture
def lone():
    """A scheduler with one worker in this process, quick to start and to end."""
    with _cluster(n_workers=1, processes=False, protocol="tcp://") as cluster:
        yield cluster


@pytest.fixture
def hurry(monkeypatch):
    monkeypatch.setattr(schedulers, "ANSWER_SECONDS", 0.5)


def test_a_cluster_plays_the_same_games_as_this_machine(pool, address):
    told = []
    wanted = Simulation(JEDI, SITH, games=6, seed=5)
    found = simulate(pool, wanted, scheduler=address, progress=lambda *n: told.append(n))
    assert games_in(found) == games_in(simulate(pool, wanted, jobs=1))
    assert told[-1] == (6, 6)
    assert [done for done, _ in told] == sorted(done for done, _ in told)


def test_a_gauntlet_on_a_cluster_is_the_same_gauntlet(pool, address):
    decks = ([("Jedi", JEDI)], [("Sith", SITH), ("Navy", NAVY)])
    found = run_gauntlet(pool, *decks, WANTED, scheduler=address)
    assert games_in(found) == games_in(run_gauntlet(pool, *decks, WANTED, jobs=1))
    assert found.games == 24


def test_cancel_keeps_the_games_that_a_cluster_has_played(pool, address):
    told = []
    wanted = Simulation(JEDI, SITH, games=5000, seed=1, light_bot="random", dark_bot="random")
    found = simulate(
        pool,
        wanted,
        scheduler=address,
        progress=lambda done, _: told.append(done),
        cancelled=lambda: bool(told),
    )
    assert 0 < found.games < 5000
    assert found.stopped == ""
    assert simulate(pool, WANTED, scheduler=address).games == 12


def test_ctrl_c_keeps_the_games_that_a_cluster_has_played(pool, address):
    def press(_done, _games):
        raise KeyboardInterrupt

    found = simulate(pool, WANTED, scheduler=address, progress=press)
    assert 0 < found.games < 12


def test_workers_with_another_card_pool_are_refused(pool, address):
    other = copy.copy(pool)
    other.fingerprint = "0123456789abcdef"
    with pytest.raises(SimulationError, match=r"The worker .* another swlcg-deck .*0123456789ab"):
        simulate(other, WANTED, scheduler=address)


def test_workers_with_another_version_are_refused(pool, address, monkeypatch):
    monkeypatch.setattr("swlcg_deck.playtest.portions.__version__", "99.1")
    with pytest.raises(SimulationError, match=r"version 99\.1.* so it would play other games"):
        simulate(pool, WANTED, scheduler=address)


def test_processes_with_another_card_pool_are_refused_too(pool):
    other = copy.copy(pool)
    other.fingerprint = "0123456789abcdef"
    with pytest.raises(SimulationError, match="another program"):
        simulate(other, WANTED, jobs=2)


@pytest.mark.usefixtures("hurry")
def test_a_scheduler_without_workers_is_said_in_a_sentence(pool):
    with (
        _cluster(n_workers=0, protocol="tcp://") as cluster,
        pytest.raises(SimulationError, match=r"has no workers\. Start some with `dask worker"),
    ):
        simulate(pool, WANTED, scheduler=cluster.scheduler_address)


@pytest.mark.usefixtures("hurry")
def test_games_are_kept_when_the_scheduler_goes_away(pool, lone):
    def leave(_done, _games):
        if lone.status is distributed.Status.running:
            lone.close()

    wanted = Simulation(JEDI, SITH, games=400, seed=5, light_bot="random", dark_bot="random")
    found = simulate(pool, wanted, scheduler=lone.scheduler_address, progress=leave)
    assert 0 < found.games < 400
    assert "no longer there" in found.stopped


@pytest.mark.usefixtures("hurry")
def test_games_are_kept_when_all_workers_leave(pool, lone, monkeypatch):
    monkeypatch.setattr(schedulers, "LOOK_SECONDS", 0.1)
    monkeypatch.setattr(schedulers, "ALONE_SECONDS", 0.5)
    wanted = Simulation(JEDI, SITH, games=4000, seed=5, light_bot="random", dark_bot="random")
    found = simulate(
        pool, wanted, scheduler=lone.scheduler_address, progress=lambda *_: lone.scale(0)
    )
    assert 0 < found.games < 4000
    assert "have left" in found.stopped


def test_without_dask_it_is_said_what_to_install(pool, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(SimulationError, match=r"install swlcg-deck\[cluster\]"):
        simulate(pool, WANTED, scheduler="127.0.0.1:8786")


@pytest.mark.parametrize(
    "address",
    ["nonsense", "127.0.0.1", "127.0.0.1:99999", "http://127.0.0.1:80", "tcp://:1", "::::"],
)
def test_what_is_no_address_is_refused_at_once(pool, address):
    with pytest.raises(SimulationError, match="is no address of a Dask scheduler"):
        simulate(pool, WANTED, scheduler=address)


def test_an_address_at_which_nobody_listens_is_said_in_a_sentence(pool):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(SimulationError, match=f"No Dask scheduler answers at {address}"):
            simulate(pool, WANTED, scheduler=address)


@pytest.mark.usefixtures("hurry")
def test_something_else_that_listens_is_not_waited_for(pool):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(SimulationError, match="timed out"):
            simulate(pool, WANTED, scheduler=address)
