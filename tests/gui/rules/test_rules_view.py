"""The rules companion, used as a judge does: typing, reading, following, citing."""

import pytest
from on_screen import on_screen
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from swlcg_deck.cards.rulebook.glossary_file import our_glossary
from swlcg_deck.gui.rules.contents_list import RowModel
from swlcg_deck.gui.rules.contents_rows import Head, Row, chapter_rows, found_rows
from swlcg_deck.gui.rules.rules_view import RulesView
from swlcg_deck.gui.rules.visited_places import Journey, Place, place_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def view(theme, pool):
    with on_screen(RulesView(theme, our_glossary(), pool), 1000, 700) as view:
        view.activateWindow()
        view.focus_search()
        yield view


@pytest.fixture
def field(view):
    return view.contents.search.edit


def page(view) -> str:
    return view.page.text.toPlainText()


def follow(view, qtbot, words: str) -> None:
    """Tab to a link by its words and press Enter."""
    text = view.page.text
    text.setFocus()
    for _ in range(60):
        qtbot.keyClick(text, Qt.Key.Key_Tab)
        if text.textCursor().selectedText() == words:
            qtbot.keyClick(text, Qt.Key.Key_Return)
            return
    raise AssertionError(f"no link {words!r} on the page")


def test_typing_shows_the_nearest_entry_at_once(view, field, qtbot):
    qtbot.keyClicks(field, "deck 5")
    assert view.place == Place("rule", "DECK-05")
    assert "No set may be used more than twice." in page(view)
    assert "Source: Core rulebook, deck construction" in page(view)
    assert view.page.text.accessibleName() == "Rule DECK-05, Two copies of a set"
    assert field.hasFocus(), "one goes on typing"


def test_down_goes_to_the_list_and_enter_to_the_page(view, field, qtbot):
    qtbot.keyClicks(field, "unopposed")
    assert view.place == Place("term", "Unopposed")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert view.contents.list.hasFocus()
    qtbot.keyClick(view.contents.list, Qt.Key.Key_Down)
    assert view.place == Place("rule", "CONF-18")
    qtbot.keyClick(view.contents.list, Qt.Key.Key_Return)
    assert view.page.text.hasFocus()


def test_up_from_the_first_entry_returns_to_the_field(view, field, qtbot):
    qtbot.keyClicks(field, "shield")
    qtbot.keyClick(field, Qt.Key.Key_Down)
    qtbot.keyClick(view.contents.list, Qt.Key.Key_Up)
    assert field.hasFocus()


def test_links_lead_on_and_alt_with_the_arrows_back_and_forward(view, field, qtbot):
    qtbot.keyClicks(field, "DECK-05")
    follow(view, qtbot, "DECK-06")
    assert view.place == Place("rule", "DECK-06")
    qtbot.keyClick(view.page.text, Qt.Key.Key_Left, ALT)
    assert view.place == Place("rule", "DECK-05")
    assert view.page.forward.isEnabled()
    qtbot.keyClick(view.page.text, Qt.Key.Key_Right, ALT)
    assert view.place == Place("rule", "DECK-06")
    assert not view.page.forward.isEnabled()


def test_what_was_passed_while_typing_is_not_in_the_way_back(view, field, qtbot):
    view.show_rule("GEN-01")
    qtbot.keyClicks(field, "elite")
    qtbot.keyClick(view, Qt.Key.Key_Left, ALT)
    assert view.place == Place("rule", "GEN-01")


def test_a_chapter_is_read_from_top_to_bottom(view, qtbot):
    view.show_rule("EDGE-15")
    assert view.contents.list.current_place() == Place("chapter", "edge")
    follow(view, qtbot, "Edge battle")
    assert view.place == Place("chapter", "edge")
    assert "EDGE-01" in page(view)
    assert "EDGE-31" in page(view)


def test_the_glossary_comes_first(view):
    assert view.place == Place("terms")
    assert "Unopposed" in page(view)
    assert not view.page.cite.isEnabled()


def test_a_question_shows_question_answer_and_cards(view, qtbot):
    view.show_rule("FAQ-02")
    assert "Can Boba Fett capture" in page(view)
    with qtbot.waitSignal(view.card_requested) as asked:
        follow(view, qtbot, "Boba Fett")
    assert asked.args[0].number == 19
    assert view.place == Place("rule", "FAQ-02")


def test_a_rule_that_nobody_printed_says_so(view):
    view.show_rule("OPEN-42")
    assert "Our ruling" in page(view)
    view.show_rule("EDGE-29")
    assert "follows from the source" in page(view)


