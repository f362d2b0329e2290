"""The command line and the window of one user, as he starts them, keep one library."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.library import Library

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="places of Linux")

WINDOW = """
import sys
from PySide6.QtWidgets import QApplication
from swlcg_deck.gui.documents.settings import SettingsStore
from swlcg_deck.gui.startup.app import make_parts
from swlcg_deck.gui.work.unanswered_questions import NobodyAnswers
application = QApplication(sys.argv)
store = SettingsStore()
parts = make_parts(application, store.load(), store, NobodyAnswers())
print(parts.workspace.library.root)
parts.background.close()
"""


class User:
    """Somebody with a home folder and settings of his own."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.settings = home / ".config" / "swlcg-deck" / "settings.json"
        self.settings.parent.mkdir(parents=True)

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        strange = ("XDG_CONFIG", "XDG_DATA", "SWLCG")
        known = {key: value for key, value in os.environ.items() if not key.startswith(strange)}
        return subprocess.run(
            [sys.executable, *words],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
            env=known | {"HOME": str(self._home), "QT_QPA_PLATFORM": "offscreen"} | environment,
        )

    def command(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("-m", "swlcg_deck", "library", *words, **environment)

    def window_library(self, **environment: str) -> str:
        return self.run("-c", WINDOW, **environment).stdout.strip()


@pytest.fixture
def user(tmp_path) -> User:
    return User(tmp_path / "home")


@pytest.fixture
def chosen(user, tmp_path, pool) -> Path:
    """A library with a deck, in a folder that was chosen in the settings."""
    folder = tmp_path / "chosen"
    Library(folder, pool).save(new_deck("Mine"))
    user.settings.write_text(
        json.dumps({"version": 1, "library_folder": str(folder)}), encoding="utf-8"
    )
    return folder


def test_the_folder_chosen_in_the_window_is_read_by_the_command_line(user, chosen, tmp_path):
    assert user.window_library() == str(chosen)
    listed = user.command("list")
    assert listed.stdout.splitlines()[0] == f"Library: {chosen} (chosen in the settings)"
    assert "Mine" in listed.stdout
    saved = user.command("backup", str(tmp_path / "backup.zip"))
    assert saved.stdout.endswith(f"backup.zip: 1 decks, 0 earlier versions from {chosen}\n")


def test_the_variable_wins_for_both(user, chosen, tmp_path):
    other = str(tmp_path / "other")
    assert user.window_library(SWLCG_DECK_LIBRARY=other) == other
    listed = user.command("list", "--json", SWLCG_DECK_LIBRARY=other)
    assert (listed.stdout, listed.returncode) == ("[]\n", 0)
    assert listed.stderr == f"Library: {other} (SWLCG_DECK_LIBRARY names it)\n"
    assert not Path(other).exists()
    assert chosen.is_dir()


def test_nothing_is_no_library_to_back_up(user, chosen, tmp_path):
    chosen.rename(tmp_path / "unplugged")
    done = user.command("backup", str(tmp_path / "backup.zip"))
    assert done.returncode == 2
    assert f"the folder {chosen} is not there" in done.stderr
    assert not (tmp_path / "backup.zip").exists()


def test_damaged_settings_stop_the_command_line_from_guessing(user, chosen):
    user.settings.write_text('{"library_folder": "' + str(chosen), encoding="utf-8")
    done = user.command("list")
    assert (done.returncode, done.stdout) == (2, "")
    assert "it may say which folder is your library" in done.stderr
