"""`simulate` with more than two decks: standings, who beats whom, tables, comparisons, Ctrl+C."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from swlcg_deck.paths import resources_dir

SAMPLES = resources_dir() / "samples"
JEDI, REBELS, SITH, NAVY = (
    str(SAMPLES / f"core-starter-{name}.swdeck")
    for name in ("jedi", "rebel-alliance", "sith", "imperial-navy")
)
QUICK = ("--games", "2", "--seed", "3", "--bots", "random", "--jobs", "1")
CALL = (
    "import sys; from swlcg_deck.cli.main import main\nif __name__ == '__main__': sys.exit(main())"
)
needs_dask = pytest.mark.skipif(
    find_spec("distributed") is None, reason="Dask, which is no part of the program"
)


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "decks"
    place.mkdir()
    for name in (JEDI, REBELS, SITH, NAVY):
        (place / Path(name).name).write_bytes(Path(name).read_bytes())
    return str(place)


def test_all_decks_of_a_folder_play_all_against_all(run, folder):
    code, out, err = run("simulate", folder, *QUICK)
    assert (code, err) == (0, "")
    assert out.startswith("8 games, seed 3")
    standings = [line for line in out.splitlines() if line.startswith(("1.", "2.", "3.", "4."))]
    assert len(standings) == 4
    assert all(" to " in line and "%" in line for line in standings)
    assert "Wins of the light side against each dark side deck" in out


def test_one_deck_against_many_as_data(run):
    code, out, _ = run("simulate", SITH, JEDI, REBELS, *QUICK, "--json")
    data = json.loads(out)
    assert code == 0
    assert (data["format"], data["games"], data["asked"]) == ("swlcg-deck-gauntlet/1", 4, 4)
    assert (len(data["light"]), len(data["dark"])) == (2, 1)
    assert [one["games"] for one in data["pairings"]] == [2, 2]
    assert {one["games"] for one in data["standings"]} == {2, 4}
    alone = json.loads(run("simulate", JEDI, SITH, *QUICK, "--json")[1])
    assert alone.pop("seconds") >= 0
    assert alone.items() <= (data["pairings"][0] | {"notes": []}).items()


def test_a_gauntlet_is_written_and_compared(run, folder, tmp_path):
    kept, cards, table = (str(tmp_path / name) for name in ("kept.json", "cards.csv", "table.csv"))
    run("simulate", folder, *QUICK, "-o", kept, "--csv", cards, "--table", table)
    rows = list(csv.DictReader(io.StringIO(Path(table).read_text(encoding="utf-8"))))
    assert len(rows) == 4
    assert "against" in Path(cards).read_text(encoding="utf-8").splitlines()[0]
    out = run("simulate", folder, *QUICK, "--compare", kept)[1]
    assert out.count("+0.0%") == 4
    assert "which may be chance" in out
    call = ("simulate", JEDI, SITH, *QUICK, "--compare", kept)
    assert "The light side won" in run(*call)[1]
    changes = json.loads(run(*call, "--json")[1])["comparison"]
    assert [(one["side"], one["deck"]) for one in changes] == [
        ("light", "Core starter, Jedi"),
        ("dark", "Core starter, Sith"),
    ]
    assert run("simulate", folder, *QUICK, "--table", "-")[1].startswith("light,dark,")


@pytest.mark.parametrize(
    ("call", "words"),
    [
        ((JEDI,), "there are 1 light side and 0 dark side decks"),
        ((JEDI, REBELS, JEDI), "there are 3 light side and 0 dark side decks"),
        ((JEDI, REBELS, "nowhere.swdeck"), "nowhere.swdeck: cannot be read"),
        ((JEDI, SITH, "--scheduler", "127.0.0.1:1", "--jobs", "2"), "choose one"),
        pytest.param(
            (JEDI, SITH, "--scheduler", "nonsense"),
            "nonsense is no address of a Dask scheduler",
            marks=needs_dask,
        ),
        pytest.param(
            (JEDI, SITH, "--scheduler", "127.0.0.1:1"),
            "No Dask scheduler answers at 127.0.0.1:1",
            marks=needs_dask,
        ),
    ],
)
def test_a_wrong_call_is_one_sentence(run, call, words):
    code, out, err = run("simulate", *call)
    assert (code, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1


def test_a_folder_without_decks_is_said(run, tmp_path):
    assert "there is no deck file in it" in run("simulate", str(tmp_path))[2]


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent as a signal")
def test_ctrl_c_in_a_gauntlet_on_several_processes_tells_of_what_is_done(folder):
    """The key reaches every process of the terminal, as it does here with a session of its own."""
    reader, writer = os.openpty()
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    how = ("--games", "100000", "--jobs", "2", "--bots", "random", "--json")
    process = subprocess.Popen(
        [sys.executable, "-c", heed + CALL, "simulate", folder, *how],
        stdout=subprocess.PIPE,
        stderr=writer,
        text=True,
        start_new_session=True,
    )
    os.close(writer)
    shown = ""
    while " of 400000 games" not in shown:
        shown += os.read(reader, 1000).decode()
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    while "Stopped" not in shown:
        shown += os.read(reader, 1000).decode()
    os.close(reader)
    assert process.returncode == 0
    assert 0 < json.loads(out)["games"] < 400_000
    assert "Traceback" not in shown
