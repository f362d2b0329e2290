"""What a program leaves behind that is killed in the middle of its work."""

import shutil
from pathlib import Path

from swlcg_deck.decks.library import Library

OF_NOBODY = "f" * 32


def as_if_killed(library: Library) -> Path:
    """The unsaved work that this program has now, in a folder that nobody holds."""
    folder = library.recovery.folder
    (own,) = (home for home in folder.iterdir() if home.is_dir() and home.name != OF_NOBODY)
    return Path(shutil.copytree(own, folder / OF_NOBODY, dirs_exist_ok=True))
