"""What the tests of the window share."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from player import Player
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from sample_decks import JEDI_FIGHTERS, deck_of
from window_parts import window_parts

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.documents.parts import Parts
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.theme.theme import Theme

PATIENCE = 60_000
"""Milliseconds after which a wait is a hang, on the busiest machine too."""


class PatientBot(QtBot):
    """Waits as long as it takes: what does not happen is a failure, what happens late is none."""

    def waitUntil(self, callback, *, timeout=PATIENCE):
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal, *, timeout=PATIENCE, **more):
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitSignals(self, signals, *, timeout=PATIENCE, **more):
        return super().waitSignals(signals, timeout=timeout, **more)

    def waitExposed(self, widget, *, timeout=PATIENCE):
        return super().waitExposed(widget, timeout=timeout)

    def waitActive(self, widget, *, timeout=PATIENCE):
        return super().waitActive(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:  # noqa: ARG001
    return PatientBot(request)


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The dark theme at 100 %."""
    theme = Theme(qapp)
    theme.choose("dark")
    return theme


@pytest.fixture(scope="session")
def index(pool: CardPool) -> SearchIndex:
    return SearchIndex(pool)


@pytest.fixture
def rules(pool: CardPool) -> RulesChoice:
    """Tournament rules of the newest edition, until a test chooses others."""
    return RulesChoice(pool)


@pytest.fixture
def document(pool: CardPool, rules: RulesChoice) -> DeckDocument:
    """An open deck that is illegal twice."""
    return DeckDocument(deck_of(pool, JEDI_FIGHTERS), rules)


@pytest.fixture
def parts(
    qapp: QApplication, pool: CardPool, tmp_path: Path, index: SearchIndex
) -> Iterator[Parts]:
    """What a window is made of: own library, own settings, dialogs that answer as told."""
    made = window_parts(qapp, pool, tmp_path, index)
    yield made
    made.background.close()


@pytest.fixture
def window(parts: Parts, qtbot: QtBot) -> Iterator[MainWindow]:
    """The whole window, on the screen."""
    shown = MainWindow(parts)
    with qtbot.waitExposed(shown):
        shown.show()
    yield shown
    for document in parts.workspace.documents:
        document.undo_stack.setClean()
    shown.close()
    shown.deleteLater()


@pytest.fixture
def player(window: MainWindow, qtbot: QtBot) -> Player:
    """Somebody at the keyboard and the mouse of the window."""
    with qtbot.waitActive(window):
        window.activateWindow()
    return Player(qtbot, window)


@pytest.fixture(autouse=True)
def _garbage_only_between_tests(qapp: QApplication) -> Iterator[None]:  # noqa: ARG001
    """As in the program: no thread that works in the background clears widgets away (tidying).

    Without an event loop nothing is really deleted, and every later test restyles it again."""
    gc.disable()
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect(1)
    gc.enable()
