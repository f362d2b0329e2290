"""How titles are compared: without case, accents, quotes and other marks."""

import re
import unicodedata
from functools import lru_cache

_QUOTES = re.compile(
    "[\"'`\u00b4\u02bc\u2018\u2019\u201a\u201b\u201c\u201d\u201e\u201f\u2032\u2033\uff07]"
)
_MARKS = re.compile(r"[^a-z0-9]+")


@lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """`Chirrut Îmwe` -> `chirrut imwe`, `X-Wing` -> `x wing`, `Hero's` -> `heros` (VER-01, -02)."""
    plain = unicodedata.normalize("NFKD", _QUOTES.sub("", text).casefold()).replace("&", " and ")
    letters = "".join(ch for ch in plain if not unicodedata.combining(ch))
    return _MARKS.sub(" ", letters).strip()
