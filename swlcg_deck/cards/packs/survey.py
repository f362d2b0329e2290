"""What is in the files and folders that a user chose. Looks only; nothing is written."""

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from swlcg_deck.cards.octgn import octgn_id
from swlcg_deck.cards.packs.archive import PackedPicture, list_archive
from swlcg_deck.cards.packs.limits import LIMITS, Limits, PackError
from swlcg_deck.cards.packs.pictures import PictureName, picture_name
from swlcg_deck.cards.packs.set_file import SetFile, is_set_file, read_set_file
from swlcg_deck.files.plain_file import read_plain_file
from swlcg_deck.language import Said, said, said_n, words_of
from swlcg_deck.system_words import refusal

Beat = Callable[[int, int], None]
"""Told how far the work is, out of how much; raises to stop it."""
ARCHIVES = (".o8c", ".zip")


def no_beat(_done: int, _total: int) -> None:
    """Nobody wants to know."""


@dataclass(frozen=True)
class PictureFile:
    """A picture that waits to be taken in: a file, or an entry of an archive."""

    path: Path
    name: PictureName
    size: int
    set_id: str | None
    """The set its folder is named after; None where it lies somewhere else."""
    packed: PackedPicture | None = None

    @property
    def shown(self) -> str:
        return self.packed.entry.rpartition("/")[2] if self.packed else self.path.name


@dataclass
class Survey:
    """What was found, and what cannot be used, in sentences."""

    sets: list[SetFile] = field(default_factory=list)
    pictures: list[PictureFile] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    others: int = 0
    """Files that are neither set files nor pictures of cards."""


def survey(sources: Iterable[Path], limits: Limits = LIMITS, beat: Beat = no_beat) -> Survey:
    """Look into files and folders; or a PackError if there is far too much to look into."""
    chosen = list(sources)
    files = list(_files(chosen, limits))
    found = Survey()
    for done, file in enumerate(files):
        beat(done, len(files))
        try:
            _look(file, found, limits, is_named=file in chosen)
        except PackError as error:
            found.problems.append(_of(file, words_of(error), is_named=file in chosen))
    total = sum(picture.size for picture in found.pictures)
    if total > limits.total_bytes or len(found.pictures) > limits.files:
        raise PackError(
            said(
                "{count:,} pictures of {megabytes:,} MB are too much for one import; "
                "choose fewer files at a time",
                count=len(found.pictures),
                megabytes=total // 1000000,
            )
        )
    return found


def _of(file: Path, problem: str, *, is_named: bool) -> Said:
    name = file.name if is_named else f"{file.parent.name}/{file.name}"
    return said("{file}: {problem}", file=name, problem=problem)


def _files(sources: Iterable[Path], limits: Limits) -> Iterator[Path]:
    count = 0
    for source in sources:
        for file in _walk(source) if source.is_dir() else (source,):
            count += 1
            if count > limits.files:
                raise PackError(
                    said(
                        "there are more than {most:,} files; choose the folder of the "
                        "game, not one that holds everything",
                        most=limits.files,
                    )
                )
            yield file


def _walk(folder: Path) -> Iterator[Path]:
    """The files below a folder in a fixed order; links and hidden ones are passed by."""
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in sorted(names):
            if not name.startswith("."):
                yield Path(place, name)


def _look(file: Path, found: Survey, limits: Limits, *, is_named: bool) -> None:
    size = _size(file)
    if size is None:
        found.others += 1
        return
    suffix = file.suffix.lower()
    name = picture_name(file.name)
    if suffix == ".xml":
        _look_at_xml(file, size, found, limits, is_named=is_named)
    elif suffix in ARCHIVES:
        listing = list_archive(file, limits)
        found.others += len(listing.others)
        for packed in listing.pictures:
            found.pictures.append(
                PictureFile(file, packed.name, packed.size, packed.set_id, packed)
            )
    elif name is not None and size <= limits.picture_bytes:
        found.pictures.append(PictureFile(file, name, size, _set_of(file)))
    elif name is not None:
        raise PackError(said("it is larger than any picture of a card"))
    elif is_named:
        raise PackError(
            said("it is no set file, no archive and no picture named after a card's id")
        )
    else:
        found.others += 1


def _look_at_xml(file: Path, size: int, found: Survey, limits: Limits, *, is_named: bool) -> None:
    """OCTGN's folders hold other XML too: that is no problem, unless the user named the file."""
    is_asked_for = is_named or file.name.lower() == "set.xml"
    if size > limits.xml_bytes and is_asked_for:
        raise PackError(said("it is larger than any set file"))
    try:
        data = read_plain_file(file, limits.xml_bytes)
    except OSError as error:
        raise PackError(said("it cannot be read ({reason})", reason=refusal(error))) from None
    if not is_asked_for and (size > limits.xml_bytes or not is_set_file(data)):
        found.others += 1
        return
    read = read_set_file(data)
    if any(read.id == other.id for other in found.sets):
        raise PackError(
            said_n(
                "it is a second file of the set {name}: its {n} card was left out",
                "it is a second file of the set {name}: its {n:,} cards were left out",
                len(read.cards),
                name=read.name,
            )
        )
    found.sets.append(read)
    found.problems += [_of(file, words, is_named=is_named) for words in read.left_out]


def _size(file: Path) -> int | None:
    """None for what is no plain file."""
    try:
        status = file.lstat()
    except OSError as error:
        raise PackError(said("it cannot be read ({reason})", reason=refusal(error))) from None
    return status.st_size if stat.S_ISREG(status.st_mode) else None


def _set_of(file: Path) -> str | None:
    """OCTGN's folders are `Sets/<set id>/Cards`."""
    return octgn_id(file.parent.parent.name) if file.parent.name.lower() == "cards" else None
