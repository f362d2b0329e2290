"""What can go wrong with the library, in sentences."""

import errno
from pathlib import Path

from swlcg_deck.decks.deck import Deck
from swlcg_deck.language import said
from swlcg_deck.system_words import refusal

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class LibraryError(Exception):
    """Something could not be done; the message says what, why, and that nothing was lost."""


class ConflictError(LibraryError):
    """The file changed since it was opened: another window, or an editor, was faster."""

    def __init__(self, mine: Deck, theirs: Deck | None, path: Path, token: str) -> None:
        super().__init__(
            said(
                "{file} was changed by another program since it was opened here; save this "
                "deck as a copy, or overwrite the other one",
                file=path.name,
            )
        )
        self.mine = mine
        self.theirs = theirs
        """What is on disk now; None where that cannot be read."""
        self.path = path
        self.token = token
        """The content on disk: give it as `expected` to overwrite exactly that."""


def write_failure(path: Path, error: OSError) -> LibraryError:
    if error.errno in _FULL:
        return LibraryError(
            said(
                "the disk is full: {file} could not be written; the deck on disk is "
                "unchanged. Make room and save again",
                file=path.name,
            )
        )
    reason = refusal(error)
    return LibraryError(
        said(
            "{path} could not be written ({reason}); what was there before is unchanged",
            path=path,
            reason=reason,
        )
    )
