"""What players write is text: no name, note or path of theirs is ever taken for markup."""

import pytest
from markup_room import PICTURE, all_widgets, fill, markup, odd_list, rendered
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from swlcg_deck.gui.documents.settings import Settings, SettingsStore
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.startup.app import make_parts
from swlcg_deck.gui.startup.smoke import _settle
from swlcg_deck.gui.startup.smoke_walk import walk
from swlcg_deck.gui.work.questions import QtDialogs
from swlcg_deck.gui.work.unanswered_questions import NobodyAnswers

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class HostileAnswers(NobodyAnswers):
    """Every list that is asked for is one of markup, every name too."""

    def __init__(self, folder):
        self.folder = folder

    def open_files(self, title, filters, start=""):  # noqa: ARG002 - the question of `Dialogs`
        return [odd_list(self.folder)]

    def text(self, title, label, suggestion=""):  # noqa: ARG002 - the question of `Dialogs`
        return markup("answer")


@pytest.fixture
def parts(qapp, tmp_path, monkeypatch):
    home = tmp_path / f"<img src={PICTURE}>"
    home.mkdir()
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(home))
    store = SettingsStore(home / "settings.json")
    settings = Settings(library_folder=str(home / "library"), author=markup("author"))
    made = make_parts(qapp, settings, store, HostileAnswers(home))
    yield made
    made.background.close()


def test_nothing_a_player_wrote_is_rendered_anywhere_in_the_window(qtbot, parts):
    ids = fill(parts.workspace.library, parts.pool)
    window = MainWindow(parts)
    qtbot.addWidget(window)
    window.show()
    for deck_id in ids:
        parts.workspace.open_library(deck_id)
    parts.workspace.library_changed.emit()
    found: dict[str, str] = {}
    shown = 0
    for name, step in walk(window):
        if name == "sample decks":
            continue
        step()
        _settle(parts)
        widgets = all_widgets()
        shown += sum(isinstance(w, QLabel) and PICTURE in w.text() for w in widgets)
        for fault in rendered(widgets):
            found.setdefault(fault, name)
        if parts.workspace.current is not None and PICTURE not in parts.workspace.current.deck.name:
            parts.workspace.open_library(ids[0])
    parts.workspace.documents.clear()
    assert shown > 100, "the names of the decks are hardly ever shown: the walk is worth nothing"
    if found:
        pytest.fail("\n".join(f"{where}: {fault}" for fault, where in found.items()))


ASKED = {
    "choose": lambda dialogs, text: dialogs.choose(text, text, ["Yes", "No"]),
    "confirm": lambda dialogs, text: dialogs.confirm(text, text, "Yes", "No"),
    "text": lambda dialogs, text: dialogs.text(text, text, text),
    "pick": lambda dialogs, text: dialogs.pick(text, text, [text, "other"]),
    "tell": lambda dialogs, text: dialogs.tell(text, text),
}


@pytest.mark.parametrize("question", ASKED)
def test_no_question_takes_a_name_for_markup(qapp, question):
    seen = []

    def look():
        dialog = qapp.activeModalWidget()
        assert isinstance(dialog, QDialog)
        QTimer.singleShot(0, dialog.reject)
        labels = [label for label in dialog.findChildren(QLabel) if PICTURE in label.text()]
        seen.append(len(labels))
        seen.extend(rendered([*labels]))

    QTimer.singleShot(0, look)
    ASKED[question](QtDialogs(), markup("deck"))
    QApplication.processEvents()
    assert seen == [2 if question in ("choose", "confirm") else 1]
