"""Choosing the affiliation card: what each would mean, by mouse and by keyboard."""

import pytest
from on_screen import on_screen
from PySide6.QtCore import Qt
from sample_decks import JEDI_TOOLBOX, deck_of

from swlcg_deck.cards.base import Side
from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.gui.deck.advisor_panel import AdvisorPanel
from swlcg_deck.gui.deck.affiliation_option import options_for
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.legality.findings import Verdict

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def advisor(theme, document):
    with on_screen(AdvisorPanel(theme), 340, 600) as advisor:
        advisor.set_document(document)
        advisor.refresh()
        yield advisor


def titles(view):
    return [option.card.title for option in view.cards.options]


def option(options, title):
    return next(one for one in options if one.card.title == title)


def test_the_nine_cards_of_the_side_are_weighed(document, rules):
    options = options_for(document.deck, rules, Side.LIGHT)
    assert len(options) == 9
    jedi = option(options, "Jedi")
    assert jedi.is_present
    assert jedi.gives == "1 resource, reserve 6"
    assert jedi.means == "2 findings stay with any card."


def test_an_alliance_tells_its_exact_counts_and_what_to_change(document, rules):
    justice = option(options_for(document.deck, rules, Side.LIGHT), "Guardians of Justice")
    assert justice.demands == "Exactly 6 Jedi and exactly 6 Rebel Alliance or neutral"
    assert justice.gives == "1 resource, reserve 7 (+1 reserve)"
    assert justice.means.startswith(
        "Add 1 Jedi and 2 Rebel Alliance or neutral; drop 2 of other affiliations."
    )
    assert justice.verdict is Verdict.ILLEGAL


def test_a_card_with_which_the_deck_is_legal_says_so(pool, rules):
    deck = deck_of(pool, JEDI_TOOLBOX, "Sith")
    jedi = options_for(deck, rules, Side.LIGHT)[0]
    assert (jedi.card.title, jedi.verdict) == ("Jedi", Verdict.LEGAL)
    assert jedi.sentence == "Jedi. 1 resource, reserve 6. At least 10 sets. Legal."


def test_what_another_card_breaks_is_told(document, rules):
    rebels = option(options_for(document.deck, rules, Side.LIGHT), "Rebel Alliance")
    assert "A Journey to Dagobah (4) is for the affiliation Jedi only" in rebels.means


def test_sets_that_nobody_knows_cannot_be_counted(pool, rules):
    deck = deck_of(pool, JEDI_TOOLBOX, unknown=("Hutt Surprise",))
    justice = option(options_for(deck, rules, Side.LIGHT), "Guardians of Justice")
    assert "1 set cannot be counted" in justice.means


def test_the_button_opens_the_picker_at_the_present_card(qtbot, panel, qtmodeltester):
    qtbot.mouseClick(panel.body.affiliation.change, Qt.MouseButton.LeftButton)
    picker = panel.picker
    assert picker.isVisible()
    assert picker.list.current_option().is_present
    assert not picker.sides.isVisible()
    assert picker.list.hasFocus()
    qtmodeltester.check(picker.list.cards)
    picker.close()


def test_a_click_chooses_a_card(qtbot, panel, document):
    panel.choose_affiliation()
    view = panel.picker.list
    place = titles(view).index("No Questions Asked")
    where = view.visualRect(view.cards.index(place)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert document.deck.affiliation == "No Questions Asked"
    assert not panel.picker.isVisible()
    assert document.undo_stack.undoText() == "Choose No Questions Asked"
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert document.deck.affiliation == "Jedi"


def test_the_keyboard_chooses_a_card(qtbot, panel, document):
    panel.choose_affiliation()
    view = panel.picker.list
    wanted = titles(view)[1]
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert document.deck.affiliation == wanted
    assert not panel.picker.isVisible()


def test_escape_changes_nothing(qtbot, panel, document):
    panel.choose_affiliation()
    qtbot.keyClick(panel.picker.list, Qt.Key.Key_Down)
    qtbot.keyClick(panel.picker.list, Qt.Key.Key_Escape)
    assert not panel.picker.isVisible()
    assert document.deck.affiliation == "Jedi"


def test_an_empty_deck_chooses_its_side(qtbot, panel, rules):
    document = DeckDocument(new_deck("New"), rules)
    panel.set_document(document)
    panel.choose_affiliation()
    picker = panel.picker
    assert picker.sides.isVisible()
    assert "Jedi" in titles(picker.list)
    qtbot.mouseClick(picker.sides.button("dark"), Qt.MouseButton.LeftButton)
    assert len(titles(picker.list)) == 9
    assert "Sith" in titles(picker.list)
    assert all(one.verdict is None for one in picker.list.cards.options)
    picker.list.setCurrentIndex(picker.list.cards.index(titles(picker.list).index("Sith")))
    qtbot.keyClick(picker.list, Qt.Key.Key_Return)
    assert document.deck.affiliation == "Sith"
    panel.choose_affiliation()
    assert picker.sides.current() == "dark"
    assert picker.list.current_option().card.title == "Sith"
    picker.close()


def test_the_picker_stays_on_the_screen(panel):
    panel.choose_affiliation()
    assert panel.screen().availableGeometry().contains(panel.picker.geometry())
    panel.picker.close()


def test_a_screen_reader_hears_a_whole_card(panel):
    panel.choose_affiliation()
    cards = panel.picker.list.cards
    words = cards.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words == (
        "Jedi, the present card. 1 resource, reserve 6. At least 10 sets. Illegal. "
        "2 findings stay with any card."
    )
    panel.picker.close()


def test_the_advisor_follows_the_deck(qtbot, advisor, document, pool):
    assert titles(advisor.list)[0] == "Jedi"
    document.apply(edits.Change(deck_of(pool, JEDI_TOOLBOX), "Import"))
    qtbot.waitUntil(lambda: advisor.list.cards.options[0].verdict is Verdict.LEGAL)


def test_the_advisor_chooses_with_its_button(qtbot, advisor, document):
    assert not advisor.button.isEnabled()
    assert advisor.button.toolTip() == "This card is the present one"
    place = titles(advisor.list).index("Rebel Alliance")
    advisor.list.setCurrentIndex(advisor.list.cards.index(place))
    assert advisor.button.text() == "Choose Rebel Alliance"
    qtbot.mouseClick(advisor.button, Qt.MouseButton.LeftButton)
    assert document.deck.affiliation == "Rebel Alliance"


def test_one_click_in_the_advisor_only_looks(qtbot, advisor, document):
    where = advisor.list.visualRect(advisor.list.cards.index(1)).center()
    qtbot.mouseClick(advisor.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert document.deck.affiliation == "Jedi"
    qtbot.mouseDClick(advisor.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert document.deck.affiliation == titles(advisor.list)[1]
    assert document.undo_stack.count() == 1


def test_the_advisor_waits_for_a_side(advisor, rules, document):
    empty = DeckDocument(new_deck("New"), rules)
    advisor.set_document(empty)
    advisor.refresh()
    assert advisor.empty.isVisible()
    assert not advisor.button.isVisible()
    advisor.set_document(None)
    advisor.refresh()
    assert advisor.empty.isVisible()
    document.apply(edits.rename(document.deck, "Unheard"))


def test_rows_are_higher_where_the_list_is_narrower(theme, advisor):
    wide = advisor.list.content_height(900)
    assert advisor.list.content_height(300) > wide
    theme.choose("dark", 150)
    assert advisor.list.content_height(900) > wide
