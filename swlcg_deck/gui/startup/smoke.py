"""`swlcg-deck --smoke`: opens everything the window has, once, and says what went wrong.

It needs no display and touches nothing of the user's: library, settings and saved games are in a
folder that is gone afterwards. Views, their pages and the commands of the menus are found, not
listed, so a new one is opened without a line here. For packagers and for `make package`.
"""

import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from swlcg_deck.gui.documents.parts import Parts
from swlcg_deck.gui.documents.settings import Settings, SettingsStore
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.shell.views import MODES
from swlcg_deck.gui.startup.app import make_parts
from swlcg_deck.gui.startup.smoke_faults import Faults, SmokeError
from swlcg_deck.gui.startup.smoke_walk import Step, walk
from swlcg_deck.gui.words.window_language import speak_to
from swlcg_deck.gui.work.unanswered_questions import NobodyAnswers
from swlcg_deck.language import ENGLISH, languages, spoken
from swlcg_deck.system_fonts import find_fonts_without_a_screen

_PATIENCE_S = 60


def run_smoke(words: Sequence[str] = ()) -> int:
    """Open everything, or only the window where the one word `window` follows; an exit code."""
    if list(words) not in ([], ["window"]):
        sys.stderr.write("swlcg-deck: after --smoke comes nothing, or the word window\n")
        return 2
    with tempfile.TemporaryDirectory(prefix="swlcg-deck-smoke-") as folder:
        _stay_inside(Path(folder))
        faults = Faults()
        try:
            with faults.watched():
                _run(Path(folder), faults, only_window=bool(words))
        except SmokeError as error:
            sys.stdout.flush()
            sys.stderr.write(f"swlcg-deck: {error}\n")
            return 1
    return 0


def _stay_inside(folder: Path) -> None:
    """Every place the program writes to, for all systems; the card pool's cache may be shared."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    find_fonts_without_a_screen()
    os.environ.pop("SWLCG_DECK_LIBRARY", None)
    names = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
    for name in names:
        os.environ[name] = str(folder / "home")
    if sys.platform == "darwin":
        os.environ["HOME"] = str(folder / "home")


def _run(folder: Path, faults: Faults, *, only_window: bool) -> None:
    begun = time.perf_counter()
    application = QApplication.instance() or QApplication(["swlcg-deck"])
    if not isinstance(application, QApplication):
        raise AssertionError("a window needs an application with widgets")
    store = SettingsStore(folder / "settings.json")
    settings = Settings(library_folder=str(folder / "library"))
    speak_to(application, settings.language)
    parts = make_parts(application, settings, store, NobodyAnswers())
    faults.begin("window")
    window = MainWindow(parts)
    window.show()
    _settle(parts)
    faults.complain()
    _tell("window", begun)
    try:
        for name, step in () if only_window else _everything(window, application):
            begun = time.perf_counter()
            faults.begin(name)
            step()
            _settle(parts)
            faults.complain()
            _tell(name, begun)
    finally:
        window.workspace.documents.clear()
        parts.background.close()
        window.close()


def _everything(window: MainWindow, application: QApplication) -> Iterator[Step]:
    """In the language of this computer, then the views in all others."""
    yield from walk(window)
    for code in sorted({*languages(), ENGLISH} - {spoken()}):
        yield f"language: {code}", partial(_speak, window.parts, application, code)


def _speak(parts: Parts, application: QApplication, code: str) -> None:
    speak_to(application, code)
    window = MainWindow(parts)
    window.show()
    for mode in MODES:
        window.show_mode(mode)
        window.grab()
    window.hide()


def _settle(parts: Parts) -> None:
    """Until nothing is under way any more, and everything is painted."""
    end = time.monotonic() + _PATIENCE_S
    calm = 0
    while calm < 3:
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        calm = calm + 1 if parts.background.running == 0 else 0
        if time.monotonic() > end:
            raise SmokeError(f"something was still under way after {_PATIENCE_S} seconds")


def _tell(name: str, begun: float) -> None:
    print(f"{name:<44}{1000 * (time.perf_counter() - begun):>7.0f} ms", flush=True)