def test_ctrl_c_cites_unless_words_are_selected(view, qtbot):
    view.show_rule("DECK-05")
    with qtbot.waitSignal(view.noted) as noted:
        qtbot.keyClick(view.page.text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert noted.args == ["The citation of DECK-05 is in the clipboard."]
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("DECK-05, Two copies of a set (Core rulebook, deck construction):")
    view.page.text.selectAll()
    with qtbot.assertNotEmitted(view.noted, wait=0):
        qtbot.keyClick(view.page.text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)


def test_nothing_found_says_what_to_do(view, field, qtbot):
    qtbot.keyClicks(field, "unoposed")
    empty = view.contents.empty
    assert empty.isVisible()
    assert "Try fewer words" in empty.text()
    assert empty.button().text() == "Look for Unopposed"
    qtbot.mouseClick(empty.button(), Qt.MouseButton.LeftButton)
    assert field.text() == "Unopposed"
    assert view.contents.list.isVisible()
    field.setText("qqqq")
    assert empty.button().text() == "Show the chapters"
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert empty.button().hasFocus()
    qtbot.keyClick(empty.button(), Qt.Key.Key_Space)
    assert field.text() == ""
    assert view.contents.list.isVisible()


def test_letters_typed_on_the_page_begin_a_new_search(view, field, qtbot):
    field.setText("elite")
    view.page.text.setFocus()
    qtbot.keyClick(view.page.text, Qt.Key.Key_S)
    assert field.hasFocus()
    assert field.text() == "s"
    view.contents.list.setFocus()
    qtbot.keyClick(view.contents.list, Qt.Key.Key_Slash)
    assert (field.hasFocus(), field.text()) == (True, "s")


def test_escape_shows_the_chapters_again(view, field, qtbot):
    qtbot.keyClicks(field, "elite")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    assert view.contents.list.rows.rowCount() == len(list(chapter_rows(our_glossary())))


def test_the_place_is_remembered(view, theme, pool):
    view.show_rule("FORCE-12")
    with on_screen(RulesView(theme, our_glossary(), pool), 800, 600) as later:
        later.restore(view.state())
        assert later.place == Place("rule", "FORCE-12")
        assert not later.page.back.isEnabled()
        later.restore({"place": "rule:GONE-99", "search": 5})
        assert later.place.kind != "rule" or later.place.name != "GONE-99"


def test_a_rule_that_does_not_exist_changes_nothing(view):
    view.show_rule("DECK-05")
    assert not view.show_rule("DECK-77")
    assert view.place == Place("rule", "DECK-05")


def test_a_larger_text_keeps_the_page(view, theme):
    view.show_rule("DECK-05")
    before = page(view)
    theme.choose("light", 150)
    assert page(view) == before


@pytest.mark.parametrize(("width", "scale"), [(700, 100), (1000, 100), (1900, 100), (1280, 200)])
def test_no_line_is_cut_or_longer_than_an_eye_can_follow(view, theme, qtbot, width, scale):
    theme.choose("dark", scale)
    view.resize(width, 700)
    for place in (Place("terms"), Place("chapter", "edge"), Place("rule", "DECK-17")):
        view.show_place(place)
        qtbot.wait(1)
        text = view.page.text
        assert text.document().idealWidth() <= text.viewport().width()
        assert text.document().idealWidth() <= theme.px(700)


def test_links_that_lead_nowhere_lead_nowhere():
    glossary = our_glossary()
    assert place_of("rule:DECK-05", glossary) == Place("rule", "DECK-05")
    assert place_of("rule:DECK-99", glossary) is None
    assert place_of("https://example.org", glossary) is None
    assert place_of("terms:", glossary) == Place("terms")


def test_every_page_can_be_written(view):
    glossary = our_glossary()
    for chapter in glossary.chapters:
        assert chapter.title in view._writer.page(Place("chapter", chapter.id))
    for rule in glossary.rules:
        assert rule.id in view._writer.page(Place("rule", rule.id))
    for term in glossary.terms:
        assert term.rules[0] in view._writer.page(Place("term", term.term))


def test_the_rows_are_a_sound_model_with_words_for_a_screen_reader(qtmodeltester):
    model = RowModel()
    rows = list(found_rows([our_glossary().rule("DECK-05"), our_glossary().term("Edge")]))
    model.show_rows(rows)
    qtmodeltester.check(model)
    assert isinstance(rows[0], Head)
    spoken = [model.data(model.index(at), Qt.ItemDataRole.AccessibleTextRole) for at in range(3)]
    assert spoken[0] == "2 entries"
    assert spoken[1] == "DECK-05, Two copies of a set, No set may be used more than twice."
    assert isinstance(rows[1], Row)
    assert model.flags(model.index(0)) == Qt.ItemFlag.NoItemFlags


def test_a_journey_forgets_what_lay_ahead():
    journey = Journey()
    for name in ("DECK-01", "DECK-02", "DECK-03"):
        journey.visit(Place("rule", name))
    journey.step(-1)
    journey.visit(Place("rule", "GEN-01"))
    assert not journey.can_go_on
    assert journey.step(-1) == Place("rule", "DECK-02")
    assert journey.step(-5) == Place("rule", "DECK-02"), "there is nothing so far back"
