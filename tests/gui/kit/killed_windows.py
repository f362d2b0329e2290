"""Windows that are killed in the middle of the work, and those that are started after them.

Run as a program of its own (`killed_windows.py FOLDER YEAR`), which loads what a window needs once
and forks. It reads scripts, one a line of JSON (the acts of one window, or of several that run at
the same time), and prints what the killed windows showed and what the next one had to offer.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_parts import window_parts

from swlcg_deck.cards.pool import CardPool, load_pool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.shell.main_window import MainWindow

LIST = "Affiliation: Sith\n2x Fall of the Jedi\n2x Counsel of the Sith\n"


def after_kills(folder: Path, scripts: list[list[list[str]]], year: int = 2026) -> list[Any]:
    """For each script, in a folder of its own: what was shown, and what is there afterwards."""
    done = subprocess.run(
        [sys.executable, __file__, str(folder), str(year)],
        input="\n".join(map(json.dumps, scripts)),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


class Player:
    """Does in a window what the words of a script say."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        self._window = window
        self._folder = folder

    def act(self, words: str) -> None:
        verb, _, what = words.partition(" ")
        getattr(self, f"_{verb}")(what)
        for _ in range(10):
            QApplication.processEvents()

    def _look(self, _at: str) -> None:
        """While the other one does something."""

    def _new(self, name: str) -> None:
        self._window.workspace.new(name, "Jedi")

    def _add(self, number: str) -> None:
        self._window.views.build.add(int(number))

    def _menu(self, name: str) -> None:
        self._window.actions_by_name[name].trigger()

    def _type(self, words: str) -> None:
        self._window.views.build.deck.open_notes()
        QTest.keyClicks(self._window.views.build.deck.notes.notes, words)

    def _open(self, _what: str) -> None:
        for entry in self._window.workspace.library.entries():
            self._window.workspace.open_library(entry.id)

    def _import(self, name: str) -> None:
        file = self._folder / f"{name}.txt"
        file.write_text(LIST, encoding="utf-8")
        known = len(self._window.workspace.documents)
        self._window.lists.open_lists([file])
        while len(self._window.workspace.documents) == known:
            QApplication.processEvents()

    def _quit(self, answer: str) -> None:
        self._window.parts.dialogs.answers.extend([answer] * 9 if answer else [])
        self._window.close()

    def _restore(self, _what: str) -> None:
        if self._window.messages.isVisible():
            self._window.messages.button.click()

    def shown(self) -> list[Any]:
        """Every open deck with unsaved work, as the user sees it; an empty new one is none."""
        build = self._window.views.build
        found = []
        for document in self._window.workspace.documents:
            notes = document.deck.notes
            if build.deck.document is document:
                notes = build.deck.notes.notes.toPlainText()
            is_work = bool(document.deck.sets or notes)
            if is_work and not (document.is_saved and notes == document.deck.notes):
                found.append(_told(document, notes))
        return sorted(found)


def _told(document: DeckDocument, notes: str) -> Any:
    deck = document.deck
    return [deck.name, [[entry.number, entry.copies] for entry in deck.sets], notes]


def _window(pool: CardPool, index: SearchIndex, folder: Path, year: int) -> Player:
    application = QApplication(["killed"])
    clock = datetime(year, 12, 31, 23, 59, 59, tzinfo=UTC)
    window = MainWindow(window_parts(application, pool, folder, index, lambda: clock))
    window.show()
    window.offer_unsaved_work()
    return Player(window, folder)


class Child:
    """A window in a process of its own, which does one thing after the other and tells."""

    def __init__(self, made: Callable[[], Player]) -> None:
        here, self._words = os.pipe()
        self._told, there = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            os.close(self._words)
            os.close(self._told)
            _obey(made, os.fdopen(here), there)
        os.close(here)
        os.close(there)
        self._answers = os.fdopen(self._told)

    def act(self, words: str) -> Any:
        os.write(self._words, f"{words}\n".encode())
        return json.loads(self._answers.readline())

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)
        self._answers.close()
        os.close(self._words)


def _obey(made: Callable[[], Player], words: Any, tell: int) -> None:
    try:
        player = made()
        for line in words:
            player.act(line.strip())
            os.write(tell, f"{json.dumps(player.shown())}\n".encode())
    finally:
        os._exit(1)


def _played(made: Callable[[], Player], windows: list[list[str]]) -> Iterator[Any]:
    """Each window in turn does its next act; then all are killed, and another one is started."""
    children = [Child(made) for _ in windows]
    shown: list[list[Any]] = [[] for _ in windows]
    for turn in range(max(map(len, windows))):
        for place, acts in enumerate(windows):
            if turn < len(acts):
                shown[place] = children[place].act(acts[turn])
    for child in children:
        child.kill()
    yield sorted(deck for decks in shown for deck in decks)
    last = Child(made)
    yield last.act("restore")
    last.kill()


def main(folder: Path, year: int) -> None:
    pool = load_pool()
    index = SearchIndex(pool)
    for number, line in enumerate(sys.stdin):
        own = folder / str(number)
        own.mkdir()
        made = lambda own=own: _window(pool, index, own, year)  # noqa: E731
        print(json.dumps(list(_played(made, json.loads(line)))), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
