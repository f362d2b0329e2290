"""What the commands that search have in common."""

import argparse
import re
import sys

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.search import Problem
from swlcg_deck.cards.search.help import search_help
from swlcg_deck.cards.search.index import SORT_FIELDS
from swlcg_deck.cli.deck_files import read_one
from swlcg_deck.cli.errors import CallError


def add_search_arguments(parser: argparse.ArgumentParser, examples: str) -> None:
    parser.add_argument("query", nargs="*", metavar="QUERY", help="see --search-help")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--limit", type=limit, metavar="N", help="show at most N")
    parser.add_argument("--sort", choices=SORT_FIELDS, metavar="FIELD", help=", ".join(SORT_FIELDS))
    parser.add_argument("--reverse", action="store_true", help="sort downwards")
    parser.add_argument("--deck", metavar="FILE", help="the deck that in:deck means")
    parser.add_argument("--search-help", action=_SearchHelp, help="explain the search language")
    parser.epilog = f"examples:\n{examples}"


def limit(text: str) -> int:
    if not text.isdigit() or not 0 < int(text) < 1_000_000:
        raise argparse.ArgumentTypeError(f"--limit takes a number from 1, not {text!r}")
    return int(text)


def with_negations(words: list[str]) -> list[str]:
    """Let a query begin with a minus (`-a:jedi`), which would otherwise look like an option."""
    return [f"not {word[1:]}" if re.match(r"-[^-]{2}", word) else word for word in words]


def places(options: argparse.Namespace, pool: CardPool) -> dict[str, set[int]]:
    """What `in:` can name: the sets of the deck given with --deck."""
    if options.deck is None:
        return {}
    deck = read_one(options.deck, pool)
    return {"deck": {entry.number for entry in deck.sets if entry.number is not None}}


def sort_order(options: argparse.Namespace) -> str | None:
    return f"-{options.sort}" if options.sort and options.reverse else options.sort


class _SearchHelp(argparse.Action):
    def __init__(self, option_strings: list[str], dest: str, help: str) -> None:  # noqa: A002
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        print(search_help())
        parser.exit()


def report_problems(query: str, problems: tuple[Problem, ...]) -> None:
    """A half-typed query still searches and says what is missing; a wrong one is a call error."""
    sentences = [_pointed(query, problem) for problem in problems]
    if any(not problem.unfinished for problem in problems):
        raise CallError("the query cannot be used as it is:\n" + "\n".join(sentences))
    for sentence in sentences:
        print(f"swlcg-deck: the query is unfinished {sentence}", file=sys.stderr)


def _pointed(query: str, problem: Problem) -> str:
    part = query[problem.start : problem.end]
    shown = part if len(part) <= 40 else f"{part[:39]}…"
    readable = "".join(letter if letter.isprintable() else "?" for letter in shown)
    return f"at character {problem.start + 1}, {readable!r}: {problem.message}"


def report_nothing(did_you_mean: str | None) -> None:
    """A search that finds nothing says so, with a better spelling where there is one."""
    hint = f" Did you mean: {did_you_mean}" if did_you_mean else ""
    print(f"Nothing matches.{hint}", file=sys.stderr)
