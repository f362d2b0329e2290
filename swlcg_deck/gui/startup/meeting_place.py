"""Where the windows of one user meet: behind a door that nobody else can open, or take."""

import getpass
import hashlib
import os
import socket
import stat
import struct
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtNetwork import QLocalSocket

_NAME: Final = "swlcg-deck"
_LONGEST: Final = 100
"""Bytes; systems take a few more for the path of a socket."""
_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def meeting_place(library: Path) -> str:
    """For this user and this library; two libraries are two programs. Empty where none is safe."""
    name = server_name(library)
    if sys.platform == "win32":
        return name  # of a pipe that only this user can open
    sockets = (folder / name for folder in _folders())
    return next((str(one) for one in sockets if len(os.fsencode(one)) <= _LONGEST), "")


def server_name(library: Path) -> str:
    key = f"{_user()}\0{library}".encode("utf-8", "surrogateescape")
    return f"{_NAME}-{hashlib.blake2b(key, digest_size=8).hexdigest()}"


def _user() -> str:
    """The number where there is one: some users have no name."""
    if sys.platform == "win32":
        return getpass.getuser()
    return str(os.getuid())


def _folders() -> Iterator[Path]:
    """Folders of our own: the system's for such things, else one among everybody's."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    wanted = [Path(runtime, _NAME)] if runtime.startswith("/") else []
    wanted.append(Path(tempfile.gettempdir(), f"{_NAME}-{_user()}"))
    return filter(_is_ours_alone, wanted)


def _is_ours_alone(folder: Path) -> bool:
    """Made by us, now or earlier, and closed to all others: somebody else may have been faster."""
    if sys.platform == "win32":
        return False  # where no socket of a file is met at
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        status = folder.lstat()
    except OSError:
        return False
    is_open = bool(stat.S_IMODE(status.st_mode) & _OTHERS)
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not is_open


def is_our_user(connection: QLocalSocket) -> bool:
    """Whether our own user is at the other end, where the system can tell."""
    if sys.platform != "linux":
        return True  # nobody else comes to the meeting place
    number = int(connection.socketDescriptor())
    if number < 0:
        return False
    with socket.fromfd(number, socket.AF_UNIX, socket.SOCK_STREAM) as end:
        known = end.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return bool(struct.unpack("3i", known)[1] == os.getuid())
