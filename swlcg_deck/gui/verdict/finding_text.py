"""Findings as rich text, with their sets as links, and fixes as the words on a button."""

import html
import re
from collections.abc import Callable

from swlcg_deck.language import tr, tr_n
from swlcg_deck.legality.findings import Finding, Fix

_NUMBERS = re.compile(r"\(\d+(?:(?:, ?| [^\W\d]+ )\d+)*\)")
"""`(2, 4 and 6)`, in any language: sets whose titles the sentence does not say."""
_LONGEST = 16


def finding_html(finding: Finding, title_of: Callable[[int], str], colour: str) -> str:
    """The sentence with a link for each set; sets that it does not name follow it."""
    message = tr(finding.message)
    links = _titles(message, finding.sets, title_of)
    links |= {
        place: number
        for place, number in _bare_numbers(message, finding.sets).items()
        if not any(start < place[0] < stop for start, stop in links)
    }
    parts, end = [], 0
    for (start, stop), number in sorted(links.items()):
        words = message[start:stop].removesuffix(f" ({number})")
        parts += [html.escape(message[end:start]), _link(number, words, colour)]
        end = stop
    parts.append(html.escape(message[end:]))
    unnamed = [number for number in finding.sets if number not in links.values()]
    if unnamed:
        numbers = ", ".join(_link(number, str(number), colour) for number in unnamed)
        parts.append(tr_n(" Set {numbers}.", " Sets {numbers}.", len(unnamed), numbers=numbers))
    return "".join(parts)


def has_links(finding: Finding) -> bool:
    return bool(finding.sets)


def short_label(fix: Fix) -> str:
    """What fits on a small button; the tooltip says the whole."""
    if fix.also:
        count = 1 + len(fix.also)
        are_removals = all(one.action == "copies" and not one.copies for one in (fix, *fix.also))
        return (
            tr("Remove {count} sets", count=count)
            if are_removals
            else tr("Make {count} changes", count=count)
        )
    if fix.action == "copies":
        return tr("Keep {copies}", copies=fix.copies) if fix.copies else tr("Remove")
    label = tr(fix.label)
    return label if len(label) <= _LONGEST else f"{_cut(label)}…"


def escaped(text: str) -> str:
    """For buttons and menus, where an ampersand would underline the next letter."""
    return text.replace("&", "&&")


def _titles(
    message: str, sets: tuple[int, ...], title_of: Callable[[int], str]
) -> dict[tuple[int, int], int]:
    found = {}
    for number in sets:
        label = f"{title_of(number)} ({number})"
        start = message.find(label)
        if start >= 0:
            found[start, start + len(label)] = number
    return found


def _bare_numbers(message: str, sets: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """`(112 and 128)`: each number is a link, unless a title stands before it."""
    found = {}
    for group in _NUMBERS.finditer(message):
        for number in re.finditer(r"\d+", group.group()):
            value = int(number.group())
            start = group.start() + number.start()
            if value in sets:
                found[start, start + len(number.group())] = value
    return found


def _link(number: int, words: str, colour: str) -> str:
    style = f"color: {colour}; text-decoration: underline"
    return f'<a href="set:{number}" style="{style}">{html.escape(words)}</a>'


def _cut(label: str) -> str:
    """Whole words only."""
    return label[: _LONGEST + 1].rsplit(" ", 1)[0]
