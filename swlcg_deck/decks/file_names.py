"""Names of decks as names of files: safe on every system, never a way out of the folder."""

import re
import unicodedata
from collections.abc import Collection
from pathlib import PurePosixPath
from typing import Final

from swlcg_deck.decks.deck_tree import UNNAMED
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.files.names import without_bytes
from swlcg_deck.language import said

_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*]')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?", re.IGNORECASE)
_BLANKS: Final = re.compile(r"\s+")
_MAX_LETTERS: Final = 80
_MAX_BYTES: Final = 180
"""Most systems take 255 bytes; a number and an extension come on top."""


def safe_name(name: str) -> str:
    """What is left of a name that every file system takes; never empty, never hidden."""
    shown = "".join(_letter(ch) for ch in unicodedata.normalize("NFC", name))
    shown = _BLANKS.sub(" ", _FORBIDDEN.sub("-", shown)).lstrip(". ")[:_MAX_LETTERS]
    shown = shown.encode("utf-8")[:_MAX_BYTES].decode("utf-8", "ignore").rstrip(". ")
    return f"_{shown}" if _RESERVED.fullmatch(shown) else shown or UNNAMED


def _letter(letter: str) -> str:
    """Line ends become blanks; control characters and marks that turn the text around go."""
    if letter.isspace():
        return " "
    return "" if unicodedata.category(letter).startswith("C") else letter


def free_name(wanted: str, taken: Collection[str]) -> str:
    """`Toolbox`, or `Toolbox (2)` where that is taken; some systems do not see capitals."""
    known = {same_name(name) for name in taken}
    name, count = wanted, 1
    while same_name(name) in known:
        count += 1
        name = f"{wanted} ({count})"
    return name


def same_name(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


def folder_parts(folder: str) -> tuple[str, ...]:
    """The parts of a folder's name (`Worlds/2013`), or a LibraryError."""
    path = PurePosixPath(folder)
    unsafe = [part for part in path.parts if part.startswith(".") or "\\" in part]
    if path.is_absolute() or unsafe:
        raise LibraryError(said("{folder} is not a folder of the library", folder=folder))
    return path.parts


def check_new_folder(part: str) -> None:
    plain = without_bytes(part)
    if safe_name(plain) != plain:
        raise LibraryError(
            said(
                "a folder cannot be called {name}; {better} would do",
                name=part,
                better=safe_name(part),
            )
        )
