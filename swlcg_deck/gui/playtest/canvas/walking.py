"""The keyboard on the table: which card lies in the direction of an arrow."""

from PySide6.QtCore import QPointF, QRectF, Qt

Stop = tuple[int, QRectF]
_WAYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
ARROWS = frozenset(_WAYS)
_ASIDE = 2.5
"""A card beside the way counts as so much further than one on it."""


def neighbour(stops: list[Stop], current: int, key: Qt.Key) -> int | None:
    """The next stop in the direction of an arrow, or none."""
    here = next((where for stop, where in stops if stop == current), None)
    if here is None:
        return stops[0][0] if stops else None
    way, best, found = _WAYS[key], None, None
    for stop, where in stops:
        distance = _distance(here, where, way)
        if stop != current and distance is not None and (best is None or distance < best):
            best, found = distance, stop
    return found


def _distance(here: QRectF, there: QRectF, way: QPointF) -> float | None:
    """How far away, with what lies aside further; None in another direction."""
    between = there.center() - here.center()
    along = between.x() * way.x() + between.y() * way.y()
    across = abs(between.x() * way.y()) + abs(between.y() * way.x())
    if way.y() and there.left() <= here.center().x() <= there.right():
        across = 0.0
    if along < 1 or (not way.y() and across > here.height() / 2 + there.height() / 2):
        return None
    return along + _ASIDE * across


def next_stop(stops: list[Stop], current: int, by: int) -> int | None:
    """The next stop in the order of the table, or none after the last."""
    keys = [stop for stop, _where in stops]
    if current not in keys:
        return (keys[0] if by > 0 else keys[-1]) if keys else None
    place = keys.index(current) + by
    return keys[place] if 0 <= place < len(keys) else None
