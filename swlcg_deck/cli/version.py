"""`swlcg-deck --version`: the program, its card pool and its newest rules, without the cards."""

import yaml

from swlcg_deck import __version__
from swlcg_deck.cards.loading.pool_folder import PoolFolder, read_folder
from swlcg_deck.paths import cardpool_dir

_DIGITS = 8
"""Enough of the fingerprint to tell two card pools apart; replays and `--json` carry all of it."""


def version_text() -> str:
    """One line, for people and bug reports; a pool that cannot be read is told, not fatal."""
    folder = read_folder(cardpool_dir())
    if folder.faults:
        return f"swlcg-deck {__version__}, the card pool cannot be read: {folder.faults[0]}"
    fingerprint = folder.fingerprint()[:_DIGITS]
    return f"swlcg-deck {__version__}, card pool {fingerprint}, rules {_newest_rules(folder)}"


def _newest_rules(folder: PoolFolder) -> str:
    """The title of the default edition, from its own small file; the whole pool takes longer."""
    try:
        data = yaml.load(folder.files["rules/editions.yaml"], Loader=yaml.CSafeLoader)
        titles = {edition["id"]: edition["title"] for edition in data["editions"]}
        return str(titles[data["default"]])
    except (yaml.YAMLError, KeyError, TypeError):
        return "unreadable (`swlcg-deck validate` tells why)"
