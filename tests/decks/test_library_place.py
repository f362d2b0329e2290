"""One library for the command line and the window: who names its folder, and who wins."""

import json
import os
import sys

import pytest

from swlcg_deck.decks.library_place import library_place, users_library
from swlcg_deck.files.places import settings_file
from swlcg_deck.files.refusals import FileError


@pytest.fixture
def settings(monkeypatch, tmp_path):
    """The settings file of this test, which is not there yet."""
    for name in ("XDG_CONFIG_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "config"))
    monkeypatch.delenv("SWLCG_DECK_LIBRARY", raising=False)
    file = settings_file()
    file.parent.mkdir(parents=True)
    return file


def test_the_usual_folder_is_the_users_own(settings):
    assert not settings.exists()
    place = users_library()
    assert place.folder.parts[-2:] == ("swlcg-deck", "decks")
    assert place.is_usual
    assert place == library_place("")


def test_the_folder_of_the_settings_counts_and_the_variable_wins(settings, monkeypatch, tmp_path):
    chosen, named = str(tmp_path / "chosen"), str(tmp_path / "named")
    settings.write_text(
        json.dumps({"version": 7, "library_folder": chosen, "theme": 5}), encoding="utf-8"
    )
    place = users_library()
    assert (str(place.folder), place.reason) == (chosen, "chosen in the settings")
    assert place == library_place(chosen)
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", named)
    place = users_library()
    assert (str(place.folder), place.reason) == (named, "SWLCG_DECK_LIBRARY names it")
    assert place == library_place(chosen)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"library_folder": 5}', "\xff", "[" * 100_000])
def test_settings_that_do_not_say_it_are_no_licence_to_guess(settings, monkeypatch, tmp_path, text):
    settings.write_text(text, encoding="latin-1")
    with pytest.raises(FileError, match=r"settings\.json cannot be read \(it is damaged\)"):
        users_library()
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path))
    assert users_library().folder == tmp_path


def test_settings_that_cannot_be_opened_are_told_too(settings):
    settings.mkdir()
    with pytest.raises(FileError, match=r"settings\.json cannot be read \(Is a directory\)"):
        users_library()


NOBODY = pytest.param(
    "~nosuchuser/decks",
    marks=pytest.mark.skipif(sys.platform == "win32", reason="Windows guesses homes of others"),
)


@pytest.mark.parametrize("chosen", ["decks\0", NOBODY])
def test_a_folder_that_cannot_be_is_told(settings, chosen):
    settings.write_text(json.dumps({"library_folder": chosen}), encoding="utf-8")
    with pytest.raises(FileError, match=os.fspath(chosen.replace("\0", r"\\0"))):
        users_library()
