"""A settings file may remember anything for a view: the window starts, and every view opens."""

import json
from typing import Any

import pytest

from swlcg_deck.gui.documents.settings import SettingsStore
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.shell.views import MODES
from swlcg_deck.gui.startup.app import make_parts
from swlcg_deck.gui.startup.smoke import _settle
from swlcg_deck.gui.work.unanswered_questions import NobodyAnswers

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", "QSplitter", "QHeaderView")
WRONG: dict[str, Any] = {
    "text": "\x00<img src=x>",
    "number": -1,
    "huge number": 10**40,
    "nothing": None,
    "list": [[], {}, None, "x", -5, 10**40],
    "group": {"": None, "x": [{}], "0": "y"},
}


LEAVES = ["text", "huge number", "list"]
"""What is put into the innermost places too, not only in place of all a view remembers."""


def with_leaves(kept: Any, wrong: Any) -> Any:
    if isinstance(kept, dict):
        return {key: with_leaves(value, wrong) for key, value in kept.items()}
    return [with_leaves(value, wrong) for value in kept] if isinstance(kept, list) else wrong


def open_everything(qapp, qtbot, store) -> None:
    """Start the window with the settings of the file, open every view, close it as a user does."""
    parts = make_parts(qapp, store.load(), store, NobodyAnswers())
    window = MainWindow(parts)
    qtbot.addWidget(window)
    window.show()
    parts.workspace.new("Deck", "Jedi")
    for mode in MODES:
        window.show_mode(mode)
        window.views.view(mode)
        _settle(parts)
    for document in parts.workspace.documents:
        document.undo_stack.setClean()
    window.close()
    parts.background.close()


@pytest.fixture
def store(tmp_path, monkeypatch) -> SettingsStore:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    return SettingsStore(tmp_path / "settings.json")


@pytest.fixture(scope="module")
def remembered() -> dict[str, Any]:
    """What a real session leaves in its settings file; made by the first test that asks."""
    return {}


@pytest.mark.parametrize(
    ("kind", "is_deep"), [*((kind, False) for kind in WRONG), *((kind, True) for kind in LEAVES)]
)
def test_no_memory_of_a_view_keeps_the_window_from_opening(
    qapp, qtbot, store, remembered, kind, is_deep
):
    if not remembered:
        open_everything(qapp, qtbot, store)
        remembered.update(json.loads(store.path.read_text(encoding="utf-8")))
    assert remembered["views"], "no view remembers anything: the test is worth nothing"
    wrong = WRONG[kind]
    forged = remembered | {
        "library_folder": str(store.path.parent / "library"),
        "edition": str(wrong),
        "language": str(wrong),
        "recent_files": [str(wrong)] * 3,
        "layout": {name: str(wrong) for name in remembered["layout"]},
        "views": {
            view: with_leaves(kept, wrong)
            if is_deep
            else dict.fromkeys([*kept, "unheard of"], wrong)
            for view, kept in remembered["views"].items()
        },
        "collection": {"Core Set": -5, "<b>": 10**9, "Edge of Darkness": 10**9},
    }
    store.path.write_text(json.dumps(forged), encoding="utf-8")
    open_everything(qapp, qtbot, store)
    assert store.note == ""
    assert json.loads(store.path.read_text(encoding="utf-8"))["version"] == forged["version"]
