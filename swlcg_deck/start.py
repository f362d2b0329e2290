"""The program's entry: a command goes to the command line, anything else opens the window."""

import gc
import os
import sys
from collections.abc import Sequence
from typing import Final

from swlcg_deck.cli.streams import refused, with_streams
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.files.refusals import FileError

# ruff: noqa: PLC0415 - Qt only for a window, and each of the rest only for who asks for it

_LOADED_BY_A_COMMAND: Final = 150_000
"""Objects, with room to spare. All of them stay: to look for garbage among them, hundreds of times
over, takes a tenth of a short command's time."""


def main(arguments: Sequence[str] | None = None) -> int:
    """With no command, or with deck files, the window opens."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        from swlcg_deck.system_libraries import keep_our_libraries_to_ourselves

        freeze_support()  # in a bundle a simulation's helper is this program started again
        keep_our_libraries_to_ourselves(os.environ)
    argv = list(sys.argv[1:] if arguments is None else arguments)
    code = with_streams(lambda: _started(argv))
    if arguments is None:  # the program ends: Python need not look at all it has, to let it go
        gc.freeze()
    return code


def _started(argv: list[str]) -> int:
    """An exit code; what goes wrong on the way is a sentence."""
    try:
        return _start(argv)
    except FileError as error:
        sys.stderr.write(harmless(f"swlcg-deck: {error}\n"))
        return 2
    except OSError as error:
        return refused(error)
    except ImportError as error:  # where Qt is loaded, which a command may do too
        from swlcg_deck.system_libraries import missing_library

        sentence = missing_library(error)
        if sentence is None:
            raise
        sys.stderr.write(f"swlcg-deck: {sentence}\n")
        return 2


def _start(argv: list[str]) -> int:
    if argv == ["--version"]:  # scripts ask for it often, so it loads next to nothing
        from swlcg_deck.cli.version import tell_version

        return tell_version()
    from swlcg_deck.cli.main import COMMANDS
    from swlcg_deck.cli.program_options import INSTALL_DESKTOP, SMOKE, UNINSTALL_DESKTOP

    if argv[:1] == [SMOKE]:
        from swlcg_deck.gui.startup.smoke import run_smoke

        return run_smoke(argv[1:])
    if argv in ([INSTALL_DESKTOP], [UNINSTALL_DESKTOP]):
        return _change_desktop(argv[0])
    if argv and (argv[0] in COMMANDS or argv[0].startswith("-")):
        return _run_command(argv)
    if argv and not _looks_like_a_file(argv[0]):
        return _run_command(argv)  # a mistyped command gets the list of those there are
    gc.disable()  # a start makes much that stays and hardly any garbage; the window turns it on
    try:
        from swlcg_deck.gui.startup.app import run_window

        return run_window(argv)
    finally:
        gc.enable()


def _run_command(argv: list[str]) -> int:
    from swlcg_deck.cli.main import main

    usual = gc.get_threshold()
    gc.set_threshold(_LOADED_BY_A_COMMAND)
    try:
        return main(argv)
    finally:
        gc.set_threshold(*usual)


def _change_desktop(option: str) -> int:
    from swlcg_deck.cli.desktop.face import install_desktop, uninstall_desktop
    from swlcg_deck.cli.program_options import UNINSTALL_DESKTOP

    if option == UNINSTALL_DESKTOP:
        return uninstall_desktop()
    from swlcg_deck.gui.theme.icon_files import icon_png

    return install_desktop(icon_png)


def _looks_like_a_file(word: str) -> bool:
    return any(mark in word for mark in "./\\")
