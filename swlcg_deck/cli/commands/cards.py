"""`swlcg-deck cards QUERY`, and `--like CODE` for who writes a card."""

import argparse

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.likeness import most_like
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.cli.as_json import card_json, print_json
from swlcg_deck.cli.commands.show import find
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.listing import print_card, print_cards
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
  swlcg-deck cards "luke skywalker"
  swlcg-deck cards "type:fate priority<4" --sort priority
  swlcg-deck cards "trait:pilot -unique:yes" --json --limit 5
  swlcg-deck cards --like 40-3             the written cards that are most like it
  swlcg-deck cards --like 40-3 type:event  of the events alone
"""
_NEAREST = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_search_arguments(parser, _EXAMPLES)
    parser.add_argument(
        "--like",
        metavar="CODE",
        help=f"written cards that are most like one, nearest first; {_NEAREST} without --limit",
    )


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    query = " ".join(options.query)
    found = SearchIndex(pool, own_text()).cards(
        query, sort=sort_order(options), places=places(options, pool)
    )
    report_problems(query, found.problems)
    items = found.items[: options.limit]
    if options.like is not None:
        if options.sort or options.reverse:
            raise CallError("--like has an order of its own: the nearest first")
        items = most_like(_meant(options.like, pool), found.items, options.limit or _NEAREST)
    if options.json:
        print_json([card_json(card, pool) for card in items])
    elif options.like is not None:
        _print_whole(items, pool, Terminal())
    elif items:
        print_cards(items, Terminal())
    if not found.items:
        report_nothing(found.did_you_mean)
    return 0


def _meant(code: str, pool: CardPool) -> Card:
    found = find(code, pool)
    if isinstance(found, ObjectiveSet):
        raise CallError(f"{code!r} is a set; say which card: {found.number}-1 to {found.number}-6")
    return found[0]


def _print_whole(cards: tuple[Card, ...], pool: CardPool, terminal: Terminal) -> None:
    for place, card in enumerate(cards):
        if place:
            terminal.line()
        print_card(card, pool, terminal)
