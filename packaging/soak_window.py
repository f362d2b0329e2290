"""The window part of a soak: hands that do anything a player can do, for as long as wanted.

As a program of its own, `soak_window.py SEED FOLDER`, it works until it is killed, and tells every
deck that it has saved: the next start has to find it.
"""

import random
import sys
from collections.abc import Sequence
from pathlib import Path

from library_processes import _tokens
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from soak_report import Report, SoakError
from test_window_session import Player

from swlcg_deck.gui.documents.settings import SettingsStore
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.shell.views import MODES
from swlcg_deck.gui.startup.app import make_parts
from swlcg_deck.gui.startup.smoke import _settle
from swlcg_deck.gui.startup.smoke_faults import Faults
from swlcg_deck.gui.startup.smoke_walk import _begin_a_game, _dialogs, walk
from swlcg_deck.gui.startup.tidying import Tidying
from swlcg_deck.gui.work.unanswered_questions import NobodyAnswers

ROOT = Path(__file__).resolve().parents[1]
LISTS = sorted((ROOT / "tests" / "data").rglob("*.txt"))
_MOST_DECKS = 5
_CHECK_EVERY = 200
_TABLE_KEYS = [Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_P]
_NEVER = ("quit", "larger_text", "smaller_text")
"""Text sizes restyle everything for seconds; they are switched once an evening instead."""


class AnyAnswers(NobodyAnswers):
    """Answers at random, but destroys nothing: what is confirmed is always a loss."""

    def __init__(self, chance: random.Random, folder: Path) -> None:
        self._chance, self._folder = chance, folder

    def open_files(self, title: str, filters: str, start: str = "") -> list[Path]:  # noqa: ARG002
        return self._chance.sample(LISTS, self._chance.randint(0, 2))

    def save_file(self, title: str, suggestion: str, filters: str) -> Path | None:  # noqa: ARG002
        return self._folder / f"saved{Path(suggestion).suffix}" if self._maybe() else None

    def choose(self, question: str, details: str, answers: Sequence[str]) -> str | None:  # noqa: ARG002
        return self._chance.choice([*answers, None])

    def text(self, title: str, label: str, suggestion: str = "") -> str | None:  # noqa: ARG002
        return f"Name {self._chance.randrange(9)}" if self._maybe() else None

    def pick(self, title: str, label: str, choices: Sequence[str]) -> str | None:  # noqa: ARG002
        return self._chance.choice([*choices, None])

    def _maybe(self) -> bool:
        return self._chance.random() < 0.7


