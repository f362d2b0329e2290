"""`swlcg-deck browse`: the pool in a terminal, query after query."""

import argparse
import sys
from contextlib import suppress

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import SearchIndex
from swlcg_deck.cards.search.help import search_help
from swlcg_deck.cli.commands.show import find, print_found
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.listing import print_cards, print_sets
from swlcg_deck.cli.pool import our_pool, own_text
from swlcg_deck.cli.terminal import Terminal

_GREETING = """\
{sets} objective sets, {cards} cards. Type a search, such as  trait:dagobah -a:jedi
  cards QUERY  single cards     show 4  a set or card     help  the language     quit  leave
"""
_MOST = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "Reads a query a line until `quit` or the end of the input."


def run(_options: argparse.Namespace) -> int:
    pool = our_pool()
    terminal = Terminal()
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - gives input() its line editing, where there is one
    index = SearchIndex(pool, own_text())
    terminal.line(_GREETING.format(sets=len(pool.sets), cards=len(pool.cards)))
    prompt = "search> " if sys.stdin.isatty() else ""
    while True:
        try:
            line = input(prompt).strip()
        except EOFError:
            return 0
        if line in {"quit", "exit", "q"}:
            return 0
        if line:
            _answer(line, pool, index, terminal)


def _answer(line: str, pool: CardPool, index: SearchIndex, terminal: Terminal) -> None:
    word, _, rest = line.partition(" ")
    if line in {"help", "?"}:
        terminal.line(search_help())
    elif word == "show" and rest:
        try:
            print_found(find(rest, pool), pool, terminal)
        except CallError as error:
            terminal.line(str(error))
    elif word == "cards":
        _list_cards(rest, index, terminal)
    else:
        _list_sets(line, pool, index, terminal)


def _list_cards(query: str, index: SearchIndex, terminal: Terminal) -> None:
    found = index.cards(query)
    for problem in found.problems:
        terminal.line(f"Left out: {problem.message}.")
    if found.items:
        print_cards(found.items[:_MOST], terminal)
    _count(len(found.items), "card", found.did_you_mean, terminal)


def _list_sets(query: str, pool: CardPool, index: SearchIndex, terminal: Terminal) -> None:
    found = index.sets(query)
    for problem in found.problems:
        terminal.line(f"Left out: {problem.message}.")
    if found.items:
        print_sets(found.items[:_MOST], pool, terminal)
    _count(len(found.items), "set", found.did_you_mean, terminal)


def _count(count: int, noun: str, better: str | None, terminal: Terminal) -> None:
    hint = f" Did you mean: {better}" if better else ""
    shown = f", the first {_MOST} shown" if count > _MOST else ""
    terminal.line(f"{count} {noun}{'' if count == 1 else 's'}{shown}.{hint}\n")
