"""The language of abilities is loaded when a text is asked for, and never before."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

LANGUAGE = "swlcg_deck.cards.abilities.lines"
_COMMAND = """
import sys
from swlcg_deck.cli.main import main
main(sys.argv[1:])
print("loaded:", "{}" in sys.modules)
""".replace("{}", LANGUAGE)
_WINDOW = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from PySide6.QtWidgets import QApplication
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.gui.shell.main_window import MainWindow
from window_parts import window_parts
application = QApplication([])
parts = window_parts(application, load_pool(), Path(sys.argv[1]))
window = MainWindow(parts)
window.show()
application.processEvents()
print("loaded:", "{}" in sys.modules)
preparation = window.prepare()
preparation.finished.connect(application.quit)
application.exec()
print("loaded:", "{}" in sys.modules)
parts.background.close()
""".replace("{}", LANGUAGE)


def _run(script: str, *arguments: str) -> list[str]:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env=environment,
    )
    return [line for line in done.stdout.splitlines() if line.startswith("loaded: ")]


@pytest.mark.parametrize(
    ("arguments", "is_loaded"),
    [
        (("sets", "luke"), False),
        (("cards", "trait:dagobah", "c<3", "text:zzz"), True),
        (("show", "1-2"), True),
        (("editions",), False),
    ],
)
def test_only_a_command_that_shows_or_searches_texts_loads_it(arguments, is_loaded):
    _run(_COMMAND, "sets", "luke")  # writes the cache where there is none yet
    assert _run(_COMMAND, *arguments) == [f"loaded: {is_loaded}"]


def test_the_window_loads_it_after_its_start(tmp_path):
    _run(_COMMAND, "sets", "luke")
    here = str(Path(__file__).parent / "gui" / "kit")
    assert _run(_WINDOW, str(tmp_path), here) == ["loaded: False", "loaded: True"]
