"""Where a user's files are: the places he names, and the folders that systems have for them."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import platformdirs

from swlcg_deck.files.refusals import FileError
from swlcg_deck.language import said, words_of

_NAME: Final = "swlcg-deck"


def named_place(name: str) -> Path:
    """A path as a user writes it, with `~` for a home folder; or a FileError."""
    if not name:
        raise FileError(said("no file has an empty name"))
    if "\0" in name:
        raise FileError(said("{path}: no file can have this name", path=name.replace("\0", "\\0")))
    path = Path(name)
    if not name.startswith("~") or os.path.lexists(path):
        return path
    try:
        return path.expanduser()
    except RuntimeError:
        raise FileError(
            said(
                "{path}: this computer knows no home folder {user}; a file that is really called "
                "so is ./{path}",
                path=name,
                user=path.parts[0],
            )
        ) from None


def folder_of_variable(variable: str) -> Path | None:
    """The folder that a variable of the environment names, if it does; or a FileError."""
    named = os.environ.get(variable)
    if not named:
        return None
    try:
        return named_place(named)
    except FileError as error:
        why = words_of(error)
        raise FileError(said("{variable}: {problem}", variable=variable, problem=why)) from None


def data_folder() -> Path:
    """For what the program keeps: decks, games, results, card packs; or a FileError."""
    return _of_a_user(lambda: platformdirs.user_data_dir(_NAME, appauthor=False))


def settings_folder() -> Path:
    return _of_a_user(lambda: platformdirs.user_config_dir(_NAME, appauthor=False))


def settings_file() -> Path:
    """What the window keeps its settings in; which folder is the library counts for all."""
    return settings_folder() / "settings.json"


def cache_folder() -> Path:
    return _of_a_user(lambda: platformdirs.user_cache_dir(_NAME, appauthor=False))


def desktop_data_folder() -> Path:
    """For what the user's desktop looks for: menu entries, icons, file types."""
    return _of_a_user(platformdirs.user_data_dir)


def _of_a_user(find: Callable[[], str]) -> Path:
    try:
        folder = find()
    except RuntimeError:  # what newer ones say of a user whom nobody knows
        folder = "~"
    if folder.startswith("~"):  # what older ones say; a folder of that name would be made anywhere
        raise FileError(
            said("nobody can tell where your home folder is; let the variable HOME name it")
        )
    return Path(folder)
