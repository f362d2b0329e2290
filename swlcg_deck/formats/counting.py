"""What the readers of tables and files share: copies as people write them, and plain titles."""

import re
import unicodedata

from swlcg_deck.decks.deck import MAX_COPIES, DeckSet
from swlcg_deck.language import said

MAX_TITLE = 500
_UNPRINTABLE = {"Cc", "Cs"}
_COUNT = re.compile(r"([+-]?)0*([0-9]+)(?:[.,]0{1,9})?")


def read_copies(text: str | None) -> tuple[int, str]:
    """How many copies a count means, and a remark where that is in doubt; 0 leaves the card out."""
    if text is None or not text.strip():
        return 1, said("it says no number of copies; taken as 1")
    number = _COUNT.fullmatch(text.strip())
    if number is None:
        return 1, said("{text!r} is no number of copies; taken as 1", text=plain(text)[:20])
    sign, digits = number.groups()
    if sign == "-" or digits == "0":
        return 0, said("{text} copies; left out", text=plain(text)[:20])
    if len(digits) > 2:
        return MAX_COPIES, said("copies beyond {most} are left out", most=MAX_COPIES)
    return int(digits), ""


def add_copies(sets: dict[int | str, DeckSet], wanted: DeckSet, copies: int) -> str:
    """Add copies of a set to those of a deck; a remark where they are more than can be kept."""
    before = sets.get(wanted.key)
    total = copies + (before.copies if before else 0)
    sets[wanted.key] = wanted.model_copy(update={"copies": min(total, MAX_COPIES)})
    return "" if total <= MAX_COPIES else said("copies beyond {most} are left out", most=MAX_COPIES)


def plain(text: str) -> str:
    """One line without control characters, no longer than a title can be."""
    words = " ".join(text[: 4 * MAX_TITLE].split())
    return "".join(ch for ch in words if unicodedata.category(ch) not in _UNPRINTABLE)[:MAX_TITLE]
