"""The pages of the guide in the order in which they are read, and what is found in them."""

import re
from dataclasses import dataclass
from functools import cached_property
from html import unescape
from pathlib import Path
from typing import Final

from swlcg_deck.gui.guide.markdown import html_of
from swlcg_deck.paths import resources_dir

_ORDER: Final = (
    *("welcome", "window", "shortcuts", "searching", "decks", "legality", "openings"),
    *("playtesting", "rules", "glossary", "command-line", "formats", "safety"),
)
"""As a new user wants them; other pages follow by name."""
_LAST: Final = (
    *("card-pool", "writing-cards", "cookbook", "vocabulary"),
    *("translating", "working-on-it"),
)
"""For those who change the program."""
_IN_A_LINE: Final = re.compile(r"</?(?:b|i|code|a|img)\b[^>]*>")
_MARKUP: Final = re.compile(r"<[^>]+>")


@dataclass(frozen=True)
class GuidePage:
    """One page: a file of Markdown whose first line is its title."""

    file: Path

    @property
    def name(self) -> str:
        return self.file.stem

    @cached_property
    def markdown(self) -> str:
        return self.file.read_text(encoding="utf-8")

    @property
    def title(self) -> str:
        return self.markdown.partition("\n")[0].lstrip("# ")

    @cached_property
    def html(self) -> str:
        """The page without a head; its links lead to pages as they are shown."""
        return html_of(self.markdown, page_link)

    @cached_property
    def words(self) -> str:
        """What a reader sees, in small letters."""
        text = unescape(_MARKUP.sub(" ", _IN_A_LINE.sub("", self.html)))
        return " ".join(text.split()).casefold()

    def has(self, words: list[str]) -> bool:
        return all(word in self.words for word in words)


def guide_dir() -> Path:
    return resources_dir() / "guide"


def guide_pages() -> tuple[GuidePage, ...]:
    """All pages, in their order."""
    found = sorted(guide_dir().glob("*.md"))
    rank = {name: place for place, name in enumerate(_ORDER)}
    rank |= {name: len(_ORDER) + 1 + place for place, name in enumerate(_LAST)}
    found.sort(key=lambda file: (rank.get(file.stem, len(_ORDER)), file.stem))
    return tuple(GuidePage(file) for file in found)


def page_link(link: str) -> str:
    """The address under which a page is shown: `decks.md#files` is `decks.html#files`."""
    return re.sub(r"\.md(?=#|$)", ".html", link)


def words_of_query(query: str) -> list[str]:
    return query.casefold().split()
