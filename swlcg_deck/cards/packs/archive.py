"""OCTGN's `.o8c`: a zip of pictures. Looked at from outside before anything is unpacked."""

import re
import stat
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from swlcg_deck.cards.octgn import GAME_ID, octgn_id
from swlcg_deck.cards.packs.limits import Limits, PackError
from swlcg_deck.cards.packs.pictures import SUFFIXES, PictureName, picture_name
from swlcg_deck.language import said
from swlcg_deck.system_words import refusal

_DRIVE = re.compile(r"^[A-Za-z]:")


@dataclass(frozen=True)
class PackedPicture:
    """A picture in an archive, under the name it has there."""

    entry: str
    set_id: str
    name: PictureName
    size: int


@dataclass(frozen=True)
class Listing:
    pictures: tuple[PackedPicture, ...]
    others: tuple[str, ...]
    """Entries that are no pictures of cards of this game, or a second one; never unpacked."""


@contextmanager
def opened(path: Path) -> Iterator[ZipFile]:
    try:
        archive = ZipFile(path)
    except OSError as error:
        raise PackError(said("it cannot be opened ({reason})", reason=refusal(error))) from None
    except (BadZipFile, ValueError, NotImplementedError):
        raise PackError(said("it is no zip archive, or a damaged one")) from None
    with archive:
        yield archive


def list_archive(path: Path, limits: Limits) -> Listing:
    """The pictures of an archive; or a PackError if anything about it is not as it should be."""
    with opened(path) as archive:
        infos = [info for info in archive.infolist() if not info.is_dir()]
    _check_sizes(infos, limits)
    pictures: dict[tuple[str, PictureName], PackedPicture] = {}
    others: list[str] = []
    names: set[str] = set()
    for info in infos:
        _check_entry(info)
        if info.filename in names:
            raise PackError(said("{entry} is in it twice", entry=_shown(info)))
        names.add(info.filename)
        picture = _picture(info)
        if picture is None or (picture.set_id, picture.name) in pictures:
            others.append(info.filename)
        else:
            pictures[picture.set_id, picture.name] = picture
    if not pictures:
        raise PackError(said("it holds no picture of a card of this game"))
    return Listing(tuple(pictures.values()), tuple(others))


def read_picture(archive: ZipFile, picture: PackedPicture) -> bytes:
    """The bytes of an entry, exactly as many as it states, whatever the archive really holds."""
    try:
        with archive.open(picture.entry) as stream:
            data = stream.read(picture.size + 1)
    except (BadZipFile, zlib.error, OSError, EOFError, RuntimeError, NotImplementedError, KeyError):
        raise PackError(said("its entry {entry} is damaged", entry=_last(picture.entry))) from None
    if len(data) != picture.size:
        raise PackError(
            said("its entry {entry} has not the size that is stated", entry=_last(picture.entry))
        )
    return data


def _check_sizes(infos: list[ZipInfo], limits: Limits) -> None:
    if len(infos) > limits.files:
        raise PackError(
            said("it has {count:,} files, more than {most:,}", count=len(infos), most=limits.files)
        )
    for info in infos:
        if info.file_size > limits.picture_bytes:
            raise PackError(
                said("its entry {entry} is larger than any picture of a card", entry=_shown(info))
            )
        if _is_bomb(info.file_size, info.compress_size, limits):
            raise PackError(
                said("its entry {entry} would unpack to far more than it says", entry=_shown(info))
            )
    total = sum(info.file_size for info in infos)
    packed = sum(info.compress_size for info in infos)
    if total > limits.total_bytes or _is_bomb(total, packed, limits):
        raise PackError(said("it would unpack to {megabytes:,} MB", megabytes=total // 1000000))


def _is_bomb(size: int, packed: int, limits: Limits) -> bool:
    return size > limits.ratio_from and size > limits.ratio * packed


def _check_entry(info: ZipInfo) -> None:
    name = info.filename
    if name.startswith(("/", "\\")) or _DRIVE.match(name):
        raise PackError(said("its entry {entry} has an absolute path", entry=_shown(info)))
    if ".." in re.split(r"[/\\]", name):
        raise PackError(said("its entry {entry} leads out of its folder", entry=_shown(info)))
    if stat.S_IFMT(info.external_attr >> 16) not in {0, stat.S_IFREG}:
        raise PackError(said("its entry {entry} is a link", entry=_shown(info)))
    if info.flag_bits & 1:
        raise PackError(said("its entry {entry} is encrypted", entry=_shown(info)))
    if info.compress_type not in {ZIP_STORED, ZIP_DEFLATED}:
        raise PackError(said("its entry {entry} is packed in an unknown way", entry=_shown(info)))


def _picture(info: ZipInfo) -> PackedPicture | None:
    """`<game id>/Sets/<set id>/Cards/<card id>.png`, and nothing else."""
    parts = info.filename.split("/")
    if len(parts) != 5 or not parts[4].lower().endswith(SUFFIXES):
        return None
    game, sets, owner, cards, file = parts
    set_id, name = octgn_id(owner), picture_name(file)
    fits = octgn_id(game) == GAME_ID and (sets.lower(), cards.lower()) == ("sets", "cards")
    if not fits or set_id is None or name is None:
        return None
    return PackedPicture(info.filename, set_id, name, info.file_size)


def _shown(info: ZipInfo) -> str:
    """A name for a message: printable and not endless."""
    text = "".join(ch if ch.isprintable() else "?" for ch in info.filename)
    return text if len(text) <= 80 else f"…{text[-79:]}"


def _last(entry: str) -> str:
    return entry.rpartition("/")[2]
