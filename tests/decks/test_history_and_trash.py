"""Every save, delete and crash has a way back."""

import os
import stat
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.history import KEPT
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.files.times import at_second


def save_notes(library: Library, saved, notes: str):
    return library.save(edits.write_notes(saved.deck, notes).deck, expected=saved.token)


def test_every_save_keeps_what_it_replaces(library, toolbox):
    saved = library.save(toolbox)
    first = saved.path.read_bytes()
    saved = save_notes(library, saved, "one")
    saved = library.save(edits.rename(saved.deck, "Second").deck, expected=saved.token)
    newest, oldest = library.versions(toolbox.id)
    assert (newest.name, oldest.name) == ("Toolbox", "Toolbox")
    assert newest.time > oldest.time
    assert oldest.size == len(first)
    assert oldest.path.read_bytes() == first


def test_the_newest_fifty_versions_are_kept(library, toolbox):
    saved = library.save(toolbox)
    for turn in range(KEPT + 5):
        saved = save_notes(library, saved, str(turn))
    versions = library.versions(toolbox.id)
    assert len(versions) == KEPT == 50
    assert f'notes: "{KEPT + 3}"' in versions[0].path.read_text("utf-8")


def test_a_version_comes_back_and_the_present_one_is_kept_first(library, toolbox):
    saved = library.save(toolbox)
    saved = library.save(saved.deck.model_copy(update={"sets": ()}), expected=saved.token)
    (version,) = library.versions(toolbox.id)
    restored = library.restore_version(toolbox.id, version.key)
    assert restored.deck.sets == toolbox.sets
    assert library.entry(toolbox.id).deck == restored.deck
    newest = library.versions(toolbox.id)[0]
    assert library.restore_version(toolbox.id, newest.key).deck.sets == ()


def test_a_version_of_a_deck_that_was_deleted_comes_back(library, toolbox):
    saved = library.save(toolbox)
    save_notes(library, saved, "one")
    library.delete(toolbox.id)
    library.restore_version(toolbox.id, library.versions(toolbox.id)[0].key)
    assert library.entry(toolbox.id).deck.notes == ""


def test_a_clock_set_back_does_not_mix_up_the_versions(tmp_path, pool, toolbox):
    now = datetime(2026, 1, 31, 18, tzinfo=UTC)
    times = iter([now - timedelta(hours=turn) for turn in range(50)])
    library = Library(tmp_path / "decks", pool, clock=lambda: next(times))
    saved = library.save(toolbox)
    for turn in range(4):
        saved = save_notes(library, saved, f"turn {turn}")
    texts = [version.path.read_text("utf-8") for version in library.versions(toolbox.id)]
    assert ["turn 2" in texts[0], "turn 1" in texts[1], "turn 0" in texts[2]] == [True] * 3


@pytest.mark.parametrize(
    "times",
    [
        [datetime(1970, 1, 1, tzinfo=UTC)],
        [datetime(9999, 1, 1, tzinfo=UTC)],
        [datetime.max.replace(tzinfo=UTC)],
        [datetime.max.replace(tzinfo=UTC), datetime(2026, 1, 31, tzinfo=UTC)],
        [datetime(9998, 12, 31, 23, 59, 59, 999_999, UTC)],
        [datetime(2026, 1, 31, tzinfo=UTC), datetime(1970, 1, 1, tzinfo=UTC)],
        [datetime.min.replace(tzinfo=UTC)],
    ],
)
def test_no_clock_however_wrong_loses_a_version_or_a_deleted_deck(tmp_path, pool, toolbox, times):
    """It says the first time twice, and stands still at the last one."""
    told = iter([times[0], *times, *times[-1:] * 20])
    library = Library(tmp_path / "decks", pool, clock=lambda: next(told))
    saved = library.save(toolbox)
    for turn in range(5):
        saved = save_notes(library, saved, f"turn {turn}")
    library.delete(toolbox.id)
    library.save(saved.deck)
    library.delete(toolbox.id)
    versions = library.versions(toolbox.id)
    found = [version.path.read_text("utf-8") for version in versions]
    assert [f"turn {turn}" in text for turn, text in zip((3, 2, 1, 0), found, strict=False)] == (
        [True] * 4
    )
    assert len(versions) == 5
    assert [item.deck_id for item in library.trash.items()] == [toolbox.id] * 2
    for place in (timezone(timedelta(hours=14)), timezone(timedelta(hours=-12))):
        assert all(moment.time.astimezone(place) for moment in (*versions, *library.trash.items()))


