"""Files dropped on the library, backups, and how it stays fluid and readable."""

from pathlib import Path

import pytest
import yaml
from forbidden import forbidden  # noqa: F401 - a fixture
from library_room import Room, drop, files_of
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from sample_decks import JEDI_TOOLBOX, deck_of
from window_turns import turns_counted

from swlcg_deck.decks.deck_file import write_yaml_deck
from swlcg_deck.gui.documents.sample_decks import FOLDER, sample_decks
from swlcg_deck.gui.exchange.export_dialog import ExportDialog
from swlcg_deck.gui.exchange.import_dialog import ImportDialog
from swlcg_deck.gui.verdict.standings import Standings


def dialog_of(room: Room, kind: type[QWidget]) -> QWidget:
    found = room.view.findChild(kind)
    assert found is not None
    return found


def test_files_dropped_on_the_view_are_imported(room, qtbot, tmp_path):
    file = tmp_path / "list.txt"
    file.write_text("Affiliation: Jedi\n2x A Jorney to Dagobah\n", encoding="utf-8")
    assert drop(room.view, files_of(file), QPoint(400, 300))
    dialog = dialog_of(room, ImportDialog)
    qtbot.waitUntil(lambda: dialog.isVisible() and dialog.open_button.isEnabled())
    assert dialog.open_button.text() == "Open 1 deck"
    with qtbot.waitSignal(room.view.deck_opened) as opened:
        qtbot.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert opened.args[0].deck.name == "list"
    assert not opened.args[0].is_saved
    assert len(room.library.entries()) == 6, "nothing is saved by importing"


def test_a_hint_is_shown_while_files_hover_over_the_view(room, tmp_path):
    hint = room.view._hint
    assert not hint.isVisible()
    drop(room.view, files_of(), QPoint(5, 5))
    assert not hint.isVisible(), "nothing that could be imported"
    shown = []
    original = hint.show_over
    hint.show_over = lambda widget: (original(widget), shown.append(hint.isVisible()))
    drop(room.view, files_of(tmp_path / "a.txt"), QPoint(5, 5))
    assert shown == [True]
    assert not hint.isVisible()
    dialog_of(room, ImportDialog).close()


def test_export_of_the_chosen_deck_tells_where_it_went(room, qtbot, tmp_path):
    room.select("Toolbox")
    qtbot.mouseClick(room.view.details.head.export, Qt.MouseButton.LeftButton)
    dialog = dialog_of(room, ExportDialog)
    target = tmp_path / "out.o8d"
    room.dialogs.will_answer(target)
    dialog.choose("o8d")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert "A Hero's Journey" in target.read_text(encoding="utf-8")
    assert room.notice() == f"Toolbox exported to {target}."


def test_a_backup_is_written_and_brought_back(room, qtbot, tmp_path):
    target = tmp_path / "backup.zip"
    room.dialogs.will_answer(target)
    menu = room.view.page.back_up.menu()
    menu.actions()[0].trigger()
    room.settle()
    assert room.notice() == f"6 decks and no earlier versions backed up to {target}."
    assert room.dialogs.last.details.endswith(".zip")
    room.select("Toolbox")
    qtbot.keyClick(room.view.page.table, Qt.Key.Key_Delete)
    room.settle()
    room.dialogs.will_answer([target], "Add what is missing")
    menu.actions()[1].trigger()
    room.settle()
    assert room.notice() == "1 deck restored."
    assert "Toolbox" in room.names()


def test_restoring_can_replace_the_library_and_says_where_the_old_one_is(room, tmp_path):
    target = tmp_path / "backup.zip"
    room.dialogs.will_answer(target)
    room.view.backups.back_up()
    room.settle()
    room.library.save(deck_of(room.workspace.pool, JEDI_TOOLBOX, name="Later"))
    room.dialogs.will_answer([target], "Replace the library")
    room.view.backups.restore()
    room.settle()
    assert "Later" not in room.names()
    assert "the library from before is in" in room.notice()


