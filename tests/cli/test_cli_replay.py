"""Recorded games on the command line: played again, and believed only where they are the same."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from swlcg_deck.engine.game import Recorder, Result, new_game
from swlcg_deck.engine.saved.engine_version import ENGINE_VERSION
from swlcg_deck.engine.saved.game_file import MOST_BYTES
from swlcg_deck.engine.texts.face_book import FaceBook
from swlcg_deck.paths import resources_dir
from swlcg_deck.playtest.bots import GreedyBot, Situation
from swlcg_deck.playtest.goldfish import DARK, IDLE_DECKS
from swlcg_deck.playtest.saved_tables import TableShelf, table_bytes
from swlcg_deck.playtest.seats import Player, Seat
from swlcg_deck.playtest.table import Table

SAMPLES = resources_dir() / "samples"
JEDI = str(SAMPLES / "core-starter-jedi.swdeck")
SEED = "1"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A solo game to its end, recorded by the command itself."""
    from swlcg_deck.cli.main import main  # noqa: PLC0415 - the fixture `run` is for one test only

    file = tmp_path_factory.mktemp("games") / "game.swreplay"
    assert main(["goldfish", JEDI, "--seed", SEED, "--turns", "50", "-o", str(file)]) == 0
    return file


@pytest.fixture
def plain(recorded: Path) -> dict:
    return json.loads(recorded.read_bytes())


@pytest.fixture
def replayed(run, tmp_path: Path):
    """Write a changed game and call the command on it."""

    def call(data: dict | bytes, *arguments: str) -> tuple[int, str, str]:
        file = tmp_path / "changed.swreplay"
        file.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
        return run("replay", str(file), *arguments)

    return call


def refused(answer: tuple[int, str, str], *words: str) -> None:
    code, out, err = answer
    assert (code, out) == (2, "")
    assert "changed.swreplay: " in err
    assert "Traceback" not in err
    assert len(err) < 800
    for part in words:
        assert part in err


def test_a_recorded_game_is_told_as_it_was_played(run, recorded, plain):
    gold = json.loads(run("goldfish", JEDI, "--seed", SEED, "--turns", "50", "--json")[1])
    code, out, err = run("replay", str(recorded))
    assert (code, err) == (0, "")
    assert out.startswith("\n".join(gold["log"]))
    assert gold["log"][-1].startswith("Light wins")
    assert "\nThe light side won in turn " in out
    answers, checkpoints = len(plain["answers"]), len(plain["checkpoints"])
    assert checkpoints >= 2
    assert out.endswith(f"\nVerified: each of {answers} answers.\n")
    assert len(plain["digests"]) == answers


def test_a_recording_of_an_older_version_says_that_it_proves_the_end_only(replayed, plain):
    del plain["digests"]
    code, out, err = replayed(plain)
    assert (code, err) == (0, "")
    answers, checkpoints = len(plain["answers"]), len(plain["checkpoints"])
    assert out.endswith(
        f"\nVerified: the game at {checkpoints} checkpoints, of which the last is its end. The "
        f"file has no digest of each of its {answers} answers, as older versions wrote it; another "
        "way to the same game would pass.\n"
    )
    assert json.loads(replayed(plain, "--json")[1])["proved"] == "checkpoints"


def test_a_recorded_game_as_data(run, recorded, plain):
    code, out, _ = run("replay", str(recorded), "--json")
    data = json.loads(out)
    assert code == 0
    assert (data["file"], data["seed"]) == (str(recorded), int(SEED))
    assert data["answers"] == data["to"] == len(plain["answers"])
    assert (data["checkpoints"], data["proved"]) == (len(plain["checkpoints"]), "answers")
    assert (data["over"], data["winner"], data["ending"]) == (True, "light", "objectives")
    assert data["rule"] == "WIN-01"
    assert f"Turn {data['turn']}: Light" in data["log"]
    assert data["decks"]["light"]["affiliation_card"] == "Jedi"


def test_the_guide_names_the_keys_of_a_replay(run, recorded):
    page = (resources_dir() / "guide" / "formats.md").read_text("utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| `replay` |"))
    printed = json.loads(run("replay", str(recorded), "--json")[1])
    assert re.findall(r"`([a-z]+)`", row)[1:] == list(printed)


def test_a_game_is_told_up_to_an_answer(run, recorded):
    whole = json.loads(run("replay", str(recorded), "--json")[1])
    last = whole["to"]
    logs = []
    for to in (0, 20, last - 1, last):
        data = json.loads(run("replay", str(recorded), "--to", str(to), "--json")[1])
        assert data["to"] == to
        assert data["answers"] == last
        assert data["over"] == (to == last)
        assert (data["winner"] is None, data["ending"] is None) == (to < last, to < last)
        logs.append(len(data["log"]))
    assert logs == sorted(logs)
    assert logs[0] < logs[1] < logs[3] == len(whole["log"])
    out = run("replay", str(recorded), "--to", "0")[1]
    assert (
        f"Told up to answer 0 of {last}.\nThe game is being set up; the dark side decides." in out
    )
    out = run("replay", str(recorded), "--to", "20")[1]
    assert "The game is not over. It stands at turn " in out
    assert f"Verified: each of {last} answers" in out


