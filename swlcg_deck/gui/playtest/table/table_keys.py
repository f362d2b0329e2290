"""Keys that work anywhere at the table."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from swlcg_deck.gui.playtest.table.table_page import TablePage

Act = Callable[[], object]


def act_of(page: "TablePage", event: QKeyEvent) -> Act | None:
    """What a key does now; None where it means nothing."""
    keys, key = event.modifiers(), event.key()
    if keys & Qt.KeyboardModifier.ControlModifier:
        shift = keys & Qt.KeyboardModifier.ShiftModifier
        with_control: dict[int, Act] = {
            Qt.Key.Key_Z: page.acts.redo if shift else page.acts.undo,
            Qt.Key.Key_Y: page.acts.redo,
            Qt.Key.Key_S: page.save_wanted.emit,
            Qt.Key.Key_Return: page.choosing.confirm,
        }
        return with_control.get(key)
    if key == Qt.Key.Key_Escape:
        return _escape(page)
    replaying = page.session is not None and page.session.is_replaying
    acts = _replay_acts(page) if replaying else _acts(page)
    return acts.get(key)


def _escape(page: "TablePage") -> Act | None:
    if page.large.isVisible():
        return page.large.hide
    if page.panel.cancel.isVisible():
        return page.panel.cancel.click
    if page.panel.replay.is_playing:
        return page.panel.replay.pause
    return None


def _acts(page: "TablePage") -> dict[int, Act]:
    acts: dict[int, Act] = {
        Qt.Key.Key_C: page.choosing.confirm,
        Qt.Key.Key_N: page.acts.pass_until,
        Qt.Key.Key_T: page.head.as_text.trigger,
        Qt.Key.Key_H: page.panel.story.switch_over,
    }
    return acts


def _replay_acts(page: "TablePage") -> dict[int, Act]:
    controls = page.panel.replay
    return {
        Qt.Key.Key_Home: controls.go_first,
        Qt.Key.Key_End: controls.go_last,
        Qt.Key.Key_B: controls.go_back,
        Qt.Key.Key_F: controls.go_forward,
        Qt.Key.Key_K: controls.play.click,
        Qt.Key.Key_O: controls.other_side.click,
        Qt.Key.Key_P: controls.play_on.click,
        Qt.Key.Key_T: page.head.as_text.trigger,
        Qt.Key.Key_H: page.panel.story.switch_over,
    }
