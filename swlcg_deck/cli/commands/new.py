"""`swlcg-deck new --affiliation NAME -o FILE [SET[=COPIES]...]`."""

import argparse
import re

from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.cli.commands.show import find
from swlcg_deck.cli.errors import CallError
from swlcg_deck.cli.formats import format_for_output, written
from swlcg_deck.cli.outputs import STANDARD, Output
from swlcg_deck.cli.own_files import nothing
from swlcg_deck.cli.pool import our_pool
from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import MAX_COPIES, MAX_LINE, new_deck
from swlcg_deck.files.names import readable

_EXAMPLES = """\
examples:
  swlcg-deck new --affiliation Jedi -o toolbox.swdeck 4=2 "A Hero's Trial=2" 112=2
  swlcg-deck new --affiliation "Guardians of Justice" -o alliance.o8d 1 2 3
  swlcg-deck new --affiliation Sith -o - --to text 19 20
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("sets", nargs="*", metavar="SET[=COPIES]", help="set number or title")
    parser.add_argument("--affiliation", required=True, metavar="NAME", help="the affiliation card")
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help="- is stdout")
    parser.add_argument("--to", dest="to_format", metavar="FMT", help="a format; else by FILE")
    parser.add_argument("--name", help="the deck's name, by default that of the file")
    parser.add_argument("--force", action="store_true", help="write over an existing file")
    parser.epilog = _EXAMPLES


def run(options: argparse.Namespace) -> int:
    pool = our_pool()
    card = pool.affiliation_card(options.affiliation)
    if card is None:
        titles = ", ".join(known.title for known in pool.affiliation_cards)
        raise CallError(f"there is no affiliation card {options.affiliation!r}; there are {titles}")
    stem = re.sub(r"\.[^.]*$", "", re.split(r"[/\\]", options.output)[-1])
    name = options.name or (readable(stem) if options.output != STANDARD else "New deck")
    if len(name) > MAX_LINE:
        raise CallError(f"the name of a deck has at most {MAX_LINE} characters, not {len(name):,}")
    deck = new_deck(name, card.title)
    for word in options.sets:
        found, copies = _set(word, pool)
        deck = edits.add_set(deck, found, copies).deck
    data = written(deck, pool, format_for_output(options.output, options.to_format))
    Output(options.output, (), nothing, "a deck", force=options.force).write(data)
    return 0


def _set(word: str, pool: CardPool) -> tuple[ObjectiveSet, int]:
    what, equals, count = word.rpartition("=")
    if not equals:
        what, count = word, "1"
    if not count.isascii() or not count.isdigit() or not 1 <= int(count[:4]) <= MAX_COPIES:
        raise CallError(f"{word!r}: copies are a number from 1 to {MAX_COPIES}")
    found = find(what, pool)
    if not isinstance(found, ObjectiveSet):
        raise CallError(f"{what!r} is a card, not an objective set; its set is {found[0].set}")
    return found, int(count)
