"""A deck that is double-clicked on macOS reaches the application as an event."""

import os
import subprocess
import sys

# There is one application in a process, and this one is not that of the other tests.
_PROGRAM = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from swlcg_deck.gui.startup.application import Application

application = Application([])
opened = []
application.files_opened.connect(opened.append)
for name in ("/decks/Jedi.swdeck", "/decks/Sith list.txt"):
    print(QCoreApplication.sendEvent(application, QFileOpenEvent(name)))
print(opened)
"""


def test_a_file_that_the_desktop_opens_is_told_by_its_path():
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env=environment,
    )
    assert done.stdout.splitlines() == [
        "True",
        "True",
        "[['/decks/Jedi.swdeck'], ['/decks/Sith list.txt']]",
    ]
