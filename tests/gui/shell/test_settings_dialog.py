"""The settings dialog: what it changes at once, what it keeps, and what Cancel brings back."""

import json

import pytest
from dialog_on_screen import dialog_on_screen
from hands_and_eyes import click
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from swlcg_deck.gui.shell.settings_dialog import _SUMMARIES, SettingsDialog
from swlcg_deck.gui.theme.palette import DARK, LIGHT
from swlcg_deck.legality.findings import Mode


@pytest.fixture
def parts(parts):
    parts.settings.theme = "dark"
    return parts


@pytest.fixture
def dialog(parts):
    with dialog_on_screen(SettingsDialog(parts)) as dialog:
        yield dialog


def pick(qtbot, combo, text):
    """Walk through a drop-down with the arrow keys until it shows something."""
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    while combo.currentText() != text:
        before = combo.currentIndex()
        qtbot.keyClick(combo, Qt.Key.Key_Down)
        assert combo.currentIndex() > before, f"there is no {text}"


def test_the_theme_changes_at_once_and_cancel_brings_it_back(qtbot, dialog, parts):
    click(qtbot, dialog.theme.button("light"))
    assert parts.theme.palette is LIGHT
    assert parts.settings.theme == "dark", "nothing is kept yet"
    click(qtbot, dialog.cancel)
    assert parts.theme.palette is DARK
    assert not parts.store.path.exists()
    assert not dialog.isVisible()


def test_the_text_grows_at_once_and_escape_brings_it_back(qtbot, dialog, parts):
    pick(qtbot, dialog.text_size, "150 %")
    assert parts.theme.scale == 1.5
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert parts.theme.scale == 1.0


def test_closing_the_window_is_cancel(qtbot, dialog, parts):
    click(qtbot, dialog.theme.button("light"))
    dialog.close()
    assert parts.theme.palette is DARK


def test_rules_change_at_once_and_cancel_brings_them_back(qtbot, dialog, parts):
    before = (parts.rules.edition.id, parts.rules.mode)
    click(qtbot, dialog.mode.button("casual"))
    pick(qtbot, dialog.edition, "FAQ 1.1")
    assert (parts.rules.edition.id, parts.rules.mode) == ("faq-1.1", Mode.CASUAL)
    assert "without the restricted list" in dialog._about_mode.text()
    click(qtbot, dialog.cancel)
    assert (parts.rules.edition.id, parts.rules.mode) == before


def test_everything_is_kept_on_save(qtbot, dialog, parts, tmp_path):
    click(qtbot, dialog.theme.button("light"))
    pick(qtbot, dialog.text_size, "125 %")
    click(qtbot, dialog.motion.button("off"))
    click(qtbot, dialog.mode.button("casual"))
    pick(qtbot, dialog.edition, "FAQ 1.1")
    dialog.author.clear()
    qtbot.keyClicks(dialog.author, "  A player ")
    (tmp_path / "decks").mkdir()
    parts.dialogs.answers.extend([tmp_path / "decks", tmp_path])
    click(qtbot, dialog.library.choose_button)
    click(qtbot, dialog.octgn.choose_button)
    with qtbot.waitSignal(dialog.applied):
        click(qtbot, dialog.save)
    written = json.loads(parts.store.path.read_text("utf-8"))
    assert {key: written[key] for key in ("theme", "text_size", "motion", "edition", "mode")} == {
        "theme": "light",
        "text_size": 125,
        "motion": False,
        "edition": "faq-1.1",
        "mode": "casual",
    }
    assert (written["author"], written["library_folder"], written["octgn_folder"]) == (
        "A player",
        str(tmp_path / "decks"),
        str(tmp_path),
    )
    assert parts.theme.palette is LIGHT
    assert parts.rules.mode is Mode.CASUAL


def test_the_newest_edition_stays_the_newest_after_an_update(qtbot, dialog, parts):
    click(qtbot, dialog.save)
    assert parts.settings.edition == ""


def test_enter_saves(qtbot, dialog, parts):
    dialog.author.setFocus()
    qtbot.keyClicks(dialog.author, "A player")
    qtbot.keyClick(dialog.author, Qt.Key.Key_Return)
    assert parts.settings.author == "A player"


