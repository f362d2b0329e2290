"""What can go wrong with the library, in sentences."""

from pathlib import Path

from swlcg_deck.decks.deck import Deck
from swlcg_deck.files.refusals import FileError
from swlcg_deck.language import said


class LibraryError(FileError):
    """The library refused; the message says what, why, and that nothing was lost."""


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
