"""What the tests of the window share."""

import pytest
from PySide6.QtWidgets import QApplication

from swlcg_deck.gui.theme.theme import Theme


@pytest.fixture
def theme(qapp: QApplication) -> Theme:
    """The dark theme at 100 %."""
    theme = Theme(qapp)
    theme.choose("dark")
    return theme
