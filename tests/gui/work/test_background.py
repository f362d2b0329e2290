"""Work in the background comes back into the window's thread, whole or not at all."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QThread
from PySide6.QtWidgets import QApplication

from swlcg_deck.gui.widgets.busy_bar import BusyBar
from swlcg_deck.gui.work.background import Background, Pulse


@pytest.fixture
def background(qapp: QApplication) -> Iterator[Background]:
    background = Background(qapp)
    yield background
    background.close()
    background.deleteLater()


def threads_of_this_process() -> int:
    return len(list(Path("/proc/self/task").iterdir()))


def test_the_result_arrives_in_the_window_s_thread(background, qtbot):
    places = []
    task = background.run(lambda _pulse: QThread.currentThread())
    task.done.connect(lambda worker: places.append((worker, QThread.currentThread())))
    with qtbot.waitSignal(task.ended):
        assert not places  # nothing arrives before the one who asked had time to connect
    qtbot.waitUntil(lambda: bool(places))
    worker, arrived = places[0]
    assert arrived is QApplication.instance().thread()
    assert worker is not arrived


def test_an_expected_failure_goes_to_the_one_who_asked(background, qtbot):
    def work(_pulse: Pulse) -> None:
        raise ValueError("no such deck")

    task = background.run(work, expects=(ValueError,))
    with qtbot.waitSignal(task.failed) as failed:
        pass
    assert str(failed.args[0]) == "no such deck"
    assert task.is_over


def test_an_unexpected_failure_reaches_the_one_handler(background, qtbot, monkeypatch):
    caught = []
    monkeypatch.setattr(
        "sys.excepthook", lambda *error: caught.append((error, threading.current_thread()))
    )

    def work(_pulse: Pulse) -> None:
        raise ZeroDivisionError

    task = background.run(work, expects=(ValueError,))
    with qtbot.assertNotEmitted(task.failed), qtbot.waitSignal(task.ended):
        pass
    (kind, _error, trace), thread = caught[0]
    assert kind is ZeroDivisionError
    assert trace is not None
    assert thread is threading.main_thread()


def test_progress_is_told_as_a_share(background, qtbot):
    def work(pulse: Pulse) -> str:
        for step in range(1, 5):
            pulse.beat(step, 4)
        return "done"

    shares = []
    task = background.run(work)
    task.progress.connect(shares.append)
    with qtbot.waitSignal(task.done):
        pass
    assert shares == [0.25, 0.5, 0.75, 1.0]


def test_progress_of_many_small_steps_does_not_flood_the_window(background, qtbot):
    def work(pulse: Pulse) -> None:
        for step in range(100_000):
            pulse.beat(step, 100_000)

    shares = []
    task = background.run(work)
    task.progress.connect(shares.append)
    with qtbot.waitSignal(task.ended):
        pass
    assert 100 < len(shares) <= 200


def test_cancelled_work_stops_and_brings_nothing(background, qtbot):
    started = threading.Event()
    reached_the_end = []

    def work(pulse: Pulse) -> str:
        started.set()
        for step in range(10_000_000):
            pulse.beat(step, 10_000_000)
        reached_the_end.append(True)
        return "too late"

    task = background.run(work)
    assert started.wait(60)
    with qtbot.assertNotEmitted(task.done), qtbot.waitSignal(task.ended):
        task.cancel()
    assert not reached_the_end


def test_a_result_that_nobody_wants_any_more_is_dropped(background, qtbot):
    go = threading.Event()
    task = background.run(lambda _pulse: go.wait(60))
    task.cancel()
    with qtbot.assertNotEmitted(task.done), qtbot.waitSignal(task.ended):
        go.set()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="counts threads as Linux does")
def test_closing_waits_for_every_thread(qapp, qtbot):
    before = threads_of_this_process()
    background = Background(qapp)
    running = threading.Event()

    def work(pulse: Pulse) -> None:
        running.set()
        step = 0
        while True:
            step = (step + 1) % 1_000
            pulse.beat(step, 1_000)

    tasks = [background.run(work) for _ in range(6)]
    assert running.wait(60)
    assert threads_of_this_process() > before
    background.close()
    # The system may list a thread for a moment after it has ended.
    qtbot.waitUntil(lambda: threads_of_this_process() <= before)
    assert all(task.is_cancelled for task in tasks)
    late = background.run(lambda _pulse: running.clear())
    qtbot.wait(50)
    assert running.is_set(), "nothing starts after closing"
    assert late.is_cancelled


def test_finished_tasks_are_forgotten(background, qtbot):
    tasks = [background.run(lambda _pulse: None) for _ in range(20)]
    assert background.running == 20
    qtbot.waitUntil(lambda: background.running == 0)
    assert len(tasks) == 20


def test_quick_work_shows_no_bar(background, qtbot, theme):
    bar = BusyBar(theme)
    qtbot.addWidget(bar)
    bar.show()
    task = background.run(lambda _pulse: None)
    bar.watch(task, "Reading the library")
    with qtbot.waitSignal(task.ended):
        assert not bar.is_on
    qtbot.wait(200)
    assert not bar.is_on


def test_long_work_shows_a_bar_and_then_offers_to_stop_it(background, qtbot, theme):
    bar = BusyBar(theme)
    qtbot.addWidget(bar)
    bar.show()

    def work(pulse: Pulse) -> None:
        step = 0
        while not pulse.is_cancelled:
            step = (step + 1) % 1_000

    task = background.run(work)
    bar.watch(task, "Reading the library")
    qtbot.waitUntil(lambda: bar.is_on)
    assert not bar.cancel.isVisible()
    qtbot.waitUntil(bar.cancel.isVisible)
    assert bar.words.text() == "Reading the library…"
    with qtbot.waitSignal(task.ended):
        qtbot.mouseClick(bar.cancel, Qt.MouseButton.LeftButton)
    assert not bar.is_on
    assert not bar.cancel.isVisible()


def test_the_bar_keeps_its_height_so_that_nothing_moves(background, qtbot, theme):
    bar = BusyBar(theme)
    qtbot.addWidget(bar)
    bar.show()
    height = bar.sizeHint().height()
    go = threading.Event()
    bar.watch(background.run(lambda _pulse: go.wait(60)), "Reading")
    qtbot.waitUntil(lambda: bar.is_on)
    assert bar.sizeHint().height() == height
    go.set()
    qtbot.waitUntil(lambda: not bar.is_on)


def test_the_bar_follows_the_newest_task_only(background, qtbot, theme):
    bar = BusyBar(theme)
    qtbot.addWidget(bar)
    bar.show()
    first_may_end, second_may_end = threading.Event(), threading.Event()
    first = background.run(lambda _pulse: first_may_end.wait(60))
    bar.watch(first, "First")
    bar.watch(background.run(lambda _pulse: second_may_end.wait(60)), "Second")
    qtbot.waitUntil(lambda: bar.is_on)
    with qtbot.waitSignal(first.ended):
        first_may_end.set()
    assert bar.is_on
    second_may_end.set()
    qtbot.waitUntil(lambda: not bar.is_on)
