"""`swlcg-deck hand FILE`: sample openings."""

import argparse
import secrets
from dataclasses import asdict
from textwrap import fill
from typing import Any

from swlcg_deck.analysis.odds_deck import OddsError, odds_deck
from swlcg_deck.analysis.odds_keep import RULE
from swlcg_deck.analysis.odds_rules import RuleReader
from swlcg_deck.cards.card import Card
from swlcg_deck.cli.as_json import print_json
from swlcg_deck.cli.deck_files import read_one
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.playing import seed_number
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import Terminal
from swlcg_deck.decks.deck import Deck
from swlcg_deck.playtest.openings import (
    KEEP_RULE,
    Hand,
    Opening,
    Openings,
    OpeningStatistics,
    mean,
    opening_statistics,
)

_MOST = 1_000_000
_MOST_SHOWN = 20
_HELP = f"""\
what a sensible player does:
{fill(f"objectives: he keeps {RULE}.", 100, initial_indent="  ", subsequent_indent="    ")}
{
    fill(
        f"hand: {KEEP_RULE}; any other is shuffled back once and the new one kept. --keep replaces"
        " this rule.",
        100,
        initial_indent="  ",
        subsequent_indent="    ",
    )
}

Opening after opening has the next seed, so each can be dealt again alone. Of more than
{_MOST_SHOWN} openings only the numbers are printed; --json has them all.

examples:
  swlcg-deck hand toolbox.swdeck
  swlcg-deck hand toolbox.swdeck --seed 1977
  swlcg-deck hand toolbox.swdeck --seed 1 --count 1000 --keep "at least 2 type:unit cost<=2"
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a deck file, - is stdin")
    parser.add_argument(
        "--seed", type=seed_number, metavar="N", help="the seed of the first opening"
    )
    parser.add_argument("--count", type=_count, metavar="N", default=1, help="how many openings")
    parser.add_argument(
        *("--keep",),
        metavar="RULE",
        action="append",
        default=[],
        help="keep a hand only with this, such as 'at least 1 type:unit'; may be repeated",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.epilog = _HELP


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= _MOST):
        raise argparse.ArgumentTypeError(f"--count takes a number from 1 to {_MOST}, not {text!r}")
    return int(text)


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    deck = read_one(options.file, pool)
    seed = secrets.randbelow(1_000_000) if options.seed is None else options.seed
    try:
        piles = odds_deck(deck, pool)
        dealer = Openings(piles, RuleReader(piles, pool).rules(options.keep))
    except OddsError as error:
        raise CallError(f"{options.file}: {error}") from None
    openings = [dealer.opening(seed + number) for number in range(options.count)]
    found = opening_statistics(openings)
    if options.json:
        print_json(_json(deck, seed, openings, found))
    else:
        _print(deck, openings, found)
    return 0


def _json(
    deck: Deck, seed: int, openings: list[Opening], found: OpeningStatistics
) -> dict[str, Any]:
    means = {name: mean(getattr(found, name)) for name in _NUMBERS}
    return {
        "name": deck.name,
        "affiliation_card": deck.affiliation,
        "seed": seed,
        "count": len(openings),
        "openings": [_opening_json(opening) for opening in openings],
        "statistics": asdict(found) | {"means": means},
    }


def _opening_json(opening: Opening) -> dict[str, Any]:
    second = opening.second_hand
    return {
        "seed": opening.seed,
        "objectives": [
            {**_card_json(card), "kept": place != opening.rejected}
            for place, card in enumerate(opening.objectives)
        ],
        "resources": opening.purse.total,
        "hand": _hand_json(opening.first_hand),
        "mulligan": second is not None,
        "reasons": list(opening.reasons),
        "hand_after_mulligan": _hand_json(second) if second else None,
    }


def _hand_json(hand: Hand) -> dict[str, Any]:
    numbers = {name: getattr(hand, name) for name in ("units", "fates", "plays", "force_icons")}
    return {"cards": [_card_json(card) for card in hand.cards], **numbers}


def _card_json(card: Card) -> dict[str, Any]:
    return {"set": card.set, "position": card.position, "title": card.title}


def _print(deck: Deck, openings: list[Opening], found: OpeningStatistics) -> None:
    terminal = Terminal()
    anchor = deck.affiliation or "no affiliation card"
    terminal.line(terminal.paint(f"{deck.name} ({anchor})", "bold"))
    if len(openings) <= _MOST_SHOWN:
        for opening in openings:
            _print_opening(opening, terminal)
    if len(openings) > 1:
        _print_statistics(found, openings[0].seed, terminal)


def _print_opening(opening: Opening, terminal: Terminal) -> None:
    terminal.line()
    terminal.line(terminal.paint(f"Opening with seed {opening.seed}", "bold"))
    terminal.line(f"  Objectives, {opening.purse.total} resources on turn 1")
    for place, card in enumerate(opening.objectives):
        what = "to the bottom" if place == opening.rejected else "kept"
        terminal.line(f"    {card.title} ({card.resources}), {card.affiliation.value}: {what}")
    _print_hand("Opening hand", opening.first_hand, terminal)
    advice = "Mulligan" if opening.second_hand else "Keep"
    terminal.line(f"  {advice}: {' '.join(opening.reasons)}")
    if opening.second_hand:
        _print_hand("New hand", opening.second_hand, terminal)


def _print_hand(name: str, hand: Hand, terminal: Terminal) -> None:
    terminal.line(f"  {name}, {hand.force_icons} Force icons")
    for card in hand.cards:
        cost = "" if card.cost is None else f", cost {card.cost}"
        kind = f"{card.affiliation.value} {card.type.value}"
        terminal.line(f"    {card.title}: {kind}{cost}")


_NUMBERS = {
    "resources": "Resources on turn 1",
    "units": "Units in hand",
    "fates": "Fate cards in hand",
    "force_icons": "Force icons in hand",
    "plays": "Cards that can be paid for on turn 1",
}


def _print_statistics(found: OpeningStatistics, seed: int, terminal: Terminal) -> None:
    terminal.line()
    heading = f"{found.count} openings, seeds {seed} to {seed + found.count - 1}"
    terminal.line(terminal.paint(heading, "bold"))
    share = found.mulligans / found.count
    terminal.line(f"  mulligan in {found.mulligans} of them ({share:.1%}); hands after it:")
    for name, about in _NUMBERS.items():
        histogram: dict[int, int] = getattr(found, name)
        listed = ", ".join(f"{n}: {times / found.count:.1%}" for n, times in histogram.items())
        terminal.line(f"  {about}, mean {mean(histogram):.2f}")
        terminal.line(f"    {listed}")
    terminal.line("  Objectives kept")
    for title, times in found.kept.items():
        terminal.line(f"    {title}: {times / found.count:.2f} each opening")
