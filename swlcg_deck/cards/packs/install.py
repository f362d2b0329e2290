"""Taking packs into the user's folder: staged beside the old ones, then swapped in."""

import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from swlcg_deck.cards.octgn import octgn_id
from swlcg_deck.cards.packs.archive import opened, read_picture
from swlcg_deck.cards.packs.limits import LIMITS, Limits, PackError
from swlcg_deck.cards.packs.pack import (
    PICTURES,
    pictures_of,
    read_pack,
    write_pack,
)
from swlcg_deck.cards.packs.pictures import picture_kind
from swlcg_deck.cards.packs.plan import Plan, PlannedPack
from swlcg_deck.cards.packs.survey import Beat, PictureFile, no_beat
from swlcg_deck.files.moving import delete_tree, move
from swlcg_deck.files.writing import sync_folder, write_new
from swlcg_deck.language import said, words_of
from swlcg_deck.system_words import refusal

_STAGING = ".staging-"
_REPLACED = ".replaced-"
_A_DAY = 86_400


@dataclass
class Installed:
    """What an import brought."""

    packs: list[str] = field(default_factory=list)
    texts: int = 0
    pictures: int = 0
    no_pictures: list[str] = field(default_factory=list)
    """Files that say they are pictures and are none; they were left out."""


def install(plan: Plan, root: Path, limits: Limits = LIMITS, beat: Beat = no_beat) -> Installed:
    """Do what was planned; or a PackError, or what `beat` raises: then nothing has changed."""
    done = Installed()
    try:
        root.mkdir(parents=True, exist_ok=True)
        mend(root)
        with _staging(root) as staged:
            _Stage(root, staged, limits, done).fill(plan, beat)
            _swap_in(root, staged, [planned.pack.id for planned in plan.packs])
    except OSError as error:
        raise PackError(
            said(
                "the card packs could not be written ({reason}); nothing was changed",
                reason=refusal(error),
            )
        ) from error
    return done


def remove(root: Path, pack_id: str) -> None:
    """Take a pack out of the folder, text and pictures; or a PackError."""
    if octgn_id(pack_id) != pack_id:
        raise PackError(said("there is no such pack"))
    try:
        aside = root / f"{_STAGING}{secrets.token_hex(8)}"
        move(root / pack_id, aside)
    except OSError as error:
        raise PackError(
            said("the pack could not be removed ({reason})", reason=refusal(error))
        ) from None
    delete_tree(aside)


def mend(root: Path) -> None:
    """Finish what a killed program left half done: packs set aside come back."""
    for aside in root.glob(f"{_REPLACED}*"):
        home = root / aside.name.removeprefix(_REPLACED)
        if home.exists():
            delete_tree(aside)
        else:
            move(aside, home)
    for leftover in root.glob(f"{_STAGING}*"):
        if time.time() - leftover.stat().st_mtime > _A_DAY:
            delete_tree(leftover)


@contextmanager
def _staging(root: Path) -> Iterator[Path]:
    staged = root / f"{_STAGING}{secrets.token_hex(8)}"
    staged.mkdir()
    try:
        yield staged
    finally:
        delete_tree(staged)


@dataclass
class _Stage:
    """The new packs, complete, beside the old ones."""

    root: Path
    staged: Path
    limits: Limits
    done: Installed

    def fill(self, plan: Plan, beat: Beat) -> None:
        total, at = plan.pictures + len(plan.packs), 0
        for planned in plan.packs:
            self._lay_out(planned)
            at += 1
            beat(at, total)
            for picture, data in _contents(planned.pictures, self.limits):
                self._take(planned, picture, data)
                at += 1
                beat(at, total)
            self._keep_old_pictures(planned.pack.id)

    def _folder(self, pack_id: str) -> Path:
        return self.staged / pack_id

    def _lay_out(self, planned: PlannedPack) -> None:
        """The manifest; a set file replaces what was known, pictures alone change none of it."""
        folder, pack = self._folder(planned.pack.id), planned.pack
        (folder / PICTURES).mkdir(parents=True)
        if not pack.cards:
            with suppress(PackError):
                pack = read_pack(self.root / pack.id)
        write_pack(folder, pack)
        self.done.packs.append(pack.name)
        self.done.texts += planned.texts

    def _take(self, planned: PlannedPack, picture: PictureFile, data: bytes) -> None:
        kind = picture_kind(data)
        if kind is None:
            self.done.no_pictures.append(picture.shown)
            return
        name = ".".join(part for part in (picture.name.card, picture.name.face, kind) if part)
        write_new(self._folder(planned.pack.id) / PICTURES / name, data)
        self.done.pictures += 1

    def _keep_old_pictures(self, pack_id: str) -> None:
        folder = self._folder(pack_id)
        new = pictures_of(folder)
        for name, old in pictures_of(self.root / pack_id).items():
            if name not in new:
                _link(old, folder / PICTURES / old.name)


def _contents(pictures: list[PictureFile], limits: Limits) -> Iterator[tuple[PictureFile, bytes]]:
    """Each picture with its bytes; an archive is opened once for all of its pictures."""
    by_path: dict[Path, list[PictureFile]] = {}
    for picture in pictures:
        by_path.setdefault(picture.path, []).append(picture)
    for path, of_path in by_path.items():
        if of_path[0].packed is None:
            yield of_path[0], _read_file(path, limits)
            continue
        try:
            with opened(path) as archive:
                for picture in of_path:
                    if picture.packed is not None:
                        yield picture, read_picture(archive, picture.packed)
        except PackError as error:
            raise PackError(
                said(
                    "{file}: {problem}; nothing was changed",
                    file=path.name,
                    problem=words_of(error),
                )
            ) from None


def _read_file(path: Path, limits: Limits) -> bytes:
    try:
        with path.open("rb") as stream:
            data = stream.read(limits.picture_bytes + 1)
    except OSError as error:
        raise PackError(
            said(
                "{file} cannot be read ({reason}); nothing was changed",
                file=path.name,
                reason=refusal(error),
            )
        ) from None
    if len(data) > limits.picture_bytes:
        raise PackError(
            said("{file} has grown since it was looked at; nothing was changed", file=path.name)
        )
    return data


def _link(old: Path, new: Path) -> None:
    try:
        os.link(old, new)
    except OSError:
        write_new(new, old.read_bytes())


def _swap_in(root: Path, staged: Path, packs: list[str]) -> None:
    """Put every new pack in the place of its old one, or none of them."""
    swapped: list[str] = []
    try:
        for pack_id in packs:
            if (root / pack_id).exists():
                move(root / pack_id, root / f"{_REPLACED}{pack_id}")
            swapped.append(pack_id)
            move(staged / pack_id, root / pack_id)
    except OSError:
        for pack_id in reversed(swapped):
            _swap_back(root, staged, pack_id)
        raise
    sync_folder(root)
    for pack_id in swapped:
        delete_tree(root / f"{_REPLACED}{pack_id}")


def _swap_back(root: Path, staged: Path, pack_id: str) -> None:
    with suppress(OSError):
        if (root / pack_id).exists():
            move(root / pack_id, staged / pack_id)
        aside = root / f"{_REPLACED}{pack_id}"
        if aside.exists():
            move(aside, root / pack_id)
