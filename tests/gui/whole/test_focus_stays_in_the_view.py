"""Who has the keyboard and goes away leaves it to the view, never to the bar of views."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from sample_decks import JEDI_FIGHTERS, deck_of
from tournament_parts import aggro, toolbox

from swlcg_deck.gui.shell.focus_keeper import seat_of
from swlcg_deck.gui.shell.views import MODES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PLACES = (
    *MODES,
    "playtest openings",
    "playtest simulate",
    "tournament judge",
    "tournament check",
)
"""Every view, and every page of those that have several."""


@pytest.fixture
def go(player, parts, pool):
    """Opens a place of a window that has decks to show."""
    for deck in (toolbox(pool), aggro(pool), deck_of(pool, JEDI_FIGHTERS)):
        parts.workspace.save(parts.workspace.open_imported(deck))
    window = player.window

    def go(place: str) -> QWidget:
        mode, _, page = place.partition(" ")
        window.show_mode(mode)
        if mode == "playtest":
            window.views.playtest.show_page(page or "table")
        if page and mode == "tournament":
            window.views.tournament.show_part(page)
        QCoreApplication.processEvents()
        return window.place(mode)

    return go


def can_have_it(view: QWidget) -> list[QWidget]:
    """What one reaches with Tab."""
    return [
        widget
        for widget in view.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.window() is view.window()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
    ]


def settle() -> QWidget:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    return QApplication.focusWidget()


def assert_in(view: QWidget, now: QWidget | None, after: str) -> None:
    assert now is not None, f"nobody has the keyboard after {after}"
    assert now is view or view.isAncestorOf(now), f"{now} has the keyboard after {after}"
    assert now.isVisible()


@pytest.mark.parametrize("place", PLACES)
def test_whoever_is_hidden_or_disabled_leaves_the_keyboard_to_the_view(go, place):
    view = go(place)
    reachable = can_have_it(view)
    assert reachable
    surface = seat_of(view)
    for widget in reachable:
        if not widget.isVisible() or not widget.isEnabled():
            continue
        name = f"{type(widget).__name__} {widget.accessibleName()}"
        widget.setFocus()
        assert QApplication.focusWidget() is widget, name
        widget.hide()
        now = settle()
        assert_in(view, now, f"hiding {name}")
        assert now is surface or not surface.isVisible(), f"after hiding {name}"
        widget.show()
        widget.setFocus()
        widget.setEnabled(False)
        assert_in(view, settle(), f"disabling {name}")
        widget.setEnabled(True)


@pytest.mark.parametrize("place", PLACES)
def test_whoever_is_deleted_leaves_the_keyboard_to_the_view(go, place):
    view = go(place)
    for child in view.findChildren(QWidget):
        if child.isVisible() and child.layout() is not None and child.window() is view.window():
            button = QPushButton("Here for a moment", child)
            button.show()
            button.setFocus()
            assert QApplication.focusWidget() is button
            button.deleteLater()
            assert_in(view, settle(), f"deleting a child of {type(child).__name__}")


@pytest.mark.parametrize("mode", MODES)
def test_going_to_a_view_gives_it_the_keyboard(go, player, mode):
    go("rules" if mode != "rules" else "library")
    player.press(f"Ctrl+{MODES.index(mode) + 1}")
    assert_in(player.window.place(mode), settle(), f"going to {mode}")


def test_going_through_the_bar_with_the_keyboard_stays_there(go, player):
    go("library")
    bar = player.window.mode_bar
    bar.buttons["library"].setFocus(Qt.FocusReason.TabFocusReason)
    assert settle() is bar.buttons["library"]
    player.press("Down")
    assert player.window.mode == "build"
    assert settle() is bar.buttons["build"]


def test_a_hand_is_kept_with_the_mouse_and_the_printed_keys_go_on(go, player):
    playtest = go("playtest")
    player.click(playtest.start.start)
    player.waits_for(lambda: playtest.is_playing)
    table = playtest.table
    panel = table.panel
    for _ in range(8):
        player.waits_for(lambda: bool(panel.buttons))
        before = table.session.table.at
        if any("Keep" in each.accessibleName() for each in panel.buttons):
            break
        player.press("1", "C")
        player.waits_for(lambda before=before: table.session.table.at != before)
    (keep,) = [each for each in panel.buttons if "Keep" in each.accessibleName()]
    player.waits_for(keep.isVisible)
    before = table.session.table.at
    player.click(keep)
    player.waits_for(lambda: table.session.table.at != before)
    assert_in(table, settle(), "keeping the hand")
    player.press("Space")
    assert player.window.mode == "playtest"
    before = table.session.table.at
    player.waits_for(lambda: bool(panel.buttons))
    player.press("1", "C")
    player.waits_for(lambda: table.session.table.at != before)


def test_findings_are_mended_and_the_view_keeps_the_keyboard(go, player, parts):
    build = go("build")
    parts.workspace.show(parts.workspace.documents[-1])
    findings = build.deck.body.verdict.findings
    for _ in range(len(findings.rows()) + 2):
        row = next((row for row in findings.rows() if row.button.isVisible()), None)
        if row is None:
            break
        if row.menu.isEmpty():
            player.click(row.button)
        else:
            row.button.setFocus()
            row.menu.actions()[0].trigger()
        assert_in(build, settle(), "mending a finding")
    else:
        raise AssertionError("the deck has no end of findings")
    assert build.finder.results.table().hasFocus()
