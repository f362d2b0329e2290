"""`swlcg-deck sheet LIGHT [DARK] -o FILE.pdf`: the two-deck tournament sheet."""

import argparse
import os
import sys

from swlcg_deck.cards.base import Side
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.deck_files import print_report, read_list
from swlcg_deck.cli.editions import add_edition_arguments, chosen_edition, chosen_mode
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.outputs import Output
from swlcg_deck.cli.own_files import pdf_of_ours
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.cli.verdicts import verdict_word
from swlcg_deck.decks.deck import Deck
from swlcg_deck.formats.judging import unread_of
from swlcg_deck.legality.as_read import as_read
from swlcg_deck.legality.findings import UnreadLine, Verdict
from swlcg_deck.legality.judge import Judge

_EXAMPLES = """\
examples:
  swlcg-deck sheet toolbox.swdeck scum.swdeck -o sheet.pdf --player "A. Player"
  swlcg-deck sheet report.txt -o sheet.pdf --event Regional --date 2013-06-02

One file may hold both decks; a sheet with one deck leaves the other column empty.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="DECK", help="the light and the dark side deck")
    parser.add_argument("-o", "--output", required=True, metavar="FILE.pdf", help="- is stdout")
    parser.add_argument("--player", default="", help="the player's name")
    parser.add_argument("--event", default="", help="the tournament")
    parser.add_argument("--date", default="", help="the day, as it shall stand on the sheet")
    parser.add_argument("--paper", choices=("A4", "Letter"), default="A4", help="default A4")
    parser.add_argument(
        "--no-card-list", action="store_true", help="leave out the judge's page of all cards"
    )
    parser.add_argument("--force", action="store_true", help="write over a file of another kind")
    add_edition_arguments(parser)
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    output = Output(
        options.output, tuple(options.files), pdf_of_ours, "a sheet", force=options.force
    )
    output.check()
    judge = Judge(pool, chosen_edition(options, pool), chosen_mode(options))
    decks, unread = _sorted_by_side(options.files, pool)
    output.write(_pdf(decks, unread, pool, judge, options))
    verdicts = [
        (deck, as_read(judge.check(deck), unread[deck.id])) for deck in decks if deck is not None
    ]
    for deck, judgement in verdicts:
        if judgement.verdict is not Verdict.LEGAL:
            word = verdict_word(judgement)
            print(harmless(f"{deck.name}: {word}; the sheet says so"), file=sys.stderr)
    return 0 if all(judged.verdict is Verdict.LEGAL for _, judged in verdicts) else 1


def _sorted_by_side(
    files: list[str], pool: CardPool
) -> tuple[tuple[Deck | None, Deck | None], dict[str, tuple[UnreadLine, ...]]]:
    found: dict[Side, Deck] = {}
    unread: dict[str, tuple[UnreadLine, ...]] = {}
    for name in files:
        reading = read_list(name, pool)
        print_report(name, reading)
        for place, deck in enumerate(reading.decks):
            unread[deck.id] = unread_of(reading.report, place)
            side = deck.side(pool)
            if side is None:
                raise CallError(f"{name}: cannot tell which side {deck.name} is; choose its card")
            if side in found:
                raise CallError(f"{name}: a sheet has one {side.value} side deck, this is a second")
            found[side] = deck
    return (found.get(Side.LIGHT), found.get(Side.DARK)), unread


def _pdf(
    decks: tuple[Deck | None, Deck | None],
    unread: dict[str, tuple[UnreadLine, ...]],
    pool: CardPool,
    judge: Judge,
    options: argparse.Namespace,
) -> bytes:
    """Painted by Qt, the only thing on the command line that is; so it is loaded only here."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    from swlcg_deck.printing.pdf import sheet_pdf  # noqa: PLC0415
    from swlcg_deck.printing.sheet_content import SheetInfo, sheet_content  # noqa: PLC0415
    from swlcg_deck.printing.sheet_pages import SheetPages  # noqa: PLC0415

    application = QGuiApplication.instance() or QGuiApplication([])
    info = SheetInfo(
        player=options.player,
        event=options.event,
        date=options.date,
        paper=options.paper,
        judge_page=not options.no_card_list,
    )
    data = sheet_pdf(SheetPages(sheet_content(decks, pool, judge, info, unread)))
    del application
    return data
