"""The rows of a CSV table, and what its header calls the columns."""

import csv
import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from swlcg_deck.cards.titles import fold
from swlcg_deck.formats.counting import plain
from swlcg_deck.language import said

_DELIMITERS = ",;\t"
_LONGEST_HEADER = 10_000
_MAX_SHOWN = 200


@dataclass(frozen=True)
class Header:
    """The line that names the columns; a column that we do not know has no name here."""

    line: int
    delimiter: str
    columns: tuple[str | None, ...]
    others: tuple[str, ...]

    def named(self, cells: list[str]) -> dict[str, str]:
        pairs = zip(self.columns, cells, strict=False)
        return {column: cell for column, cell in pairs if column}

    def surplus(self, cells: list[str]) -> str:
        """What to say of cells that no column names."""
        more = any(cell.strip() for cell in cells[len(self.columns) :])
        return said("cells beyond the last column are left out") if more else ""


@dataclass(frozen=True)
class Row:
    line: int
    last_line: int
    text: str
    cells: list[str]

    @property
    def is_blank(self) -> bool:
        return not any(cell.strip() for cell in self.cells)


def find_header(text: str, names: Mapping[str, str]) -> Header | None:
    """The first line with words, if it names our columns; Excel may say `sep=;` before it."""
    head = text[:_LONGEST_HEADER].replace("\r\n", "\n").replace("\r", "\n")
    for number, line in enumerate(head.split("\n"), start=1):
        cells = line.lstrip("\ufeff")
        if cells.strip() and not cells.lower().startswith("sep="):
            headers = [_header(number, cells, mark, names) for mark in _DELIMITERS]
            return max(filter(None, headers), key=lambda header: len(header.columns), default=None)
    return None


def _header(number: int, line: str, delimiter: str, names: Mapping[str, str]) -> Header | None:
    cells = [plain(cell) for cell in next(csv.reader([line], delimiter=delimiter))]
    columns = tuple(names.get(fold(cell)) for cell in cells)
    known = [column for column in columns if column]
    if len(known) < 2 or len(known) != len(set(known)) or not {"set", "title"} & set(known):
        return None
    others = [cell for cell, column in zip(cells, columns, strict=True) if cell and not column]
    return Header(number, delimiter, columns, tuple(others))


def rows(text: str, delimiter: str) -> Iterator[Row]:
    """Each row with the lines it stands in: more than one, where quotation marks span them."""
    lines = text.split("\n")
    reader = csv.reader(io.StringIO(text.rstrip("\n"), newline=""), delimiter=delimiter)
    start = 1
    for cells in reader:
        yield Row(start, reader.line_num, lines[start - 1][:_MAX_SHOWN], cells)
        start = reader.line_num + 1
