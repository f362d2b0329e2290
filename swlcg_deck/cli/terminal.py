"""Aligned and coloured output: colour on a terminal only, never where it is piped or unwanted."""

import os
import re
import sys
import unicodedata
from collections.abc import Sequence
from typing import Final, TextIO

from swlcg_deck.files.names import readable

_CODES: Final = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "yellow": "33",
    # The affiliations, named here and not by their own room: it takes longer than `--version`.
    "Jedi": "32",
    "Rebel Alliance": "31",
    "Smugglers and Spies": "33",
    "Sith": "35",
    "Imperial Navy": "36",
    "Scum and Villainy": "34",
}


_COLOUR: Final = re.compile(r"(\033\[\d+m)")
_ESCAPES: Final = 0x4
"""ENABLE_VIRTUAL_TERMINAL_PROCESSING"""
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class Terminal:
    """Where a command writes to, and what that place can show."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stdout
        self.is_terminal = self.stream.isatty()
        self.colour = (
            self.is_terminal
            and "NO_COLOR" not in os.environ
            and os.environ.get("TERM") != "dumb"
            and _understands_colours(self.stream)
        )
        import shutil  # noqa: PLC0415 - a version and an error need no width

        self.width = shutil.get_terminal_size((100, 40)).columns if self.is_terminal else None

    def paint(self, text: str, style: str) -> str:
        code = _CODES.get(style)
        return f"\033[{code}m{text}\033[0m" if self.colour and code and text else text

    def line(self, text: str = "") -> None:
        print(harmless(text, colours=self.colour), file=self.stream)

    def table(
        self,
        headings: Sequence[str],
        rows: Sequence[Sequence[str]],
        *,
        right: frozenset[int] = frozenset(),
        shrink: int = 1,
    ) -> None:
        """Columns under headings; `right` ones are numbers, `shrink` gives way if it is narrow."""
        widths = [max(map(display_width, column)) for column in zip(headings, *rows, strict=True)]
        if self.width is not None:
            surplus = sum(widths) + 2 * (len(widths) - 1) - self.width
            widths[shrink] = max(12, widths[shrink] - max(0, surplus))
        self.line(self.paint(_row(headings, widths, right), "bold"))
        for row in rows:
            self.line(self._painted(_cells(row, widths, right)).rstrip())

    def _painted(self, cells: list[str]) -> str:
        return "  ".join(self.paint(cell, cell.strip()) for cell in cells)


def _understands_colours(stream: TextIO) -> bool:
    """A console of Windows has to be asked, and an old one refuses."""
    if sys.platform != "win32":
        return True
    import ctypes  # noqa: PLC0415 - for that system
    import msvcrt  # noqa: PLC0415

    handle = msvcrt.get_osfhandle(stream.fileno())
    mode = ctypes.c_uint32()
    console = ctypes.windll.kernel32
    if not console.GetConsoleMode(ctypes.c_void_p(handle), ctypes.byref(mode)):
        return True  # a terminal that is no console of Windows
    return bool(console.SetConsoleMode(ctypes.c_void_p(handle), mode.value | _ESCAPES))


def harmless(text: str, *, colours: bool = False) -> str:
    """Text without control characters, which a deck's name could use to play with a terminal."""
    text = readable(text)
    parts = _COLOUR.split(text) if colours else [text]
    return "".join(
        part
        if colours and _COLOUR.fullmatch(part)
        else _CONTROL.sub("\N{REPLACEMENT CHARACTER}", part)
        for part in parts
    )


def _row(texts: Sequence[str], widths: Sequence[int], right: frozenset[int]) -> str:
    return "  ".join(_cells(texts, widths, right)).rstrip()


def _cells(texts: Sequence[str], widths: Sequence[int], right: frozenset[int]) -> list[str]:
    cells = []
    for column, (text, width) in enumerate(zip(texts, widths, strict=True)):
        fitted = text if display_width(text) <= width else f"{text[: width - 1]}…"
        padding = " " * (width - display_width(fitted))
        cells.append(padding + fitted if column in right else fitted + padding)
    return cells


def display_width(text: str) -> int:
    return sum(0 if unicodedata.combining(letter) else 1 for letter in text)
