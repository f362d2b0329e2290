"""A second start beside a window that goes on meanwhile."""

import subprocess
import sys

from pytestqt.qtbot import QtBot

from swlcg_deck.gui.startup.single_instance import Answer

_START = """
import sys
from PySide6.QtCore import QCoreApplication
from swlcg_deck.gui.startup import single_instance
single_instance.PATIENCE_MS = 60_000
application = QCoreApplication([])
print(single_instance.hand_over(sys.argv[1], sys.argv[2:]).name)
"""


def second_start(qtbot: QtBot, place: str, files: list[str]) -> Answer:
    """What becomes of its files."""
    command = [sys.executable, "-c", _START, place, *files]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as start:
        qtbot.waitUntil(lambda: start.poll() is not None, timeout=60_000)
        return Answer[start.stdout.read().strip()]
