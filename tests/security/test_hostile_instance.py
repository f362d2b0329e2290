"""The socket by which a second start hands over its files: nobody brings the window down."""

import json

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QLocalSocket

from swlcg_deck.gui.startup.single_instance import InstanceServer, hand_over

NAME = "swlcg-deck-hostile-test"


@pytest.fixture
def heard(qapp):  # noqa: ARG001 - a socket needs an application
    server = InstanceServer(NAME)
    received: list[list[str]] = []
    server.files_received.connect(received.append)
    yield received
    server.close()


def say(data: bytes) -> None:
    socket = QLocalSocket()
    socket.connectToServer(NAME)
    assert socket.waitForConnected(1_000)
    socket.write(data)
    socket.flush()
    for _ in range(100):
        QCoreApplication.processEvents()
        if socket.state() is not QLocalSocket.LocalSocketState.ConnectedState:
            return  # the window has hung up
        socket.waitForBytesWritten(1)
    socket.disconnectFromServer()


@pytest.mark.parametrize(
    "data",
    [
        b"\n",
        b"[\n",
        b"\xff\xfe\n",
        b"{}\n",
        b"[" * 500_000 + b"\n",
        b"9" * 10_000 + b"\n",
        b"x" * 1_500_000,
        b'["' + b"x" * 1_500_000 + b'"]\n',
    ],
    ids=["blank", "cut", "no text", "object", "deep", "number", "endless", "long line"],
)
def test_nonsense_is_not_heard_and_the_next_start_is(heard, data):
    say(data)
    assert heard == []
    assert hand_over(NAME, ["a.swdeck"])
    QCoreApplication.processEvents()
    QCoreApplication.processEvents()
    assert heard == [["a.swdeck"]]


def test_only_names_that_files_can_have_are_handed_on(heard):
    names = ["a.swdeck", "", "a\0b", "a\nb", "x" * 5_000, 5, None, ["b"], {"c": 1}, "ä.o8d"]
    say(json.dumps(names).encode() + b"\n")
    assert heard == [["a.swdeck", "ä.o8d"]]
    say(json.dumps(["a"] * 5_000).encode() + b"\n")
    assert len(heard[1]) == 1_000
