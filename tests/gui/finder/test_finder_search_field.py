"""The search field as a user meets it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent, QTextCharFormat
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from swlcg_deck.cards.search import Problem
from swlcg_deck.gui.finder.query_colours import query_formats
from swlcg_deck.gui.finder.search_field import SearchField
from swlcg_deck.gui.finder.search_history import SearchHistory
from swlcg_deck.gui.theme.theme import Theme
from swlcg_deck.gui.widgets.mark_button import MarkButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
WRONG = Problem(0, 4, "there is no field trat; did you mean trait?")
HALF = Problem(5, 10, "cost needs a value", unfinished=True)


@pytest.fixture
def field(qtbot, theme: Theme) -> SearchField:
    made = SearchField(theme)
    qtbot.addWidget(made)
    made.resize(480, 120)
    with qtbot.waitActive(made):
        made.show()
    made.edit.setFocus()
    return made


def button(field: SearchField, name: str) -> QPushButton:
    return next(b for b in field.findChildren(MarkButton) if b.accessibleName() == name)


def words(field: SearchField) -> list[str]:
    """What stands below the field."""
    return [label.text() for label in field.findChildren(QLabel) if label.isVisible()]


def test_every_keystroke_is_told(qtbot, field):
    told = []
    field.query_changed.connect(told.append)
    qtbot.keyClicks(field.edit, "luk")
    assert told == ["l", "lu", "luk"]


def test_the_cross_clears_and_is_there_only_for_a_query(qtbot, field):
    cross = button(field, "Clear the search")
    assert not cross.isVisible()
    qtbot.keyClicks(field.edit, "luke")
    qtbot.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert field.query() == ""
    assert not cross.isVisible()
    assert field.edit.hasFocus()


def test_escape_clears_too(qtbot, field):
    qtbot.keyClicks(field.edit, "luke")
    qtbot.keyClick(field.edit, Qt.Key.Key_Escape)
    assert field.query() == ""


def test_colours_do_not_disturb_undo(qtbot, field):
    field.query_changed.connect(lambda _text: field.show_outcome([WRONG], None))
    qtbot.keyClicks(field.edit, "trat:x cost")
    for _ in range(3):
        qtbot.keyClick(field.edit, Qt.Key.Key_Backspace)
    assert field.query() == "trat:x c"
    field.edit.undo()
    assert field.query() == "trat:x cost"
    field.edit.redo()
    assert field.query() == "trat:x c"


def test_colours_wait_for_an_input_method_to_finish(field):
    composing = QInputMethodEvent("に", [])
    QApplication.sendEvent(field.edit, composing)
    field.show_outcome([], None)
    done = QInputMethodEvent("", [])
    done.setCommitString("日")
    QApplication.sendEvent(field.edit, done)
    assert field.query() == "日"


def test_field_names_are_quieter_than_values(theme):
    ranges = query_formats("a:jedi cost<=4 or -luke", [], theme.palette)
    parts = [(part.start, part.length) for part in ranges]
    assert parts == [(0, 2), (7, 4), (15, 2), (18, 1)]
    colours = {part.format.foreground().color().name().upper() for part in ranges}
    assert colours == {theme.palette.text_2}


def test_faults_are_underlined_where_they_are_and_half_typed_ones_quieter(theme):
    wrong, half = query_formats("trat cost<", [WRONG, HALF], theme.palette)[-2:]
    assert (wrong.start, wrong.length) == (0, 4)
    assert wrong.format.underlineStyle() is QTextCharFormat.UnderlineStyle.WaveUnderline
    assert wrong.format.underlineColor().name().upper() == theme.palette.illegal.ink
    assert half.format.underlineStyle() is not wrong.format.underlineStyle()


def test_a_fault_behind_a_wide_character_is_underlined_in_its_place(theme):
    (fault,) = query_formats("𝔏 x", [Problem(2, 3, "no")], theme.palette)
    assert (fault.start, fault.length) == (3, 1)


def test_a_fault_is_said_in_words_at_once(field):
    field.show_outcome([WRONG], None)
    assert words(field) == ["There is no field trat; did you mean trait?"]
    assert field.edit.accessibleDescription() == words(field)[0]
    field.show_outcome([], None)
    assert words(field) == []


def test_several_faults_are_counted(field):
    field.show_outcome([WRONG, WRONG, HALF], None)
    assert words(field) == ["There is no field trat; did you mean trait? (1 more)"]


def test_what_is_only_half_typed_is_told_after_a_pause(qtbot, field):
    field.show_outcome([HALF], None)
    assert words(field) == []
    qtbot.waitUntil(lambda: words(field) == ["Cost needs a value."])
    field.show_outcome([], None)
    assert words(field) == []


def test_a_better_spelling_is_a_link(qtbot, field):
    qtbot.keyClicks(field.edit, "lukke")
    field.show_outcome([], "luke")
    (link,) = (b for b in field.findChildren(QPushButton) if b.objectName() == "link")
    assert link.accessibleName() == "Did you mean: luke"
    assert link.height() >= 12
    with qtbot.waitSignal(field.query_changed) as told:
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert told.args == ["luke"]
    assert field.edit.hasFocus()


def test_alt_and_down_offer_the_queries_of_late(qtbot, field):
    for query in ("luke", "a:jedi", "luke"):
        field.set_query(query)
        qtbot.keyClick(field.edit, Qt.Key.Key_Return)
    field.set_query("")
    qtbot.keyClick(field.edit, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    (menu,) = (m for m in field.findChildren(QMenu) if m.isVisible())
    assert [a.text() for a in menu.actions()] == ["luke", "a:jedi"], "forgetting is no row of them"
    qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)
    assert field.query() == "a:jedi"


def test_alt_and_down_without_history_do_nothing(qtbot, field):
    qtbot.keyClick(field.edit, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert not [m for m in field.findChildren(QMenu) if m.isVisible()]


def test_down_goes_on_to_what_was_found_and_the_query_is_kept(qtbot, field):
    field.set_query("luke")
    with qtbot.waitSignal(field.entered):
        qtbot.keyClick(field.edit, Qt.Key.Key_Down)
    assert not [m for m in field.findChildren(QMenu) if m.isVisible()]
    assert field.history.queries() == ["luke"]


def test_the_menu_of_the_field_shows_and_forgets_the_queries_of_late(field):
    def shown():
        menu = field.open_menu(QPoint(5, 5))
        return menu, {action.text(): action for action in menu.actions()}

    menu, actions = shown()
    assert not actions["Recent searches"].isEnabled()
    assert not actions["Forget recent searches"].isEnabled()
    menu.close()
    field.history.add("luke")
    menu, actions = shown()
    actions["Forget recent searches"].trigger()
    assert field.history.queries() == []
    menu.close()


def test_a_query_with_a_fault_is_not_kept(qtbot, field):
    field.set_query("trat:x")
    field.show_outcome([WRONG], None)
    qtbot.keyClick(field.edit, Qt.Key.Key_Return)
    assert field.history.queries() == []


def test_the_history_is_short_and_has_nothing_twice():
    history = SearchHistory()
    for number in range(20):
        history.add(f"set:{number}")
    history.add(" set:15 ")
    history.add("  ")
    assert len(history.queries()) == 12
    assert history.queries()[:2] == ["set:15", "set:19"]
    history.restore(["a", 3, "", "b"])
    assert history.queries() == ["a", "b"]
    history.restore("nonsense")
    assert history.queries() == []


def test_the_field_is_34_pixels_high_and_grows(field, theme):
    box = field.edit.parentWidget()
    assert box.height() == 34
    theme.choose("light", 150)
    assert box.minimumHeight() == 51
