"""`swlcg-deck cards QUERY`."""

import argparse

from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.cli.as_json import card_json, print_json
from swlcg_deck.cli.listing import print_cards
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.searching import (
    add_search_arguments,
    places,
    report_nothing,
    report_problems,
    sort_order,
)
from swlcg_deck.cli.terminal import Terminal

_EXAMPLES = """\
  swlcg-deck cards "luke skywalker"
  swlcg-deck cards "type:fate priority<4" --sort priority
  swlcg-deck cards "trait:pilot -unique:yes" --json --limit 5
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_search_arguments(parser, _EXAMPLES)


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    query = " ".join(options.query)
    found = SearchIndex(pool).cards(query, sort=sort_order(options), places=places(options, pool))
    report_problems(query, found.problems)
    items = found.items[: options.limit]
    if options.json:
        print_json([card_json(card, pool) for card in items])
    elif items:
        print_cards(items, Terminal())
    if not found.items:
        report_nothing(found.did_you_mean)
    return 0
