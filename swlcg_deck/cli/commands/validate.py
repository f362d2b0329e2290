"""`swlcg-deck validate [DIR]`."""

import argparse
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from swlcg_deck.cards.abilities.coverage import Coverage, coverage, total
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.cli.watching import look_at, watch
from swlcg_deck.paths import cardpool_dir

_EXAMPLES = """\
examples:
  swlcg-deck validate            the pool that came with the app
  swlcg-deck validate cardpool   the pool you are editing
  swlcg-deck validate --abilities   how many card texts are written, scripted and missing
  swlcg-deck validate cardpool --watch   again at every save, with the cards that changed
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="a card pool folder")
    parser.add_argument(
        "--abilities", action="store_true", help="count the texts that are data, by product"
    )
    parser.add_argument("--json", action="store_true", help="print the faults as JSON")
    parser.add_argument(
        "--watch",
        action="store_true",
        help="check again at every save, and print the cards that changed with their text",
    )
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    folder = options.folder or cardpool_dir()
    if options.watch:
        return _watched(options, folder)
    pool, faults = look_at(folder)
    # Faulty files cannot be counted.
    counts = coverage(pool) if options.abilities and pool is not None else ()
    if options.json:
        data = {"folder": str(folder), "faults": [fault._asdict() for fault in faults]}
        print_json(data | ({"abilities": _counts_json(counts)} if counts else {}))
    elif faults:
        for fault in faults:
            print(fault, file=sys.stderr)
        print(f"{folder}: {len(faults)} fault{'s' if len(faults) > 1 else ''}", file=sys.stderr)
    else:
        if counts:
            _print_counts(counts, Terminal())
        print(f"{folder}: no fault")
    return 2 if faults else 0


def _watched(options: argparse.Namespace, folder: Path) -> int:
    if options.json or options.abilities:
        raise CallError("--watch tells of every save; it stands without --json and --abilities")
    if not folder.is_dir():
        raise CallError(f"{folder}: there is no such folder")
    try:
        watch(folder, Terminal())
    except KeyboardInterrupt:
        return 0


def _counts_json(counts: tuple[Coverage, ...]) -> dict[str, Any]:
    whole = {key: value for key, value in _row(total(counts)).items() if key != "product"}
    return {"products": [_row(one) for one in counts], "total": whole}


def _row(one: Coverage) -> dict[str, Any]:
    return asdict(one) | {"cards": one.cards}


def _print_counts(counts: tuple[Coverage, ...], terminal: Terminal) -> None:
    headings = ("Product", "Cards", "Keywords only", "Encoded", "Scripted", "Partly", "Missing")
    rows = [
        (
            one.product,
            *map(str, (one.cards, one.keywords_only, one.encoded, one.scripted)),
            *map(str, (one.partly, one.missing)),
        )
        for one in (*counts, total(counts))
    ]
    terminal.table(headings, rows, right=frozenset(range(1, 7)), shrink=0)
