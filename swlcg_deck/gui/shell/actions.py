"""Everything the window can be told to do, with its shortcut: one table, no shortcut elsewhere."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from swlcg_deck.language import mark, tr


@dataclass(frozen=True)
class Command:
    """A menu entry; `-` begins a new section of its menu."""

    name: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    checkable: bool = False
    begins_section: bool = False


_ON_MACOS: Final = {
    "redo": ("Ctrl+Shift+Z",),
    "history": ("Ctrl+Y",),
    "next_deck": ("Meta+Tab",),
    "previous_deck": ("Meta+Shift+Tab",),
}
"""Where Ctrl is the command key, which with H hides a program and with Tab leads to the next."""
_ROLES: Final = {
    "quit": QAction.MenuRole.QuitRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "about": QAction.MenuRole.AboutRole,
}
"""What macOS moves into the menu of the program; Qt would guess by the English words."""


def keys_on(platform: str, command: Command) -> tuple[str, ...]:
    """The shortcuts of a command that this system leaves to us."""
    return _ON_MACOS.get(command.name, command.keys) if platform == "darwin" else command.keys


def as_on(platform: str, words: str) -> str:
    """Keys that are told in words, with the signs of macOS there."""
    if platform == "darwin":
        for word, sign in (("Ctrl+", "⌘"), ("Strg+", "⌘"), ("Alt+", "⌥"), ("Shift+", "⇧")):
            words = words.replace(word, sign)
    return words


COMMANDS: tuple[Command, ...] = (
    Command("new_deck", "File", mark("&New deck"), ("Ctrl+N",)),
    Command("open_files", "File", mark("&Open…"), ("Ctrl+O",)),
    Command("import_text", "File", mark("&Paste a list…"), ("Ctrl+Shift+V",)),
    Command("save", "File", mark("&Save"), ("Ctrl+S",), begins_section=True),
    Command("save_as", "File", mark("Save &as a file…"), ("Ctrl+Shift+S",)),
    Command("duplicate", "File", mark("&Duplicate"), ("Ctrl+D",)),
    Command("revert", "File", mark("Re&vert to the saved deck")),
    Command("export", "File", mark("&Export…"), ("Ctrl+E",), begins_section=True),
    Command("copy_list", "File", mark("&Copy as text"), ("Ctrl+Shift+C",)),
    Command("tournament_sheet", "File", mark("&Tournament sheet…"), ("Ctrl+P",)),
    Command("import_cards", "File", mark("Import card pac&k…"), begins_section=True),
    Command("settings", "File", mark("Sett&ings"), ("Ctrl+,",)),
    Command("close_deck", "File", mark("C&lose deck"), ("Ctrl+W",), begins_section=True),
    Command("quit", "File", mark("&Quit"), ("Ctrl+Q",)),
    Command("undo", "Edit", mark("&Undo"), ("Ctrl+Z",)),
    Command("redo", "Edit", mark("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y")),
    Command("history", "Edit", mark("&History"), ("Ctrl+H",), checkable=True),
    Command("find", "Edit", mark("&Find sets"), ("Ctrl+F",), begins_section=True),
    Command("rename", "Deck", mark("Re&name"), ("Ctrl+Shift+R",)),
    Command("choose_affiliation", "Deck", mark("Choose the &affiliation card…"), ("Ctrl+Shift+A",)),
    Command("advisor", "Deck", mark("Affiliation ad&visor"), ("Ctrl+Shift+X",), checkable=True),
    Command("notes", "Deck", mark("N&otes and tags"), ("Ctrl+Shift+N",)),
    Command("compare", "Deck", mark("&Compare…"), ("Ctrl+Shift+M",)),
    Command("view_library", "View", mark("&Library"), ("Ctrl+1",), checkable=True),
    Command("view_build", "View", mark("&Build"), ("Ctrl+2",), checkable=True),
    Command("view_analyse", "View", mark("&Analyse"), ("Ctrl+3",), checkable=True),
    Command("view_playtest", "View", mark("Pla&ytest"), ("Ctrl+4",), checkable=True),
    Command("view_tournament", "View", mark("&Tournament"), ("Ctrl+5",), checkable=True),
    Command("view_collection", "View", mark("&Collection"), ("Ctrl+6",), checkable=True),
    Command("view_rules", "View", mark("R&ules"), ("Ctrl+7",), checkable=True),
    Command("next_deck", "View", mark("&Next deck"), ("Ctrl+Tab",), begins_section=True),
    Command("previous_deck", "View", mark("&Previous deck"), ("Ctrl+Shift+Tab",)),
    Command(
        "show_cards", "View", mark("Show the car&ds panel"), checkable=True, begins_section=True
    ),
    Command("show_deck", "View", mark("Show the dec&k panel"), checkable=True),
    Command("larger_text", "View", mark("Lar&ger text"), ("Ctrl+Shift+Up",), begins_section=True),
    Command("smaller_text", "View", mark("S&maller text"), ("Ctrl+Shift+Down",)),
    Command("reset_layout", "View", mark("&Reset layout")),
    Command("shortcuts", "Help", mark("&Keyboard shortcuts"), ("F1", "?")),
    Command("rules", "Help", mark("&Rules of the game"), ("Shift+F1",)),
    Command("guide", "Help", mark("User &guide")),
    Command("about", "Help", mark("&About SWLCG Deck")),
)

MENUS = {
    "File": mark("&File"),
    "Edit": mark("&Edit"),
    "Deck": mark("&Deck"),
    "View": mark("&View"),
    "Help": mark("&Help"),
}

KEYS_IN_PANELS: tuple[tuple[str, str], ...] = (
    ("/", mark("Go to the search field from anywhere; so does typing a word")),
    (mark("Down"), mark("In a search field: go on to what was found")),
    (mark("Alt+Down"), mark("In the search for sets: recent searches")),
    (mark("Enter"), mark("In the sets: add one copy")),
    (
        mark("Del"),
        mark("In the sets or the deck: remove one copy (never while you type a search)"),
    ),
    ("0  1  2  +  -", mark("In the sets or the deck: how many copies")),
    (mark("Space"), mark("Show the card large, and close it again")),
    (mark("Ctrl++  Ctrl+-  Ctrl+0"), mark("In the cards: larger, smaller, normal")),
    ("F2", mark("In the deck and in the Library: rename")),
    (
        mark("Space  M  Enter"),
        mark("In Openings: draw again, take the mulligan, play it at the table"),
    ),
    (mark("1 to 9, 0, P"), mark("At the table: choose an option, or pass")),
    ("C  N  T", mark("At the table: confirm, pass until something happens, show it as text")),
    (mark("Ctrl+Z  Ctrl+Y  Ctrl+S"), mark("At the table: undo, redo, save the game")),
    (mark("Alt+Left  Alt+Right"), mark("In the rules: back and forward")),
    (mark("Ctrl+C"), mark("In the rules: copy the citation")),
    (mark("Esc"), mark("Close what lies on top, or clear the search")),
)
"""Keys that work inside a panel, for the legend."""


def add_menus(window: QMainWindow) -> dict[str, QMenu]:
    return {name: window.menuBar().addMenu(tr(title)) for name, title in MENUS.items()}


def fill_menus(
    menus: dict[str, QMenu], handlers: dict[str, Callable[[], None]]
) -> dict[str, QAction]:
    """An entry for each command; every command has to have its handler."""
    actions = {}
    for command in COMMANDS:
        if command.begins_section:
            menus[command.menu].addSeparator()
        action = menus[command.menu].addAction(tr(command.text))
        action.setCheckable(command.checkable)
        action.setShortcuts([QKeySequence(keys) for keys in keys_on(sys.platform, command)])
        action.setMenuRole(_ROLES.get(command.name, QAction.MenuRole.NoRole))
        handler = handlers[command.name]
        action.triggered.connect(lambda _checked=False, handler=handler: handler())
        actions[command.name] = action
    return actions
