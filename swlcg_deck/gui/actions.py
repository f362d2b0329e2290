"""Everything the window can be told to do, with its shortcut: one table, no shortcut elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu


@dataclass(frozen=True)
class Command:
    """A menu entry; `-` begins a new section of its menu."""

    name: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    checkable: bool = False
    begins_section: bool = False


COMMANDS: tuple[Command, ...] = (
    Command("new_deck", "File", "&New deck", ("Ctrl+N",)),
    Command("open_files", "File", "&Open…", ("Ctrl+O",)),
    Command("import_text", "File", "&Paste a list…", ("Ctrl+Shift+V",)),
    Command("save", "File", "&Save", ("Ctrl+S",), begins_section=True),
    Command("save_as", "File", "Save &as a file…", ("Ctrl+Shift+S",)),
    Command("duplicate", "File", "&Duplicate", ("Ctrl+D",)),
    Command("revert", "File", "&Revert to the saved deck"),
    Command("export", "File", "&Export…", ("Ctrl+E",), begins_section=True),
    Command("copy_list", "File", "&Copy as text", ("Ctrl+Shift+C",)),
    Command("tournament_sheet", "File", "&Tournament sheet…", ("Ctrl+P",)),
    Command("import_cards", "File", "Import card pac&k…", begins_section=True),
    Command("settings", "File", "Sett&ings", ("Ctrl+,",)),
    Command("close_deck", "File", "Close dec&k", ("Ctrl+W",), begins_section=True),
    Command("quit", "File", "&Quit", ("Ctrl+Q",)),
    Command("undo", "Edit", "&Undo", ("Ctrl+Z",)),
    Command("redo", "Edit", "&Redo", ("Ctrl+Shift+Z", "Ctrl+Y")),
    Command("history", "Edit", "&History", ("Ctrl+H",), checkable=True),
    Command("find", "Edit", "&Find sets", ("Ctrl+F",), begins_section=True),
    Command("rename", "Deck", "Re&name", ("Ctrl+Shift+R",)),
    Command("choose_affiliation", "Deck", "Choose the &affiliation card…", ("Ctrl+Shift+A",)),
    Command("advisor", "Deck", "Affiliation ad&visor", ("Ctrl+Shift+X",), checkable=True),
    Command("notes", "Deck", "N&otes and tags", ("Ctrl+Shift+N",)),
    Command("compare", "Deck", "&Compare…", ("Ctrl+Shift+M",)),
    Command("view_library", "View", "&Library", ("Ctrl+1",), checkable=True),
    Command("view_build", "View", "&Build", ("Ctrl+2",), checkable=True),
    Command("view_analyse", "View", "&Analyse", ("Ctrl+3",), checkable=True),
    Command("view_playtest", "View", "Pla&ytest", ("Ctrl+4",), checkable=True),
    Command("view_tournament", "View", "&Tournament", ("Ctrl+5",), checkable=True),
    Command("view_collection", "View", "&Collection", ("Ctrl+6",), checkable=True),
    Command("view_rules", "View", "R&ules", ("Ctrl+7",), checkable=True),
    Command("next_deck", "View", "&Next deck", ("Ctrl+Tab",), begins_section=True),
    Command("previous_deck", "View", "&Previous deck", ("Ctrl+Shift+Tab",)),
    Command("show_cards", "View", "Show the car&ds panel", checkable=True, begins_section=True),
    Command("show_deck", "View", "Show the dec&k panel", checkable=True),
    Command("larger_text", "View", "L&arger text", ("Ctrl+Shift+Up",), begins_section=True),
    Command("smaller_text", "View", "S&maller text", ("Ctrl+Shift+Down",)),
    Command("reset_layout", "View", "&Reset layout"),
    Command("shortcuts", "Help", "&Keyboard shortcuts", ("F1", "?")),
    Command("rules", "Help", "&Rules of the game", ("Shift+F1",)),
    Command("guide", "Help", "User &guide"),
    Command("about", "Help", "&About SWLCG Deck"),
)

MENUS = ("File", "Edit", "Deck", "View", "Help")

KEYS_IN_PANELS: tuple[tuple[str, str], ...] = (
    ("/", "Go to the search field from anywhere; so does typing a word"),
    ("Enter", "In the sets: add one copy"),
    ("Delete", "In the sets or the deck: remove one copy (never while you type a search)"),
    ("0  1  2  +  -", "In the sets or the deck: how many copies"),
    ("Space", "Show the card large, and close it again"),
    ("Ctrl++  Ctrl+-  Ctrl+0", "In the cards: larger, smaller, normal"),
    ("F2", "In the deck: rename"),
    ("Space  M  Enter", "In Openings: draw again, take the mulligan, play it at the table"),
    ("1 to 9, 0, P", "At the table: choose an option, or pass"),
    ("C  N  T", "At the table: confirm, pass until something happens, show it as text"),
    ("Ctrl+Z  Ctrl+Y  Ctrl+S", "At the table: undo, redo, save the game"),
    ("Alt+Left  Alt+Right", "In the rules: back and forward"),
    ("Ctrl+C", "In the rules: copy the citation"),
    ("Esc", "Close what lies on top, or clear the search"),
)
"""Keys that work inside a panel, for the legend."""


def add_menus(window: QMainWindow) -> dict[str, QMenu]:
    return {name: window.menuBar().addMenu(f"&{name}") for name in MENUS}


def fill_menus(
    menus: dict[str, QMenu], handlers: dict[str, Callable[[], None]]
) -> dict[str, QAction]:
    """An entry for each command; every command has to have its handler."""
    actions = {}
    for command in COMMANDS:
        if command.begins_section:
            menus[command.menu].addSeparator()
        action = menus[command.menu].addAction(command.text)
        action.setCheckable(command.checkable)
        action.setShortcuts([QKeySequence(keys) for keys in command.keys])
        handler = handlers[command.name]
        action.triggered.connect(lambda _checked=False, handler=handler: handler())
        actions[command.name] = action
    return actions
