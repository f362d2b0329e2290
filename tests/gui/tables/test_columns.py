"""A column says all of itself: its cells, its order, its voice, its width."""

import pytest
from PySide6.QtCore import Qt

from swlcg_deck.gui.tables.column import Column, fitted
from swlcg_deck.gui.tables.sorted_model import SortedModel

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
Pair = tuple[str, int | None]
NAME: Column[Pair] = Column("name", "Name", 100, lambda row: row[0], least=40, stretch=1)
COUNT: Column[Pair] = Column(
    *("count", "Count", 60, lambda row: "" if row[1] is None else str(row[1])),
    key=lambda row: row[1],
    tip=lambda row: f"{row[1]} <of> {row[0]}",
    meaning="How many",
    least=30,
)
NOTE: Column[Pair] = Column("note", "Note", 80, lambda _row: "", gives_way=1)
MORE: Column[Pair] = Column("more", "More", 50, lambda _row: "", gives_way=2)


class _Pairs(SortedModel[Pair]):
    def __init__(self) -> None:
        super().__init__((NAME, COUNT), "count")

    def identity(self, row: Pair) -> str:
        return row[0]

    def among_equals(self, row: Pair) -> str:
        return row[0]


@pytest.mark.parametrize(("order", "names"), [(UP, "bcad"), (DOWN, "abcd")])
def test_equals_keep_their_order_and_what_has_no_value_comes_last(order, names):
    model = _Pairs()
    model.show_rows([("d", None), ("c", 1), ("a", 2), ("b", 1)])
    model.sort(1, order)
    assert "".join(row[0] for row in model.rows()) == names


def test_a_cell_says_what_its_column_says():
    model = _Pairs()
    model.show_rows([("Luke", 2), ("Yoda", None)])
    cell = model.index(0, model.column("count"))
    assert cell.data() == "2"
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "Count: 2"
    assert "2 &lt;of&gt; Luke" in cell.data(Qt.ItemDataRole.ToolTipRole)
    assert model.index(1, 1).data(Qt.ItemDataRole.AccessibleTextRole) == "Count: none"
    across = Qt.Orientation.Horizontal
    assert model.headerData(1, across, Qt.ItemDataRole.ToolTipRole) == "How many"
    assert model.headerData(0, across, Qt.ItemDataRole.ToolTipRole) is None


@pytest.mark.parametrize(
    ("room", "widths"),
    [
        (390, {"name": 200, "count": 60, "note": 80, "more": 50}),
        (290, {"name": 100, "count": 60, "note": 80, "more": 50}),
        (289, {"name": 149, "count": 60, "note": 80}),
        (200, {"name": 140, "count": 60}),
        (145, {"name": 100, "count": 45}),
        (120, {"name": 90, "count": 30}),
        (10, {"name": 40, "count": 30}),
    ],
)
def test_columns_share_spare_room_and_give_way_without_it(room, widths):
    assert fitted((NAME, COUNT, NOTE, MORE), room) == widths


def test_what_the_user_dragged_or_asked_for_stays():
    columns = (NAME, COUNT, NOTE, MORE)
    assert fitted(columns, 200, {"name": 70}, {"more"}) == {"name": 70, "count": 60, "more": 50}
