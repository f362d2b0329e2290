"""Garbage is cleared away in the window's thread, and there only."""

import gc
import threading

import pytest
from PySide6.QtCore import QObject

from swlcg_deck.gui.startup.tidying import Tidying


class Ring:
    """Something that only the collector can clear away: it holds itself."""

    gone_in: list[str]

    def __init__(self, gone_in: list[str]) -> None:
        self.me, self.gone_in = self, gone_in

    def __del__(self) -> None:
        self.gone_in.append(threading.current_thread().name)


@pytest.fixture
def tidying(qapp):
    parent = QObject(qapp)
    yield Tidying(parent)
    parent.deleteLater()


def test_a_thread_that_makes_much_clears_nothing_away(tidying, qtbot):
    gone: list[str] = []
    Ring(gone)
    worker = threading.Thread(target=lambda: [[] for _ in range(200_000)], name="worker")
    worker.start()
    worker.join()
    assert gone == []
    many = [Ring(gone) for _ in range(2 * gc.get_threshold()[0])]
    del many
    qtbot.waitUntil(lambda: bool(gone))
    assert set(gone) == {threading.main_thread().name}
    assert tidying.parent() is not None
