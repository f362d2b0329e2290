"""What shells and `man` know of the command line, written from its parser.

    .venv/bin/python packaging/shell_files.py

Run it when a command or an option comes, goes or is told otherwise; a test finds what is missing.
"""

import re
import sys
from pathlib import Path

from argparse_manpage.manpage import Manpage  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

from swlcg_deck import __version__  # noqa: E402 - found by the line above
from swlcg_deck.cli.completion import script  # noqa: E402
from swlcg_deck.cli.main import build_parser  # noqa: E402

FOLDER = ROOT / "packaging" / "linux" / "shell"
_SHELLS = {"swlcg-deck.bash": "bash", "_swlcg-deck": "zsh", "swlcg-deck.fish": "fish"}
_DATE = re.compile(r'^(\.TH \S+ "1") "[^"]*"', re.MULTILINE)


def content() -> dict[str, bytes]:
    """Every file by its name."""
    made = {name: script(build_parser(), shell) for name, shell in _SHELLS.items()}
    made["swlcg-deck.1"] = manual_page()
    return {name: text.rstrip().encode() + b"\n" for name, text in made.items()}


def manual_page() -> str:
    """Without the day on which it was written: the same command line has the same page."""
    about = {
        "project_name": "SWLCG Deck",
        "version": __version__,
        "manual_title": "User Commands",
        "description": "decks for Star Wars: The Card Game",
    }
    page = Manpage(build_parser(), format="single-commands-section", _data=about)
    return _DATE.sub(r'\1 ""', str(page))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, data in content().items():
        (FOLDER / name).write_bytes(data)
