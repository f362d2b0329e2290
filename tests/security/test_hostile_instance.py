"""The socket by which a second start hands over its files: nobody brings the window down, takes
the place of one, or learns what is opened."""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtNetwork import QLocalSocket
from second_start import second_start

from swlcg_deck.gui.startup import meeting_place, single_instance
from swlcg_deck.gui.startup.single_instance import Answer, InstanceServer, hand_over

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sockets and users of Linux")

FILES = ["/home/me/secret plan.swdeck"]


@pytest.fixture
def place(tmp_path, monkeypatch):
    """Where the windows of this test meet."""
    monkeypatch.setattr(single_instance, "PATIENCE_MS", 30_000)
    return str(tmp_path / "socket")


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(single_instance, "PATIENCE_MS", 100)


@pytest.fixture
def heard(qapp, place):  # noqa: ARG001 - a socket needs an application
    server = InstanceServer(place)
    received: list[list[str]] = []
    server.files_received.connect(received.append)
    yield received
    server.close()


def say(place: str, data: bytes) -> None:
    connection = QLocalSocket()
    connection.connectToServer(place)
    assert connection.waitForConnected(1_000)
    connection.write(data)
    connection.flush()
    for _ in range(100):
        QCoreApplication.processEvents()
        if connection.state() is not QLocalSocket.LocalSocketState.ConnectedState:
            return  # the window has hung up
        connection.waitForBytesWritten(1)
    connection.disconnectFromServer()


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
def test_nonsense_is_not_heard_and_the_next_start_is(heard, place, qtbot, data):
    say(place, data)
    assert heard == []
    assert second_start(qtbot, place, ["a.swdeck"]) is Answer.TAKEN
    assert heard == [["a.swdeck"]]


def test_only_names_that_files_can_have_are_handed_on(heard, place):
    names = ["a.swdeck", "", "a\0b", "a\nb", "x" * 5_000, 5, None, ["b"], {"c": 1}, "ä.o8d"]
    say(place, json.dumps(names).encode() + b"\n")
    assert heard == [["a.swdeck", "ä.o8d"]]
    say(place, json.dumps(["a"] * 5_000).encode() + b"\n")
    assert len(heard[1]) == 1_000


def test_nobody_is_there_at_first_and_after_one_was_killed(place, qtbot):
    assert hand_over(place, FILES) is Answer.NOBODY
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(place)
    assert hand_over(place, FILES) is Answer.NOBODY
    server = InstanceServer(place)
    with qtbot.waitSignal(server.files_received) as received:
        assert second_start(qtbot, place, FILES) is Answer.TAKEN
    assert received.args == [FILES]
    server.close()


WINDOW = """
import sys
from PySide6.QtCore import QCoreApplication
from swlcg_deck.gui.startup.single_instance import InstanceServer
application = QCoreApplication([])
server = InstanceServer(sys.argv[1])
server.files_received.connect(lambda files: print(files, flush=True))
print("ready", flush=True)
application.exec()
"""


@pytest.mark.usefixtures("qapp")
def test_a_window_that_stands_still_swallows_nothing(place, monkeypatch):
    """It hears nothing of the files, not even later: they are open in the other window by then."""
    command = [sys.executable, "-c", WINDOW, place]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as window:
        try:
            assert window.stdout.readline() == "ready\n"
            window.send_signal(signal.SIGSTOP)
            os.waitpid(window.pid, os.WUNTRACED)
            monkeypatch.setattr(single_instance, "PATIENCE_MS", 300)
            assert hand_over(place, FILES) is Answer.SILENT
            InstanceServer(place).close()  # which takes nothing from the one that is there
            assert Path(place).exists()
            window.send_signal(signal.SIGCONT)
            monkeypatch.setattr(single_instance, "PATIENCE_MS", 30_000)
            assert hand_over(place, ["later.swdeck"]) is Answer.TAKEN
            assert window.stdout.readline() == "['later.swdeck']\n"
        finally:
            window.kill()


@pytest.mark.usefixtures("qapp", "impatient")
def test_a_window_that_too_many_wait_for_is_silent_too(place):
    with socket.socket(socket.AF_UNIX) as busy:
        busy.bind(place)
        busy.listen(0)
        waiting = [socket.socket(socket.AF_UNIX) for _ in range(3)]
        for one in waiting:
            one.setblocking(False)
            one.connect_ex(place)
        assert hand_over(place, FILES) is Answer.SILENT
        for one in waiting:
            one.close()