def test_giving_up_a_restore_changes_nothing(room, tmp_path):
    room.dialogs.will_answer([tmp_path / "any.zip"], "Cancel")
    room.view.backups.restore()
    assert room.background.running == 0
    room.dialogs.will_answer([])
    room.view.backups.restore()
    room.dialogs.will_answer(None)
    room.view.backups.back_up()
    assert room.background.running == 0


def test_a_bad_backup_is_told_in_words(room, tmp_path):
    bad = tmp_path / "bad.zip"
    bad.write_text("no zip", encoding="utf-8")
    room.dialogs.will_answer([bad], "Add what is missing")
    room.view.backups.restore()
    room.settle()
    assert "bad.zip" in room.notice()
    assert len(room.names()) == 6


def test_a_library_that_cannot_be_read_says_so(stocked, monkeypatch):
    def fails(_self):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("swlcg_deck.decks.folders.Folders.names", fails)
    stocked.show()
    assert stocked.notice() == "The library cannot be read (Permission denied)."
    assert not stocked.view.first_start.isVisible()


def test_five_hundred_decks_never_hold_the_window_up(stocked, qtbot, pool):
    """The longest stretch of work between two turns of the window is what a user would feel."""
    sets = list(pool.sets)
    for number in range(500):
        chosen = {entry.number: 1 + number % 2 for entry in sets[number % 250 : number % 250 + 8]}
        text = write_yaml_deck(deck_of(pool, chosen, name=f"Deck {number}"), pool)
        (stocked.library.root / f"Deck {number}.swdeck").write_text(text, encoding="utf-8")
    stocked.show()
    stocked.view.page.table.setFocus()
    stocked.workspace.library_changed.emit()
    stocked.settle()
    with turns_counted() as turns:
        stocked.view.standings._known.clear()
        stocked.workspace.library_changed.emit()
        stocked.settle()
        qtbot.keyClicks(stocked.view.page.search.edit, "deck 4")
        stocked.settle()
    assert len(stocked.names()) > 100
    assert max(turns.gaps()) < 200_000


def test_judging_is_done_in_slices(stocked, qtbot, pool):
    """With a clock that goes on by a slice at every look, each turn judges one deck."""
    ticks = iter(range(1_000_000))
    standings = Standings(stocked.workspace.rules, clock=lambda: next(ticks) * 0.005)
    decks = [deck_of(pool, {1: 1 + n % 2}, name=str(n)) for n in range(10)]
    arrivals = []
    standings.arrived.connect(lambda: arrivals.append(len(standings._known)))
    assert all(standings.of(deck.id, deck) is None for deck in decks)
    qtbot.waitUntil(lambda: standings.is_complete)
    assert arrivals == list(range(1, 11))
    assert all(standings.of(deck.id, deck) is not None for deck in decks)


def test_a_verdict_is_judged_once_for_a_content(room, monkeypatch):
    calls = []
    judged = "swlcg_deck.gui.verdict.standings.standing_of"
    monkeypatch.setattr(judged, lambda *_a: calls.append(1))
    room.workspace.library_changed.emit()
    room.settle()
    room.view.page.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    assert calls == []


@pytest.mark.parametrize("text_size", [90, 150, 200])
def test_rows_grow_with_the_text(room, theme, text_size):
    table = room.view.page.table
    theme.choose("light", text_size)
    assert table.rowHeight(0) == round(48 * text_size / 100)
    room.view.grab()
    theme.choose("dark")


def test_everything_that_can_have_the_focus_has_a_name(room):
    room.view.import_decks()
    room.select("Toolbox")
    room.view.export_deck(room.view.commands.current().deck)
    nameless = [
        widget
        for widget in room.view.findChildren(QWidget)
        if widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
        and not widget.accessibleName()
        and not widget.isHidden()
        and not isinstance(widget.parentWidget(), QAbstractScrollArea)
        and not widget.objectName().startswith("qt_")
    ]
    assert nameless == []


