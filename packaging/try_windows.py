"""`make windows`: the wheel under CPython for Windows, run by wine, as a player would use it.

In build/windows afterwards: `box.png` shows how an error is told without a console, and where wine
can open windows of Qt, `window.png` one with a deck. Tests that fail only because
of wine are named with their reason in windows/wine-only.txt; those of the engine alone, which asks
nothing of a system, are left out for their length. Words behind the call go to pytest instead.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trying import Trial, TrialError, run
from wine_python import WinePython

from swlcg_deck.paths import resources_dir

ROOT = Path(__file__).resolve().parents[1]
_FOLDER = ROOT / "build" / "windows"
_ONLY_WINE = Path(__file__).parent / "windows" / "wine-only.txt"
_WINDOW_S = 120
_SAMPLES = resources_dir() / "samples"
_LEFT_OUT = ("tests/benchmarks", "tests/engine", "tests/packaging", "tests/test_install.py")
_PICTURE = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
picture = application.primaryScreen().grabWindow(0)
picture.save(sys.argv[1])
image = picture.toImage()
seen = {image.pixel(x, y) for x in range(0, 1280, 3) for y in range(0, 800, 3)}
print(len(seen))
"""
_COLOURS = 3
"""More than an empty screen has."""
_WITHOUT_STREAMS = """
import sys
from swlcg_deck.start import main
sys.stderr = None
sys.exit(main(["check", "gone.swdeck"]))
"""


def main() -> int:
    windows = WinePython(_FOLDER)
    try:
        print("Building the wheel, and setting up CPython for Windows")
        windows.set_up(_wheel())
        print("The command line, and every view")
        program = windows.command("Scripts/swlcg-deck.exe")
        home = _FOLDER / "home"
        Trial(program, home, _SAMPLES, windows.environment).everything()
        print("Without a console: standard output and error are None")
        for words in (("check", _SAMPLES / "jedi-fighters.swdeck"), ("--smoke", "window")):
            windows.call("pythonw.exe", "-m", "swlcg_deck", *words)
        _on_a_screen(windows)
    except TrialError as error:
        print(f"try-windows: {error}", file=sys.stderr)
        return 1
    return _tests(windows, sys.argv[1:])


def _on_a_screen(windows: WinePython) -> None:
    """What a player sees; the box is no work of Qt."""
    box, window = _FOLDER / "box.png", _FOLDER / "window.png"
    if not _shown(windows, box, "python.exe", "-c", _WITHOUT_STREAMS):
        raise TrialError("no box tells an error where there is no console")
    print(f"An error without a console: {box}")
    program = ("Scripts/swlcg-deck-window.exe", _SAMPLES / "jedi-fighters.swdeck")
    if _shown(windows, window, *program):
        print(f"A deck in a window: {window}")
    else:
        print(
            "No window came. wine 8 has no Windows.UI.ViewManagement.UISettings, and Qt"
            " ends the program for it; every view was painted without a screen above."
        )


def _wheel() -> Path:
    folder = _FOLDER.with_name("windows-wheel")
    shutil.rmtree(folder, ignore_errors=True)
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    run(build, ROOT, dict(os.environ))
    return next(folder.glob("*.whl"))


def _shown(windows: WinePython, picture: Path, *command: str | Path) -> bool:
    """Whether a program shows something on a screen, which is then in a picture."""
    windows.stop()  # what began without a screen has none
    with _screen() as display:
        seen = windows.environment | {"DISPLAY": display, "WINEQT_QPA_PLATFORM": "windows"}
        words = [str(word) for word in windows.command(*map(str, command))]
        # Python of Windows takes no file of Linux for its output, and ours may go into one.
        nowhere = subprocess.DEVNULL
        with subprocess.Popen(words, env=seen, stdout=nowhere, stderr=nowhere) as program:
            try:
                return _look(display, picture, program)
            finally:
                program.kill()
                windows.stop()


@contextmanager
def _screen() -> Iterator[str]:
    """A display of our own, so that a picture of it has nothing else."""
    reading, writing = os.pipe()
    command = ("Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24")
    with subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        try:
            yield f":{number}"
        finally:
            server.terminate()


def _look(display: str, picture: Path, program: subprocess.Popen[bytes]) -> bool:
    """Until something is on the screen, and a moment longer for all of it."""
    look = (sys.executable, "-c", _PICTURE, picture)
    here = dict(os.environ) | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    end = time.monotonic() + _WINDOW_S
    while int(run(look, _FOLDER, here)) < _COLOURS:
        if program.poll() is not None or time.monotonic() > end:
            return False
        time.sleep(1)
    time.sleep(3)
    run(look, _FOLDER, here)
    return True


def _tests(windows: WinePython, words: list[str]) -> int:
    lines = _ONLY_WINE.read_text(encoding="utf-8").splitlines()
    names = [name for line in lines if (name := line.partition("#")[0].strip())]
    chosen = words or ["tests", *(f"--ignore={folder}" for folder in _LEFT_OUT)]
    print(f"The tests; {len(names)} fail only for wine and are left out")
    out = [f"--deselect={name}" for name in names]
    call = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=short", *out, *chosen)
    return windows.follow("python.exe", *call, folder=ROOT)


if __name__ == "__main__":
    sys.exit(main())
