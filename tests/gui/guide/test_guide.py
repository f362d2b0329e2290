"""The user guide in the window: its pages, and how they are set."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFont

from swlcg_deck.gui.guide.book import guide_pages
from swlcg_deck.gui.guide.guide_dialog import GuideDialog
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
    assert seen == {file.read_text(encoding="utf-8").splitlines()[0].lstrip("# ") for file in files}


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


def visible(guide):
    rows = range(guide.contents.count())
    return [guide.contents.item(n).text() for n in rows if not guide.contents.item(n).isHidden()]


def current(guide):
    return guide.contents.currentItem().text()


def test_a_link_turns_the_page_and_the_way_back_is_kept(guide, qtbot):
    assert current(guide) == "Welcome"
    guide.page.setSource(QUrl("decks.html#what-you-own"))
    assert current(guide) == "Decks"
    assert guide.page.toPlainText().startswith("Decks\n")
    assert guide.page.verticalScrollBar().value() > 0
    qtbot.keyClick(guide.page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert current(guide) == "Welcome"
    assert not guide.back.isEnabled()
    qtbot.mouseClick(guide.forward, Qt.MouseButton.LeftButton)
    assert current(guide) == "Decks"


def test_the_window_needs_no_pictures_of_itself(guide):
    assert "![" in guide_pages()[0].markdown
    assert "\ufffc" not in guide.page.document().toRawText()


def test_a_search_keeps_the_pages_that_have_all_words(guide, qtbot):
    qtbot.keyClicks(guide.search.edit, "screwed_turns MULLIGANS")
    assert visible(guide) == ["File formats"]
    assert current(guide) == "File formats"
    assert guide.found.text().startswith("Place 1 of ")
    assert guide.page.extraSelections()
    qtbot.keyClick(guide.search.edit, Qt.Key.Key_Escape)
    assert len(visible(guide)) == len(guide_pages())
    assert not guide.page.extraSelections()
    assert guide.isVisible()


def test_words_that_no_page_has_are_told(guide, qtbot):
    qtbot.keyClicks(guide.search.edit, "xyzzy")
    assert visible(guide) == []
    assert guide.found.text() == "No page has these words."
    guide.go_on(1)
    assert guide.found.text() == "No page has these words."


def test_enter_goes_from_place_to_place_and_on_to_the_next_page(guide, qtbot):
    qtbot.keyClicks(guide.search.edit, "goldfish")
    first, places = current(guide), guide.page.places()
    pages = visible(guide)
    assert len(pages) > 1
    for _ in range(places):
        assert current(guide) == first
        qtbot.keyClick(guide.search.edit, Qt.Key.Key_Return)
    assert current(guide) == pages[1]
    assert guide.found.text().startswith("Place 1 of ")
    qtbot.keyClick(guide.search.edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert current(guide) == first
    assert guide.found.text() == f"Place {places} of {places} on this page"
    qtbot.keyClick(guide.search.edit, Qt.Key.Key_F3)
    assert current(guide) == pages[1]


def test_words_in_a_row_are_marked_together(guide, qtbot):
    qtbot.keyClicks(guide.search.edit, "opponent who only exists")
    marked = guide.page.extraSelections()
    assert {one.cursor.selectedText().casefold() for one in marked} == {"opponent who only exists"}


def test_typing_on_the_contents_or_the_page_begins_a_search(guide, qtbot):
    qtbot.keyClick(guide.contents, Qt.Key.Key_V)
    assert guide.search.query() == "v"
    guide.page.setFocus()
    qtbot.keyClick(guide.page, Qt.Key.Key_W)
    assert guide.search.query() == "w"
    qtbot.keyClick(guide.page, Qt.Key.Key_Slash)
    assert guide.search.query() == "w"


def test_enter_on_the_contents_goes_to_the_page(guide, qtbot):
    with qtbot.waitActive(guide):
        guide.activateWindow()
    guide.contents.setFocus()
    qtbot.keyClick(guide.contents, Qt.Key.Key_Return)
    assert guide.page.hasFocus()
    assert guide.isVisible()


def test_another_text_size_keeps_the_page_and_the_marks(guide, theme, qtbot):
    qtbot.keyClicks(guide.search.edit, "screwed_turns")
    theme.choose("light", 150)
    assert current(guide) == "File formats"
    assert guide.page.document().begin().textFormats()[0].format.font().pixelSize() == theme.px(18)
    marked = guide.page.extraSelections()
    assert [one.cursor.selectedText() for one in marked] == ["screwed_turns"]


def test_of_very_many_places_only_the_one_that_is_read_is_marked(guide, qtbot):
    guide.page.show_page("glossary")
    qtbot.keyClicks(guide.search.edit, "e")
    assert guide.page.places() > 300
    assert len(guide.page.extraSelections()) == 1


def test_a_closed_guide_is_gone(theme, qtbot):
    dialog = GuideDialog(theme)
    dialog.open()
    with qtbot.waitSignal(dialog.destroyed):
        dialog.reject()
