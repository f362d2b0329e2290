"""The deck files below a folder, and the folders there that nobody can look into."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from swlcg_deck.decks.deck_file import EXTENSION
from swlcg_deck.language import said
from swlcg_deck.system_words import refusal


@dataclass(frozen=True)
class Found:
    path: Path
    closed: str = ""
    """Of a folder: why it is not looked into, and so what is in it is not known."""


def found_below(home: Path) -> Iterator[Found]:
    """Every deck file but hidden ones, and every folder that may hold others. A folder that is not
    there holds nothing."""
    refused: list[OSError] = []
    for place, folders, names in os.walk(home, onerror=refused.append):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in folders:
            if _is_link(Path(place, name)):
                yield Found(Path(place, name), said("a link to a folder; links are not followed"))
        for name in names:
            if name.lower().endswith(EXTENSION) and not name.startswith("."):
                yield Found(Path(place, name))
    for error in refused:
        folder = Path(error.filename or home)
        if not isinstance(error, FileNotFoundError) or _is_link(folder):
            yield Found(
                folder, said("the folder cannot be opened ({reason})", reason=refusal(error))
            )


def _is_link(path: Path) -> bool:
    """Of what may not even be looked at, opening it tells."""
    try:
        return path.is_symlink()
    except OSError:
        return False
