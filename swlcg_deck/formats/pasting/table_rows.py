"""Rows of a table, as Markdown draws them or a spreadsheet pastes them, turned into list lines."""

import re
from collections.abc import Callable, Sequence
from enum import Enum, auto

from swlcg_deck.cards.titles import fold

MAX_CELLS = 12
_BORDER = re.compile(r"[\s|:+=-]+")
_UNSHELTERED_BAR = re.compile(r"(?<!\\)\|")
_MARKED_COUNT = re.compile(r"\d{1,4}\s?[x×]|[x×]\s?\d{1,4}", re.IGNORECASE)


class Column(Enum):
    """What the heading of a column says about its cells."""

    COPIES = auto()
    NUMBER = auto()
    TITLE = auto()


_HEADINGS = {
    Column.COPIES: {"copies", "qty", "quantity", "count", "amount", "x", "how many", "copy"},
    Column.NUMBER: {"set", "set number", "number", "set no", "no", "nr", "block", ""},
    Column.TITLE: {"title", "objective", "objective set", "name", "set name", "set title", "card"},
}
Columns = dict[int, Column]


def cells_of(raw: str) -> list[str]:
    """The cells of a table row; none where the line is no row."""
    if raw.lstrip().startswith("|"):
        return [cell.strip() for cell in _UNSHELTERED_BAR.split(raw.strip().strip("|"))][:MAX_CELLS]
    if "\t" in raw.strip():
        return [cell.strip() for cell in raw.strip("\n").split("\t")][:MAX_CELLS]
    return []


def is_border(raw: str) -> bool:
    """`|---|:-:|`."""
    return "|" in raw and _BORDER.fullmatch(raw) is not None


def columns_of(cells: Sequence[str]) -> Columns:
    """The columns that a heading row announces; none where it is no heading row."""
    found: Columns = {}
    for place, cell in enumerate(cells):
        kinds = [kind for kind, names in _HEADINGS.items() if fold(cell) in names and cell]
        if kinds and kinds[0] not in found.values():
            found[place] = kinds[0]
    return found if Column.TITLE in found.values() or len(found) > 1 else {}


def row_text(cells: Sequence[str], columns: Columns, is_title: Callable[[str], bool]) -> str:
    """`2x A Journey to Dagobah #4 (Core Set)`, whatever the order of the cells."""
    filled = [(place, cell) for place, cell in enumerate(cells) if cell]
    title_at = _title_place(filled, columns, is_title)
    before, after = "", ""
    for place, cell in filled:
        kind = columns.get(place)
        if place == title_at:
            continue
        if cell.isdecimal() and kind is Column.COPIES:
            before += f"{cell}x "
        elif cell.isdecimal() and kind is Column.NUMBER:
            after += f" #{cell}"
        elif _MARKED_COUNT.fullmatch(cell) or (cell.isdecimal() and place < title_at):
            before += f"{cell} "
        else:
            after += f" ({cell})"
    title = cells[title_at] if title_at < len(cells) else ""
    return f"{before}{title}{after}".strip()


def _title_place(
    filled: Sequence[tuple[int, str]], columns: Columns, is_title: Callable[[str], bool]
) -> int:
    words = [(place, cell) for place, cell in filled if any(sign.isalpha() for sign in cell)]
    for place, cell in words:
        if columns.get(place) is Column.TITLE or is_title(cell):
            return place
    texts = [place for place, cell in words if not _MARKED_COUNT.fullmatch(cell)]
    return texts[0] if texts else len(columns) + MAX_CELLS
