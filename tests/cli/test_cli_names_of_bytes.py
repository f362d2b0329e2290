"""Commands that name a deck by its file, where that name is not UTF-8."""

import json
import sys
from pathlib import Path

import pytest

from swlcg_deck.paths import resources_dir

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="names of Linux are bytes"),
    pytest.mark.usefixtures("qapp"),  # a sheet shares it with the tests of the window
]

SAMPLE = str(resources_dir() / "samples" / "toolbox-jedi.swdeck")


def named(data: bytes) -> str:
    """What Linux calls a file of these bytes; to be said on all systems, where it is skipped."""
    return data.decode("utf-8", "surrogateescape")


NAME = named(b"x\xff.txt")


@pytest.fixture(autouse=True)
def _folder(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path / "library"))
    assert run("convert", SAMPLE, "--to", "code", "-o", NAME)[0] == 0  # which has no name in it
    Path("folder").mkdir()
    Path("folder", NAME).write_bytes(Path(NAME).read_bytes())


@pytest.mark.parametrize(
    "call",
    [
        ("check", NAME),
        ("check", NAME, "--json"),
        ("check", NAME, "--csv"),
        ("check", "folder", "--csv"),
        ("advise", NAME),
        ("stats", NAME),
        ("diff", NAME, NAME),
        ("hand", NAME),
        ("convert", NAME),
        ("convert", NAME, "--to", "text"),
        ("convert", NAME, "--to", "json"),
        ("convert", NAME, "-o", named(b"out\xff.o8d")),
        ("new", "--affiliation", "Jedi", "-o", named(b"new\xff.swdeck"), "4"),
        ("sheet", NAME, "-o", named(b"sheet\xff.pdf")),
        ("library", "add", NAME),
        ("check", named(b"gone\xff.txt")),
    ],
)
def test_the_name_is_shown_and_nothing_ends_in_a_traceback(run, call):
    code, out, err = run(*call)
    assert code in ((2,) if "gone" in call[1] else (0, 1))
    (out + err).encode()
    assert "Traceback" not in err
    if "--json" not in call and call[0] in {"check", "new"} and "-o" not in call:
        assert r"x\xff" in out or r"gone\xff" in err


def test_what_is_written_has_the_bytes_that_were_asked_for(run):
    assert run("convert", NAME, "-o", named(b"out\xff.swdeck"))[0] == 0
    assert Path(named(b"out\xff.swdeck")).exists()
    assert r"name: x\xff" in Path(named(b"out\xff.swdeck")).read_text(encoding="utf-8")


def test_json_keeps_the_bytes_for_programs(run):
    _, out, _ = run("check", NAME, "--json")
    assert json.loads(out)["decks"][0]["file"] == NAME
    Path("library").mkdir()
    strange = named(b"nm\xff.swdeck")
    Path("library", strange).write_text(
        "format: swlcg-deck/1\naffiliation: Jedi\n", encoding="utf-8"
    )
    assert r"nm\xff" in run("library", "list")[1]
    (entry,) = json.loads(run("library", "list", "--json")[1])
    assert (entry["name"], Path(entry["file"]).name) == (r"nm\xff", strange)
    assert run("library", "history", r"nm\xff")[0] == 0
    assert run("library", "backup", "backup.zip")[0] == 0
