"""`swlcg-deck --smoke` opens everything, leaves the user's own things alone, and notices faults."""

import os
import subprocess
import sys
from pathlib import Path

from swlcg_deck.gui.shell.actions import COMMANDS
from swlcg_deck.gui.shell.views import MODES


def smoke(home: Path, *words: str, before: str = "") -> subprocess.CompletedProcess[str]:
    """In a process of its own, where it may set up what it likes."""
    script = (
        f"{before}\nimport sys; from swlcg_deck.start import main; sys.exit(main(sys.argv[1:]))"
    )
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    clean = {key: value for key, value in os.environ.items() if key not in hidden}
    return subprocess.run(
        (sys.executable, "-c", script, "--smoke", *words),
        env=clean
        | {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
        | {"LC_ALL": "C.UTF-8", "LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_it_opens_every_view_and_command_and_touches_nothing_of_the_user(tmp_path: Path) -> None:
    done = smoke(tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    opened = [
        line.rpartition(" ms")[0].rpartition(" ")[0].strip() for line in done.stdout.splitlines()
    ]
    assert set(MODES) <= set(opened)
    assert {f"command: {c.name}" for c in COMMANDS if c.name != "quit"} <= set(opened)
    assert {"playtest: a game", "tournament: Judge: folder", "theme: light"} <= set(opened)
    assert [path.name for path in tmp_path.iterdir() if path.name != ".cache"] == []


def test_an_exception_in_a_view_is_told_in_a_sentence(tmp_path: Path) -> None:
    broken = """
from swlcg_deck.gui.library.library_view import LibraryView
def showEvent(self, event): raise ValueError("nobody thought of this")
LibraryView.showEvent = showEvent
"""
    done = smoke(tmp_path, "window", before=broken)
    assert done.returncode == 1
    assert done.stderr.startswith("swlcg-deck: 'window' went wrong: ValueError: ")
    assert "nobody thought of this" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_warning_of_qt_is_a_fault(tmp_path: Path) -> None:
    warning = """
from PySide6.QtCore import qWarning
from swlcg_deck.gui.shell.main_window import MainWindow
show = MainWindow.show
MainWindow.show = lambda window: (qWarning("this is not right"), show(window))
"""
    done = smoke(tmp_path, "window", before=warning)
    assert done.returncode == 1
    assert "Qt says 'this is not right'" in done.stderr


def test_a_thread_that_fails_is_a_fault(tmp_path: Path) -> None:
    failing = """
from threading import Thread
from swlcg_deck.gui.shell.main_window import MainWindow
show = MainWindow.show
def fail(): raise KeyError("lost")
def shown(window):
    thread = Thread(target=fail); thread.start(); thread.join(); show(window)
MainWindow.show = shown
"""
    done = smoke(tmp_path, "window", before=failing)
    assert done.returncode == 1
    assert "KeyError: 'lost'" in done.stderr


def test_a_wrong_call_is_told(tmp_path: Path) -> None:
    done = smoke(tmp_path, "everything")
    assert (done.returncode, done.stdout) == (2, "")
    assert "after --smoke comes nothing, or the word window" in done.stderr
