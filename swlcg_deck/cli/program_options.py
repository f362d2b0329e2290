"""Options that stand alone in place of a command: they concern the program, not cards or decks."""

import argparse
from collections.abc import Sequence
from typing import Any, Final, NoReturn

SMOKE: Final = "--smoke"
INSTALL_DESKTOP: Final = "--install-desktop"
UNINSTALL_DESKTOP: Final = "--uninstall-desktop"
_ABOUT: Final = {
    "--version": "tell the version, the card pool and the newest rules",
    INSTALL_DESKTOP: "put the program into the menus of this desktop, for this user (Linux)",
    UNINSTALL_DESKTOP: "take it out of the menus again",
    SMOKE: argparse.SUPPRESS,
}


class _StandsAlone(argparse.Action):
    """Reached only when there is something beside it: who calls it right never gets here."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str) -> None:  # noqa: A002
        super().__init__(option_strings, dest, nargs=0, help=help, default=argparse.SUPPRESS)

    def __call__(self, parser: argparse.ArgumentParser, *_values: Any) -> NoReturn:
        option = self.option_strings[0]
        parser.error(f"{option} stands alone; call it as: swlcg-deck {option}")


def add_program_options(parser: argparse.ArgumentParser) -> None:
    """Lists them in the help, and refuses them where they stand beside something else."""
    for option, about in _ABOUT.items():
        parser.add_argument(option, action=_StandsAlone, help=about)
