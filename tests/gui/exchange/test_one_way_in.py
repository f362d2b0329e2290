"""Whichever way a file comes in: the same reading, the same report, the same decks."""

import os
import subprocess
import sys

import pytest
from library_room import drop, files_of
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from second_start import second_start

from swlcg_deck.decks.deck import new_deck
from swlcg_deck.formats.list_folder import read_list
from swlcg_deck.gui.documents.deck_mime import dropped_files
from swlcg_deck.gui.exchange.import_dialog import ImportDialog
from swlcg_deck.gui.exchange.source import read_source
from swlcg_deck.gui.shell.views import MODES
from swlcg_deck.gui.startup.app import receive
from swlcg_deck.gui.startup.single_instance import Answer, InstanceServer

DAMAGED = "Affiliation: Jedi\n2x A Jorney to Dagobah\n1x A Hero's Trial\nbring snacks 3x\n"
CLEAN = "Affiliation: Jedi\n2x A Journey to Dagobah\n"


def dropped_on_the_window(window, file, _qtbot):
    window.show_mode("build")
    drop(window, files_of(file), QPoint(9, 9))


def dropped_on_the_library(window, file, _qtbot):
    window.show_mode("library")
    drop(window.views.library, files_of(file), QPoint(9, 9))


def opened_from_the_menu(window, file, _qtbot):
    window.parts.dialogs.answers.append([file])
    window.actions_by_name["open_files"].trigger()


def named_on_the_command_line(window, file, _qtbot):
    window.lists.open_lists([file])


def handed_over_by_a_second_start(window, file, qtbot):
    place = str(file.parent / "socket")
    server = InstanceServer(place)
    server.setParent(window)  # as long as the sockets it hands out
    server.files_received.connect(lambda names: receive(window, names))
    with qtbot.waitSignal(server.files_received):
        assert second_start(qtbot, place, [str(file)]) is Answer.TAKEN


WAYS = (
    dropped_on_the_window,
    dropped_on_the_library,
    opened_from_the_menu,
    named_on_the_command_line,
    handed_over_by_a_second_start,
)


def read_by(window, qtbot) -> ImportDialog:
    """The dialog that shows what became of every line."""
    dialogs = window.findChildren(ImportDialog)
    (dialog,) = [found for found in dialogs if found.reader.sources()]
    qtbot.waitUntil(lambda: dialog.isVisible() and not dialog.reader.is_reading)
    return dialog


def test_the_same_damaged_list_makes_the_same_report_and_deck_by_every_way(window, qtbot, tmp_path):
    file = tmp_path / "Sunday.txt"
    file.write_text(DAMAGED, encoding="utf-8")
    reports, decks = [], []
    for way in WAYS:
        way(window, file, qtbot)
        dialog = read_by(window, qtbot)
        assert window.workspace.documents == []  # nothing opens before it was looked at
        (source,) = dialog.reader.sources()
        model = dialog.report.model
        shown = [model.index(row, 0).data() for row in range(model.rowCount())]
        reports.append((source.answered.report, shown))
        with qtbot.waitSignal(dialog.opened):
            dialog.accept()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        (document,) = window.workspace.documents
        decks.append((document.deck.model_copy(update={"id": ""}), document.is_saved))
        window.parts.dialogs.answers.append("Do not save")
        assert window.workspace.close(document)
    assert len(reports[0][0]) >= 4
    assert all(report == reports[0] for report in reports)
    assert all(deck == decks[0] for deck in decks)
    assert decks[0][0].name == "Sunday"


@pytest.mark.parametrize("way", WAYS)
def test_a_list_that_says_what_it_means_opens_at_once(window, qtbot, tmp_path, way):
    file = tmp_path / "Sunday.txt"
    file.write_text(CLEAN, encoding="utf-8")
    way(window, file, qtbot)
    qtbot.waitUntil(lambda: window.workspace.current is not None)
    assert window.workspace.current.deck.name == "Sunday"
    assert not window.workspace.current.is_saved
    assert not any(found.isVisible() for found in window.findChildren(ImportDialog))


@pytest.mark.parametrize("mode", MODES)
def test_a_file_can_be_dropped_in_any_view(window, qtbot, tmp_path, mode):
    file = tmp_path / "Sunday.txt"
    file.write_text(CLEAN, encoding="utf-8")
    window.show_mode(mode)
    drop(window, files_of(file), QPoint(9, 9))
    qtbot.waitUntil(lambda: window.workspace.current is not None)
    assert window.workspace.current.deck.name == "Sunday"


def test_a_deck_of_the_library_opens_in_place_by_every_way(window, qtbot):
    saved = window.workspace.library.save(new_deck("Sunday", "Jedi"))
    for way in WAYS:
        way(window, saved.path, qtbot)
        assert [one.deck.id for one in window.workspace.documents] == [saved.deck.id]
        assert window.workspace.current.is_saved


def test_more_decks_than_anybody_wants_are_asked_for(window, qtbot, tmp_path):
    for number in range(21):
        (tmp_path / f"{number}.txt").write_text(CLEAN, encoding="utf-8")
    window.lists.open_lists([tmp_path])
    dialog = read_by(window, qtbot)
    assert dialog.open_button.text() == "Open 21 decks"
    assert window.workspace.documents == []
    dialog.reject()


@pytest.mark.skipif(sys.platform != "linux", reason="names of Linux are bytes")
def test_a_name_that_is_not_utf8_is_dropped_byte_for_byte(tmp_path):
    data = files_of()
    file = tmp_path / os.fsdecode(b"nm\xff #1%.txt")
    data.setData("text/uri-list", file.as_uri().encode())
    assert dropped_files(data) == [file]


# A whole start, which ends as soon as its window shows the deck of the file that was named.
_START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.startup.application import Application
from swlcg_deck.start import main

def look():
    windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
    document = windows[0].workspace.current if windows else None
    if document is not None:
        print(document.deck.name, document.deck.total, document.is_saved)
        application.exit(7)

application = Application([])
looking = QTimer()
looking.timeout.connect(look)
looking.start(20)
sys.exit(main(sys.argv[1:]))
"""


def test_a_file_named_at_the_start_is_in_the_window(tmp_path):
    file = tmp_path / "Sunday.txt"
    file.write_text(CLEAN, "utf-8")
    places = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "HOME")
    done = subprocess.run(
        [sys.executable, "-c", _START, file.name],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, **dict.fromkeys(places, str(tmp_path))},
    )
    assert (done.stdout, done.returncode) == ("Sunday 2 False\n", 7), done.stderr


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Sunday.txt", DAMAGED),
        ("Both.txt", f"{DAMAGED}\n\nAffiliation: Sith\n2x Fall of the Jedi\n"),
        ("Code.txt", "SW1-0AR0900G0B4R"),
    ],
)
def test_a_window_reads_a_file_as_the_commands_do(pool, tmp_path, name, text):
    file = tmp_path / name
    file.write_text(text, "utf-8")
    ours, theirs = read_source(file, "", pool), read_list(text.encode(), pool, name)
    assert ours.answered.report == theirs.report
    assert len(theirs.decks) == (2 if name == "Both.txt" else 1)
    without_id = [deck.model_copy(update={"id": ""}) for deck in theirs.decks]
    assert [deck.model_copy(update={"id": ""}) for deck in ours.decks] == without_id
