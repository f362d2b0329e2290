"""Card text as it is set: words in semibold, words with a dashed line, icons in the line."""

import re
from collections.abc import Collection
from dataclasses import dataclass, replace

from swlcg_deck.cards.words.wording import BOLD_WORD

ICON_WORDS = {
    "[edge unit damage]": "edge-unit-damage",
    "[edge blast damage]": "edge-blast",
    "[edge tactics]": "edge-tactics",
    "[unit damage]": "unit-damage",
    "[blast damage]": "blast",
    "[tactics]": "tactics",
    "Force icons": "force",
    "Force icon": "force",
}
"""Icons that the rendered text names in words and a face shows as drawings."""

_ICON = re.compile("|".join(re.escape(word) for word in ICON_WORDS))


@dataclass(frozen=True)
class Piece:
    """A stretch of text in one style, or one icon."""

    text: str
    semibold: bool = False
    italic: bool = False
    quiet: bool = False
    changed: bool = False
    """By an erratum: underlined with dashes."""
    glyph: str | None = None


Paragraph = list[Piece]


def paragraphs(
    text: str, strong: Collection[str] = (), changed: Collection[str] = ()
) -> list[Paragraph]:
    """The lines of a text box: trigger words and `strong` phrases stand out, icons are drawn."""
    return [_line(line, strong, changed) for line in text.splitlines()]


def _line(line: str, strong: Collection[str], changed: Collection[str]) -> Paragraph:
    trigger = BOLD_WORD.match(line)
    marks = [(trigger.start(), trigger.end(), Piece("", semibold=True))] if trigger else []
    marks += [mark for phrase in strong for mark in _found(line, phrase, Piece("", semibold=True))]
    marks += [mark for phrase in changed for mark in _found(line, phrase, Piece("", changed=True))]
    marks += [
        (icon.start(), icon.end(), Piece(icon[0], glyph=ICON_WORDS[icon[0]]))
        for icon in _ICON.finditer(line)
    ]
    pieces, done = [], 0
    for start, end, style in sorted(marks, key=lambda mark: mark[:2]):
        if start < done:
            continue
        if start > done:
            pieces.append(Piece(line[done:start]))
        pieces.append(replace(style, text=line[start:end]))
        done = end
    return [*pieces, Piece(line[done:])] if done < len(line) else pieces


def _found(line: str, phrase: str, style: Piece) -> list[tuple[int, int, Piece]]:
    return [(m.start(), m.end(), style) for m in re.finditer(re.escape(phrase), line)]
