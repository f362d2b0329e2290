"""One window for all files: a second start hands its files to the first and ends.

The first one greets whoever comes, and only then hears which files it is about: one that stands
still gets none, and cannot come back later with files that the user has opened elsewhere meanwhile.
"""

import json
import sys
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from swlcg_deck.files.names import readable
from swlcg_deck.gui.startup.meeting_place import is_our_user
from swlcg_deck.language import mark

PATIENCE_MS = 2_000
"""How long a window may take to answer, in all; it answers between two things it does."""
_GREETING: Final = b"swlcg-deck 1\n"
_TAKEN: Final = b"taken\n"
_NOBODY: Final = (
    QLocalSocket.LocalSocketError.ServerNotFoundError,
    QLocalSocket.LocalSocketError.ConnectionRefusedError,
)
_MAX_MESSAGE = 1_000_000
_MOST_FILES = 1_000
_LONGEST_NAME = 4_096


class Answer(Enum):
    """What became of the files of a second start."""

    TAKEN = auto()
    NOBODY = auto()
    """There is no other window; this start becomes the one."""
    SILENT = auto()
    """There is one, and it stands still."""
    STRANGER = auto()
    """Somebody else is there, or could be."""


WHY_ANOTHER: Final = {
    Answer.SILENT: mark(
        "A window of this program is open already and does not answer, so this is another one."
    ),
    Answer.STRANGER: mark(
        "The place where windows of this program meet is not safe from others on this computer, so "
        "this window stands alone."
    ),
}


def hand_over(place: str, files: list[str]) -> Answer:
    """Give the files to a running window of our own user; it takes them or nobody has them."""
    if not place:
        return Answer.STRANGER
    end = QDeadlineTimer(PATIENCE_MS)
    connection = QLocalSocket()
    connection.connectToServer(place)
    if not connection.waitForConnected(end.remainingTime()):
        return Answer.NOBODY if connection.error() in _NOBODY else Answer.SILENT
    answer = _heard(connection, files, end)
    connection.abort()
    return answer


def _heard(connection: QLocalSocket, files: list[str], end: QDeadlineTimer) -> Answer:
    if not is_our_user(connection):
        return Answer.STRANGER
    if not _says(connection, _GREETING, end):
        return Answer.SILENT
    connection.write(json.dumps(files).encode() + b"\n")
    return Answer.TAKEN if _says(connection, _TAKEN, end) else Answer.SILENT


def _says(connection: QLocalSocket, line: bytes, end: QDeadlineTimer) -> bool:
    while not connection.canReadLine() and connection.bytesAvailable() < _LONGEST_NAME:
        if not connection.waitForReadyRead(end.remainingTime()):
            break
    return bytes(connection.readLine().data()) == line


def _is_left_behind(place: str) -> bool:
    """Whether a program that was killed listened there: another one may just have come."""
    connection = QLocalSocket()
    connection.connectToServer(place)
    is_somebody = connection.waitForConnected(PATIENCE_MS)
    connection.abort()
    return not is_somebody and connection.error() in _NOBODY


class InstanceServer(QObject):
    """Listens for files that a second start hands over."""

    files_received = Signal(list)

    def __init__(self, place: str) -> None:
        super().__init__()
        self._server = QLocalServer(self)
        if sys.platform == "win32":  # elsewhere nobody else gets to the socket, and with the option
            # Qt would put its own in the place of one that somebody listens on
            self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        if not self._server.listen(place) and _is_left_behind(place):
            QLocalServer.removeServer(place)
            self._server.listen(place)

    def close(self) -> None:
        self._server.close()

    def _accept(self) -> None:
        connection = self._server.nextPendingConnection()
        if not is_our_user(connection):
            connection.abort()
            connection.deleteLater()
            return
        connection.readyRead.connect(lambda: self._read(connection))
        connection.disconnected.connect(connection.deleteLater)
        connection.write(_GREETING)
        connection.flush()

    def _read(self, connection: QLocalSocket) -> None:
        if connection.bytesAvailable() > _MAX_MESSAGE:
            connection.abort()
            return
        if not connection.canReadLine():
            return
        try:
            files = json.loads(bytes(connection.readLine().data()))
        except (ValueError, RecursionError):
            return
        if isinstance(files, list):
            connection.write(_TAKEN)
            connection.flush()
            self.files_received.emit([name for name in files[:_MOST_FILES] if _is_name(name)])


def _is_name(name: object) -> bool:
    if not isinstance(name, str) or not 0 < len(name) <= _LONGEST_NAME:
        return False
    return readable(name).isprintable()
