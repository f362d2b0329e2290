"""Work in pieces: one a turn for one who can wait, all at once for one who cannot."""

import sys

from PySide6.QtCore import QObject, QTimer

from swlcg_deck.gui.work.in_pieces import Preparation, Slowly, import_slowly


def bread(done: list[str]):
    for piece in ("knead", "bake"):
        done.append(piece)
        yield
    return "bread"


def test_nothing_is_done_before_it_is_wanted():
    done = []
    slowly = Slowly(lambda: bread(done))
    assert not slowly.is_made
    assert done == []


def test_piece_by_piece():
    done = []
    slowly = Slowly(lambda: bread(done))
    pieces = slowly.pieces()
    next(pieces)
    assert done == ["knead"]
    assert not slowly.is_made
    assert len(list(pieces)) == 2
    assert slowly.is_made


def test_who_needs_it_in_the_middle_gets_the_rest_at_once():
    done = []
    slowly = Slowly(lambda: bread(done))
    pieces = slowly.pieces()
    next(pieces)
    assert slowly.whole() == "bread"
    assert done == ["knead", "bake"]
    assert list(pieces) == []
    assert slowly.whole() == "bread"
    assert done == ["knead", "bake"], "nothing is made twice"


def test_a_preparation_lets_others_have_their_turn(qtbot):
    home, done = QObject(), []
    other = QTimer(home)
    other.timeout.connect(lambda: done.append("other"))
    other.start(0)
    preparation = Preparation(bread(done), home)
    with qtbot.waitSignal(preparation.finished):
        assert done == []
    assert "other" in done[done.index("knead") : done.index("bake")]


def test_a_package_is_imported_a_module_at_a_time():
    count = len(list(import_slowly(["swlcg_deck.gui.charts"])))
    assert count > 3
    assert "swlcg_deck.gui.charts.bar_chart" in sys.modules