def test_rows_are_sentences_for_a_screen_reader(room):
    model = room.view.page.model
    row = model.row_of(next(d.id for d in model.decks() if d.name == "Toolbox"))
    spoken = model.index(row, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith(
        "Toolbox, Jedi, 10 sets, tagged worlds, old, in Tournament, changed Today"
    )
    assert spoken.endswith("Legal.")
    broken = model.index(model.rowCount() - 1, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert broken.startswith("Broken: this file cannot be read.")
    tip = model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "Legal" in tip


def test_a_narrow_window_gives_up_columns_not_names(room):
    table = room.view.page.table
    table.resize(420, 400)
    assert table.isColumnHidden(3)
    assert not table.isColumnHidden(1)
    assert sum(table.columnWidth(at) for at in range(5) if not table.isColumnHidden(at)) <= 420
    table.resize(900, 400)
    assert not table.isColumnHidden(3)


def test_the_samples_are_the_published_decks(pool):
    file = Path(__file__).parents[2] / "data" / "published_decks.yaml"
    published = yaml.safe_load(file.read_text(encoding="utf-8"))
    samples = list(sample_decks(pool))
    assert len({deck.id for deck in samples}) == len(samples) == len(published)
    contents = [(deck.affiliation, {e.number: e.copies for e in deck.sets}) for deck in samples]
    for entry in published:
        assert (entry["affiliation"], entry["sets"]) in contents
    assert all(deck.notes for deck in samples), "each says where it comes from"


def test_adding_the_samples_twice_adds_nothing(room, pool):
    for _ in range(2):
        room.view.librarian.add_samples(sample_decks(pool), FOLDER)
        room.settle()
    assert room.place_titles()[FOLDER] == 11


def test_a_backup_that_is_not_whole_is_asked_about(room, tmp_path):
    (room.library.root / "Link.swdeck").symlink_to(tmp_path / "elsewhere")
    target = tmp_path / "backup.zip"
    room.dialogs.will_answer(target, "Cancel")
    room.view.backups.back_up()
    room.settle()
    assert room.dialogs.last.question == "1 part of the library cannot be backed up."
    assert room.dialogs.last.details.startswith("decks/Link.swdeck: the file cannot be opened")
    assert not target.exists()
    room.dialogs.will_answer(target, "Back up the rest")
    room.view.backups.back_up()
    room.settle()
    assert room.notice().endswith(f"backed up to {target}; without decks/Link.swdeck.")
    room.dialogs.will_answer([target], "Add what is missing")
    room.view.backups.restore()
    room.settle()
    assert room.notice().endswith("; the backup was made without decks/Link.swdeck.")


def test_a_library_that_may_not_be_opened_is_not_a_first_start(stocked, forbidden):  # noqa: F811
    forbidden.shut(stocked.library.root)
    stocked.show()
    assert not stocked.view.first_start.isVisible()
    assert "cannot be read (Permission denied)" in stocked.notice()
    assert stocked.names() == ["decks"]


def test_a_folder_that_may_not_be_opened_has_a_row(stocked, forbidden):  # noqa: F811
    forbidden.shut(stocked.library.root / "Starters")
    stocked.show()
    assert "Starter" not in stocked.names()
    stocked.select("Starters")
    stocked.qtbot.keyClick(stocked.view.page.table, Qt.Key.Key_Delete)
    stocked.settle()
    assert "is a folder that cannot be looked into" in stocked.notice()


def test_a_history_that_may_not_be_read_says_so(stocked, forbidden):  # noqa: F811
    forbidden.shut(stocked.library.history.folder)
    stocked.show()
    stocked.select("Toolbox")
    assert "cannot be read (Permission denied)" in stocked.view.details.once.text()
    assert stocked.view.details.once.isVisible()
