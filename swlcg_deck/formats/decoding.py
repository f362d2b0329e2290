"""Bytes to text: what players' files are encoded in, and a clear refusal of what they are not."""

import codecs

from swlcg_deck.formats.reading import FormatError
from swlcg_deck.language import said

MAX_BYTES = 10_000_000

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def decode(data: bytes) -> str:
    """Text with plain line ends: UTF-8, UTF-16/32 with their mark, or Windows Latin-1."""
    if len(data) > MAX_BYTES:
        raise FormatError(
            said(
                "the file is too large; a deck list has at most {most} MB",
                most=MAX_BYTES // 1_000_000,
            )
        )
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _clean(_strictly(data[len(mark) :], encoding))
    if b"\0" in data:
        raise FormatError(said("the file is not text (it contains zero bytes)"))
    try:
        return _clean(data.decode("utf-8"))
    except UnicodeDecodeError:
        return _clean(data.decode("cp1252", errors="replace"))


def _strictly(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        raise FormatError(
            said("the file says it is {encoding} but is damaged", encoding=encoding)
        ) from None


def _clean(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\u2028", "\n")
