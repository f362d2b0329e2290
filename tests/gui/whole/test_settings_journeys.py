"""Settings as a player meets them: chosen once, in force at once, there again at the next start."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from sample_decks import JEDI_TOOLBOX, deck_of
from window_parts import AnsweringDialogs

from swlcg_deck.gui.card_packs.pack_dialog import PackDialog
from swlcg_deck.gui.documents.settings import Settings, SettingsStore
from swlcg_deck.gui.shell.settings_dialog import SettingsDialog
from swlcg_deck.gui.startup.app import make_parts
from swlcg_deck.gui.theme.palette import DARK, LIGHT
from swlcg_deck.gui.widgets.busy_bar import BusyBar
from swlcg_deck.legality.findings import Mode

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def opened(player) -> SettingsDialog:
    player.press("Ctrl+,")
    dialog = player.window.findChild(SettingsDialog)
    assert dialog.isVisible()
    return dialog


def test_the_author_is_on_new_decks_and_on_the_sheet_at_once(player):
    player.press("Ctrl+5")
    fields = player.window.views.tournament.pair.fields
    assert fields.player.text() == ""
    dialog = opened(player)
    dialog.author.setFocus()
    player.qtbot.keyClicks(dialog.author, "A Player")
    player.click(dialog.save)
    assert fields.player.text() == "A Player"
    player.looks_at(player.window)
    player.press("Ctrl+N", "Escape")
    assert player.deck.author == "A Player"
    player.press("Ctrl+S")
    assert player.window.workspace.library.entries()[0].deck.author == "A Player"


def test_the_folder_of_octgn_is_where_lists_and_packs_come_from_and_decks_go(
    player, parts, pool, tmp_path
):
    octgn = tmp_path / "octgn"
    octgn.mkdir()
    dialog = opened(player)
    parts.dialogs.answers.append(octgn)
    player.click(dialog.octgn.choose_button)
    player.click(dialog.save)
    asked = parts.dialogs.folders
    importing = player.window.views.library.import_decks()
    parts.dialogs.answers.append([])
    player.click(importing.choose)
    assert asked[-1] == str(octgn)
    importing.reject()
    exporting = player.window.views.library.export_deck(deck_of(pool, JEDI_TOOLBOX, name="Jedi"))
    for name, suggested in (("o8d", str(octgn / "Jedi.o8d")), ("csv", "Jedi.csv")):
        exporting.choose(name)
        parts.dialogs.answers.append(None)
        player.click(exporting.save)
        assert asked[-1] == suggested
    exporting.reject()
    player.window.actions_by_name["import_cards"].trigger()
    packs = player.window.findChild(PackDialog)
    for answer, button in (([], packs.packs.files), (None, packs.packs.folder)):
        parts.dialogs.answers.append(answer)
        player.click(button)
        assert asked[-1] == str(octgn)
    packs.reject()


def test_rules_chosen_beside_the_verdict_are_there_at_the_next_start(player, parts):
    player.press("Ctrl+N", "Escape")
    parts.rules.choose("faq-5.0", Mode.CASUAL)
    parts.workspace.current.undo_stack.setClean()
    player.window.close()
    again = parts.store.load()
    assert (again.edition, again.mode) == ("faq-5.0", "casual")


def test_the_newest_edition_is_kept_as_whatever_is_newest_then(player, parts):
    parts.rules.choose(parts.pool.default_edition.id, Mode.TOURNAMENT)
    player.window.close()
    assert parts.store.load().edition == ""


def test_letters_made_larger_by_key_are_there_at_the_next_start(player, parts):
    player.press("Ctrl+Shift+Up", "Ctrl+Shift+Up")
    player.window.close()
    assert parts.store.load().text_size == 125


@pytest.mark.parametrize("text_size", [100, 150, 200])
def test_with_large_letters_the_window_fits_a_common_screen(player, parts, text_size):
    parts.theme.choose("dark", text_size)
    for mode in ("library", "build", "analyse", "tournament", "collection"):
        player.window.show_mode(mode)
    assert player.window.minimumSizeHint().width() <= 1280
    assert player.window.minimumSizeHint().height() <= 760


def test_the_system_s_colours_are_followed_while_it_changes_them(parts, qtbot, monkeypatch):
    hints = QGuiApplication.styleHints()
    scheme = Qt.ColorScheme.Light
    monkeypatch.setattr(type(hints), "colorScheme", lambda _hints: scheme)
    parts.theme.choose("system")
    assert parts.theme.palette is LIGHT
    scheme = Qt.ColorScheme.Dark
    with qtbot.waitSignal(parts.theme.changed):
        hints.colorSchemeChanged.emit(scheme)
    assert parts.theme.palette is DARK
    parts.theme.choose("light")
    hints.colorSchemeChanged.emit(scheme)
    assert parts.theme.palette is LIGHT


def test_without_motion_the_bar_of_long_work_stands_still(player, parts, qtbot):
    bar = BusyBar(parts.theme)
    qtbot.addWidget(bar)
    dialog = opened(player)
    player.click(dialog.motion.button("off"))
    player.click(dialog.save)
    bar.line.switch(True)
    assert not bar.line.is_moving
    parts.settings.motion = True
    parts.use_settings()
    bar.line.switch(True)
    assert bar.line.is_moving


def test_another_library_folder_is_used_from_the_next_start_on(qapp, tmp_path):
    settings = Settings(library_folder=str(tmp_path / "elsewhere"), edition="faq-1.1", author="M")
    store = SettingsStore(tmp_path / "settings.json")
    made = make_parts(qapp, settings, store, AnsweringDialogs())
    assert made.workspace.library.root == tmp_path / "elsewhere"
    assert made.rules.edition.id == "faq-1.1"
    assert made.workspace.new().deck.author == "M"
    made.background.close()
