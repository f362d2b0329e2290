r"""Names of files as people read them: some systems take any bytes for one (`nm\xff.txt`).

Python keeps such bytes as half characters, which nothing but a file system takes. A name is shown,
and becomes the name of a deck, in its readable form; the file itself keeps its bytes.
"""

import re
from typing import Final

_BYTE: Final = re.compile("[\udc80-\udcff]")
_HALF: Final = re.compile("[\ud800-\udfff]")


def readable(name: str) -> str:
    r"""The name with each byte that is no character written out: `nm\xff`."""
    shown = _BYTE.sub(lambda found: f"\\x{ord(found[0]) - 0xDC00:02x}", name)
    return _HALF.sub("\N{REPLACEMENT CHARACTER}", shown)


def is_readable(name: str) -> bool:
    return _HALF.search(name) is None


def without_bytes(name: str) -> str:
    """The name with a letter in the place of each byte: is the rest of it as it should be?"""
    return _BYTE.sub("x", name)
