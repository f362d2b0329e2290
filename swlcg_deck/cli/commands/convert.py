"""`swlcg-deck convert IN [-o OUT]`: read any list, write any format."""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.deck_files import print_report, read_list, report_sentence
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.formats import (
    SHEET,
    checked_format,
    format_for_output,
    is_sheet,
    losses,
    written,
)
from swlcg_deck.cli.outputs import STANDARD, Output, ask_before_many, check_all
from swlcg_deck.cli.own_files import deck_of_ours, pdf_of_ours, same_deck
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.sheets import SheetDecks
from swlcg_deck.cli.streams import is_asking_possible
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.answering import answer
from swlcg_deck.formats.reading import LineKind, Reading, ReportLine
from swlcg_deck.legality.judge import Judge

_EXAMPLES = """\
examples:
  swlcg-deck convert forum-post.txt -o deck.o8d
  swlcg-deck convert deck.o8d --to text
  pbpaste | swlcg-deck convert - -o deck.swdeck
  swlcg-deck convert both-decks.txt -o sheet.pdf             the tournament sheet
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
    parser.add_argument(
        "--to", dest="to_format", metavar="FMT", help="output format; pdf is the tournament sheet"
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="write nothing unless every line was understood as is, and nothing is left out",
    )
    parser.add_argument(
        "--choose", action="append", default=[], metavar="LINE=SET", help="answer an ambiguous line"
    )
    parser.add_argument("--force", action="store_true", help="write over any file but IN")
    parser.add_argument("--yes", action="store_true", help="write as many files as there are decks")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    source = checked_format(options.from_format) if options.from_format else ""
    as_sheet = is_sheet(options.output, options.to_format)
    target = SHEET if as_sheet else format_for_output(options.output, options.to_format)
    reading = _answered(read_list(options.input, pool, source), options.choose, pool)
    if is_asking_possible() and not options.strict:
        reading = _asked(reading, pool)
    print_report(options.input, reading)
    if options.strict and not reading.is_clean:
        raise CallError(f"{options.input}: not every line was understood as it is; nothing written")
    _tell_losses(options, reading.decks, target)
    if as_sheet:
        return _write_sheet(options, reading, pool)
    outputs = list(_outputs(options, reading.decks, target, pool))
    check_all(output for output, _ in outputs)
    if options.output != STANDARD and not options.yes:
        ask_before_many(len(outputs), options.input)
    for output, deck in outputs:
        output.write(written(deck, pool, target))
    return 0


def _tell_losses(options: argparse.Namespace, decks: tuple[Deck, ...], target: str) -> None:
    told = [loss for deck in decks if (loss := losses(deck, target))]
    for loss in told:
        print(harmless(f"{options.input}, {loss}"), file=sys.stderr)
    if told and options.strict:
        raise CallError(f"{options.input}: {target} cannot hold all of it; nothing written")


def _write_sheet(options: argparse.Namespace, reading: Reading, pool: CardPool) -> int:
    """What `sheet` writes, with nothing filled in."""
    inputs = (options.input,)
    output = Output(options.output, inputs, pdf_of_ours, "a sheet", force=options.force)
    output.check()
    judge, decks = Judge(pool), SheetDecks(pool)
    decks.take(options.input, reading)
    output.write(decks.pdf(judge))
    return decks.tell_verdicts(judge)


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
    options: argparse.Namespace, decks: tuple[Deck, ...], target: str, pool: CardPool
) -> Iterator[tuple[Output, Deck]]:
    """Each deck with its file. A name that the user did not choose replaces no other deck."""
    inputs, force = (options.input,), options.force
    for name, deck in _names(options.output, decks, target, pool):
        is_chosen = name == options.output
        could = deck_of_ours(pool) if is_chosen else same_deck(pool, deck)
        what = "a deck" if is_chosen else f"the deck {deck.name}"
        yield Output(name, inputs, could, what, force=force), deck


def _names(
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
