"""What a file of a backup may be called: the same for who writes it and for who reads it."""

import re
from typing import Final

from swlcg_deck.decks.deck_file import EXTENSION
from swlcg_deck.decks.history import is_stamp
from swlcg_deck.decks.trash import is_trash_key

DECKS, HISTORY, TRASH = "decks", "history", "trash"
LONGEST_NAME: Final = 1_000
_DECK_ID = re.compile(r"[0-9a-f]{32}")


def is_restorable(name: str) -> bool:
    """Whether a file of this name has a place in a library, and in no other folder."""
    kind, *parts = name.split("/")
    hidden = any(part.startswith(".") or not part for part in parts)
    leads_up = ".." in re.split(r"[/\\]", name)
    expected = {
        DECKS: len(parts) >= 1,
        HISTORY: len(parts) == 2 and _is_version(*parts),
        TRASH: len(parts) >= 2 and is_trash_key(parts[0]),
    }
    is_deck = name.lower().endswith(EXTENSION) and len(name) <= LONGEST_NAME
    return is_deck and not hidden and not leads_up and expected.get(kind, False)


def _is_version(deck_id: str, name: str) -> bool:
    return _DECK_ID.fullmatch(deck_id) is not None and is_stamp(name.removesuffix(EXTENSION))
