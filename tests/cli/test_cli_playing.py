"""Games on the command line: solo, and by the hundred."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from swlcg_deck.paths import resources_dir

SAMPLES = resources_dir() / "samples"
JEDI = str(SAMPLES / "core-starter-jedi.swdeck")
SITH = str(SAMPLES / "core-starter-sith.swdeck")
UNWRITTEN = str(SAMPLES / "toolbox-jedi.swdeck")
CALL = (
    "import sys; from swlcg_deck.cli.main import main\nif __name__ == '__main__': sys.exit(main())"
)


def test_a_solo_game_as_text(run):
    code, out, err = run("goldfish", JEDI, "--seed", "1", "--turns", "2")
    assert (code, err) == (0, "")
    assert "Turn 2: Light" in out
    assert "Turn 4: Light" in out
    assert "Turn 6" not in out
    assert "Dark plays" not in out
    assert "Dark attacks" not in out


def test_a_solo_game_as_data_is_the_same_by_the_same_seed(run):
    code, out, _ = run("goldfish", SITH, "--seed", "5", "--turns", "3", "--json")
    data = json.loads(out)
    assert code == 0
    assert (data["side"], data["seed"], data["bot"]) == ("dark", 5, "greedy")
    assert [turn["turn"] for turn in data["turns"]] == [1, 3, 5]
    assert data["turns"][0]["dial"] == 1
    assert run("goldfish", SITH, "--seed", "5", "--turns", "3", "--json")[1] == out
    assert run("goldfish", SITH, "--seed", "6", "--turns", "3", "--json")[1] != out


def test_a_solo_game_to_its_end(run):
    data = json.loads(run("goldfish", JEDI, "--seed", "1", "--turns", "50", "--json")[1])
    assert data["over"]
    assert data["winner"] in ("light", "dark")
    assert data["log"][-1].startswith(("Light wins", "Dark wins"))


def test_many_games_as_the_contract_says(run):
    call = ("simulate", JEDI, SITH, "--games", "6", "--seed", "3", "--json")
    code, out, err = run(*call, "--jobs", "1")
    data = json.loads(out)
    assert (code, err) == (0, "")
    assert (data["games"], data["seed"]) == (6, 3)
    for side in ("light", "dark"):
        assert data[side]["bot"] == "greedy"
        assert data[side]["win_rate"] == data[side]["wins"] / 6
        assert len(data[side]["interval95"]) == 2
    assert {"objectives", "dial", "decked"} <= set(data["endings"])
    assert sum(data["turns"]["histogram"].values()) == 6
    again = json.loads(run(*call, "--jobs", "2")[1])
    assert again | {"seconds": 0} == data | {"seconds": 0}


def test_the_order_of_the_decks_does_not_matter_but_their_sides_do(run):
    out = run("simulate", SITH, JEDI, "--games", "2", "--seed", "3", "--jobs", "1")[1]
    assert "light  Core starter, Jedi" in out
    code, _, err = run("simulate", JEDI, JEDI)
    assert code == 2
    assert "second light side deck" in err


def test_bots_are_for_light_and_dark(run):
    call = ("simulate", JEDI, SITH, "--games", "2", "--seed", "1", "--jobs", "1", "--json")
    data = json.loads(run(*call, "--bots", "random,greedy")[1])
    assert (data["light"]["bot"], data["dark"]["bot"]) == ("random", "greedy")
    data = json.loads(run(*call, "--bots", "random")[1])
    assert (data["light"]["bot"], data["dark"]["bot"]) == ("random", "random")


def test_results_are_kept_exported_and_compared(run, tmp_path):
    kept, table = tmp_path / "before.json", tmp_path / "cards.csv"
    call = ("simulate", JEDI, SITH, "--games", "3", "--jobs", "1")
    assert run(*call, "--seed", "1", "-o", str(kept), "--csv", str(table))[0] == 0
    rows = list(csv.DictReader(io.StringIO(table.read_text(encoding="utf-8"))))
    assert any(row["title"] == "Darth Vader" for row in rows)
    out = run(*call, "--seed", "1", "--compare", str(kept))[1]
    assert "The light side won" in out
    assert "which may be chance" in out


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no full device")
def test_a_full_disk_is_a_sentence_and_a_device_stays_a_device(run, tmp_path):
    """The games took their time: they are told, and the other file is written all the same."""
    table, disk = tmp_path / "cards.csv", tmp_path / "disk.json"
    disk.symlink_to("/dev/full")  # so that the worst that can be lost is this link
    call = ("simulate", JEDI, SITH, "--games", "1", "--seed", "1", "--jobs", "1")
    code, out, err = run(*call, "-o", str(disk), "--csv", str(table))
    assert disk.is_char_device()
    assert table.exists()
    assert (code, "1 games, seed 1" in out) == (2, True)
    assert "disk.json: cannot be written: No space left on device" in err


def test_cards_without_text_are_named(run):
    call = ("--games", "1", "--seed", "1", "--jobs", "1")
    out = run("simulate", UNWRITTEN, SITH, *call)[1]
    note = "different cards of Toolbox Jedi are played without text"
    assert note in out
    assert note in run("goldfish", UNWRITTEN, "--seed", "1", "--turns", "1")[1]
    assert json.loads(run("simulate", UNWRITTEN, SITH, *call, "--json")[1])["notes"]


def test_tables_and_comparisons_name_the_cards_without_text_too(run, tmp_path):
    call = ("--games", "1", "--seed", "1", "--jobs", "1")
    kept = str(tmp_path / "before.json")
    cards = run("simulate", UNWRITTEN, SITH, *call, "-o", kept, "--csv", "-")[1]
    marks = {row["title"]: row["unwritten"] for row in csv.DictReader(io.StringIO(cards))}
    row = next(
        csv.DictReader(io.StringIO(run("simulate", UNWRITTEN, SITH, *call, "--table", "-")[1]))
    )
    data = json.loads(Path(kept).read_text(encoding="utf-8"))
    titles = {title for _code, title in data["light"]["unwritten"]}
    assert {title for title, mark in marks.items() if mark == "yes"} <= titles
    assert marks["Darth Vader"] == "no"
    assert row["light_unwritten_cards"] == str(len(titles))
    assert data["notes"][0].startswith(f"{len(titles)} different cards of Toolbox Jedi")
    assert "Lost Master (166-3, 166-4)" in data["notes"][0]
    assert row["dark_unwritten_cards"] == "0"
    out = run("simulate", JEDI, SITH, *call, "--compare", kept)[1]
    assert f"Before: {data['notes'][0]}" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("simulate", JEDI, SITH, "--games", "0"), "no number of games"),
        (("simulate", JEDI, SITH, "--bots", "clever"), "there is no bot 'clever'"),
        (("simulate", JEDI, SITH, "--bots", "greedy,greedy,greedy"), "two sides need two"),
        (("simulate", JEDI, SITH, "--seed", "-1"), "seed"),
        (("simulate", JEDI, "nowhere.swdeck"), "nowhere.swdeck: cannot be read"),
        (("simulate", JEDI, SITH, "--compare", JEDI), "holds no result"),
        (("simulate", JEDI, SITH, "--compare", "nowhere.json"), "nowhere.json: cannot be read"),
        (("goldfish", JEDI, "--turns", "many"), "no number of turns"),
    ],
)
def test_a_wrong_call_is_a_sentence(run, arguments, words):
    code, _, err = run(*arguments)
    assert code == 2
    assert words in err
    assert "Traceback" not in err


def test_a_deck_that_cannot_be_played_is_a_sentence(run, tmp_path):
    file = tmp_path / "none.json"
    file.write_text(
        '{"format": "swlcg-deck/1", "name": "None", "affiliation": null, "sets": []}',
        encoding="utf-8",
    )
    code, _, err = run("goldfish", str(file))
    assert code == 2
    assert "None has no affiliation card" in err
    file.write_text(
        '{"format": "swlcg-deck/1", "name": "None", "affiliation": "Jedi", "sets": []}',
        encoding="utf-8",
    )
    assert "0 objective sets" in run("simulate", str(file), SITH)[2]


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent as a signal")
def test_ctrl_c_tells_of_the_games_that_are_done():
    """On a terminal there is a bar to wait for; the rest is as a user does it."""
    reader, writer = os.openpty()
    # Where the tests themselves run in the background, Ctrl+C would be ignored from birth.
    heed = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            heed + CALL,
            "simulate",
            JEDI,
            SITH,
            "--games",
            "100000",
            "--jobs",
            "1",
        ],
        stdout=subprocess.PIPE,
        stderr=writer,
        text=True,
    )
    os.close(writer)
    shown = ""
    while "] 2 of 100000 games" not in shown:
        shown += os.read(reader, 1000).decode()
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    os.close(reader)
    assert process.returncode == 0
    assert "games, seed" in out
    assert "wins" in out


def test_no_command_here_needs_qt():
    program = "import sys, swlcg_deck.cli.commands.simulate, swlcg_deck.cli.commands.goldfish\n"
    program += "print([name for name in sys.modules if name.startswith('PySide6')])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
