"""Printed texts that a user brings along are searched, and shown where ours are missing."""

from collections.abc import Iterator

import pytest
from octgn_files import official_xml, write_set
from player import Player
from window_parts import AnsweringDialogs

from swlcg_deck.cards.packs.card_packs import ENVIRONMENT
from swlcg_deck.gui.card_packs.pack_dialog import PackDialog
from swlcg_deck.gui.cards.card_widget import CardWidget
from swlcg_deck.gui.documents.settings import Settings, SettingsStore
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.startup.app import make_parts

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def player(qapp, qtbot, tmp_path, monkeypatch) -> Iterator[Player]:
    """At a window made as the program makes it."""
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "packs"))
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path / "library"))
    store = SettingsStore(tmp_path / "settings.json")
    parts = make_parts(qapp, Settings(), store, AnsweringDialogs())
    window = MainWindow(parts)
    with qtbot.waitExposed(window):
        window.show()
    yield Player(qtbot, window)
    window.close()
    parts.background.close()


def test_a_text_that_was_imported_is_found_and_shown_at_once(player, pool, tmp_path):
    unwritten = next(c for e in pool.sets for c in e.command_cards if not c.is_written)
    code, window = unwritten.code, player.window
    window.show_mode("build")
    build = window.views.build
    build.finder.type_text("text:xylophone")
    assert build.finder.results.table().model().rowCount() == 0
    build.show_set(unwritten.set)
    chosen = tmp_path / "chosen"
    write_set(chosen, official_xml(unwritten, "Play the xylophone."))
    window.actions_by_name["import_cards"].trigger()
    dialog = window.findChild(PackDialog)
    window.parts.dialogs.answers.append(chosen)
    player.click(dialog.packs.folder)
    player.qtbot.waitUntil(dialog.importing.start.isVisible)
    with player.qtbot.waitSignal(dialog.changed):
        player.click(dialog.importing.start)
    dialog.reject()
    assert build.finder.results.table().model().rowCount() == 1
    shown = [card for card in build.cards.findChildren(CardWidget) if card.card.code == code]
    assert "Printed: Play the xylophone." in shown[0].accessibleDescription()
    assert "Play the xylophone." in shown[0].toolTip()
