"""What the menus can do: a file for each menu, a method for each of its commands."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from swlcg_deck.gui.shell.actions import COMMANDS
from swlcg_deck.gui.shell.deck_commands import DeckCommands
from swlcg_deck.gui.shell.edit_commands import EditCommands
from swlcg_deck.gui.shell.file_commands import FileCommands
from swlcg_deck.gui.shell.help_commands import HelpCommands
from swlcg_deck.gui.shell.view_commands import ViewCommands

if TYPE_CHECKING:
    from swlcg_deck.gui.shell.main_window import MainWindow

NEED_A_DECK: Final = (
    *("save", "save_as", "duplicate", "revert", "export", "copy_list", "close_deck"),
    *("rename", "choose_affiliation", "notes"),
)


class WindowCommands:
    """The commands of each menu; a method is named as in the table of commands."""

    def __init__(self, window: "MainWindow") -> None:
        self.file = FileCommands(window)
        self.edit = EditCommands(window)
        self.deck = DeckCommands(window)
        self.view = ViewCommands(window)
        self.help = HelpCommands(window)

    def handlers(self) -> dict[str, Callable[[], None]]:
        menus = {
            "File": self.file,
            "Edit": self.edit,
            "Deck": self.deck,
            "View": self.view,
            "Help": self.help,
        }
        return {command.name: getattr(menus[command.menu], command.name) for command in COMMANDS}
