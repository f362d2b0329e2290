"""A program with a window and no console has neither standard output nor error: both are None."""

import subprocess
import sys
from pathlib import Path

import pytest

from swlcg_deck.paths import resources_dir

SAMPLE = resources_dir() / "samples" / "jedi-fighters.swdeck"
BEGIN = "import sys\nsys.stdin = sys.stdout = sys.stderr = None\n"
START = BEGIN + "from swlcg_deck.start import main\nsys.exit(main({arguments!r}))\n"
CRASH = (
    BEGIN
    + """
from PySide6.QtCore import QCoreApplication
from swlcg_deck.cli.streams import with_streams
from swlcg_deck.gui.startup.crash import CrashHandler

def work():
    application = QCoreApplication([])
    handler = CrashHandler(lambda: kept.append("kept"))
    handler.reported.connect(lambda *words: told.append(words))
    handler.install()
    sys.excepthook(ValueError, ValueError("unexpected"), None)
    application.processEvents()
    handler.uninstall()
    return 7 if kept == ["kept"] and "unexpected" in told[0][1] else 1

kept, told = [], []
sys.exit(with_streams(work))
"""
)


def run(code: str, folder: Path) -> int:
    """The exit code; in no case an end by a traceback."""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, capture_output=True, check=False, timeout=60
    )
    assert b"Traceback" not in done.stderr
    return done.returncode


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["check", str(SAMPLE)], 0),
        (["check", str(SAMPLE), "--json"], 0),
        (["--version"], 0),
        (["--smoke", "window"], 0),
        pytest.param(
            ["check", "gone.swdeck"],
            2,
            marks=pytest.mark.skipif(sys.platform == "win32", reason="a box that waits"),
        ),
    ],
)
def test_commands_and_the_start_end_as_they_should(tmp_path, arguments, code):
    assert run(START.format(arguments=arguments), tmp_path) == code


def test_the_crash_handler_keeps_the_work_and_tells(tmp_path):
    assert run(CRASH, tmp_path) == 7
