"""The folders of the library."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from swlcg_deck.decks.file_names import check_new_folder, folder_parts
from swlcg_deck.decks.library_errors import LibraryError
from swlcg_deck.files.locking import FolderLock
from swlcg_deck.files.moving import delete_folder, move
from swlcg_deck.files.refusals import write_failure
from swlcg_deck.language import said


@dataclass(frozen=True)
class Folders:
    """Named by their path inside the library, `Worlds/2013`."""

    root: Path
    lock: FolderLock

    def names(self) -> tuple[str, ...]:
        """All folders, empty ones too; hidden ones and links are not ours."""
        return tuple(sorted(self._names()))

    def _names(self) -> Iterator[str]:
        for place, folders, _files in os.walk(self.root):
            paths = (Path(place, name) for name in folders if not name.startswith("."))
            own = [path for path in paths if not path.is_symlink()]
            folders[:] = [path.name for path in own]
            yield from (path.relative_to(self.root).as_posix() for path in own)

    def create(self, name: str) -> None:
        with self.lock:
            self.made(name)

    def rename(self, old: str, new: str) -> None:
        """Rename or move a folder with all it holds."""
        with self.lock:
            source, target = self._existing(old), self.inside(new)
            if target.exists():
                raise LibraryError(said("there is already a folder {folder}", folder=new))
            self.made("/".join(folder_parts(new)[:-1]))
            check_new_folder(target.name)
            try:
                move(source, target)
            except OSError as error:
                raise write_failure(source, error) from error

    def remove(self, name: str) -> None:
        """Remove an empty folder."""
        with self.lock:
            try:
                delete_folder(self._existing(name))
            except OSError:
                raise LibraryError(
                    said(
                        "the folder {folder} is not empty; move or delete its decks first",
                        folder=name,
                    )
                ) from None

    def made(self, name: str) -> Path:
        """The folder, created where it does not exist yet."""
        path = self.inside(name)
        try:
            self.root.mkdir(parents=True, exist_ok=True)
            place = self.root
            for part in folder_parts(name):
                place /= part
                if not place.is_dir():
                    check_new_folder(part)
                    place.mkdir()
        except OSError as error:
            raise write_failure(path, error) from error
        return path

    def _existing(self, name: str) -> Path:
        path = self.inside(name)
        if path == self.root or not path.is_dir():
            raise LibraryError(said("there is no folder {folder} in the library", folder=name))
        return path

    def inside(self, name: str) -> Path:
        """The path of a folder, which no link leads out of the library."""
        path = self.root.joinpath(*folder_parts(name))
        if not path.resolve().is_relative_to(self.root.resolve()):
            raise LibraryError(said("the folder {folder} leads out of the library", folder=name))
        return path