def test_what_comes_after_the_answer_asked_for_is_verified_too(replayed, plain):
    plain["checkpoints"][-1][1] = "0" * 32
    refused(replayed(plain, "--to", "1"), "is another one than was recorded")


@pytest.mark.parametrize(
    ("to", "words"),
    [
        ("-1", "'-1' is no number of an answer"),
        ("many", "'many' is no number of an answer"),
        ("9" * 5000, "is no number of an answer"),
        ("100000", "so that there is no answer 100000; choose --to from 0 to "),
    ],
)
def test_an_answer_that_no_game_has_is_a_sentence(run, recorded, to, words):
    code, out, err = run("replay", str(recorded), "--to", to)
    assert (code, out) == (2, "")
    assert words in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (0, "Answer 1 of the replay is not the one that was recorded"),
        (1, "Answer 2 of the replay"),
        (-1, "Answer"),
    ],
)
def test_a_changed_answer_is_refused_with_its_place(replayed, plain, place, words):
    plain["answers"][place] = [plain["answers"][place][0] + 1]
    refused(replayed(plain), words, "Get the file anew")


def test_an_answer_that_does_not_fit_its_decision_is_refused_with_its_place(replayed, plain):
    plain["answers"][30] = [99]
    refused(replayed(plain), "Answer 31 of the replay does not fit", "'", "of the light side")


def test_a_changed_checkpoint_is_refused_with_its_place(replayed, plain):
    place, digest = plain["checkpoints"][0]
    plain["checkpoints"][0] = [place, digest[::-1]]
    refused(replayed(plain), f"After answer {place}", f"answers 1 to {place} was changed")


def test_checkpoints_cannot_be_taken_away_or_put_where_nobody_looks(replayed, plain):
    first, *_, last = plain["checkpoints"]
    refused(replayed(plain | {"checkpoints": []}), "no checkpoint after answer 0")
    refused(replayed(plain | {"checkpoints": [first]}), f"no checkpoint after answer {first[0]}")
    for strange in ([[-5, "0"], last], [[first[0], "0"], first, last], [last, first]):
        refused(replayed(plain | {"checkpoints": strange}), "does not come after the one before")


def test_answers_cannot_be_taken_away_or_added(replayed, plain):
    refused(replayed(plain | {"answers": plain["answers"][:-1]}), "breaks off")
    longer = plain | {"answers": [*plain["answers"], [0]]}
    refused(replayed(longer), "some were added, or taken away")
    refused(replayed(longer | {"digests": []}), "answers were added")


OTHERS = {
    "a newer format": ({"version": 2}, "A newer program wrote it", "the version of swlcg-deck"),
    "another engine": (
        {"engine": ENGINE_VERSION + 1},
        f"version {ENGINE_VERSION + 1} of the rules engine",
        "the version of swlcg-deck that recorded it",
    ),
    "a version without end": ({"version": 10**400}, "too many digits", "the version of"),
    "another pool": ({"pool": "f" * 64}, "another card pool", "with the card pool it was recorded"),
    "another seed": ({"seed": 2}, "", "Get the file anew"),
    "a seed below zero": ({"seed": -1}, "seed", "Get the file anew"),
    "other decks": (
        {"decks": [{"affiliation": "x" * 9000, "sets": [1] * 8}] * 2},
        "names no affiliation card",
        "",
    ),
    "many sets": (
        {"decks": [{"affiliation": "Sith", "sets": [19] * 20_000}] * 2},
        "20000 objective sets",
        "",
    ),
    "a house rule nobody has": ({"options": {"cheat": True}}, "no house rule", "Get the file"),
    "answers without end": (
        {"answers": [[0]] * 300_000},
        "digests of answers",
        "Get the file anew",
    ),
    "a checkpoint far away": ({"checkpoints": [[10**4000, "0"]]}, "breaks off", "Get the file"),
    "answers of another kind": ({"answers": {}}, "'answers'", "Get the file anew"),
    "another thing": ({"format": "swlcg-deck/1"}, "no recorded game", "Name a replay (.swreplay)"),
    "control letters": ({"format": "\x1b[2J"}, "no recorded game", "Name a replay"),
}


