"""What opens the window and what stays on the command line."""

import ctypes
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from swlcg_deck.decks.library_place import LibraryPlace
from swlcg_deck.gui.startup.app import _about_the_folder
from swlcg_deck.paths import resources_dir
from swlcg_deck.system_libraries import keep_our_libraries_to_ourselves, missing_library


def start(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    clean = {key: value for key, value in os.environ.items() if key not in hidden}
    command = [sys.executable, "-m", "swlcg_deck", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=60, env=clean | environment
    )


@pytest.mark.skipif(
    sys.platform in {"win32", "darwin"}, reason="these systems always have a display"
)
def test_without_a_display_the_window_says_so_in_a_sentence():
    for arguments in ((), ("deck.swdeck",)):
        done = start(*arguments)
        assert done.returncode == 2
        assert "there is no display to open a window on" in done.stderr
        assert done.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_where_no_window_can_be_opened_a_sentence_says_so_and_nothing_aborts(name):
    done = start(**{name: ":6543"})
    assert done.returncode == 2
    assert f"swlcg-deck: no window can be opened with {name}=:6543" in done.stderr
    assert "qt.qpa" not in done.stderr
    assert done.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring what Qt needs")
def test_a_system_library_that_is_not_there_is_named_with_the_way_to_get_it():
    with pytest.raises(OSError, match="libfor-no-window") as failed:
        ctypes.CDLL("libfor-no-window.so.7")
    sentence = missing_library(failed.value)
    assert sentence is not None
    assert "this computer lacks libfor-no-window.so.7" in sentence
    if Path("/etc/debian_version").exists():
        assert "sudo apt-get install -y fonts-dejavu-core libdbus-1-3 libegl1" in sentence


def test_an_import_that_failed_for_another_reason_is_no_matter_of_system_libraries():
    assert missing_library(ImportError("cannot import name 'Deck'")) is None


def test_a_bundle_opens_other_programs_with_their_own_libraries():
    ours = {"LD_LIBRARY_PATH": "/opt/deck/_internal", "PATH": "/bin"}
    keep_our_libraries_to_ourselves(ours)
    assert ours == {"PATH": "/bin"}
    ours = {"LD_LIBRARY_PATH": "/opt/deck/_internal", "LD_LIBRARY_PATH_ORIG": "/opt/own"}
    keep_our_libraries_to_ourselves(ours)
    assert ours == {"LD_LIBRARY_PATH": "/opt/own"}


def test_commands_need_no_display():
    assert "A Journey to Dagobah" in start("show", "4").stdout
    assert start("--version").stdout.startswith("swlcg-deck ")


def test_a_mistyped_command_is_told():
    done = start("chek")
    assert done.returncode == 2
    assert "invalid choice: 'chek'" in done.stderr


def test_a_second_start_hands_its_files_to_the_first(tmp_path):
    script = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from swlcg_deck.gui.startup.single_instance import InstanceServer
application = QCoreApplication([])
server = InstanceServer(sys.argv[1])
server.files_received.connect(lambda files: (print(files), application.quit()))
print("ready", flush=True)
QTimer.singleShot(20_000, application.quit)
application.exec()
"""
    name = str(tmp_path / "socket")
    command = [sys.executable, "-c", script, name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout.readline() == "ready\n"
        second = (
            "import sys; from swlcg_deck.gui.startup.single_instance import Answer, hand_over;"
            "sys.exit(hand_over(sys.argv[1], sys.argv[2:]) is not Answer.TAKEN)"
        )
        file = str(tmp_path / "a.swdeck")
        subprocess.run([sys.executable, "-c", second, name, file], check=True, timeout=60)
        assert first.stdout.readline() == f"{[file]}\n"


def test_a_version_loads_nothing_of_the_cards():
    """So that scripts get it at once; every one of these takes longer than all the rest."""
    slow = {"pydantic", "yaml", "argparse", "dataclasses", "xml", "PySide6"}
    code = (
        "import sys; before = set(sys.modules); from swlcg_deck.start import main;"
        "main(['--version']); print(*sorted(set(sys.modules) - before))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    version, loaded = done.stdout.splitlines()
    assert version.startswith("swlcg-deck ")
    assert slow & {name.partition(".")[0] for name in loaded.split()} == set()


LEAN = """
import gc, sys
looks = []
gc.callbacks.append(lambda phase, _told: looks.append(phase))
from swlcg_deck.start import main
looks.clear()
usual = gc.get_threshold()
assert main(["check", sys.argv[1]]) == 0
assert gc.get_threshold() == usual
from swlcg_deck.cards.filters import CardFilter
print(CardFilter.__pydantic_complete__, len(looks), *sys.modules, sep="\\n")
"""


def test_a_check_loads_what_it_needs_and_hardly_looks_for_garbage(tmp_path):
    """Half of its time goes into imports and models; this is the command that scripts call."""
    sample = resources_dir() / "samples" / "jedi-fighters.swdeck"
    call = [sys.executable, "-c", LEAN, sample]
    for _ in range(2):  # the first one reads the pool itself, and keeps it for the others
        done = subprocess.run(
            call,
            capture_output=True,
            text=True,
            check=True,
            env=os.environ | {"XDG_CACHE_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)},
        )
    _verdict, is_built, looks, *loaded = done.stdout.splitlines()
    assert is_built == "False"
    assert int(looks) < 20, "there are hundreds where nobody says how much is loaded"
    slow = ("swlcg_deck.cards.packs", "swlcg_deck.cards.search", "swlcg_deck.engine")
    assert [name for name in loaded if name.startswith(slow)] == []


ENDING = """
import gc, sys
from swlcg_deck.start import main
before = gc.get_freeze_count()
main(["--version"])
assert gc.get_freeze_count() == before, "who only calls it goes on"
sys.argv = ["swlcg-deck", "--version"]
main()
assert gc.get_freeze_count() > before + 1000
"""


def test_a_program_that_ends_lets_all_go_at_once():
    """A fourth of a short command's time went into looking at what goes anyway."""
    subprocess.run([sys.executable, "-c", ENDING], check=True, timeout=60)


ENDED = """
import os, signal, sys
from PySide6.QtCore import QTimer
from swlcg_deck.gui.startup.app import run_window
from swlcg_deck.gui.startup.application import Application
application = Application([])

def end():
    print(len(os.listdir(sys.argv[1])), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)

QTimer.singleShot(0, end)
sys.exit(run_window([]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_a_session_that_ends_leaves_no_socket_behind(tmp_path):
    with tempfile.TemporaryDirectory(dir="/tmp") as short:  # for the name of a socket
        met = Path(short, "swlcg-deck")
        home = {
            name: str(tmp_path / "home") for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
        }
        done = subprocess.run(
            [sys.executable, "-c", ENDED, met],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
            env=os.environ | home | {"XDG_RUNTIME_DIR": short, "QT_QPA_PLATFORM": "offscreen"},
        )
        assert (done.returncode, done.stdout) == (128 + signal.SIGTERM, "1\n"), done.stderr
        assert list(met.iterdir()) == []


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="nothing is forbidden to root"
)
def test_a_library_that_cannot_be_written_is_told_at_the_start(tmp_path):
    (tmp_path / "decks").mkdir(mode=0o500)
    place = LibraryPlace(tmp_path / "decks", "")
    (told,) = _about_the_folder(place)
    assert "cannot be written" in told
    (tmp_path / "decks").chmod(0o700)
    assert list(_about_the_folder(place)) == []
