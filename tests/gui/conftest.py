"""What the tests of the window share."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from swlcg_deck.gui.theme.theme import Theme


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The dark theme at 100 %."""
    theme = Theme(qapp)
    theme.choose("dark")
    return theme


@pytest.fixture(autouse=True)
def _no_widget_outlives_its_test(qapp: QApplication) -> Iterator[None]:  # noqa: ARG001
    """Without an event loop nothing is really deleted, and every later test restyles it again."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