LISTENER = """
import os, socket, sys
other = socket.socket(socket.AF_UNIX)
other.bind(sys.argv[1])
if "stranger" in sys.argv:
    os.chmod(sys.argv[1], 0o777)
    os.setgid(65534)
    os.setuid(65534)
other.listen(1)
print("ready", flush=True)
end, _ = other.accept()
heard = b""
try:
    end.sendall(bytes.fromhex(sys.argv[2]))
    while more := end.recv(9_999):
        heard += more
except OSError:
    pass
print(heard, flush=True)
"""


@pytest.mark.usefixtures("qapp", "impatient")
@pytest.mark.parametrize("greeting", [b"", b"hello\n", b"x" * 9_000, b"swlcg-deck 1"])
def test_who_does_not_greet_as_a_window_does_is_told_nothing(place, greeting):
    command = [sys.executable, "-c", LISTENER, place, greeting.hex()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as listener:
        assert listener.stdout.readline() == "ready\n"
        assert hand_over(place, FILES) is Answer.SILENT
        assert listener.stdout.readline() == "b''\n"


@pytest.mark.skipif(sys.platform != "win32" and os.geteuid() != 0, reason="only root is two users")
@pytest.mark.usefixtures("qapp")
def test_another_user_who_has_taken_the_place_learns_nothing(place):
    command = [sys.executable, "-c", LISTENER, place, b"swlcg-deck 1\n".hex(), "stranger"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as stranger:
        assert stranger.stdout.readline() == "ready\n"
        assert hand_over(place, FILES) is Answer.STRANGER
        assert stranger.stdout.readline() == "b''\n"


def test_a_window_of_another_user_is_neither_told_nor_heard(heard, place, qtbot, monkeypatch):
    monkeypatch.setattr(os, "getuid", lambda: 54_321)
    assert second_start(qtbot, place, FILES) is Answer.SILENT
    assert hand_over(place, FILES) is Answer.STRANGER
    say(place, json.dumps(FILES).encode() + b"\n")
    assert heard == []


@pytest.fixture
def everybodys(monkeypatch):
    """Our folder among everybody's, where each may make what he likes."""
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    with tempfile.TemporaryDirectory(dir="/tmp") as short:
        monkeypatch.setattr(tempfile, "tempdir", short)
        yield Path(short) / f"swlcg-deck-{os.getuid()}"


def test_windows_meet_in_a_folder_that_is_ours_alone(everybodys, tmp_path, monkeypatch):
    met = meeting_place.meeting_place(tmp_path)
    assert met.startswith(f"{everybodys}/swlcg-deck-")
    assert everybodys.stat().st_mode & 0o777 == 0o700
    assert met == meeting_place.meeting_place(tmp_path)
    assert met != meeting_place.meeting_place(tmp_path / "another library")
    run = everybodys.parent / "run"
    run.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(run))
    assert meeting_place.meeting_place(tmp_path).startswith(f"{run}/swlcg-deck/")


def open_to_others(folder, _elsewhere):
    folder.mkdir()
    folder.chmod(0o770)


def a_link(folder, elsewhere):
    elsewhere.mkdir(mode=0o700)
    folder.symlink_to(elsewhere, target_is_directory=True)


def a_file(folder, _elsewhere):
    folder.touch(mode=0o600)


def of_somebody_else(folder, _elsewhere):
    folder.mkdir(mode=0o700)
    if os.geteuid() != 0:
        pytest.skip("only root gives folders away")
    os.chown(folder, 54_321, 54_321)


@pytest.mark.parametrize("trap", [open_to_others, a_link, a_file, of_somebody_else])
def test_a_folder_that_somebody_else_has_prepared_is_not_used(everybodys, tmp_path, trap):
    trap(everybodys, tmp_path / "elsewhere")
    assert meeting_place.meeting_place(tmp_path) == ""
    assert hand_over("", FILES) is Answer.STRANGER
    assert not (tmp_path / "elsewhere").exists() or not list((tmp_path / "elsewhere").iterdir())


def test_a_name_too_long_for_a_socket_is_no_place(everybodys, tmp_path, monkeypatch):
    deep = tmp_path / ("x" * 100)
    deep.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(deep))
    assert meeting_place.meeting_place(tmp_path).startswith(str(everybodys))
