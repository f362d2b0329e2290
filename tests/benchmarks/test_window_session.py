"""An evening at the window in fast motion: no exception, no growth, exact undo."""

import gc
import os
import random
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from window_parts import window_parts

from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.startup.tidying import Tidying

ACTIONS = int(os.environ.get("SWLCG_DECK_ACTIONS", "10000"))
_QUERIES = ["", "luke", "a:jedi", "trait:pilot", "cost<3 t:unit", "restricted:yes", "zzz", "a:"]


def _resident() -> float:
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


class Player:
    """Does what a player's hands do: keys and clicks on the widgets that are there."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.random = random.Random(seed)  # noqa: S311 - a game of chance, no secret
        self.build = window.views.build

    def act(self) -> None:
        self.random.choice(
            [
                *(self.search, self.walk, self.walk, self.add, self.add, self.remove, self.step),
                *(self.undo, self.redo, self.look, self.fix, self.panel, self.click_set),
            ]
        )()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def search(self) -> None:
        self.window.show_mode("build")
        self.build.finder.focus_search()
        self.build.finder.field.set_query(self.random.choice(_QUERIES))

    def walk(self) -> None:
        self.build.show_set(self.random.randint(1, 289))

    def click_set(self) -> None:
        self.build.finder.results.enter()
        self.key(self.random.choice([Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown]))

    def add(self) -> None:
        if self.window.workspace.current.deck.total < 40:
            self.build.add(self.random.randint(1, 289))

    def remove(self) -> None:
        sets = self.window.workspace.current.deck.sets
        if sets:
            self.build.remove(self.random.choice(sets).number)

    def step(self) -> None:
        self.build.copies.setFocus()
        self.key(self.random.choice([Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_2]))

    def undo(self) -> None:
        self.window.actions_by_name["undo"].trigger()

    def redo(self) -> None:
        self.window.actions_by_name["redo"].trigger()

    def look(self) -> None:
        self.window.show_mode(self.random.choice(["build", "build", "analyse", "library"]))

    def fix(self) -> None:
        document = self.window.workspace.current
        fixes = [fix for finding in document.judgement.findings for fix in finding.fixes]
        if fixes:
            document.apply(self.random.choice(fixes).apply(document.deck))

    def panel(self) -> None:
        names = ["history", "advisor", "show_cards", "show_deck", "reset_layout"]
        self.window.actions_by_name[self.random.choice(names)].trigger()


def _settle() -> None:
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _prepare(window: MainWindow, qtbot) -> None:
    """As the program does it after its start."""
    with qtbot.waitSignal(window.prepare().finished, timeout=30_000):
        pass
    Tidying(window)


@pytest.fixture
def _thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("_thawed")
def test_a_long_evening(qapp, qtbot, pool, tmp_path):
    seed = int(os.environ.get("SWLCG_DECK_SEED", "1"))
    parts = window_parts(qapp, pool, tmp_path)
    window = MainWindow(parts)
    window.resize(1280, 800)
    window.show()
    _prepare(window, qtbot)
    document = parts.workspace.new("Evening", "Jedi")
    player = Player(window, seed)
    first = document.deck
    stalls, memory, widgets = [], [], []
    for number in range(ACTIONS):
        start = time.perf_counter()
        player.act()
        QApplication.processEvents()
        stalls.append(1000 * (time.perf_counter() - start))
        if number % (ACTIONS // 20) == 0:
            _settle()
            memory.append(_resident())
            widgets.append(len(QApplication.allWidgets()))
    stalls.sort()
    print(f"\n{ACTIONS} actions, seed {seed}: median {statistics.median(stalls):.1f} ms,")
    print(f"99 % {stalls[int(0.99 * len(stalls))]:.1f} ms, slowest {stalls[-1]:.1f} ms")
    print(f"memory {memory[0]:.0f} -> {memory[-1]:.0f} MB, widgets {widgets[2]} -> {widgets[-1]}")
    document.undo_stack.setIndex(0)
    assert document.deck == first
    # In a process of its own; after other benchmarks what counts is what the evening adds.
    assert memory[-1] < max(200, memory[0] + 70)
    assert widgets[-1] <= 1.2 * widgets[len(widgets) // 4]
    document.undo_stack.setClean()
    window.close()
    parts.background.close()


_START = """
import gc, sys, time
start = time.perf_counter()
gc.disable()  # as the program does
from PySide6.QtWidgets import QApplication
application = QApplication([])
from pathlib import Path
from swlcg_deck.gui.startup.app import MainWindow, QtDialogs, Settings, SettingsStore, make_parts
parts = make_parts(application, Settings(), SettingsStore(Path(sys.argv[1])), QtDialogs())
window = MainWindow(parts)
window.show()
application.processEvents()
print(1000 * (time.perf_counter() - start))
parts.background.close()
"""


def test_start_to_interactive(tmp_path):
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "SWLCG_DECK_LIBRARY": str(tmp_path / "library"),
    }
    command = [sys.executable, "-c", _START, str(tmp_path / "settings.json")]
    times = []
    for _ in range(5):
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        times.append(float(done.stdout))
    print(
        f"\nstart to interactive: median {statistics.median(times):.0f} ms, best {min(times):.0f}"
    )
    assert min(times) < 1_500


@pytest.mark.parametrize("mode", ["library", "build", "analyse"])
def test_showing_a_view_again(qapp, pool, tmp_path, mode):
    parts = window_parts(qapp, pool, tmp_path)
    window = MainWindow(parts)
    window.show()
    parts.workspace.new("Deck", "Jedi")
    times = []
    for name in ("library", "build", "analyse", mode) * 6:
        start = time.perf_counter()
        window.show_mode(name)
        QApplication.processEvents()
        if name == mode:
            times.append(1000 * (time.perf_counter() - start))
    print(f"\n{mode}: {statistics.median(times[2:]):.1f} ms")
    parts.workspace.current.undo_stack.setClean()
    window.close()
    parts.background.close()
    assert isinstance(window, QWidget)
