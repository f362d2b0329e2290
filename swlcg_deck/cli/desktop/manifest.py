"""What was put into the user's data folder, so that exactly that can be taken away again."""

import json
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from swlcg_deck.cli.errors import CallError
from swlcg_deck.files.moving import delete, delete_folder
from swlcg_deck.files.writing import write_file

_FILE: Final = "swlcg-deck/desktop-files.json"
_MADE_BY_TOOLS: Final = {
    "applications": ("mimeinfo.cache",),
    "mime": (
        *("XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic"),
        *("mime.cache", "subclasses", "treemagic", "types", "version"),
    ),
}
"""What the desktop's own tools write into these folders, and nobody else."""
_TYPE_BY_TOOLS: Final = "mime/application/x-swlcg-deck.xml"
"""Comes and goes with our file type."""


@dataclass
class Manifest:
    """Files and folders by their place below the data folder."""

    home: Path
    files: list[str] = field(default_factory=list)
    folders: list[str] = field(default_factory=list)
    """Those that were not there before us, the outermost first."""

    @classmethod
    def read(cls, home: Path) -> "Manifest | None":
        """The one of an earlier call; None where nothing is installed."""
        try:
            kept = json.loads((home / _FILE).read_text(encoding="utf-8"))
            found = cls(home, list(kept["files"]), list(kept["folders"]))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise CallError(f"{home / _FILE} cannot be read ({error}); delete it by hand") from None
        if not all(found._is_inside(place) for place in (*found.files, *found.folders)):
            raise CallError(f"{home / _FILE} names files of somebody else; delete it by hand")
        return found

    def _is_inside(self, place: object) -> bool:
        return isinstance(place, str) and not Path(place).is_absolute() and ".." not in place

    def plan(self, places: list[str]) -> None:
        """Note what will be written, and which folders have to be made for it."""
        self.files = places
        for place in (*places, _FILE, _TYPE_BY_TOOLS):
            for folder in reversed(Path(place).parents[:-1]):
                if not (self.home / folder).exists() and str(folder) not in self.folders:
                    self.folders.append(str(folder))

    def write(self) -> None:
        file = self.home / _FILE
        file.parent.mkdir(parents=True, exist_ok=True)
        kept = {"files": self.files, "folders": self.folders}
        write_file(file, json.dumps(kept, indent=1).encode())

    def remove_files(self) -> list[str]:
        """Take the files away; returns those that were still there."""
        removed = []
        for place in self.files:
            with suppress(FileNotFoundError, NotADirectoryError):
                delete(self.home / place)
                removed.append(place)
        delete(self.home / _FILE, missing_ok=True)
        return removed

    def remove_folders(self) -> None:
        """Take away those of our folders in which nobody else keeps anything."""
        for place in reversed(self.folders):
            folder = self.home / place
            ours = set(_MADE_BY_TOOLS.get(place, ()))
            with suppress(OSError):
                if {entry.name for entry in folder.iterdir()} <= ours:
                    for entry in list(folder.iterdir()):
                        delete(entry)
                    delete_folder(folder)