def test_another_library_is_used_after_a_restart_and_that_is_said(qtbot, dialog, parts, tmp_path):
    root = parts.workspace.library.root
    hint = dialog._about_library
    assert not hint.isVisible()
    (tmp_path / "elsewhere").mkdir()
    parts.dialogs.answers.append(tmp_path / "elsewhere")
    click(qtbot, dialog.library.choose_button)
    assert hint.isVisible()
    assert "from the next start on" in hint.text()
    assert dialog.library.path.text() == str(tmp_path / "elsewhere")
    assert parts.workspace.library.root == root
    click(qtbot, dialog.library.reset_button)
    assert not hint.isVisible()
    assert not dialog.library.reset_button.isEnabled()


def test_a_variable_that_wins_over_the_chosen_folder_is_named(parts, tmp_path, monkeypatch):
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path))
    with dialog_on_screen(SettingsDialog(parts)) as dialog:
        assert dialog._about_library.isVisible()
        assert "SWLCG_DECK_LIBRARY is set" in dialog._about_library.text()


def test_a_folder_that_is_none_is_not_taken(qtbot, dialog, parts, tmp_path):
    parts.dialogs.answers.append(tmp_path / "gone")
    click(qtbot, dialog.library.choose_button)
    assert "choose another one" in dialog._about_library.text()
    assert not dialog.save.isEnabled()
    assert dialog.save.toolTip()
    click(qtbot, dialog.library.reset_button)
    assert dialog.save.isEnabled()


def test_a_folder_question_that_is_cancelled_changes_nothing(qtbot, dialog, parts):
    parts.dialogs.answers.append(None)
    click(qtbot, dialog.octgn.choose_button)
    assert dialog.octgn.folder() == ""
    assert dialog.octgn.path.text() == "Not chosen"


def test_the_dialog_shows_what_is_set(qtbot, parts):
    parts.settings.text_size = 137
    parts.settings.motion = False
    parts.settings.author = "A player"
    parts.rules.choose("faq-5.0", Mode.CASUAL)
    dialog = SettingsDialog(parts)
    qtbot.addWidget(dialog)
    assert dialog.theme.current() == "dark"
    assert dialog.text_size.currentText() == "137 %"
    assert dialog.motion.current() == "off"
    assert dialog.edition.currentData() == "faq-5.0"
    assert dialog.mode.current() == "casual"
    assert dialog.author.text() == "A player"


def test_settings_that_cannot_be_saved_are_told_and_not_fatal(qtbot, dialog, parts):
    parts.store.path.mkdir(parents=True)
    told = []
    parts.workspace.failed.connect(told.append)
    click(qtbot, dialog.save)
    assert len(told) == 1
    assert told[0].startswith("The settings could not be saved")


def test_every_field_is_reached_by_tab_and_has_a_name(qtbot, dialog):
    dialog.theme.button("dark").setFocus()
    seen = []
    for _ in range(20):
        widget = dialog.focusWidget()
        if widget in seen:
            break
        seen.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    assert all(widget.accessibleName() for widget in seen)
    for wanted in (dialog.text_size, dialog.edition, dialog.author, dialog.cancel, dialog.save):
        assert wanted in seen
    for kind in (QAbstractButton, QComboBox, QLineEdit):
        assert all(widget.accessibleName() for widget in dialog.findChildren(kind))


def test_choices_go_by_the_arrow_keys(qtbot, dialog, parts):
    button = dialog.theme.button("dark")
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Right)
    assert dialog.theme.current() == "light"
    assert parts.theme.palette is LIGHT


@pytest.mark.parametrize("text_size", [90, 150, 200])
def test_nothing_is_cut_at_any_text_size(qapp, dialog, parts, text_size):
    parts.theme.choose("light", text_size)
    dialog.resize(dialog.sizeHint())
    qapp.processEvents()
    assert dialog._form.width() <= dialog._scroll.viewport().width()


def test_what_is_said_of_each_edition_can_be_translated(pool):
    assert [edition.summary for edition in pool.editions] == list(_SUMMARIES)
