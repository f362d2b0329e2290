"""No file is lost and no traceback shown where the system refuses any one step of a command.

FAULTY_SYSTEM=thorough refuses each step for each of three reasons, and not for one in turn.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from swlcg_deck.cli.main import main
from swlcg_deck.paths import resources_dir

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="forks")

SAMPLES = resources_dir() / "samples"
POST = """\
Light Side: Jedi
2x A Journey to Dagobah
2x The Rebel Fleet
2x Hoth Operations

Dark Side: Sith
2x Fall of the Jedi
2x Counsel of the Sith
2x The Killing Cold
"""
OTHER = """\
format: swlcg-deck/1
name: Other
affiliation: Jedi
sets:
- {set: 4, title: A Journey to Dagobah, copies: 2, note: the heart of it}
"""
GOLDFISH = ["goldfish", "light.swdeck", "--turns", "1", "--seed", "1"]
CALLS = {
    "new": ["new", "--affiliation", "Jedi", "-o", "other.swdeck", "--force", "4=2"],
    "convert": ["convert", "other.swdeck", "-o", "other.txt", "--force"],
    "convert two": ["convert", "post.txt", "-o", "two.o8d"],
    "check": ["check", "."],
    "goldfish": [*GOLDFISH, "-o", "game.swreplay"],
    "replay": ["replay", "game.swreplay"],
    "add": ["library", "add", "post.txt"],
    "list": ["library", "list"],
    "backup": ["library", "backup", "backup.zip"],
    "restore backup": ["library", "restore", "--backup", "whole.zip"],
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A library with a history, and files of every kind that commands read and write."""
    place = tmp_path_factory.mktemp("faulty")
    template = place / "template"
    template.mkdir()
    shutil.copy(SAMPLES / "toolbox-jedi.swdeck", template / "light.swdeck")
    shutil.copy(SAMPLES / "sith-control.swdeck", template / "dark.swdeck")
    for name, text in (("post.txt", POST), ("other.swdeck", OTHER), ("other.txt", "not a list\n")):
        (template / name).write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(template)
        patch.setenv("SWLCG_DECK_LIBRARY", str(template / "library"))
        assert main(["library", "add", "light.swdeck", "other.swdeck"]) == 0
        assert main(["library", "backup", "whole.zip"]) == 0
        shutil.copy("whole.zip", "backup.zip")
        assert main([*GOLDFISH, "-o", "game.swreplay"]) == 0
        kept = next((template / "library").glob("Other*"))
        kept.write_text(kept.read_text("utf-8").replace("heart", "soul"), encoding="utf-8")
    return place


def refused_one_by_one(folder: Path, calls: dict, way: str):
    driver = str(Path(__file__).with_name("faulty_system.py"))
    environment = os.environ | {"SWLCG_DECK_LIBRARY": str(folder / "work" / "library")}
    command = [sys.executable, driver, json.dumps(calls), str(folder), way]
    subprocess.run(command, check=True, env=environment)
    return json.loads((folder / "found").read_text(encoding="utf-8"))


def test_no_refusal_loses_a_file_or_ends_in_a_traceback(folder):
    runs, found = refused_one_by_one(folder, CALLS, os.environ.get("FAULTY_SYSTEM", "in turn"))
    assert not found
    assert {name: code for name, (code, _) in runs.items() if code} == {"check": 2}
    assert all(count for _, count in runs.values())
    assert sum(count for _, count in runs.values()) > 100


def test_the_look_for_losses_finds_a_careless_writer(folder):
    _, found = refused_one_by_one(folder, {"new": CALLS["new"]}, "careless")
    assert any(fault == "lost: other.swdeck" for *_, fault in found)
