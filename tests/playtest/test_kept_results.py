"""The shelf of results: kept whole, listed newest first, renamed, removed and brought back."""

import json
import os
from datetime import UTC, datetime, timedelta

import pytest
from kit.starter_decks import JEDI, NAVY, SITH

from swlcg_deck.playtest import result_files
from swlcg_deck.playtest.gauntlet import run_gauntlet
from swlcg_deck.playtest.gauntlet_results import load_any
from swlcg_deck.playtest.kept_results import ResultShelf, default_folder
from swlcg_deck.playtest.result_files import ResultError
from swlcg_deck.playtest.simulation import Simulation, simulate

WANTED = Simulation(
    *(JEDI, SITH, 3, 5),
    light_bot="random",
    dark_bot="random",
    light_name="Jedi",
    dark_name="Sith",
)


@pytest.fixture(scope="module")
def result(pool):
    return simulate(pool, WANTED, jobs=1)


@pytest.fixture(scope="module")
def gauntlet(pool):
    return run_gauntlet(pool, [("Jedi", JEDI)], [("Sith", SITH), ("Navy", NAVY)], WANTED, jobs=1)


@pytest.fixture
def shelf(tmp_path):
    return ResultShelf(tmp_path / "simulations")


def test_both_kinds_of_results_are_kept_and_loaded(shelf, result, gauntlet):
    assert shelf.list() == []
    first = shelf.keep(result)
    second = shelf.keep(gauntlet, "  All of\nthem ")
    assert shelf.list() == [second, first]
    assert shelf.load(first) == result
    assert shelf.load(second) == gauntlet
    assert (first.name, first.kind, first.games) == ("Jedi against Sith, 3 games", "simulation", 3)
    assert (first.decks, sum(first.win_rates)) == (("Jedi", "Sith"), 1)
    assert (second.name, second.kind, second.asked) == ("All of them", "gauntlet", 6)
    assert set(second.decks) == {"Jedi", "Sith", "Navy"}
    assert ResultShelf(shelf.folder).list() == [second, first]
    assert abs(datetime.now(UTC) - first.when) < timedelta(minutes=5)


def test_two_results_of_one_name_are_two_files(shelf, result):
    shelf.keep(result, "Same")
    shelf.keep(result, "Same")
    assert [kept.name for kept in shelf.list()] == ["Same", "Same"]


def test_any_name_makes_a_file_inside_the_folder(shelf, result):
    for name in ("../../outside", "con", "a/b\\c:d", "ü" * 500, "\x1b[31mred", ".hidden"):
        kept = shelf.keep(result, name)
        assert kept.path.parent == shelf.folder
        assert kept.name.isprintable()
        assert shelf.load(kept) == result
    assert len(shelf.list()) == 6


def test_a_kept_result_can_be_read_like_one_that_was_saved(shelf, result):
    assert load_any(shelf.keep(result).path) == result


def test_a_result_is_renamed_and_keeps_its_day(shelf, result):
    kept = shelf.keep(result)
    renamed = shelf.rename(kept, "Before the swap")
    assert (renamed.name, renamed.when) == ("Before the swap", kept.when)
    assert shelf.list() == [renamed]
    assert shelf.load(renamed) == result
    with pytest.raises(ResultError, match="needs a name"):
        shelf.rename(renamed, " \n")


def test_what_is_removed_can_be_brought_back_until_the_trash_is_emptied(shelf, result):
    kept = shelf.keep(result)
    gone = shelf.remove(kept)
    assert shelf.list() == []
    assert shelf.removed() == [gone]
    assert shelf.restore(gone) == kept
    assert (shelf.list(), shelf.removed()) == ([kept], [])
    shelf.remove(kept)
    assert shelf.empty_trash() == 1
    assert shelf.removed() == []
    with pytest.raises(ResultError, match="could not be moved"):
        shelf.remove(kept)


