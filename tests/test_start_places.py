"""Where the window starts although the places it needs are strange, or says why it cannot."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from swlcg_deck.gui.startup import meeting_place

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="places of Linux")


def window(home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The window, which is started but not shown to anybody; a sentence ends it."""
    known = {
        key: value for key, value in os.environ.items() if not key.startswith(("XDG", "SWLCG"))
    }
    return subprocess.run(
        [sys.executable, "-m", "swlcg_deck"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=known | {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen"} | environment,
    )


def test_a_library_that_nobody_can_find_is_told(tmp_path):
    done = window(tmp_path, SWLCG_DECK_LIBRARY="~nosuchuser/decks")
    assert done.returncode == 2
    assert done.stderr.startswith("swlcg-deck: SWLCG_DECK_LIBRARY: ~nosuchuser/decks: ")
    assert "Traceback" not in done.stderr


def test_a_setting_that_no_folder_can_have_is_told(tmp_path):
    settings = tmp_path / ".config" / "swlcg-deck" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"version": 1, "library_folder": "decks\0"}), encoding="utf-8")
    before = settings.read_bytes()
    done = window(tmp_path)
    assert done.returncode == 2
    assert "no file can have this name" in done.stderr
    assert "Traceback" not in done.stderr
    assert settings.read_bytes() == before


def test_a_user_whom_the_computer_does_not_know_has_a_window_of_his_own(monkeypatch):
    for name in ("LOGNAME", "USER", "LNAME", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "getuid", lambda: 54_321)  # has no line in the list of users
    mine = meeting_place.server_name(Path("decks"))
    monkeypatch.setattr(os, "getuid", lambda: 54_322)
    assert meeting_place.server_name(Path("decks")) != mine
    assert meeting_place.server_name(Path("nm\udcff")) != mine
