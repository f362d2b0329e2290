"""By which rules a command judges: an edition, and tournament or casual."""

import argparse

from swlcg_deck.cards.editions import Edition
from swlcg_deck.cards.pool import CardPool
from swlcg_deck.cli.errors import CallError
from swlcg_deck.legality.findings import Mode


def add_edition_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", metavar="ID", help="rules edition, see `swlcg-deck editions`")
    parser.add_argument("--casual", action="store_true", help="leave the restricted list out")


def chosen_edition(options: argparse.Namespace, pool: CardPool) -> Edition:
    if options.edition is None:
        return pool.default_edition
    edition = pool.edition(options.edition)
    if edition is None:
        names = ", ".join(known.id for known in pool.editions)
        raise CallError(f"there is no edition {options.edition!r}; there are {names}")
    return edition


def chosen_mode(options: argparse.Namespace) -> Mode:
    return Mode.CASUAL if options.casual else Mode.TOURNAMENT
