"""Starting the window."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication

from swlcg_deck.cards.loading.faults import PoolError
from swlcg_deck.cards.packs.card_packs import CardPacks
from swlcg_deck.cards.pool import load_pool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.decks.collection_file import CollectionFile
from swlcg_deck.decks.library import Library
from swlcg_deck.decks.library_place import LibraryPlace, library_place
from swlcg_deck.files.plain_file import true_place
from swlcg_deck.gui.documents.parts import Parts
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.settings import Settings, SettingsStore
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.startup.application import Application
from swlcg_deck.gui.startup.crash import CrashHandler
from swlcg_deck.gui.startup.meeting_place import meeting_place
from swlcg_deck.gui.startup.no_window import a_sentence_for_no_window
from swlcg_deck.gui.startup.single_instance import WHY_ANOTHER, Answer, InstanceServer, hand_over
from swlcg_deck.gui.startup.tidying import Tidying
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.words.window_language import speak_to
from swlcg_deck.gui.work.background import Background
from swlcg_deck.gui.work.questions import Dialogs, QtDialogs
from swlcg_deck.language import mark, tr
from swlcg_deck.legality.findings import Mode
from swlcg_deck.system_fonts import find_fonts_without_a_screen

_NO_FOLDER = mark(
    "The folder of your library is not there: {folder}. It is made when you save a deck."
)


_READ_ONLY = mark(
    "The folder of your library cannot be written: {folder}. What you change cannot be saved there."
)
_OUR_NAME_ON_WINDOWS = "SWLCG.Deck"


def has_display() -> bool:
    """Whether a window can be shown; without a display Qt would abort the program."""
    if sys.platform in {"win32", "darwin"} or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def make_parts(
    application: QApplication, settings: Settings, store: SettingsStore, dialogs: Dialogs
) -> Parts:
    pool = load_pool()
    theme = Theme(application)
    theme.choose(settings.theme, settings.text_size)
    rules = RulesChoice(pool, settings.edition, Mode(settings.mode))
    root = library_place(settings.library_folder).folder
    workspace = Workspace(pool, Library(root, pool), rules, dialogs)
    packs = CardPacks()
    return Parts(
        pool=pool,
        index=SearchIndex(pool, packs.printed_text),
        packs=packs,
        theme=theme,
        rules=rules,
        settings=settings,
        store=store,
        dialogs=dialogs,
        workspace=workspace,
        collection=CollectionFile(pool),
        background=Background(application),
    )


def _application() -> QApplication:
    """With the names by which the desktop knows us."""
    find_fonts_without_a_screen()
    if sys.platform == "win32":  # would put us among the windows of Python, with its icon
        import ctypes  # noqa: PLC0415 - for that system

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(_OUR_NAME_ON_WINDOWS)
    with a_sentence_for_no_window():
        application = QApplication.instance() or Application(sys.argv[:1])
    if not isinstance(application, QApplication):
        raise AssertionError("a window needs an application with widgets")
    application.setApplicationName("swlcg-deck")
    application.setApplicationDisplayName("SWLCG Deck")
    application.setDesktopFileName("swlcg-deck")
    return application


def run_window(files: list[str]) -> int:
    """Open the window with the given deck files; returns the exit code."""
    if not has_display():
        sys.stderr.write(
            "swlcg-deck: there is no display to open a window on; `swlcg-deck --help` lists what "
            "works without one\n"
        )
        return 2
    application = _application()
    absolute = [str(true_place(Path(name).absolute())) for name in files]
    store = SettingsStore()
    settings = store.load()
    place = library_place(settings.library_folder)
    meeting = meeting_place(true_place(place.folder.absolute()))
    answer = hand_over(meeting, absolute)
    if answer is Answer.TAKEN:
        if store.note:
            sys.stderr.write(f"swlcg-deck: {store.note}\n")
        return 0
    speak_to(application, settings.language)
    dialogs = QtDialogs()
    try:
        parts = make_parts(application, settings, store, dialogs)
    except PoolError as error:
        sys.stderr.write(f"swlcg-deck: the card pool cannot be used:\n{error}\n")
        if _came_from_a_menu(application):
            dialogs.choose(tr("The card pool cannot be used."), str(error), [tr("Close")])
        return 2
    window = MainWindow(parts)
    dialogs.parent = window.stage
    crash = CrashHandler(parts.workspace.write_recovery)
    crash.reported.connect(window.show_crash)
    crash.install()
    server = InstanceServer(meeting) if answer is Answer.NOBODY else None
    if server is not None:
        server.files_received.connect(lambda names: receive(window, names))
    if isinstance(application, Application):
        application.files_opened.connect(lambda names: receive(window, names))
    window.show()
    window.offer_unsaved_work()
    notes = [
        *_why_alone(answer),
        *([tr(store.note)] if store.note else []),
        *_about_the_folder(place),
    ]
    if notes:
        window.messages.warn("\n".join(notes))
    window.lists.open_lists([Path(path) for path in absolute])
    window.prepare().finished.connect(lambda: Tidying(window))
    _heed_a_polite_end(application)
    try:
        return application.exec()
    finally:
        parts.background.close()
        if server is not None:
            server.close()
        crash.uninstall()


def _heed_a_polite_end(application: QApplication) -> None:
    """A session that ends asks us to: unsaved work is kept at once, and what others could take for
    a window of ours goes. The timer of the tidying lets Python hear it.
    """

    def end(number: int, _frame: object) -> None:
        application.exit(128 + number)

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), end)


def _came_from_a_menu(application: QApplication) -> bool:
    """Nobody sees what is written; on Windows a box shows that, see cli/unheard.py."""
    is_seen = sys.platform == "win32" or sys.stderr.isatty()
    return not is_seen and application.platformName() != "offscreen"


def _why_alone(answer: Answer) -> Iterator[str]:
    """Who started it in a terminal hears it there, too."""
    if answer in WHY_ANOTHER:
        sys.stderr.write(f"swlcg-deck: {WHY_ANOTHER[answer]}\n")
        yield tr(WHY_ANOTHER[answer])


def _about_the_folder(place: LibraryPlace) -> Iterator[str]:
    if not place.is_usual and not place.folder.exists():
        yield tr(_NO_FOLDER, folder=place.folder)
    elif place.folder.exists() and not os.access(place.folder, os.W_OK):
        yield tr(_READ_ONLY, folder=place.folder)


def receive(window: MainWindow, names: list[str]) -> None:
    window.lists.open_lists([Path(name) for name in names])
    window.raise_()
    window.activateWindow()
