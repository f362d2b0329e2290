"""The settings file: kept whole, never fatal, never thrown away."""

import json

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pydantic import ValidationError

from swlcg_deck.gui.documents.settings import VERSION, Settings, SettingsStore


@pytest.fixture
def store(tmp_path):
    return SettingsStore(tmp_path / "config" / "settings.json")


def write(store, text):
    store.path.parent.mkdir(parents=True, exist_ok=True)
    store.path.write_bytes(text if isinstance(text, bytes) else text.encode())


def test_without_a_file_there_are_defaults_and_nothing_to_say(store):
    assert store.load() == Settings()
    assert store.note == ""
    assert not store.path.exists()


def test_what_is_saved_comes_back(store):
    settings = Settings(
        theme="light",
        text_size=150,
        motion=False,
        mode="casual",
        author="Ein Spieler",
        views={"collection": {"together": ["a"]}},
        layout={"window": "AAAA"},
    )
    store.save(settings)
    assert SettingsStore(store.path).load() == settings
    assert [file.name for file in store.path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"theme": "dark"', b"\xff\xfe\x00", b"\x00"],
)
def test_a_damaged_file_is_set_aside_under_a_name_that_is_told(store, text):
    write(store, text)
    assert store.load() == Settings()
    assert store.note == (
        "The settings file was damaged. It is kept as settings.broken-1.json; defaults are used."
    )
    aside = store.path.with_name("settings.broken-1.json")
    assert aside.read_bytes() == (text if isinstance(text, bytes) else text.encode())


def test_a_second_damaged_file_does_not_replace_the_first_that_was_kept(store):
    for text in ("first", "second"):
        write(store, text)
        store.load()
    assert store.path.with_name("settings.broken-1.json").read_text(encoding="utf-8") == "first"
    assert store.path.with_name("settings.broken-2.json").read_text(encoding="utf-8") == "second"


@pytest.mark.parametrize(
    ("bad", "lost"),
    [
        ({"theme": "hologram"}, "theme"),
        ({"text_size": 5000}, "text_size"),
        ({"version": "newest"}, "version"),
        ({"views": []}, "views"),
        ({"views": {"finder": 5, "cards": {"zoom": 150}}}, "views.finder"),
        ({"layout": {"window": 5, "x": "AAAA"}}, "layout.window"),
        ({"recent_files": ["a", 5, None, "b"]}, "recent_files.2, recent_files.1"),
        ({"motion": "holographic", "mode": 7}, "motion, mode"),
        ({"octgn_folder": "half \ud800"}, "octgn_folder"),
        ({"hologram": {"half \ud800": 1}}, "hologram.half \ufffd"),
    ],
)
def test_a_key_that_is_not_understood_costs_no_other_one(store, bad, lost):
    """As a newer version might write it: the rest is used, and nothing is gone from the disk."""
    good = {"author": "A player", "library_folder": "/decks", "edition": "rulebook"}
    written = json.dumps({"version": VERSION + 1, **good, **bad})
    write(store, written)
    for _ in range(2):  # a second start before anything is saved makes no second copy
        settings = store.load()
        assert good.items() <= settings.model_dump().items()
        assert f"have their defaults: {lost}." in store.note
        assert store.note.endswith("The file as it was is kept as settings.broken-1.json.")
    assert store.path.with_name("settings.broken-1.json").read_text(encoding="utf-8") == written
    store.save(settings)
    assert SettingsStore(store.path).load() == settings
    assert sorted(file.name for file in store.path.parent.iterdir()) == [
        "settings.broken-1.json",
        "settings.json",
    ]


def test_what_of_a_group_is_understood_stays(store):
    write(store, json.dumps({"recent_files": ["a", 5, None, "b"], "layout": {"a": 5, "b": "AA"}}))
    settings = store.load()
    assert settings.recent_files == ["a", "b"]
    assert settings.layout == {"b": "AA"}


def test_an_editor_may_leave_its_mark_and_another_encoding(store):
    write(store, b"\xef\xbb\xbf" + json.dumps({"author": "A player"}).encode())
    assert (store.load().author, store.note) == ("A player", "")
    write(store, '{"theme": "dark", "author": "J\u00fcrgen"}'.encode("latin-1"))
    assert (store.load().theme, store.load().author) == ("dark", "")
    assert "not understood and have their defaults: author" in store.note


def test_a_copy_that_cannot_be_kept_is_not_promised(store, monkeypatch):
    write(store, '{"theme": "plaid", "author": "A player"}')
    monkeypatch.setattr("os.write", lambda *_: (_ for _ in ()).throw(OSError(28, "No space")))
    assert store.load().author == "A player"
    assert store.note == "Some settings were not understood and have their defaults: theme."


def test_keys_of_a_newer_version_are_used_as_far_as_known_and_written_back(store):
    write(store, json.dumps({"version": VERSION + 1, "theme": "dark", "hologram": {"on": True}}))
    settings = store.load()
    assert settings.theme == "dark"
    store.save(settings)
    written = json.loads(store.path.read_text("utf-8"))
    assert (written["version"], written["hologram"]) == (VERSION + 1, {"on": True})


def test_settings_without_a_version_are_brought_up_to_this_one(store):
    write(store, '{"version": 0, "author": "A player"}')
    settings = store.load()
    assert (settings.version, settings.author) == (VERSION, "A player")


def test_a_wrong_value_never_gets_into_the_settings():
    settings = Settings()
    with pytest.raises(ValidationError):
        settings.theme = "plaid"
    with pytest.raises(ValidationError):
        settings.text_size = 10
    assert settings == Settings()


def test_a_file_that_cannot_be_read_is_told_and_left_alone(store):
    store.path.mkdir(parents=True)
    assert store.load() == Settings()
    assert store.note.startswith("The settings could not be read")
    assert store.path.is_dir()


def test_a_damaged_file_that_cannot_be_set_aside_is_not_fatal(store, monkeypatch):
    write(store, "{")

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("swlcg_deck.gui.documents.settings.move", refuse)
    assert store.load() == Settings()
    assert store.note == (
        "The settings file is damaged and could not be set aside (Permission denied); "
        "defaults are used."
    )


def test_a_disk_that_refuses_raises_what_the_window_expects(store, tmp_path):
    (tmp_path / "config").write_text("a file where a folder should be", encoding="utf-8")
    with pytest.raises(OSError, match=r"exists|directory"):
        store.save(Settings())


def test_a_write_that_fails_half_way_leaves_the_old_settings(store, monkeypatch):
    store.save(Settings(author="A player"))

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.write", full)
    with pytest.raises(OSError, match="No space left"):
        store.save(Settings(author="Somebody else"))
    monkeypatch.undo()
    assert store.load().author == "A player"


@hypothesis_settings(max_examples=60, deadline=None)
@given(st.binary(max_size=200))
def test_no_file_brings_the_program_down(tmp_path_factory, data):
    store = SettingsStore(tmp_path_factory.mktemp("settings") / "settings.json")
    store.path.write_bytes(data)
    assert isinstance(store.load(), Settings)