FUTURE = '{"format": "swlcg-deck-simulation/2"}'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "breaks off or was changed"),
        ('{"format": "swlcg-deck-simulation/1", "games"', "line 1, column 46 is not JSON"),
        ('{"format": "swlcg-deck-simulation/1"}', "its entry games is missing or wrong"),
        ('{"format": "swlcg-deck-gauntlet/1"}', "its entry seed is missing or wrong"),
        (FUTURE, "written by a newer version of this program"),
        ('{"format": "swlcg-deck/1"}', "holds no result"),
        ("[]", "holds no result"),
        ("[" * 100_000, "holds no result"),
        ('{"format": NaN}', "holds no result"),
        ('{"format": ' + "9" * 5000 + "}", "holds no result"),
    ],
)
def test_a_file_that_cannot_be_read_is_listed_with_the_reason(shelf, result, text, words):
    kept = shelf.keep(result)
    broken = shelf.folder / "broken.json"
    broken.write_text(text, encoding="utf-8")
    os.utime(broken, (1, 1))
    assert shelf.list()[0] == kept
    told = shelf.list()[1]
    assert told.name == "broken"
    assert words in told.problem
    assert "broken.json" in told.problem
    for use in (shelf.load, lambda one: shelf.rename(one, "x")):
        with pytest.raises(ResultError, match=r"broken\.json"):
            use(told)
    assert broken.read_text(encoding="utf-8") == text
    shelf.restore(shelf.remove(told))
    assert broken.read_text(encoding="utf-8") == text


def _changed(result, change):
    plain = json.loads(result.model_dump_json())
    change(plain)
    return json.dumps(plain)


@pytest.mark.parametrize(
    "change",
    [
        lambda plain: plain["light"].update(wins=99),
        lambda plain: plain["dark"].update(win_rate=1.5),
        lambda plain: plain.update(seconds=-1.0),
        lambda plain: plain.update(dial=[1.0, "x"]),
        lambda plain: plain["turns"].update(histogram={"many": 3}),
        lambda plain: plain["light"].update(wins=-1),
        lambda plain: plain.update(games=10**30),
        lambda plain: plain.update(unknown=1),
    ],
)
def test_numbers_that_no_simulation_has_are_refused(shelf, result, change):
    shelf.folder.mkdir()
    (shelf.folder / "odd.json").write_text(_changed(result, change), encoding="utf-8")
    assert "odd.json holds no result" in shelf.list()[0].problem


def test_infinite_numbers_are_refused(shelf, result):
    shelf.folder.mkdir()
    text = _changed(result, lambda plain: plain.update(seconds="here")).replace('"here"', "1e999")
    (shelf.folder / "odd.json").write_text(text, encoding="utf-8")
    assert "odd.json holds no result" in shelf.list()[0].problem


def test_a_file_that_is_too_large_is_not_read(shelf, result, monkeypatch):
    kept = shelf.keep(result)
    monkeypatch.setattr(result_files, "MOST_BYTES", 1_000_000)
    with (shelf.folder / "huge.json").open("wb") as file:
        file.truncate(1_000_001)
    told = next(one for one in shelf.list() if one.path != kept.path)
    assert "larger than 1 MB" in told.problem


def test_a_changed_file_is_read_again(shelf, result):
    kept = shelf.keep(result)
    assert shelf.list() == [kept]
    ResultShelf(shelf.folder).rename(kept, "Another name than before")
    assert shelf.list()[0].name == "Another name than before"


def test_a_result_copied_in_by_hand_has_the_day_and_name_of_its_file(shelf, result):
    shelf.folder.mkdir()
    file = shelf.folder / "from a friend.json"
    file.write_text(result.model_dump_json(), encoding="utf-8")
    os.utime(file, (86_400, 86_400))
    assert [(one.name, one.when) for one in shelf.list()] == [
        ("from a friend", datetime(1970, 1, 2, tzinfo=UTC))
    ]


def test_a_folder_that_cannot_be_made_is_said_in_a_sentence(tmp_path, result):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(ResultError, match="could not be kept"):
        ResultShelf(tmp_path / "file" / "simulations").keep(result)
    assert ResultShelf(tmp_path / "file" / "simulations").list() == []


def test_results_lie_in_the_users_data_folder():
    assert default_folder().name == "simulations"
    assert ResultShelf().folder == default_folder()
