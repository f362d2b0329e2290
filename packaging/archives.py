"""A folder as one file, the same to the byte for the same content; and the folder again."""

import os
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path


def pack(parent: Path, name: str, into: Path, begun: int) -> Path:
    """The folder `name`; `begun` is the time, in seconds, that all its files get."""
    into.mkdir(parents=True, exist_ok=True)
    if sys.platform == "darwin":  # keeps links and signatures of an .app, which nothing else does
        for file in (parent / name).rglob("*"):
            os.utime(file, (begun, begun), follow_symlinks=False)
        packed = into / f"{name}.zip"
        ditto = ("ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", name, packed)
        subprocess.run(ditto, cwd=parent, check=True)
        return packed
    if sys.platform == "win32":
        return zipped(parent, name, into, begun)
    packed = into / f"{name}.tar.xz"

    def nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = begun
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with tarfile.open(packed, "w:xz", format=tarfile.PAX_FORMAT) as archive:
        archive.add(parent / name, name, recursive=False, filter=nobodys)
        for file in sorted((parent / name).rglob("*")):
            archive.add(file, file.relative_to(parent), recursive=False, filter=nobodys)
    return packed


def zipped(parent: Path, name: str, into: Path, begun: int) -> Path:
    """What Windows unpacks without another program; it has no links to keep."""
    packed = into / f"{name}.zip"
    moment = time.gmtime(begun)
    with zipfile.ZipFile(packed, "w") as archive:
        for file in sorted((parent / name).rglob("*")):
            if file.is_file():
                entry = zipfile.ZipInfo(file.relative_to(parent).as_posix(), moment[:6])
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, file.read_bytes())
    return packed


def unpack(packed: Path, into: Path) -> None:
    into.mkdir(parents=True, exist_ok=True)
    if sys.platform == "darwin":
        subprocess.run(("ditto", "-x", "-k", packed, into), check=True)
    elif packed.suffix == ".zip":
        with zipfile.ZipFile(packed) as archive:
            archive.extractall(into)  # noqa: S202 - made above
    else:
        with tarfile.open(packed) as archive:
            archive.extractall(into, filter="data")
