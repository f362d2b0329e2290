"""One window for all files: a second start hands its files to the first and ends."""

import getpass
import hashlib
import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from swlcg_deck.files.names import readable

_PATIENCE_MS = 500
_MAX_MESSAGE = 1_000_000
_MOST_FILES = 1_000
_LONGEST_NAME = 4_096


def server_name(place: Path) -> str:
    """A name for this user and this place; two libraries are two programs."""
    key = f"{_user()}\0{place}".encode("utf-8", "surrogateescape")
    return f"swlcg-deck-{hashlib.blake2b(key, digest_size=8).hexdigest()}"


def _user() -> str:
    """The number where there is one: some users have no name."""
    return getpass.getuser() if sys.platform == "win32" else str(os.getuid())


def hand_over(name: str, files: list[str]) -> bool:
    """Give the files to a running window; False where there is none."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(_PATIENCE_MS):
        return False
    socket.write(json.dumps(files).encode() + b"\n")
    socket.waitForBytesWritten(_PATIENCE_MS)
    socket.disconnectFromServer()
    return True


class InstanceServer(QObject):
    """Listens for files that a second start hands over."""

    files_received = Signal(list)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)  # left behind by a program that was killed
            self._server.listen(name)

    def close(self) -> None:
        self._server.close()

    def _accept(self) -> None:
        socket = self._server.nextPendingConnection()
        socket.readyRead.connect(lambda: self._read(socket))
        socket.disconnected.connect(socket.deleteLater)

    def _read(self, socket: QLocalSocket) -> None:
        if socket.bytesAvailable() > _MAX_MESSAGE:
            socket.abort()
            return
        if not socket.canReadLine():
            return
        try:
            files = json.loads(bytes(socket.readLine().data()))
        except (ValueError, RecursionError):
            return
        if isinstance(files, list):
            self.files_received.emit([name for name in files[:_MOST_FILES] if _is_name(name)])


def _is_name(name: object) -> bool:
    if not isinstance(name, str) or not 0 < len(name) <= _LONGEST_NAME:
        return False
    return readable(name).isprintable()
