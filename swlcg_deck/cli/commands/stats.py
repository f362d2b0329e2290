"""`swlcg-deck stats FILE`: counts, curves, icons, resources."""

import argparse
from dataclasses import asdict
from typing import Any

from swlcg_deck.analysis.statistics import Counts, Statistics, statistics
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.deck_files import read_one
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.decks.deck import Deck

_EXAMPLES = """\
examples:
  swlcg-deck stats toolbox.swdeck
  swlcg-deck stats toolbox.o8d --json
"""
_BAR = 30
_MOST_TRAITS = 12


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a deck file, - is stdin")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    deck = read_one(options.file, pool)
    found = statistics(deck, pool)
    if options.json:
        print_json(stats_json(deck, found))
    else:
        _print(deck, found, Terminal())
    return 0


def stats_json(deck: Deck, found: Statistics) -> dict[str, Any]:
    data = {"name": deck.name, "affiliation_card": deck.affiliation} | asdict(found)
    data["match"]["total"] = found.match.total
    data["match"]["share_with_affiliation_card"] = found.match.share_with_affiliation_card
    return data


def _print(deck: Deck, found: Statistics, terminal: Terminal) -> None:
    anchor = deck.affiliation or "no affiliation card"
    terminal.line(terminal.paint(f"{deck.name} ({anchor})", "bold"))
    unknown = f", {found.unknown_sets} unknown and not counted below" if found.unknown_sets else ""
    terminal.line(f"{found.sets} sets{unknown}; {found.command_cards} command cards")
    charts = (
        ("Sets by affiliation", found.sets_by_affiliation),
        ("Types", found.types),
        ("Affiliations of the command cards", found.affiliations),
        (f"Cost (average {found.average_cost:.2f})", found.costs),
        (f"Force icons (average {found.average_force_icons:.2f})", found.force_icons),
        ("Damage capacity of units", found.unit_capacity),
        ("Damage capacity of objectives", found.objective_capacity),
        ("Fate cards by priority", found.fate_by_priority),
        ("Keywords", found.keywords),
        ("Traits", dict(list(found.traits.items())[:_MOST_TRAITS])),
    )
    for heading, counts in charts:
        _chart(heading, counts, terminal)
    _icons(found, terminal)
    _resources(found, terminal)


def _chart(heading: str, counts: Counts, terminal: Terminal) -> None:
    if not counts:
        return
    terminal.line()
    terminal.line(terminal.paint(heading, "bold"))
    width = max(map(len, counts))
    scale = min(1.0, _BAR / max(1, *counts.values()))
    for name, count in counts.items():
        bar = "#" * max(round(count * scale), 1 if count else 0)
        terminal.line(f"  {name:<{width}}  {count:>3}  {bar}".rstrip())


def _icons(found: Statistics, terminal: Terminal) -> None:
    terminal.line()
    terminal.line(terminal.paint("Combat icons of all units", "bold"))
    for icon in ("unit_damage", "blast_damage", "tactics"):
        normal, edge = found.icons[icon], found.icons[f"edge_{icon}"]
        terminal.line(f"  {icon.replace('_', ' '):<12}  {normal:>3}, with the edge {edge} more")


def _resources(found: Statistics, terminal: Terminal) -> None:
    terminal.line()
    terminal.line(terminal.paint("Resources", "bold"))
    for where in ("affiliation_card", "objectives", "command_deck"):
        counts = getattr(found.resources, where)
        listed = ", ".join(f"{count} {name}" for name, count in counts.items()) or "none"
        terminal.line(f"  {where.replace('_', ' '):<16}  {listed}")
    if found.resources.variable:
        terminal.line(f"  X on {', '.join(found.resources.variable)}, not counted")
    match = found.match
    if match.total:
        terminal.line(
            f"  resource match: {match.share_with_affiliation_card:.0%} of the {match.total} cards"
            f" with a cost need none or are matched by the affiliation card;"
            f" {match.by_other_sources} need another source, {match.without} have none in the deck"
        )
