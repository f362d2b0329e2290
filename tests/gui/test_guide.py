"""The user guide in the window: its pages, and how they are set."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont

from swlcg_deck.gui.guide_dialog import GuideDialog
from swlcg_deck.paths import resources_dir

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def guide(theme, qtbot):
    dialog = GuideDialog(theme)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_page_of_the_guide_can_be_reached_by_the_arrow_keys(guide, qtbot):
    files = list((resources_dir() / "guide").glob("*.md"))
    assert guide.contents.count() == len(files)
    seen = {guide.page.toPlainText().splitlines()[0]}
    for _ in files[1:]:
        qtbot.keyClick(guide.contents, Qt.Key.Key_Down)
        seen.add(guide.page.toPlainText().splitlines()[0])
    assert seen == {file.read_text().splitlines()[0].lstrip("# ") for file in files}


def test_titles_are_larger_and_nothing_asks_for_a_weight_we_do_not_ship(guide, theme):
    for row in range(guide.contents.count()):
        guide.contents.setCurrentRow(row)
        block = guide.page.document().begin()
        sizes, weights = [], set()
        while block.isValid():
            for piece in block.textFormats():
                sizes.append(piece.format.font().pixelSize())
                weights.add(piece.format.fontWeight())
            block = block.next()
        assert sizes[0] == theme.px(18)
        assert weights <= {QFont.Weight.Normal.value, QFont.Weight.DemiBold.value}


def test_a_window_is_never_larger_than_the_screen(theme, qtbot):
    theme.choose("dark", 200)
    large = GuideDialog(theme)
    qtbot.addWidget(large)
    room = large.screen().availableSize()
    assert large.width() <= room.width()
    assert large.height() <= room.height()
