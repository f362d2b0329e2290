"""The dialog that imports lists, open over a window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from scripted_dialogs import ScriptedDialogs

from swlcg_deck.decks.library import Library
from swlcg_deck.gui.documents.rules_choice import RulesChoice
from swlcg_deck.gui.documents.workspace import Workspace
from swlcg_deck.gui.exchange.import_dialog import ImportDialog
from swlcg_deck.gui.work.background import Background


@pytest.fixture
def workspace(pool, tmp_path) -> Workspace:
    dialogs = ScriptedDialogs()
    return Workspace(pool, Library(tmp_path / "decks", pool), RulesChoice(pool), dialogs)


@pytest.fixture
def dialog(qtbot, theme, workspace) -> Iterator[ImportDialog]:
    background = Background()
    host = QWidget()
    qtbot.addWidget(host)
    host.show()
    dialog = ImportDialog(theme, workspace, background, host)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.open()
    dialog.resize(1040, 660)
    qtbot.waitExposed(dialog)
    yield dialog
    background.close()
