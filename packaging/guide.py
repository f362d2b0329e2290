#!/usr/bin/env python3
"""Write what the program itself knows into the pages of the user guide, and publish them.

    packaging/guide.py                  bring the written parts of resources/guide up to date
    packaging/guide.py --check          only say which pages are out of date
    packaging/guide.py --html FOLDER    write all pages as HTML

A page says where a part stands: between `<!-- begin NAME -->` and `<!-- end NAME -->`.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from guide_parts import PARTS  # noqa: E402 - found on the path above
from guide_site import write_site  # noqa: E402

from swlcg_deck.cards.abilities import cookbook_page, vocabulary_page  # noqa: E402
from swlcg_deck.gui.guide.book import guide_dir  # noqa: E402

_PART = re.compile(r"(<!-- begin ([a-z-]+) -->\n).*?(<!-- end \2 -->)", re.DOTALL)


def written(markdown: str) -> str:
    """A page with its parts written anew."""
    return _PART.sub(lambda found: f"{found[1]}\n{PARTS[found[2]]()}\n\n{found[3]}", markdown)


def parts_of(markdown: str) -> list[str]:
    """The names of the parts that a page has."""
    return [found[2] for found in _PART.finditer(markdown)]


def fresh_pages() -> dict[Path, str]:
    """Every page as it should be."""
    pages = {file: written(file.read_text("utf-8")) for file in sorted(guide_dir().glob("*.md"))}
    return pages | {page.FILE: page.page() for page in (vocabulary_page, cookbook_page)}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    parser.add_argument("--html", type=Path, metavar="FOLDER", help="write all pages as HTML")
    options = parser.parse_args()
    if options.html:
        count = write_site(options.html)
        print(f"{count} pages: open {options.html / 'index.html'}")
        return 0
    stale = {file: text for file, text in fresh_pages().items() if file.read_text("utf-8") != text}
    for file, text in stale.items():
        print(f"{file.name} {'is out of date' if options.check else 'is written'}")
        if not options.check:
            file.write_text(text, encoding="utf-8")
    return 1 if stale and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
