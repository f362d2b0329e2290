"""`swlcg-deck advise FILE`: which affiliation cards would make this list legal."""

import argparse
from typing import Any

from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.deck_files import read_list_of_one
from swlcg_deck.cli.editions import add_edition_arguments, chosen_edition, chosen_mode
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.cli.verdicts import plain_word
from swlcg_deck.formats.judging import unread_of
from swlcg_deck.legality.advise import Advice, SetChanges, advise

_EXAMPLES = """\
examples:
  swlcg-deck advise list.txt
  swlcg-deck advise toolbox.swdeck --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a deck file, - is stdin")
    add_edition_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    reading = read_list_of_one(options.file, pool)
    edition, mode = chosen_edition(options, pool), chosen_mode(options)
    advice = advise(reading.decks[0], pool, edition, mode, unread_of(reading.report, 0))
    if options.json:
        print_json([_json(one) for one in advice])
        return 0
    terminal = Terminal()
    if not advice:
        terminal.line("There is no known set or affiliation card in this list to go by.")
    for one in advice:
        _print(one, terminal)
    return 0


def _json(one: Advice) -> dict[str, Any]:
    changes = one.changes
    return {
        "affiliation_card": one.card.title,
        "affiliation": one.card.affiliation.value,
        "present": one.is_present,
        "verdict": one.verdict.value,
        "casual_only": one.casual_only,
        "resources": one.card.resources,
        "reserve": one.card.reserve,
        "resources_change": one.resources,
        "reserve_change": one.reserve,
        "sets_to_add": None if changes is None else vars(changes),
        "findings": [
            {"rule": finding.rule, "message": finding.message, "sets": list(finding.sets)}
            for finding in one.findings
        ],
    }


def _print(one: Advice, terminal: Terminal) -> None:
    mark = " (now)" if one.is_present else ""
    heading = f"{one.card.title}{mark}: {plain_word(one.verdict, casual_only=one.casual_only)}"
    terminal.line(terminal.paint(heading, "bold"))
    terminal.line(
        f"  {one.card.affiliation.value}, resources {one.card.resources}{_change(one.resources)},"
        f" reserve {one.card.reserve}{_change(one.reserve)}"
    )
    if one.changes is not None:
        terminal.line(f"  sets: {_changes_in_words(one, one.changes)}")
    for finding in one.findings:
        terminal.line(f"  {finding.rule}  {finding.message}")


def _change(difference: int | None) -> str:
    return f" ({difference:+d})" if difference else ""


def _changes_in_words(one: Advice, changes: SetChanges) -> str:
    demand = one.card.demand
    partner = demand.partner_affiliation.value if demand else ""
    parts = [
        _add_or_drop(changes.own, one.card.affiliation.value),
        _add_or_drop(changes.partner, f"{partner} or neutral"),
        _add_or_drop(changes.others, "of other affiliations"),
    ]
    return ", ".join(part for part in parts if part) or "the numbers fit"


def _add_or_drop(count: int, kind: str) -> str:
    if not count:
        return ""
    return f"add {count} {kind}" if count > 0 else f"drop {-count} {kind}"
