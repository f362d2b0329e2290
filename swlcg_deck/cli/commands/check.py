"""`swlcg-deck check FILE...`: is it legal, and why not."""

import argparse
import sys

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.deck_files import deck_files, print_report, read_list
from swlcg_deck.cli.editions import add_edition_arguments, chosen_edition, chosen_mode
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import Terminal, harmless
from swlcg_deck.cli.verdicts import verdict_colour, verdict_word
from swlcg_deck.files.names import readable
from swlcg_deck.formats.judging import judge_reading
from swlcg_deck.legality.findings import Severity, Verdict
from swlcg_deck.legality.judge import Judge
from swlcg_deck.legality.report import (
    PASSED_OVER,
    UNREADABLE,
    CheckedDeck,
    UnreadFile,
    csv_table,
    deck_json,
)

_EXAMPLES = """\
examples:
  swlcg-deck check toolbox.swdeck
  swlcg-deck check lists/ --csv > results.csv      every list in a folder
  swlcg-deck check old.o8d --edition faq-5.0
  swlcg-deck check kitchen-table.txt --casual      without the restricted list
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="deck files or folders, - is stdin"
    )
    add_edition_arguments(parser)
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="print JSON")
    output.add_argument("--csv", action="store_true", help="print a table for a spreadsheet")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    judge = Judge(pool, chosen_edition(options, pool), chosen_mode(options))
    results: list[CheckedDeck] = []
    unread: list[UnreadFile] = []
    files = deck_files(options.files)
    files.tell()
    for name in files.names:
        try:
            reading = read_list(name, pool)
        except CallError as error:
            unread.append(UnreadFile(name, str(error).removeprefix(f"{name}: ")))
            continue
        print_report(name, reading)
        judged = zip(reading.decks, judge_reading(judge, reading), strict=True)
        results += [CheckedDeck(name, deck, judgement) for deck, judgement in judged]
    others = [*unread, *files.others]
    _print(options, judge, results, others, pool)
    for file in unread:
        print(harmless(f"swlcg-deck: {file.file}: {file.problem}"), file=sys.stderr)
    if any(file.verdict == UNREADABLE for file in others):
        return 2
    return 0 if all(one.judgement.verdict is Verdict.LEGAL for one in results) else 1


def _print(
    options: argparse.Namespace,
    judge: Judge,
    results: list[CheckedDeck],
    others: list[UnreadFile],
    pool: CardPool,
) -> None:
    if options.json:
        decks = [deck_json(result, pool) for result in results]
        data = {"edition": judge.edition.id, "mode": judge.mode.value, "decks": decks}
        errors = [f"{one.file}: {one.problem}" for one in others if one.verdict == UNREADABLE]
        passed_over = [
            {"file": one.file, "problem": one.problem}
            for one in others
            if one.verdict == PASSED_OVER
        ]
        more = {"errors": errors, "passed_over": passed_over}
        print_json(data | {key: told for key, told in more.items() if told})
    elif options.csv:
        print(readable(csv_table(results, pool, others)), end="")
    else:
        terminal = Terminal()
        for result in results:
            _print_deck(result, pool, terminal)


def _print_deck(checked: CheckedDeck, pool: CardPool, terminal: Terminal) -> None:
    deck, judged = checked.deck, checked.judgement
    card = deck.affiliation_card(pool)
    verdict = terminal.paint(verdict_word(judged), verdict_colour(judged))
    anchor = card.title if card else deck.affiliation or "no affiliation card"
    terminal.line(f"{verdict}: {deck.name} ({anchor}, {deck.total} sets), {checked.file}")
    for finding in judged.findings:
        mark = "" if finding.severity is Severity.ERROR else f"{finding.severity.value}: "
        terminal.line(f"  {finding.rule}  {mark}{finding.message}")
        terminal.line(terminal.paint(f"    {finding.citation}", "dim"))
    for line in judged.unread:
        if not line.rule:
            terminal.line(
                f"  line {line.line} was not read for sure: {line.text!r}; {line.message}"
            )
