"""`swlcg-deck diff A B`: what changed between two decks."""

import argparse

from swlcg_deck.analysis.differences import Difference, compare
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.deck_files import read_one
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import Terminal

_EXAMPLES = """\
examples:
  swlcg-deck diff last-week.swdeck today.swdeck
  swlcg-deck diff mine.swdeck forum.txt --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("before", metavar="A", help="the older deck")
    parser.add_argument("after", metavar="B", help="the newer deck")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    before, after = read_one(options.before, pool), read_one(options.after, pool)
    difference = compare(before, after, pool)
    if options.json:
        print_json(_json(difference))
    else:
        _print(difference, Terminal())
    return 0


def _json(difference: Difference) -> dict[str, object]:
    changes = [
        {
            "set": change.number,
            "title": change.title,
            "before": change.before,
            "after": change.after,
        }
        for change in difference.sets
    ]
    numbers = {
        name: {key: {"before": old, "after": new} for key, (old, new) in changed.items()}
        for name, changed in difference.numbers.items()
    }
    old, new = difference.affiliation
    affiliation = {"before": old, "after": new}
    return {"affiliation_card": affiliation, "sets": changes, "numbers": numbers}


def _print(difference: Difference, terminal: Terminal) -> None:
    old, new = difference.affiliation
    if old != new:
        terminal.line(f"Affiliation card: {old or 'none'} -> {new or 'none'}")
    for change in difference.sets:
        label = change.title if change.number is None else f"{change.title} ({change.number})"
        terminal.line(
            f"{change.after - change.before:+d}  {label}: {change.before} -> {change.after}"
        )
    if difference.is_empty:
        terminal.line("Same affiliation card, same sets.")
    for name, changed in difference.numbers.items():
        terminal.line(f"{name.replace('_', ' ').capitalize()}")
        for key, (old_count, new_count) in changed.items():
            terminal.line(f"  {key.replace('_', ' ')}: {old_count} -> {new_count}")
