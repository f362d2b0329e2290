"""Markup of forums and web pages: taken off when reading, avoided when writing.

A backslash before a mark says that the mark is meant as it stands, in all our text formats.
"""

import html
import re
import unicodedata

from swlcg_deck.formats.pasting.count_phrases import without_controls

MAX_NAME = 500
_MARKS = re.compile(r"\\([!-/:-@\[-`{-~])")
_SHELTER = 0xF0000
"""Marks that are meant wait here, in a private area of Unicode, until the markup is off."""
_SHELTERED = re.compile(f"[{chr(_SHELTER)}-{chr(_SHELTER + 127)}]")
_UNPRINTABLE = {"Cc", "Cs", "Zl", "Zp"}

_HTML_TAG = re.compile(r"</?[A-Za-z][^<>]{0,300}>|<!--[^<>]{0,300}-->")
_PICTURE = re.compile(r"\[img\b[^\[\]]{0,300}\][^\[\]]{0,500}\[/img\]", re.IGNORECASE)
_LINK = re.compile(r"!?\[([^\[\]]{0,300})\]\([^()\s]{0,500}(?: \"[^\"()]{0,100}\")?\)")
_TAGS = re.compile(
    r"b|i|u|s|url|img|list|li|ul|ol|spoiler|quote|size|colou?r|font|center|left|right|code|indent|"
    r"hr|h[1-6]|table|tr|td|th|cards?|deck|email|user|media|sub|sup|strike|hide|bold|italic|pre|"
    r"underline|align|background|member|post|topic|blog|snapback",
    re.IGNORECASE,
)
_BBCODE_TAG = re.compile(r"\[/?([A-Za-z][A-Za-z1-6]{0,9})(?:[=\s][^\[\]]{0,300})?\]")
_BBCODE_ITEM = re.compile(r"\[/?\*(?::\w{1,20})?\]")
_STRONG = re.compile(r"\*\*|__|~~|`")
_EMPHASIS = re.compile(r"(?<![\w*])\*(?=[^\s*])([^*]{1,300})(?<=[^\s*])\*(?![\w*])")
_UNDERLINED = re.compile(r"(?<![\w_])_(?=[^\s_])([^_]{1,300})(?<=[^\s_])_(?![\w_])")


def plain(text: str) -> str:
    """One line without BBCode, Markdown and HTML, on single spaces; nothing is carried out."""
    text = without_controls(text)
    if not text.isascii():
        text = _SHELTERED.sub(" ", text)
    text = _MARKS.sub(lambda mark: chr(_SHELTER + ord(mark[1])), text)
    if ">" in text:
        text = _HTML_TAG.sub(" ", text)
    if "]" in text:
        text = _PICTURE.sub(" ", text)
        text = _LINK.sub(r"\1", text)
        text = _BBCODE_ITEM.sub("- ", _BBCODE_TAG.sub(_without_tag, text))
    text = _STRONG.sub("", text)
    if "*" in text:
        text = _EMPHASIS.sub(r"\1", text)
    if "_" in text:
        text = _UNDERLINED.sub(r"\1", text)
    if "&" in text:
        text = html.unescape(text)
    if not text.isascii():
        text = _SHELTERED.sub(lambda mark: chr(ord(mark[0]) - _SHELTER), text)
    return printable(text)


def _without_tag(tag: re.Match[str]) -> str:
    return "" if _TAGS.fullmatch(tag[1]) else tag[0]


def escaped(text: str) -> str:
    """A name or title such that `plain` gives it back; backslashes only where it needs them."""
    text = printable(text)
    if plain(text) == text and not any(mark in text for mark in "\\*`#~"):
        return text
    return re.sub(r"([\\*_~`\[\]<>&#()!])", r"\\\1", text)


def printable(text: str) -> str:
    """Line ends and control characters become spaces, and many spaces one."""
    if not text.isprintable():
        text = "".join(" " if unicodedata.category(sign) in _UNPRINTABLE else sign for sign in text)
    return " ".join(text.split())


def deck_name(text: str) -> str:
    """A name as a deck can bear it: one line, not too long."""
    return printable(_SHELTERED.sub(" ", text))[:MAX_NAME].rstrip()
