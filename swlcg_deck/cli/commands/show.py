"""`swlcg-deck show SET-NUMBER-OR-TITLE`."""

import argparse
import re
from difflib import get_close_matches
from typing import Any

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cards.titles import fold
from swlcg_deck.cards.words.reminders import reminders
from swlcg_deck.cli.as_json import card_json, print_json, set_json
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.listing import print_card, print_set
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import Terminal

_EXAMPLES = """\
examples:
  swlcg-deck show 4
  swlcg-deck show "A Journey to Dagobah"
  swlcg-deck show "Luke Skywalker"      every card of that title
  swlcg-deck show 64-2                  one card by set and position
  swlcg-deck show 5-3 --reminders       and what its keywords mean
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", nargs="+", metavar="SET-OR-TITLE", help="set number, set-position, or a title"
    )
    parser.add_argument(
        "--json", action="store_true", help="print JSON: the set, or a list of cards"
    )
    parser.add_argument(
        "--reminders", action="store_true", help="explain each keyword in a sentence"
    )
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    found = find(" ".join(options.what), pool)
    if options.json:
        print_json(found_json(found, pool, remind=options.reminders))
    else:
        print_found(found, pool, Terminal(), remind=options.reminders)
    return 0


def found_json(found: ObjectiveSet | tuple[Card, ...], pool: CardPool, *, remind: bool) -> Any:
    """The set, or a list of cards; with reminders each card also has those of its keywords."""
    cards = found.cards if isinstance(found, ObjectiveSet) else found
    data = [card_json(card, pool) for card in cards]
    if remind:
        for card, facts in zip(cards, data, strict=True):
            facts["reminders"] = dict(reminders(card))
    return set_json(found, pool) | {"cards": data} if isinstance(found, ObjectiveSet) else data


def find(what: str, pool: CardPool) -> ObjectiveSet | tuple[Card, ...]:
    """A set by number or title, else cards by code or title; a set wins over its cards."""
    number = re.fullmatch(r"0*(\d{1,6})", what.strip(), re.ASCII)
    if number:
        entry = pool.set(int(number[1]))
        if entry is None:
            numbers = f"{pool.sets[0].number} to {pool.sets[-1].number}"
            raise CallError(f"there is no objective set {number[1]}; the sets are {numbers}")
        return entry
    cards = tuple(card for card in pool.cards if card.code.lower() == what.strip().lower())
    found = pool.set_titled(what) or cards or pool.cards_titled(what)
    if found:
        return found
    titles = {fold(card.title): card.title for card in pool.cards}
    near = get_close_matches(fold(what), titles, n=3, cutoff=0.6)
    near += [t for t in titles if fold(what) and fold(what) in t and t not in near][: 3 - len(near)]
    hint = f" Did you mean {' or '.join(titles[title] for title in near)}?" if near else ""
    raise CallError(f"there is no set or card called {what!r}.{hint}")


def print_found(
    found: ObjectiveSet | tuple[Card, ...],
    pool: CardPool,
    terminal: Terminal,
    *,
    remind: bool = False,
) -> None:
    if isinstance(found, ObjectiveSet):
        print_set(found, pool, terminal, remind=remind)
        return
    for place, card in enumerate(found):
        if place:
            terminal.line()
        print_card(card, pool, terminal, remind=remind)
