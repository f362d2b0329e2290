"""Standard input, output and error that are full, closed, or have nobody at the other end."""

import io
import json
import os
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from swlcg_deck.cli.main import COMMANDS
from swlcg_deck.paths import resources_dir

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the streams of Unix")

LIGHT = str(resources_dir() / "samples" / "toolbox-jedi.swdeck")
DARK = str(resources_dir() / "samples" / "sith-control.swdeck")
CALLS = {
    "cards": ("cards", "yoda"),
    "sets": ("sets", "yoda"),
    "show": ("show", "4"),
    "new": ("new", "--affiliation", "Jedi", "-o", "-", "4"),
    "check": ("check", LIGHT),
    "advise": ("advise", LIGHT),
    "stats": ("stats", LIGHT),
    "diff": ("diff", LIGHT, DARK),
    "hand": ("hand", LIGHT),
    "odds": ("odds", LIGHT, "deck"),
    "goldfish": ("goldfish", LIGHT, "--turns", "1"),
    "simulate": ("simulate", LIGHT, DARK, "--games", "1", "--jobs", "1"),
    "replay": ("replay", "GAME"),
    "convert": ("convert", LIGHT),
    "sheet": ("sheet", LIGHT, "-o", "-"),
    "library": ("library", "list"),
    "rules": ("rules", "DECK-01"),
    "editions": ("editions",),
    "validate": ("validate",),
    "try": ("try", "4-1"),
    "browse": ("browse",),
    "--help": ("--help",),
    "--version": ("--version",),
    "help of a command": ("check", "--help"),
    "backup": ("library", "backup", "-"),
}


def shell(line: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """`$SWLCG "$@"` with whatever the shell does to its streams."""
    program = f"{sys.executable} -m swlcg_deck"
    return subprocess.run(
        ["bash", "-c", line.replace("PROGRAM", f'{program} "$@"'), "bash", *arguments],
        capture_output=True,
        check=False,
        timeout=120,
        env=os.environ | environment,
    )


@dataclass
class Ended:
    returncode: int
    stderr: bytes


@pytest.fixture(scope="module")
def everywhere(tmp_path_factory):
    """Every command with the same streams, each in a copy of one process that is ready to go."""
    folder = tmp_path_factory.mktemp("streams")

    def call(output: str) -> dict[str, Ended]:
        driver = Path(__file__).with_name("stream_driver.py")
        library = folder / "library"
        library.mkdir(exist_ok=True)
        environment = os.environ | {"SWLCG_DECK_LIBRARY": str(library)}
        command = [sys.executable, str(driver), json.dumps(CALLS), output, str(folder)]
        subprocess.run(command, check=True, timeout=300, env=environment)
        codes = json.loads((folder / "codes").read_text(encoding="utf-8"))
        return {
            name: Ended(code, (folder / f"{name}.err").read_bytes()) for name, code in codes.items()
        }

    return call


def test_every_command_is_tried():
    assert set(COMMANDS) <= set(CALLS)


@pytest.mark.parametrize("output", ["full", "closed"])
def test_an_output_that_takes_nothing_is_a_sentence(everywhere, output):
    if output == "full" and not Path("/dev/full").exists():
        pytest.skip("no device that is always full")
    for name, done in everywhere(output).items():
        assert done.returncode == 2, name
        assert done.stderr.startswith(b"swlcg-deck: standard output cannot be written: "), name
        assert done.stderr.count(b"\n") == 1, name


def test_a_reader_who_has_seen_enough_hears_no_complaint(everywhere):
    for name, done in everywhere("pipe").items():
        told = b"-: 0 decks, 0 earlier versions from " if name == "backup" else b""
        assert done.returncode == 0, name
        assert done.stderr.startswith(told), name
        assert done.stderr.count(b"\n") == (name == "backup"), name


def test_the_exit_code_tells_the_result_to_whom_the_output_does_not(tmp_path):
    illegal = tmp_path / "illegal.txt"
    illegal.write_text("Jedi\n2x A Hero's Journey\n", encoding="utf-8")
    done = shell('PROGRAM | true; exit "${PIPESTATUS[0]}"', "check", str(illegal))
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.parametrize("line", ["PROGRAM <&-"])
def test_an_input_that_gives_nothing_is_a_sentence(line):
    for call in (("check", "-"), ("convert", "-"), ("replay", "-"), ("stats", "-"), ("browse",)):
        done = shell(line, *call)
        assert done.returncode == 2, call
        assert b"Traceback" not in done.stderr
        assert done.stderr.startswith(b"swlcg-deck: "), call
    assert shell(line, "check", LIGHT).returncode == 0


@pytest.mark.parametrize("line", ["PROGRAM 2>&-", "PROGRAM 2> /dev/full"])
def test_errors_that_nobody_can_hear_leave_the_output_and_the_exit_code(line):
    assert shell(line, "check", "nothing.txt").returncode == 2
    assert shell(line, "check", "nothing.txt").stdout == b""
    assert shell(line, "--no-such-option").returncode == 2
    assert b"Legal" in shell(line, "check", LIGHT).stdout


def test_a_file_that_is_written_needs_no_standard_output(tmp_path):
    out = tmp_path / "out.o8d"
    done = shell("PROGRAM <&- >&- 2>&-", "convert", LIGHT, "-o", str(out))
    assert done.returncode == 0
    assert out.read_bytes().startswith(b"<?xml")


def test_a_backup_goes_to_standard_output_like_the_others(tmp_path):
    library = str(tmp_path / "library")
    assert shell("PROGRAM", "library", "add", LIGHT, SWLCG_DECK_LIBRARY=library).returncode == 0
    for line in ("PROGRAM", "PROGRAM | cat"):
        done = shell(line, "library", "backup", "-", SWLCG_DECK_LIBRARY=library)
        assert done.returncode == 0
        assert b"1 decks" in done.stderr
        names = zipfile.ZipFile(io.BytesIO(done.stdout)).namelist()
        assert len(names) == 2
