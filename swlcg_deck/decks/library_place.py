"""Which folder is the library: the same one for the command line and for the window."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from swlcg_deck.files.places import data_folder, folder_of_variable, named_place, settings_file
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.files.refusals import FileError
from swlcg_deck.language import said
from swlcg_deck.system_words import refusal

ENVIRONMENT: Final = "SWLCG_DECK_LIBRARY"
SETTING: Final = "library_folder"
"""The key of the settings file; an empty text stands for the usual folder."""
MOST_BYTES: Final = 10_000_000


@dataclass(frozen=True)
class LibraryPlace:
    folder: Path
    reason: str
    """Why it is this one."""
    is_usual: bool = False


def library_place(chosen: str) -> LibraryPlace:
    """The library of a user who has chosen this folder in his settings, or none; or a FileError.

    A variable of the environment is nearer than a setting: it is there for this one start.
    """
    named = folder_of_variable(ENVIRONMENT)
    if named is not None:
        return LibraryPlace(named, said("{variable} names it", variable=ENVIRONMENT))
    if chosen:
        return LibraryPlace(named_place(chosen), said("chosen in the settings"))
    return LibraryPlace(usual_folder(), said("the usual folder"), is_usual=True)


def usual_folder() -> Path:
    return data_folder() / "decks"


def users_library() -> LibraryPlace:
    """The same for who has not read the settings: they are only asked where they decide."""
    return library_place("" if folder_of_variable(ENVIRONMENT) else _chosen_folder())


def _chosen_folder() -> str:
    """What the settings file says; a FileError where nobody can tell, for a guess would be wrong
    without a word: an empty library, a backup of nothing."""
    file = settings_file()
    try:
        plain = json.loads(read_plain_file(file, MOST_BYTES, follow=True))
        chosen = plain.get(SETTING, "") if isinstance(plain, dict) else None
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise _nobody_can_tell(file, refusal(error)) from error
    except (ValueError, RecursionError):
        chosen = None
    if not isinstance(chosen, str):
        raise _nobody_can_tell(file, said("it is damaged"))
    return chosen


def _nobody_can_tell(file: Path, reason: str) -> FileError:
    return FileError(
        said(
            "{path} cannot be read ({reason}), and it may say which folder is your library; "
            "let the variable {variable} name it",
            path=file,
            reason=reason,
            variable=ENVIRONMENT,
        )
    )