class Hands(Player):
    """More than the evening of the benchmark: games, files, dialogs, tabs, every command."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        super().__init__(window, seed)
        self.workspace = window.workspace
        self.saved: dict[str, str] = {}
        """The token of what each deck was last saved as."""
        self.decisions = 0
        commands = window.actions_by_name
        self._commands = [commands[name] for name in commands if name not in _NEVER]

    def one(self) -> str:
        """Do something; its name."""
        if self.workspace.current is None:
            self.workspace.new("Evening", "Jedi")
        acts = (self.command, self.view, self.save, self.tab, self.decide, self.paste)
        act = self.random.choices([self.act, *acts], (12, 2, 1, 1, 1, 3, 0.5))[0]
        act()
        return str(act.__name__)

    def command(self) -> None:
        action = self.random.choice(self._commands)
        if action.isEnabled():
            action.trigger()

    def view(self) -> None:
        self.window.show_mode(self.random.choice(MODES))

    def save(self) -> None:
        document = self.workspace.current
        if document is not None and self.workspace.save(document):
            self.saved[document.deck.id] = document.token

    def tab(self) -> None:
        """Another deck, a new one, or one less."""
        documents = self.workspace.documents
        if len(documents) > _MOST_DECKS:
            self.workspace.close(self.random.choice(documents))
        elif self.random.random() < 0.3:
            self.workspace.new(f"Deck {self.random.randrange(9)}", "Sith")
        elif entries := self.workspace.library.entries():
            self.workspace.open_library(self.random.choice(entries).id)

    def decide(self) -> None:
        """A decision at the table, one taken back, or now and then a new game."""
        self.window.show_mode("playtest")
        table = self.window.views.playtest.table
        if table.session is None or self.random.random() < 0.01:
            _begin_a_game(self.window)
        elif self.random.random() < 0.15:
            self.random.choice((table.acts.undo, table.acts.redo))()
        elif table.session.may_decide:
            before = table.session.table.at
            QTest.keyClick(table, self.random.choice(_TABLE_KEYS))
            QTest.keyClick(table, Qt.Key.Key_C)
            self.decisions += table.session.table.at != before

    def paste(self) -> None:
        QGuiApplication.clipboard().setText(
            self.random.choice(LISTS).read_text(errors="replace", encoding="utf-8")
        )
        self.window.actions_by_name["import_text"].trigger()

    def close_dialogs(self) -> None:
        """What lies on top: accepted or given up."""
        while popup := QApplication.activePopupWidget():
            popup.close()
        for dialog in _dialogs():
            self.random.choice((dialog.accept, dialog.reject, dialog.reject))()

    def look_for_decks(self) -> None:
        """Every deck that was saved is there: in the library, its history or the trash."""
        library = self.workspace.library
        for deck_id, token in self.saved.items():
            if token not in _tokens(library, deck_id):
                raise SoakError(f"the deck {deck_id} was saved and is lost")

    def tidy_up(self) -> None:
        """An evening ends: the tabs are closed, and the library does not grow for ever."""
        for document in list(self.workspace.documents):
            document.undo_stack.setClean()
            self.workspace.close(document)
        for entry in self.workspace.library.entries():
            self.workspace.library.delete(entry.id)
        self.workspace.library.empty_trash()
        self.saved.clear()
        self.workspace.library_changed.emit()


def _window(seed: int, folder: Path) -> MainWindow:
    application = QApplication.instance() or QApplication([])
    if not isinstance(application, QApplication):
        raise AssertionError("a window needs an application with widgets")
    store = SettingsStore(folder / "settings.json")
    settings = store.load()
    if store.note:
        raise SoakError(f"the settings that a window left are damaged: {store.note}")
    settings.library_folder = str(folder / "library")
    answers = AnyAnswers(random.Random(seed), folder)
    window = MainWindow(make_parts(application, settings, store, answers))
    window.resize(1280, 800)
    window.show()
    return window


def use_the_window(seed: int, report: Report, folder: Path) -> None:
    """Open everything once, then act until the time is up."""
    faults = Faults()
    with faults.watched():
        window = _window(seed, folder)
        for name, step in walk(window):
            faults.begin(name)
            step()
            _settle(window.parts)
            faults.complain()
            report.goes_on()
        Tidying(window)  # as the program does: what was opened once stays
        hands = Hands(window, seed)
        hands.tidy_up()
        while report.goes_on():
            faults.begin(f"action {report.counts['actions']}: {hands.one()}")
            QApplication.processEvents()
            hands.close_dialogs()
            faults.complain()
            report.counts["actions"] += 1
            report.counts["decisions at the table"] = hands.decisions
            if report.counts["actions"] % _CHECK_EVERY == 0:
                _check(hands, report)
        _settle(window.parts)
        faults.complain()
        hands.tidy_up()
        window.parts.background.close()
        window.close()


def _check(hands: Hands, report: Report) -> None:
    hands.look_for_decks()
    report.counts["decks found again"] += len(hands.saved)
    _settle(hands.window.parts)
    if report.counts["actions"] % (10 * _CHECK_EVERY) == 0:
        hands.tidy_up()
        report.counts["evenings"] += 1
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def until_killed(seed: int, folder: Path) -> None:
    """Edit and save without end, in the real event loop; each save that is done is told."""
    window = _window(seed, folder)
    window.offer_unsaved_work()
    hands = Hands(window, seed)
    timer = QTimer(window)

    def go_on() -> None:
        before = dict(hands.saved)
        hands.random.choice((hands.add, hands.remove, hands.save, hands.tab))()
        if hands.workspace.current is None:
            hands.workspace.new("Evening", "Jedi")
        hands.workspace.write_recovery()
        for deck_id, token in hands.saved.items():
            if before.get(deck_id) != token:
                print(deck_id, token, flush=True)

    timer.timeout.connect(go_on)
    hands.workspace.new("Evening", "Jedi")
    print("ready", flush=True)
    timer.start(0)
    QApplication.exec()


if __name__ == "__main__":
    until_killed(int(sys.argv[1]), Path(sys.argv[2]))