@pytest.mark.parametrize("seconds", [4e11, -4e11, 253_402_300_799.0])
def test_a_file_from_beyond_the_calendar_has_the_nearest_day_in_it(seconds):
    found = at_second(seconds)
    assert found.astimezone(timezone(timedelta(hours=14))).year in (1970, 9999)


def test_a_library_with_a_file_from_beyond_the_calendar_is_listed(library, toolbox, monkeypatch):
    saved = library.save(toolbox)
    real = Path.lstat

    def strange(path: Path) -> os.stat_result:
        facts = list(real(path))
        facts[stat.ST_MTIME] = 400_000_000_000
        return os.stat_result(facts)

    monkeypatch.setattr(Path, "lstat", strange)
    (entry,) = Library(library.root, library.pool).entries()
    assert (entry.id, entry.modified.year) == (saved.deck.id, 9999)


def test_a_version_that_cannot_be_read_is_kept_and_named(library, toolbox):
    saved = library.save(toolbox)
    saved.path.write_bytes(b"name: [broken\nid: " + toolbox.id.encode())
    library.save(toolbox, overwrite=True)
    (version,) = library.versions(toolbox.id)
    assert version.name == ""
    with pytest.raises(LibraryError, match="cannot be read as a deck"):
        library.restore_version(toolbox.id, version.key)
    assert version.path.exists()
    with pytest.raises(LibraryError, match="there is no version"):
        library.restore_version(toolbox.id, "20260131T180000.000000Z")


def test_a_deleted_deck_is_in_the_trash_with_its_place_and_comes_back(library, toolbox):
    saved = library.save(toolbox, "Worlds/2013")
    content = saved.path.read_bytes()
    library.delete(toolbox.id)
    assert library.entries() == ()
    (item,) = library.trash.items()
    assert (item.deck_id, item.name) == (toolbox.id, "Toolbox")
    assert item.place.as_posix() == "Worlds/2013/Toolbox.swdeck"
    assert abs(datetime.now(UTC) - item.time) < timedelta(minutes=5)
    library.folders.remove("Worlds/2013")
    path = library.restore_trashed(item.key)
    assert path == saved.path
    assert path.read_bytes() == content
    assert library.trash.items() == ()
    with pytest.raises(LibraryError, match="no longer in the trash"):
        library.restore_trashed(item.key)


def test_a_deck_comes_back_beside_one_that_took_its_place(library, toolbox):
    library.save(toolbox)
    item = library.delete(toolbox.id)
    library.save(new_deck("Toolbox"))
    assert library.restore_trashed(item.key).name == "Toolbox (2).swdeck"
    assert len({entry.id for entry in library.entries()}) == 2


def test_the_same_deck_can_be_deleted_twice(library, toolbox):
    for _ in range(2):
        library.save(toolbox)
        library.delete(toolbox.id)
    assert len(library.trash.items()) == 2
    for item in library.trash.items():
        library.restore_trashed(item.key)
    first, second = library.entries()
    assert first.id != second.id
    assert first.deck.sets == second.deck.sets


def test_an_unreadable_file_can_be_deleted_too(library):
    library.root.mkdir()
    (library.root / "Broken.SWDECK").write_bytes(b"\xff")
    library.delete(library.entries()[0].id)
    assert library.entries() == ()
    assert library.restore_trashed(library.trash.items()[0].key).read_bytes() == b"\xff"


def test_emptying_the_trash_forgets_the_deck_and_no_other(library, toolbox):
    kept = library.save(new_deck("Kept"))
    kept = save_notes(library, kept, "x")
    saved = library.save(toolbox)
    save_notes(library, saved, "x")
    library.delete(toolbox.id)
    assert library.empty_trash() == 1
    assert library.trash.items() == ()
    assert library.versions(toolbox.id) == ()
    assert list(library.trash.folder.iterdir()) == []
    assert len(library.versions(kept.deck.id)) == 1
    assert [entry.name for entry in library.entries()] == ["Kept"]


def test_a_deck_saved_again_after_deleting_keeps_its_history(library, toolbox):
    saved = library.save(toolbox)
    saved = save_notes(library, saved, "x")
    library.delete(toolbox.id)
    library.save(saved.deck)
    library.empty_trash()
    assert len(library.versions(toolbox.id)) == 1
