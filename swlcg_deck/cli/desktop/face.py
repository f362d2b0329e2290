"""`swlcg-deck --install-desktop` and `--uninstall-desktop`: does it, and tells what was done."""

import sys
from pathlib import Path

from swlcg_deck.cli.desktop.entry import program
from swlcg_deck.cli.desktop.installing import Draw, install, refresh, uninstall
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.files.places import desktop_data_folder
from swlcg_deck.files.refusals import FileError


def install_desktop(draw: Draw) -> int:
    """For this user only; an exit code."""
    try:
        home, executable = _data_home(), program()
        places = install(home, executable, draw)
    except (CallError, FileError) as error:
        return _refused(error)
    told = refresh(home)
    print(harmless(f"SWLCG Deck is in the menus now and opens .swdeck files: {executable}"))
    kinds = "a menu entry, a file type, icons, a manual page, completion for bash, zsh and fish"
    print(harmless(f"{len(places)} files were put into {home}: {kinds}."))
    print(_told(told))
    print("`swlcg-deck --uninstall-desktop` takes all of them away again.")
    return 0


def uninstall_desktop() -> int:
    """Takes away what the other one wrote; an exit code."""
    try:
        home = _data_home()
        places, told = uninstall(home)
    except (CallError, FileError) as error:
        return _refused(error)
    if not places:
        print(harmless(f"Nothing of SWLCG Deck was installed in {home}; nothing was changed."))
        return 0
    print(harmless(f"{len(places)} files of SWLCG Deck were taken out of {home}."))
    print(_told(told))
    return 0


def _data_home() -> Path:
    if sys.platform != "linux":
        raise CallError("only the menus of Linux desktops are changed by this option")
    return desktop_data_folder()


def _told(tools: list[str]) -> str:
    if tools:
        return f"The desktop was told by {' and '.join(tools)}."
    return "The desktop will notice at the next login; no tool to tell it at once is installed."


def _refused(error: CallError | FileError) -> int:
    print(harmless(f"swlcg-deck: {error}"), file=sys.stderr)
    return 2
