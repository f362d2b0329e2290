"""`swlcg-deck convert IN [-o OUT]`: read any list, write any format."""

import argparse
import re
import sys
from pathlib import Path

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.deck_files import (
    STANDARD,
    print_report,
    read_list,
    report_sentence,
    write_output,
)
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.formats import checked_format, format_for_output, written
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.answering import answer
from swlcg_deck.formats.reading import LineKind, Reading, ReportLine

_EXAMPLES = """\
examples:
  swlcg-deck convert forum-post.txt -o deck.o8d
  swlcg-deck convert deck.o8d --to text
  pbpaste | swlcg-deck convert - -o deck.swdeck
  swlcg-deck convert list.txt -o deck.o8d --choose 7=131     line 7 is set 131

A list with two decks gives two files: report.txt -o decks.o8d writes decks-light.o8d and
decks-dark.o8d.
"""
_HOLD_SEVERAL = {"text", "markdown", "bbcode", "code"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("input", metavar="IN", help="a deck list, - is stdin")
    parser.add_argument("-o", "--output", default=STANDARD, metavar="OUT", help="- is stdout")
    parser.add_argument(
        "--from", dest="from_format", default="", metavar="FMT", help="input format"
    )
    parser.add_argument("--to", dest="to_format", metavar="FMT", help="output format")
    parser.add_argument(
        "--strict", action="store_true", help="write nothing unless every line was understood as is"
    )
    parser.add_argument(
        "--choose", action="append", default=[], metavar="LINE=SET", help="answer an ambiguous line"
    )
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    source = checked_format(options.from_format) if options.from_format else ""
    target = format_for_output(options.output, options.to_format)
    reading = _answered(read_list(options.input, pool, source), options.choose, pool)
    if sys.stdin.isatty() and sys.stderr.isatty() and not options.strict:
        reading = _asked(reading, pool)
    print_report(options.input, reading)
    if options.strict and not reading.is_clean:
        raise CallError(f"{options.input}: not every line was understood as it is; nothing written")
    for name, deck in _outputs(options.output, reading.decks, target, pool):
        write_output(name, written(deck, pool, target))
    return 0


def _answered(reading: Reading, choices: list[str], pool: CardPool) -> Reading:
    for choice in choices:
        numbers = re.fullmatch(r"(\d{1,6})=(\d{1,6})", choice, re.ASCII)
        if numbers is None:
            raise CallError(f"--choose {choice!r}: write LINE=SET with two numbers, such as 7=131")
        try:
            reading = answer(reading, int(numbers[1]), int(numbers[2]), pool)
        except ValueError as error:
            raise CallError(f"--choose {choice}: {error}") from None
    return reading


def _asked(reading: Reading, pool: CardPool) -> Reading:
    """On a terminal a person decides what an ambiguous line means."""
    for line in reading.lines(LineKind.AMBIGUOUS):
        number = _ask(line)
        if number is not None:
            reading = answer(reading, line.line, number, pool)
    return reading


def _ask(line: ReportLine) -> int | None:
    print(report_sentence(line), file=sys.stderr)
    for place, choice in enumerate(line.choices, 1):
        print(f"  {place}  {choice.title} (set {choice.number})", file=sys.stderr)
    print("Number, or Enter to leave it open: ", end="", file=sys.stderr, flush=True)
    typed = sys.stdin.readline().strip()
    if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(line.choices):
        return line.choices[int(typed) - 1].number
    return None


def _outputs(
    output: str, decks: tuple[Deck, ...], target: str, pool: CardPool
) -> list[tuple[str, Deck]]:
    """Where each deck goes: several need several files, or a format that can follow itself."""
    if len(decks) == 1:
        return [(output, decks[0])]
    if output == STANDARD:
        if target not in _HOLD_SEVERAL:
            raise CallError(f"the list has {len(decks)} decks; {target} holds one: use -o FILE")
        return [(output, deck) for deck in decks]
    path = Path(output)
    names: dict[str, Deck] = {}
    for place, deck in enumerate(decks, 1):
        side = deck.side(pool)
        name = str(path.with_stem(f"{path.stem}-{side.value if side else place}"))
        if name in names:
            name = str(path.with_stem(f"{path.stem}-{place}"))
        names[name] = deck
    return list(names.items())
