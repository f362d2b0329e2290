"""Keys that never mean two things, and the legend that names them."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel

from swlcg_deck import language
from swlcg_deck.gui.cards import zoom
from swlcg_deck.gui.shell.actions import COMMANDS, MENUS, as_on, keys_on
from swlcg_deck.gui.shell.shortcuts_dialog import ShortcutsDialog
from swlcg_deck.language import languages, speak, tr

US = {"+": "=", "?": "/", "_": "-"}
GERMAN = {"=": "0", "?": "ß", "/": "7"}
"""Signs that need Shift, and the key that bears them."""


def pressed(sequence: str, layout: dict[str, str]) -> frozenset[str]:
    """The keys that a hand holds down for a sequence such as `Ctrl++`."""
    *modifiers, sign = sequence.replace("++", "+plus").split("+")
    sign = "+" if sign == "plus" else sign
    shift = ["Shift"] if sign in layout else []
    return frozenset([*modifiers, *shift, layout.get(sign, sign)])


@pytest.mark.parametrize("layout", [US, GERMAN])
def test_no_two_commands_share_what_a_hand_presses(layout):
    """On one layout + needs Shift, on another = does: what counts is the key that is pressed."""
    sequences = [key for command in COMMANDS for key in command.keys]
    sequences += [*zoom.LARGER, *zoom.SMALLER, *zoom.BACK]
    presses = Counter(pressed(sequence, layout) for sequence in sequences)
    assert [press for press, times in presses.items() if times > 1] == []


def test_the_legend_names_every_command_with_a_key(theme, qtbot):
    dialog = ShortcutsDialog(theme)
    qtbot.addWidget(dialog)
    words = {label.text() for label in dialog.findChildren(QLabel)}
    for command in COMMANDS:
        if command.keys:
            assert command.text.replace("&", "").rstrip("…") in words


_OF_MACOS = {"Ctrl+H", "Ctrl+M", "Ctrl+Tab", "Ctrl+Shift+Tab", "Ctrl+Space", "Ctrl+Alt+D"}
"""Hide, minimise, the next program, the search of the system, its row of programs."""


@pytest.mark.parametrize(("platform", "reserved"), [("darwin", _OF_MACOS), ("linux", set())])
def test_each_system_keeps_its_own_keys(platform, reserved):
    keys = [key for command in COMMANDS for key in keys_on(platform, command)]
    assert set(keys) & reserved == set()
    assert len(keys) == len(set(keys))
    assert {command.name for command in COMMANDS if command.keys} == {
        command.name for command in COMMANDS if keys_on(platform, command)
    }


def test_keys_are_told_with_the_signs_of_the_system():
    assert as_on("darwin", "Ctrl+Z  Alt+Left") == "⌘Z  ⌥Left"
    assert as_on("linux", "Ctrl+Z  Alt+Left") == "Ctrl+Z  Alt+Left"


def test_macos_moves_three_commands_into_the_menu_of_the_program(window):
    roles = {name: action.menuRole() for name, action in window.actions_by_name.items()}
    moved = {name: role for name, role in roles.items() if role is not QAction.MenuRole.NoRole}
    assert moved == {
        "quit": QAction.MenuRole.QuitRole,
        "settings": QAction.MenuRole.PreferencesRole,
        "about": QAction.MenuRole.AboutRole,
    }


@pytest.fixture
def spoken():
    yield speak
    speak("en")


@pytest.mark.parametrize("code", languages())
def test_in_every_language_a_letter_opens_one_entry_of_a_menu(spoken, code):
    spoken(code)
    menus = {name: [command.text for command in COMMANDS if command.menu == name] for name in MENUS}
    menus["File"].append("Open &recent")
    for texts in (*menus.values(), list(MENUS.values())):
        letters = Counter(tr(text).partition("&")[2][:1].casefold() for text in texts)
        assert [letter for letter, times in letters.items() if times > 1] == []


def test_a_translation_without_letters_to_press_only_lacks_them(theme, qtbot, monkeypatch):
    words = {("&Rules of the game", ""): ("Regeln",), ("User &guide", ""): ("Handbuch",)}
    monkeypatch.setattr(language._Spoken, "catalogue", words)
    dialog = ShortcutsDialog(theme)
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.assertNotEmitted(dialog.rules_requested, wait=0):
        qtbot.keyClick(dialog, Qt.Key.Key_R)
        qtbot.keyClick(dialog, Qt.Key.Key_Shift)
    assert dialog.isVisible()
