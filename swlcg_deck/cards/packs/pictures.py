"""Pictures of cards: which file names fit, and whether a file is the picture it says it is."""

import re
import struct
from dataclasses import dataclass
from typing import Literal

from swlcg_deck.cards.octgn import octgn_id

Kind = Literal["png", "jpg"]
SUFFIXES = (".png", ".jpg", ".jpeg")
MAX_SIDE = 8_000
"""Pixels; a larger picture would take a quarter of a gigabyte to show."""
_NAME = re.compile(r"(?P<id>[0-9A-Fa-f-]{32,36})(?:\.(?P<face>\w[\w -]{0,39}))?", re.ASCII)
_PNG = b"\x89PNG\r\n\x1a\n"
_END_OF_PNG = b"IEND\xaeB`\x82"
_FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
"""The segments of a JPEG that tell its size."""


@dataclass(frozen=True)
class PictureName:
    card: str
    face: str
    """The type of another face in small letters; empty for the front."""


def picture_name(name: str) -> PictureName | None:
    """`<card id>.png`, `<card id>.<other face>.jpg`; anything else is no picture of a card."""
    stem, dot, suffix = name.rpartition(".")
    found = _NAME.fullmatch(stem)
    if not dot or f".{suffix.lower()}" not in SUFFIXES or found is None:
        return None
    card = octgn_id(found["id"])
    return PictureName(card, (found["face"] or "").lower()) if card else None


def picture_kind(data: bytes) -> Kind | None:
    """What a file really is, whatever its name says; None if it is no picture, or too large."""
    if data.startswith(_PNG):
        return "png" if _is_sane(_png_size(data)) and _END_OF_PNG in data[-64:] else None
    if data.startswith(b"\xff\xd8\xff"):
        return "jpg" if _is_sane(_jpeg_size(data)) else None
    return None


def _is_sane(size: tuple[int, int]) -> bool:
    return all(0 < side <= MAX_SIDE for side in size)


def _png_size(data: bytes) -> tuple[int, int]:
    if data[12:16] != b"IHDR" or len(data) < 33:
        return 0, 0
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def _jpeg_size(data: bytes) -> tuple[int, int]:
    """Go from segment to segment up to the one with the size."""
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker == 0xFF:
            at += 1
            continue
        if marker in _FRAMES:
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        length = int.from_bytes(data[at + 2 : at + 4], "big")
        if length < 2:
            break
        at += 2 + length
    return 0, 0
