"""OCTGN files for the tests: set files with invented text, tiny pictures, archives."""

import struct
import zlib
from pathlib import Path
from xml.sax.saxutils import quoteattr
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from swlcg_deck.cards.card import Card
from swlcg_deck.cards.octgn import GAME_ID
from swlcg_deck.cards.pool import CardPool

CORE = "3f4df791-7e9f-4542-8d12-fa87a5a61fef"
FAN_SET = "aaaaaaaa-0000-4000-8000-00000000000f"


def fan_id(number: int) -> str:
    return f"bbbbbbbb-0000-4000-8000-{number:012x}"


def png(width: int = 2, height: int = 3, filler: int = 0) -> bytes:
    """A sound picture; the filler makes it as large as a test wants."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        crc = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc)

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = b"".join(b"\0" + b"\x40\x80\xc0" * min(width, 64) for _ in range(min(height, 64)))
    parts = [chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")]
    if filler:
        parts.insert(1, chunk(b"tEXt", b"x\0" + b" " * filler))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def jpg(width: int = 2, height: int = 3) -> bytes:
    """The head of a JPEG: as much as tells that it is one."""
    app = b"\xff\xe0" + struct.pack(">H", 16) + b"JFIF\0" + bytes(9)
    frame = b"\xff\xc0" + struct.pack(">HBHHB", 11, 8, height, width, 1) + bytes(3)
    return b"\xff\xd8" + app + frame + b"\xff\xd9"


def card_xml(
    card_id: str, title: str, text: str = "", inner: str = "", **properties: str | int
) -> str:
    values = {**{name.replace("_", " "): value for name, value in properties.items()}, "Text": text}
    lines = "".join(
        f"<property name={quoteattr(name)} value={quoteattr(str(value))} />"
        for name, value in values.items()
    )
    return f"<card id={quoteattr(card_id)} name={quoteattr(title)}>{lines}{inner}</card>\n"


def official_xml(card: Card, text: str, card_id: str = "") -> str:
    place = {"Block": card.set or card.block or "", "Block_Number": card.position or ""}
    return card_xml(card_id or card.octgn_id, card.title, text, **place, Number=f"{card.number:04}")


def fan_xml(number: int, title: str = "", text: str = "Invented words.") -> str:
    return card_xml(
        fan_id(number),
        title or f"Fan card {number}",
        text,
        Type="Unit",
        Block="MC05",
        Block_Number=number,
        Number=2300 + number,
        Cost=number,
        Traits="Character-Baker",
        AutoScript="onPlay:Draw",
    )


def set_xml(*cards: str, name: str = "Core Set", set_id: str = CORE, game: str = GAME_ID) -> str:
    heading = f"name={quoteattr(name)} id={quoteattr(set_id)} gameId={quoteattr(game)}"
    return (
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n'
        f'<set xmlns:noNamespaceSchemaLocation="CardSet.xsd" {heading} version="1.0.0.0">\n'
        f"<cards>\n{''.join(cards)}</cards></set>"
    )


def write_set(folder: Path, *cards: str, **about: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "set.xml"
    file.write_text(set_xml(*cards, **about), encoding="utf-8")
    return file


def entry(card_id: str, suffix: str = "png", set_id: str = CORE, game: str = GAME_ID) -> str:
    return f"{game}/Sets/{set_id}/Cards/{card_id}.{suffix}"


def write_o8c(file: Path, entries: dict[str | ZipInfo, bytes]) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for name, data in entries.items():
            archive.writestr(name, data)
    return file


def first_cards(pool: CardPool, number: int = 1) -> tuple[Card, ...]:
    found = pool.set(number)
    assert found is not None
    return found.cards
