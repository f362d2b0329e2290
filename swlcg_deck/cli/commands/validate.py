"""`swlcg-deck validate [DIR]`."""

import argparse
import sys
from dataclasses import asdict
from pathlib import Path

from swlcg_deck.cards.pool import find_faults
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.paths import cardpool_dir

_EXAMPLES = """\
examples:
  swlcg-deck validate            the pool that came with the app
  swlcg-deck validate cardpool   the pool you are editing
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="a card pool folder")
    parser.add_argument("--json", action="store_true", help="print the faults as JSON")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    folder = options.folder or cardpool_dir()
    faults = find_faults(folder)
    if options.json:
        print_json({"folder": str(folder), "faults": [asdict(fault) for fault in faults]})
    elif faults:
        for fault in faults:
            print(fault, file=sys.stderr)
        print(f"{folder}: {len(faults)} fault{'s' if len(faults) > 1 else ''}", file=sys.stderr)
    else:
        print(f"{folder}: no fault")
    return 2 if faults else 0
