"""The marks inside a line of a guide page: strong, slanted, code, links, pictures."""

import re
from collections.abc import Callable
from html import escape
from typing import Final

_CODE: Final = re.compile(r"(`+)(.+?)\1")
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
_LINK: Final = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
_STRONG: Final = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*")
_SLANTED: Final = re.compile(r"(?<![\w*])\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?![\w*])")
_KEPT: Final = re.compile("\x00(\\d+)\x00")
Target = Callable[[str], str]
"""What a link that stands in a page leads to where the page is shown."""


def inline_html(text: str, target: Target = str) -> str:
    """A line as HTML; what is code is left as it is."""
    codes: list[str] = []

    def keep(found: re.Match[str]) -> str:
        codes.append(f"<code>{escape(found[2].strip(), quote=False)}</code>")
        return f"\x00{len(codes) - 1}\x00"

    def picture(found: re.Match[str]) -> str:
        return f'<img src="{escape(target(found[2]))}" alt="{found[1]}">'

    def link(found: re.Match[str]) -> str:
        return f'<a href="{escape(target(found[2]))}">{found[1]}</a>'

    html = escape(_CODE.sub(keep, text) if "`" in text else text, quote=False)
    if "](" in html:
        html = _LINK.sub(link, _PICTURE.sub(picture, html))
    if "*" in html:
        html = _SLANTED.sub(r"<i>\1</i>", _STRONG.sub(r"<b>\1</b>", html))
    return _KEPT.sub(lambda found: codes[int(found[1])], html)


def plain(text: str) -> str:
    """The words of a line without its marks."""
    text = _CODE.sub(r"\2", text)
    text = _LINK.sub(r"\1", _PICTURE.sub(r"\1", text))
    return _SLANTED.sub(r"\1", _STRONG.sub(r"\1", text))


def links_of(text: str) -> list[str]:
    """Where the links and the pictures of a text lead; what is code leads nowhere."""
    bare = _CODE.sub("", text)
    return [found[2] for found in (*_PICTURE.finditer(bare), *_LINK.finditer(bare))]
