"""Words one after another, as a sentence names them; each stays ready to be translated."""

from collections.abc import Iterable

from swlcg_deck.language import Said, said


def listing(words: Iterable[str]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    *most, last = words
    return said("{most} and {last}", most=commas(most), last=last) if most else last


def either(words: Iterable[str]) -> str:
    """`A`, `A or B`, `A or B or C`."""
    first, *others = words
    return said("{first} or {others}", first=first, others=either(others)) if others else first


def commas(words: Iterable[str]) -> str:
    """`A, B, C`."""
    return _joined(", ", list(words))


def semicolons(words: Iterable[str]) -> str:
    """`A; B; C`, without what is empty."""
    return _joined("; ", [word for word in words if word])


def _joined(between: str, words: list[str]) -> str:
    """Plain where nothing needs translating; the marks between are the same in every language."""
    if not any(isinstance(word, Said) for word in words):
        return between.join(words)
    first, *others = words
    if not others:
        return first
    if between == ", ":
        return said("{first}, {others}", first=first, others=_joined(between, others))
    return said("{first}; {others}", first=first, others=_joined(between, others))
