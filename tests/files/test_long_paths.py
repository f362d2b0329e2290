"""Windows takes paths of more than 259 characters only of who asks for it."""

import sys
from pathlib import Path, PureWindowsPath

import pytest

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.library import Library
from swlcg_deck.files.long_paths import asked_for, within_reach

_NEARLY = 240
"""What Windows still takes without being asked; the trash puts more than 60 characters in it."""


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (r"C:\Users\ann\decks\.trash", r"\\?\C:\Users\ann\decks\.trash"),
        (r"\\server\share\decks", r"\\?\UNC\server\share\decks"),
        (r"\\?\C:\decks", r"\\?\C:\decks"),
        ("C:/decks/.history", r"\\?\C:\decks\.history"),
    ],
)
def test_a_path_is_asked_for_in_the_words_of_windows(path, expected):
    assert asked_for(PureWindowsPath(path)) == expected


def test_only_windows_has_to_be_asked():
    assert str(within_reach(Path("decks"))).startswith("\\\\?\\") == (sys.platform == "win32")


def test_a_deck_with_a_long_path_is_kept_deleted_and_comes_back(tmp_path, pool):
    library = Library(tmp_path, pool)
    room = _NEARLY - len(str(tmp_path)) - len("/Deck.swdeck")
    folder = "/".join(["f" * 19] * (room // 20))
    saved = library.save(new_deck("Deck", "Jedi"), folder)
    changed = library.save(edits.write_notes(saved.deck, "two").deck, expected=saved.token)
    assert len(library.versions(saved.deck.id)) == 1
    library.delete(changed.deck.id)
    (gone,) = library.trash.items()
    assert len(str(gone.path)) > 259
    library.restore_trashed(gone.key)
    assert library.entry(changed.deck.id).deck.notes == "two"
    library.delete(changed.deck.id)
    library.empty_trash()
    assert library.trash.items() == ()
    assert list(library.trash.folder.iterdir()) == []
