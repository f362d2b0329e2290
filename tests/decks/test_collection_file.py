"""The file of what the user owns: nothing in it is lost, whoever writes it and whatever it says."""

import json
from datetime import UTC, datetime

import pytest

from swlcg_deck.decks.collection import Collection
from swlcg_deck.decks.collection_file import CollectionFile
from swlcg_deck.files.refusals import FileError

CORE, HOTH = "Core Set", "The Desolation of Hoth"
NOW = datetime(2026, 1, 31, 18, tzinfo=UTC)


@pytest.fixture
def opened(pool, tmp_path):
    """The file as each start of the program opens it."""
    return lambda year=2026: CollectionFile(
        pool, tmp_path / "collection", lambda: NOW.replace(year=year)
    )


def boxes(pool, **owned: int) -> Collection:
    return Collection(pool, {name.replace("_", " "): count for name, count in owned.items()})


def stated(versions) -> list[dict[str, int]]:
    return [dict(version.collection.stated) for version in versions]


def test_what_is_kept_comes_back(opened, pool):
    owned = Collection(pool, {CORE: 2, "A Box of the Future": 1}, {70: 1, 71: 0})
    opened().save(owned)
    assert opened().load() == owned


def test_without_a_file_nothing_is_said(opened, pool):
    file = opened()
    assert (file.load(), file.note, file.exists, file.earlier()) == (
        Collection(pool),
        "",
        False,
        (),
    )


def test_each_start_and_each_change_of_everything_leaves_a_version(opened, pool):
    for evening in (1, 2, 3):
        file = opened(2026 + evening)
        for boxes_of_hoth in range(evening * 10, evening * 10 + 3):
            file.save(Collection(pool, {HOTH: boxes_of_hoth % 9}))
    file.save(Collection(pool, {HOTH: 0}), is_new_start=True)
    assert stated(file.earlier()) == [{HOTH: 32 % 9}, {HOTH: 22 % 9}, {HOTH: 12 % 9}]
    assert [version.time.year for version in file.earlier()] == [2029, 2029, 2028]


def test_of_two_windows_none_overwrites_what_the_other_one_entered(opened, pool):
    first, second = opened(), opened()
    first.save(boxes(pool, Core_Set=1))
    second.save(boxes(pool, Core_Set=2))
    first.save(boxes(pool, Core_Set=3))
    assert stated(first.earlier()) == [{CORE: 2}, {CORE: 1}]


@pytest.mark.parametrize("year", [1970, 9999])
def test_no_clock_loses_a_version(opened, pool, year):
    for count in range(6):
        opened(year).save(boxes(pool, Core_Set=count))
    assert stated(opened().earlier()) == [{CORE: count} for count in (4, 3, 2, 1, 0)]


@pytest.mark.parametrize("text", ["", "[]", "{", '{"boxes": ' * 9_000, "\x00"])
def test_a_damaged_file_is_told_and_goes_into_the_history(opened, pool, text, tmp_path):
    place = tmp_path / "collection" / "collection.json"
    place.parent.mkdir()
    place.write_text(text, encoding="utf-8")
    file = opened()
    assert file.load() == Collection(pool)
    assert "damaged" in file.note
    assert place.read_text(encoding="utf-8") == text
    file.save(boxes(pool, Core_Set=1))
    (kept,) = (tmp_path / "collection" / ".history").iterdir()
    assert kept.read_text(encoding="utf-8") == text
    assert file.earlier() == ()


def test_what_a_newer_version_wrote_is_used_as_far_as_understood_and_written_back(opened, tmp_path):
    newer = {"format": "swlcg-deck collection", "version": 7, "sleeves": {"red": [60]}}
    newer |= {"boxes": {CORE: 2, HOTH: "many", "half \ud800": True}, "sets": {"70": 1, "x": 1}}
    place = tmp_path / "collection" / "collection.json"
    place.parent.mkdir()
    place.write_text(json.dumps(newer), encoding="utf-8")
    file = opened()
    owned = file.load()
    assert (dict(owned.stated), dict(owned.corrections)) == ({CORE: 2}, {70: 1})
    file.save(owned)
    written = json.loads(place.read_text(encoding="utf-8"))
    assert (written["version"], written["sleeves"]) == (7, {"red": [60]})
    (kept,) = (tmp_path / "collection" / ".history").iterdir()
    assert json.loads(kept.read_text(encoding="utf-8")) == newer


def test_a_file_that_nobody_can_read_is_not_replaced(opened, pool, tmp_path):
    place = tmp_path / "collection" / "collection.json"
    place.mkdir(parents=True)
    file = opened()
    assert file.load() == Collection(pool)
    assert "could not be read" in file.note
    with pytest.raises(FileError, match=r"collection\.json cannot be opened"):
        file.save(boxes(pool, Core_Set=1))
    assert place.is_dir()


def test_a_full_disk_leaves_what_was_there(opened, pool, monkeypatch):
    opened().save(boxes(pool, Core_Set=1))
    with monkeypatch.context() as full:
        full.setattr("os.write", lambda *_: (_ for _ in ()).throw(OSError(28, "No space")))
        with pytest.raises(FileError, match="disk is full"):
            opened().save(boxes(pool, Core_Set=2))
    assert opened().load() == boxes(pool, Core_Set=1)
