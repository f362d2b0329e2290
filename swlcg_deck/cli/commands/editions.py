"""`swlcg-deck editions`."""

import argparse

from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import Terminal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    if options.json:
        default = pool.default_edition.id
        print_json(
            [e.model_dump(mode="json") | {"default": e.id == default} for e in pool.editions]
        )
        return 0
    terminal = Terminal()
    for edition in pool.editions:
        mark = " (default)" if edition is pool.default_edition else ""
        terminal.line(terminal.paint(f"{edition.id}{mark}", "bold"))
        terminal.line(f"  {edition.title}, {edition.date or 'undated'}: {edition.summary}")
        terminal.line(f"  errata: {len(edition.errata)}")
        for group in pool.restricted_groups(edition):
            members = [f"{member.title} ({member.number})" for member in group.sets]
            members += [f"affiliation card {card.title}" for card in group.affiliation_cards]
            terminal.line(f"  {group.id}: {' / '.join(members)}")
    return 0
