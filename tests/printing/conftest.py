"""Pages are painted with fonts, and fonts need an application."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(scope="module", autouse=True)
def _application(qapp: QApplication) -> QApplication:
    return qapp