@pytest.mark.parametrize("case", OTHERS)
def test_what_cannot_be_played_here_is_a_sentence_that_says_what_to_do(replayed, plain, case):
    change, fault, advice = OTHERS[case]
    refused(replayed(plain | change), fault, advice)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "is not JSON"),
        (b"\xff\xfe\x00", "is not UTF-8"),
        (b"[" * 200_000, "nested deeper"),
        (b'{"format":"swlcg-deck table","game":' * 300 + b"1" + b"}" * 300, "no replay"),
        (b"[1]", "one JSON object"),
        (b"{}", "no entry 'format'"),
        (b"x" * (MOST_BYTES + 1), "5,000,001 bytes long"),
    ],
    ids=["empty", "no text", "deep", "tables in tables", "a list", "nothing", "giant"],
)
def test_what_is_no_recorded_game_at_all_is_a_sentence(replayed, data, words):
    refused(replayed(data), words)


def test_a_file_that_breaks_off_is_a_sentence_with_the_place(replayed, recorded):
    data = recorded.read_bytes()
    for length in range(1, len(data), 97):
        refused(replayed(data[:length]), "line 1, column", "get it anew")


def test_files_that_are_not_there_or_no_files(run, tmp_path):
    code, _, err = run("replay", str(tmp_path / "none.swreplay"))
    assert (code, "cannot be read: No such file" in err) == (2, True)
    assert run("replay", str(tmp_path))[0] == 2
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.swreplay")
        assert "no plain file" in run("replay", str(tmp_path / "pipe.swreplay"))[2]


def test_a_game_comes_from_standard_input_too(run, recorded, monkeypatch):
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(recorded.read_bytes())))
    code, out, _ = run("replay", "-", "--json")
    assert (code, json.loads(out)["file"]) == (0, "-")


def test_a_saved_game_of_the_table_is_replayed_where_it_broke_off(run, pool, tmp_path):
    seats = (
        Seat(Player.IDLE, IDLE_DECKS[DARK], "Nobody"),
        Seat(Player.HUMAN, IDLE_DECKS[1 - DARK], "Somebody"),
    )
    table = Table(pool, seats, 4)
    for _ in range(6):
        table.play_idle()
        assert not isinstance(table.step, Result)
        table.answer(tuple(range(table.step.least)))
    file = tmp_path / "game.swtable"
    file.write_bytes(table_bytes(table))
    code, out, _ = run("replay", str(file), "--json")
    data = json.loads(out)
    assert (code, data["answers"], data["over"]) == (0, len(table.choices()), False)
    assert tuple(data["log"]) == table.log()
    assert "The game is not over." in run("replay", str(file))[1]
    file.write_bytes(file.read_bytes().replace(b'"answers": [[0]', b'"answers": [[1]'))
    assert run("replay", str(file))[0] == 2


def test_a_game_of_two_decks_with_house_rules_is_replayed(run, pool, tmp_path):
    state = new_game(
        pool,
        IDLE_DECKS[DARK],
        IDLE_DECKS[1 - DARK],
        3,
        options={"mulligan": False},
        book=FaceBook(abilities=True),
    )
    recorder = Recorder(state, pool)
    while not isinstance(step := recorder.advance(), Result):
        recorder.answer(GreedyBot().choose(Situation(state, step, 1)))
    file = tmp_path / "house.swreplay"
    file.write_bytes(recorder.replay().to_bytes())
    data = json.loads(run("replay", str(file), "--json")[1])
    assert data["over"]
    assert data["winner"] == ("dark", "light")[step.winner]


def test_the_window_opens_what_goldfish_records(pool, recorded, plain):
    table = TableShelf(recorded.parent).read_replay(recorded, pool)
    assert table.is_over
    assert len(table.moments) == len(plain["answers"]) + 1


def test_a_recording_may_go_to_standard_output(run, recorded, monkeypatch):
    out = io.BytesIO()
    stream = io.TextIOWrapper(out, "utf-8")
    monkeypatch.setattr(sys, "stdout", stream)
    assert run("goldfish", JEDI, "--seed", SEED, "--turns", "50", "-o", "-")[0] == 0
    assert out.getvalue().rstrip(b"\n") == recorded.read_bytes()


def test_a_recording_that_cannot_be_written_is_a_sentence(run, tmp_path):
    code, _, err = run("goldfish", JEDI, "--turns", "1", "-o", str(tmp_path / "no" / "x.swreplay"))
    assert (code, "cannot be written" in err) == (2, True)


def test_help_and_completion_know_the_command(run):
    code, out, _ = run("replay", "--help")
    assert code == 0
    assert "swlcg-deck replay game.swreplay --to 40" in out
    completion = run("--print-completion", "bash")[1]
    assert "replay_option_strings=(-h --help --to --json)" in completion.replace("'", "")


def test_a_replay_needs_no_qt():
    program = "import sys, swlcg_deck.cli.commands.replay\n"
    program += "print([name for name in sys.modules if name.startswith('PySide6')])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
