"""`swlcg-deck sets QUERY`."""

import argparse

from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.cli.as_json import print_json, set_json
from swlcg_deck.cli.listing import print_sets
from swlcg_deck.cli.pool import our_pool, own_text
from swlcg_deck.cli.searching import (
    add_search_arguments,
    places,
    report_nothing,
    report_problems,
    sort_order,
)
from swlcg_deck.cli.terminal import Terminal

_EXAMPLES = """\
  swlcg-deck sets "trait:dagobah -affiliation:jedi"
  swlcg-deck sets "affiliation:sith locked:no resources>=2"
  swlcg-deck sets "restricted:yes side:dark" --json
  swlcg-deck sets "trait:pilot -in:deck" --deck mine.swdeck
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_search_arguments(parser, _EXAMPLES)


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    query = " ".join(options.query)
    found = SearchIndex(pool, own_text()).sets(
        query, sort=sort_order(options), places=places(options, pool)
    )
    report_problems(query, found.problems)
    items = found.items[: options.limit]
    if options.json:
        print_json([set_json(entry, pool) for entry in items])
    elif items:
        print_sets(items, pool, Terminal())
    if not found.items:
        report_nothing(found.did_you_mean)
    return 0
