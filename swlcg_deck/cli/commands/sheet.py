"""`swlcg-deck sheet LIGHT [DARK] -o FILE.pdf`: the two-deck tournament sheet."""

import argparse
from pathlib import PurePath

from swlcg_deck.cli.deck_files import print_report, read_list
from swlcg_deck.cli.editions import add_edition_arguments, chosen_edition, chosen_mode
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.outputs import Output
from swlcg_deck.cli.own_files import pdf_of_ours
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.cli.sheets import SheetDecks
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
    _check_ending(options.output)
    judge = Judge(pool, chosen_edition(options, pool), chosen_mode(options))
    decks = SheetDecks(pool)
    for name in options.files:
        reading = read_list(name, pool)
        print_report(name, reading)
        decks.take(name, reading)
    data = decks.pdf(
        judge,
        player=options.player,
        event=options.event,
        date=options.date,
        paper=options.paper,
        judge_page=not options.no_card_list,
    )
    output.write(data)
    return decks.tell_verdicts(judge)


def _check_ending(name: str) -> None:
    """A sheet that is called like something else would open in the wrong program."""
    ending = PurePath(name).suffix
    if ending[1:].isalnum() and not ending[1:].isdigit() and ending.lower() != ".pdf":
        raise CallError(f"{name}: a sheet is a PDF and not {ending}; let its name end in .pdf")
