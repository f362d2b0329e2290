"""`swlcg-deck --version`: the program, its card pool and its newest rules, without the cards."""

import re

from swlcg_deck import __version__
from swlcg_deck.cards.loading.pool_folder import PoolFolder, read_folder
from swlcg_deck.cli.terminal import harmless
from swlcg_deck.paths import cardpool_dir

_DIGITS = 8
"""Enough of the fingerprint to tell two card pools apart; replays and `--json` carry all of it."""


_DEFAULT = re.compile(r"^default: (?P<id>\S+)$", re.MULTILINE)
_EDITION = r"^- id: {id}\n  title: (?P<title>\w[\w .-]*)$"


def tell_version() -> int:
    """Print it; an exit code."""
    print(harmless(_version_text()))
    return 0


def _version_text() -> str:
    """One line, for people and bug reports; a pool that cannot be read is told, not fatal."""
    folder = read_folder(cardpool_dir())
    if folder.faults:
        return f"swlcg-deck {__version__}, the card pool cannot be read: {folder.faults[0]}"
    fingerprint = folder.fingerprint()[:_DIGITS]
    return f"swlcg-deck {__version__}, card pool {fingerprint}, rules {_newest_rules(folder)}"


def _newest_rules(folder: PoolFolder) -> str:
    """The title of the default edition, from the two lines that say it: to read the file as a
    pool is read takes longer than all the rest."""
    text = folder.files["rules/editions.yaml"].decode(errors="replace").replace("\r\n", "\n")
    if default := _DEFAULT.search(text):
        pattern = _EDITION.format(id=re.escape(default["id"]))
        if edition := re.search(pattern, text, re.MULTILINE):
            return edition["title"]
    return "unreadable (`swlcg-deck validate` tells why)"
