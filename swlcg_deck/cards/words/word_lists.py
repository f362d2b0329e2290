"""Words one after another, as a sentence names them; each stays ready to be translated."""

from collections.abc import Iterable

from swlcg_deck.language import joined, said


def listing(words: Iterable[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    *most, last = words
    return said("{most} and {last}", most=commas(most), last=last) if most else last


def either(words: Iterable[str]) -> str:
    """`A`, `A or B`, `A, B or C`."""
    *most, last = words
    return said("{most} or {last}", most=commas(most), last=last) if most else last


def commas(words: Iterable[str]) -> str:
    """`A, B, C`."""
    return joined(words, ", ")


def semicolons(*words: str) -> str:
    """`A; B; C`, without what is empty."""
    return joined(filter(None, words), "; ")
