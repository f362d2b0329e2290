"""The program's entry: a command goes to the command line, anything else opens the window."""

import gc
import sys
from collections.abc import Sequence

from swlcg_deck.cli.main import COMMANDS
from swlcg_deck.cli.main import main as run_command


def main(arguments: Sequence[str] | None = None) -> int:
    """With no command, or with deck files, the window opens."""
    argv = list(sys.argv[1:] if arguments is None else arguments)
    if argv and (argv[0] in COMMANDS or argv[0].startswith("-")):
        return run_command(argv)
    if argv and not _looks_like_a_file(argv[0]):
        return run_command(argv)  # a mistyped command gets the list of those there are
    gc.disable()  # a start makes much that stays and hardly any garbage; the window turns it on
    try:
        from swlcg_deck.gui.app import run_window  # noqa: PLC0415 - Qt only for a window

        return run_window(argv)
    finally:
        gc.enable()


def _looks_like_a_file(word: str) -> bool:
    return any(mark in word for mark in "./\\")
