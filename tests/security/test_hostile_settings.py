"""Settings that nobody sane has written: set aside or told, never fatal, never waited for."""

import json
import os
import sys

import pytest

from swlcg_deck.gui.documents.settings import MOST_BYTES, Settings, SettingsStore

needs_unix = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of Unix")


@pytest.fixture
def store(tmp_path):
    return SettingsStore(tmp_path / "settings.json")


@pytest.mark.parametrize(
    "text",
    [
        '{"views": ' * 100_000,
        '{"views": {"x": {"y": ' + "[" * 600 + "]" * 600 + "}}}",
        '{"author": "' + "x" * MOST_BYTES + '"}',
    ],
    ids=["deep", "deep and whole", "giant"],
)
def test_hostile_settings_are_set_aside_as_they_are(store, text):
    store.path.write_text(text, encoding="utf-8")
    assert store.load() == Settings()
    assert "It is kept as settings.broken-1.json" in store.note
    assert store.path.with_name("settings.broken-1.json").read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "bad",
    [
        '"text_size": ' + "9" * 10_000,
        '"text_size": 1e999',
        '"version": "newest"',
        '"recent_files": {"0": "a"}',
        '"views": []',
        '"layout": {"window": 5}',
        '"author": "\\ud800"',
        '"author": {"\\ud800": "\\udfff"}',
        '"views": {"x": ["\\ud800", {"\\ud800": "\\ud800"}]}',
    ],
    ids=[
        *("long number", "endless number", "odd version", "odd files", "odd views", "odd layout"),
        *("half a character", "half a key", "halves in an odd view"),
    ],
)
def test_a_hostile_value_costs_its_own_key(store, bad):
    text = f'{{"theme": "light", {bad}}}'
    store.path.write_text(text, encoding="utf-8")
    loaded = store.load()
    assert loaded == Settings(theme="light")
    assert "kept as settings.broken-1.json" in store.note
    assert store.path.with_name("settings.broken-1.json").read_text(encoding="utf-8") == text
    store.save(loaded)
    assert SettingsStore(store.path).load() == loaded


def test_settings_of_a_far_future_are_used_as_far_as_they_are_known(store):
    future = {"version": 10**9, "theme": "light", "hologram": {"on": [True] * 1_000}}
    store.path.write_text(json.dumps(future), encoding="utf-8")
    loaded = store.load()
    assert (loaded.theme, store.note) == ("light", "")
    store.save(loaded)
    kept = json.loads(store.path.read_text(encoding="utf-8"))
    assert {key: kept[key] for key in future} == future


@needs_unix
def test_a_pipe_a_device_or_a_folder_in_its_place_is_told(store):
    os.mkfifo(store.path)
    assert store.load() == Settings()
    assert "no plain file" in store.note
    store.path.unlink()
    store.path.symlink_to("/dev/zero")
    assert store.load() == Settings()
    assert "no plain file" in store.note
    store.path.unlink()
    store.path.mkdir()
    assert store.load() == Settings()
    assert "could not be read" in store.note
