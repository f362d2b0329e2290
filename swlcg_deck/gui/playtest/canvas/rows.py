"""Rows of cards: side by side, then narrower, then as tiles in two ranks, at last overlapping."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from swlcg_deck.gui.playtest.canvas.scene import GAP

NARROWEST, TILE_WIDTH = 110, 84
"""How narrow a face may get before its row is laid in tiles, and a tile before tiles overlap."""
_RANKS = 2


@dataclass(frozen=True, slots=True)
class Row:
    """The places of a row, and whether there is only room for tiles."""

    places: tuple[QRectF, ...]
    is_tiled: bool = False

    def seen(self, number: int) -> float:
        """How much of a card the next one of its rank leaves free."""
        where = self.places[number]
        later = [
            place.left() - where.left()
            for place in self.places
            if place.top() == where.top() and place.left() > where.left()
        ]
        return min([where.width(), *later])


def plain_row(
    px: Callable[[float], int],
    area: QRectF,
    count: int,
    extent: tuple[int, int],
    at_right: bool = False,
) -> Row:
    """From left to right; cards lie over each other where the row is full."""
    if not count:
        return Row(())
    width, height = extent
    step = float(width + px(GAP))
    if count > 1 and step * count - px(GAP) > area.width():
        step = max(px(28), (area.width() - width) / (count - 1))
    used = step * (count - 1) + width
    start = area.right() - used if at_right else area.left()
    return Row(
        tuple(QRectF(round(start + n * step), area.top(), width, height) for n in range(count))
    )


def units_row(
    px: Callable[[float], int],
    area: QRectF,
    count: int,
    extent: tuple[int, int],
    at_right: bool = False,
) -> Row:
    """Like a plain row, but a full one keeps every title readable."""
    width, height = extent
    fits = _width_of_each(area.width(), count, px(5))
    if count < 2 or fits >= width:
        return plain_row(px, area, count, extent, at_right)
    if fits >= px(NARROWEST):
        return _even(area, count, (fits, height), px(5), at_right)
    rank = -(-count // _RANKS)
    fits = max(px(TILE_WIDTH), min(width, _width_of_each(area.width(), rank, px(5))))
    high = (height - px(4)) // _RANKS
    upper = QRectF(area.left(), area.top(), area.width(), high)
    ranks = []
    for number in range(_RANKS):
        cards = min(rank, count - number * rank)
        line = upper.translated(0, number * (high + px(4)))
        ranks += _overlapping(line, cards, (fits, high), px(5), at_right)
    return Row(tuple(ranks), is_tiled=True)


def _width_of_each(room: float, count: int, gap: int) -> int:
    return int((room - gap * (count - 1)) / max(1, count))


def _even(area: QRectF, count: int, extent: tuple[int, int], gap: int, at_right: bool) -> Row:
    return Row(tuple(_overlapping(area, count, extent, gap, at_right)))


def _overlapping(
    area: QRectF, count: int, extent: tuple[int, int], gap: int, at_right: bool
) -> list[QRectF]:
    width, height = extent
    step = float(width + gap)
    if count > 1 and step * count - gap > area.width() + 1:
        step = (area.width() - width) / (count - 1)
    start = area.right() - (step * (count - 1) + width) if at_right else area.left()
    return [QRectF(round(start + n * step), area.top(), width, height) for n in range(count)]
