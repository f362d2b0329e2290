"""A script that completes the command line in a shell: commands, options, files and choices."""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any, Final

SHELLS: Final = ("bash", "zsh", "fish", "tcsh", "powershell")
_FILES: Final = {"FILE", "FILE.pdf", "IN", "OUT", "A", "B", "DECK", "DRAFT"}
"""What stands for a file in the help of a command; a deck of the library is none."""
_FOLDERS: Final = {"DIR", "FOLDER"}
_NO_FILES: Final = {"library history", "library restore"}


class PrintCompletion(argparse.Action):
    """Prints the script for a shell and ends."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(
            option_strings, dest, choices=SHELLS, help="print a completion script for a shell"
        )

    def __call__(self, parser: argparse.ArgumentParser, _space: Any, shell: Any, *_: Any) -> None:
        print(script(parser, shell))
        parser.exit()


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """For a parser that knows the arguments of all commands."""
    import shtab

    for command, action in _arguments(parser):
        if action.metavar in _FOLDERS:
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif action.metavar in _FILES and command not in _NO_FILES:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.choices is None and action.nargs is None:
            action.choices = _choices(action)
    made = str(shtab.complete(parser, shell))
    # A name with a space stays one word.
    return made.replace("complete -o bashdefault", "complete -o bashdefault -o filenames")


def _arguments(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.Action]]:
    """Of the program and of each command, with the words by which it is called."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _arguments(command)
        else:
            yield parser.prog.partition(" ")[2], action


def _choices(action: argparse.Action) -> tuple[str, ...] | None:
    """Words that an option takes and that stand in data, not in the parser."""
    # ruff: noqa: PLC0415 - only for who asks for a script
    from swlcg_deck.cards.base import Affiliation
    from swlcg_deck.cards.pool import load_pool
    from swlcg_deck.formats.registry import FORMATS
    from swlcg_deck.playtest.bots import BOTS

    if action.metavar == "ID":
        return tuple(edition.id for edition in load_pool().editions)
    if action.metavar == "FMT":
        return tuple(entry.name for entry in FORMATS)
    if action.dest == "bot":
        return tuple(BOTS)
    if action.dest == "affiliation":
        return tuple(one.value for one in Affiliation if one.side is not None)
    return None
