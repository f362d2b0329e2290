"""What a reader of deck files has to say about a place in the file."""

from dataclasses import dataclass
from enum import StrEnum

from swlcg_deck.cards.products import ObjectiveSet
from swlcg_deck.files.strict_yaml import Path


class RemarkKind(StrEnum):
    UNDERSTOOD = "understood"
    REPAIRED = "repaired"
    """Read after a correction that the message names."""
    AMBIGUOUS = "ambiguous"
    """Could be several sets; the deck has none of them yet."""
    NOT_UNDERSTOOD = "not understood"
    IGNORED = "ignored"
    """Kept for whoever understands it; nothing that could be a card."""


@dataclass(frozen=True)
class Remark:
    kind: RemarkKind
    path: Path
    """Where in the file's tree: `("sets", 3, "copies")`."""
    text: str
    """What stands there, in short."""
    message: str = ""
    choices: tuple[ObjectiveSet, ...] = ()
    copies: int = 1
    line: int = 1

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}"


class DeckFileError(Exception):
    """The file holds no deck that can be read; the message is a sentence that says why."""
