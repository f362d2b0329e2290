"""Reading the command line and handing over to one command."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from keyword import iskeyword
from types import ModuleType
from typing import Final

from swlcg_deck.cli.completion import PrintCompletion
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.program_options import add_program_options
from swlcg_deck.cli.streams import refused
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.files.refusals import FileError

COMMANDS: Final = {
    "cards": "find cards",
    "sets": "find objective sets by any of their six cards",
    "show": "show one set, or a card by title",
    "new": "write a new deck file",
    "check": "say whether decks are legal, and why not",
    "advise": "say which affiliation cards would make a list legal",
    "stats": "count a deck: curves, icons, resources",
    "diff": "show what changed between two decks",
    "hand": "deal sample openings: objectives, hand, mulligan",
    "odds": "work out exact odds of a deck's openings and first turns",
    "goldfish": "play a deck alone, against an opponent who only exists",
    "simulate": "play many games between two decks, by bots",
    "replay": "play a recorded game again and verify it",
    "convert": "read any deck list and write it in any format",
    "sheet": "print the two-deck tournament sheet as a PDF",
    "library": "the decks the program keeps",
    "rules": "read the rules: by id, by term, by words",
    "editions": "the rules editions and what each contains",
    "try": "try a card: when its text is offered, and what it does",
    "validate": "check the files of a card pool",
    "browse": "search in the terminal, query after query",
}
_EXAMPLES: Final = """\
examples:
  swlcg-deck sets "trait:dagobah -affiliation:jedi"
  swlcg-deck cards "type:unit cost<=2 blast>=1" --sort cost
  swlcg-deck show 4
  swlcg-deck sets --search-help
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; an expected error is a sentence."""
    argv = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a title with an accent on an ASCII terminal
    try:
        if argv[:1] == ["--version"]:
            from swlcg_deck.cli.version import tell_version  # noqa: PLC0415 - only for who asks

            return tell_version()
        if argv[:1] in (["cards"], ["sets"], ["odds"]):
            from swlcg_deck.cli.searching import with_negations  # noqa: PLC0415 - loads the cards

            argv = with_negations(argv)
        options = build_parser(argv).parse_args(argv)
        code = _module(options.command).run(options)
        sys.stdout.flush()
        return int(code)
    except (CallError, FileError) as error:
        print(harmless(f"swlcg-deck: {error}"), file=sys.stderr)
        return 2
    except OSError as error:
        return refused(error)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def build_parser(argv: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser; only the command that is called is imported, all of them without a call."""
    parser = argparse.ArgumentParser(
        prog="swlcg-deck",
        description="Decks for Star Wars: The Card Game: search, build, check. With no command, or"
        " with deck files, the window opens.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_program_options(parser)
    parser.add_argument("--print-completion", action=PrintCompletion)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    called = next((word for word in argv if word in COMMANDS), None)
    needs_all = called is None
    for name, about in COMMANDS.items():
        command = commands.add_parser(
            name,
            help=about,
            description=f"{about[0].upper()}{about[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if needs_all or name == called:
            _module(name).add_arguments(command)
    return parser


def _module(command: str) -> ModuleType:
    """The module of a command; `try` is a word of Python."""
    name = f"{command}_" if iskeyword(command) else command
    return import_module(f"swlcg_deck.cli.commands.{name}")
