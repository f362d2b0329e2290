"""The Analyse view: the numbers of a deck, a comparison, a swap."""

import pytest
from on_screen import on_screen
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget
from sample_decks import JEDI_TOOLBOX, deck_of

from swlcg_deck.analysis.differences import compare
from swlcg_deck.analysis.statistics import statistics
from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.gui.analyse.analyse_view import AnalyseView
from swlcg_deck.gui.analyse.change_list import change_rows
from swlcg_deck.gui.analyse.facts import facts_of, match_words
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.widgets.columns_layout import ColumnsLayout

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def view(theme, rules, document):
    with on_screen(AnalyseView(theme, rules), 1100, 760) as view:
        view.set_document(document)
        yield view


def chart(view, title):
    return next(card for card in view.charts if card.title == title)


def sentences(row_list):
    model = row_list.rows
    return [model.index(at).data() for at in range(model.rowCount())]


def test_every_count_of_the_statistics_is_shown(view):
    shown = {card.title: card.chart.description() for card in view.charts if card.isVisible()}
    assert "17 cards of cost 1" in shown["Cost"]
    assert "2 cards with 5 Force icons" in shown["Force icons a card"]
    assert "28 units" in shown["Types"]
    assert "Blast damage with the edge: 10 icons" in shown["Combat icons"]
    assert "Blast damage normal: 14 units" in shown["Units with an icon"]
    assert "11 units of capacity 1" in shown["Unit damage capacity"]
    assert "1 unit of capacity X" in shown["Unit damage capacity"]
    assert "8 objectives of capacity 5" in shown["Objective damage capacity"]
    assert "Jedi: 8 resources" in shown["Resources"]
    assert "Jedi: 6 resources" in shown["Resources of objectives"]
    assert "Neutral: 7 resources" in shown["Resources of the command deck"]
    assert "4 fate cards of priority 9" in shown["Fate priority"]
    assert "Jedi: 5 sets" in shown["Sets by affiliation"]
    assert "Neutral: 29 cards" in shown["Command cards by affiliation"]
    assert "Elite: 6 cards" in shown["Keywords"]
    assert "Vehicle: 13 cards" in shown["Traits"]
    assert "Dagobah: 4 objectives" in shown["Traits of objectives"]
    assert "Yoda: 2 cards" in shown["Unique cards"]
    assert "The Master's Domain" in chart(view, "Resources").remark.text()


def test_plain_numbers_are_listed_and_readable(view, qtmodeltester):
    qtmodeltester.check(view.facts.rows)
    words = sentences(view.facts)
    assert "Average cost: 1.78." in words
    assert "Resources: 25." in words
    assert "Matched by the affiliation card: 76 %." in words
    assert view.facts.height() == view.facts.sizeHint().height()


def test_the_resource_match_is_told_in_words(view):
    assert view.match.text() == (
        "Of 49 cards played from hand, 24 need no resource match, 13 get it from the affiliation "
        "card and 12 from other cards of the deck. The affiliation card alone "
        "is enough for 76 %."
    )


def test_a_deck_without_cards_has_no_match(pool):
    assert match_words(statistics(new_deck("New"), pool).match).startswith("This deck has no")


def test_unknown_sets_are_counted_only_where_there_are_any(pool):
    known = facts_of(statistics(deck_of(pool, {1: 1}), pool))
    with_stranger = facts_of(statistics(deck_of(pool, {1: 1}, unknown=("Hutt",)), pool))
    assert len(with_stranger) == len(known) + 1


def test_the_view_follows_the_deck_while_it_is_seen(view, document, pool):
    document.apply(edits.Change(deck_of(pool, JEDI_TOOLBOX), "Import"))
    assert "20 cards of cost 1" in chart(view, "Cost").chart.description()
    view.hide()
    document.undo_stack.undo()
    assert "20 cards of cost 1" in chart(view, "Cost").chart.description()
    view.show()
    assert "17 cards of cost 1" in chart(view, "Cost").chart.description()


def test_without_a_deck_or_sets_it_says_what_belongs_here(view, rules):
    view.set_document(None)
    assert view.empty.isVisible()
    assert view.empty.text().startswith("Open a deck")
    view.set_document(DeckDocument(new_deck("New"), rules))
    assert view.empty.text().startswith("This deck has no sets yet")
    assert not view.page.isVisible()


def test_another_deck_stands_before_this_one(view, pool):
    view.set_comparison("Version A", deck_of(pool, {4: 2, 6: 2, 12: 2, 11: 2, 8: 2}))
    assert view.change_card.isVisible()
    assert sentences(view.changes) == [
        "Removed: Last Minute Rescue, 2 → 1.",
        "Removed: Draw Their Fire, 2 → 0.",
        "Added: May the Force Be With You, 0 → 1.",
        "Added: The Master's Domain, 0 → 1.",
        "Added: Along the Gamor Run, 0 → 2.",
    ]
    assert "Average cost: 1.78, 2.04 before." in sentences(view.facts)
    assert "17 cards of cost 1, 16 before" in chart(view, "Cost").chart.description()
    assert view.subtitle.text().startswith("From Version A to Jedi fighters")
    view.bar.choice.button("nothing").click()
    assert not view.change_card.isVisible()
    assert "Average cost: 1.78." in sentences(view.facts)


def test_the_same_deck_differs_in_nothing(view, document):
    view.set_comparison("Copy", document.deck)
    assert view.change_card.remark.text() == "Both have the same sets."


def test_another_affiliation_card_is_a_change(pool):
    one, other = deck_of(pool, {1: 1}), deck_of(pool, {1: 1}, "No Questions Asked")
    rows = change_rows(compare(one, other, pool), pool)
    assert [row.sentence for row in rows] == [
        "Removed: Jedi, affiliation card.",
        "Added: No Questions Asked, affiliation card.",
    ]


def test_comparing_asks_for_a_deck(qtbot, view):
    qtbot.mouseClick(view.bar.choice.button("deck"), Qt.MouseButton.LeftButton)
    assert view.bar.pick.isVisible()
    assert not view.change_card.isVisible()
    with qtbot.waitSignal(view.compare_requested):
        qtbot.mouseClick(view.bar.pick, Qt.MouseButton.LeftButton)


def test_a_swap_is_tried_and_then_made(qtbot, view, document):
    before = document.deck
    qtbot.mouseClick(view.bar.choice.button("swap"), Qt.MouseButton.LeftButton)
    assert not view.bar.make.isEnabled()
    view.bar.out.setCurrentText("")
    qtbot.keyClicks(view.bar.out, "gamor")
    qtbot.keyClick(view.bar.out, Qt.Key.Key_Return)
    assert view.bar.out.key() == 109
    view.bar.into.choose(1)
    assert document.deck == before
    assert sentences(view.changes) == [
        "Removed: Along the Gamor Run, 2 → 1.",
        "Added: A Hero's Journey, 0 → 1.",
    ]
    assert view.subtitle.text().startswith("Swap Along the Gamor Run for A Hero's Journey")
    qtbot.mouseClick(view.bar.make, Qt.MouseButton.LeftButton)
    assert document.deck.copies_of(109) == 1
    assert document.deck.copies_of(1) == 1
    document.undo_stack.undo()
    assert document.deck == before


def test_only_sets_of_the_deck_leave_and_only_sets_of_its_side_come(view, pool, document):
    out = [view.bar.out.itemData(at) for at in range(view.bar.out.count())]
    assert out == [entry.number for entry in document.deck.sets]
    come = [view.bar.into.itemData(at) for at in range(view.bar.into.count())]
    assert come
    assert {pool.set(number).side for number in come} == {pool.set(4).side}


def test_words_that_mean_no_set_are_taken_back(qtbot, view):
    qtbot.mouseClick(view.bar.choice.button("swap"), Qt.MouseButton.LeftButton)
    qtbot.keyClicks(view.bar.out, "zzz")
    qtbot.keyClick(view.bar.out, Qt.Key.Key_Return)
    assert view.bar.out.key() is None
    assert view.bar.out.currentText() == ""
    view.bar.out.choose(4)
    qtbot.keyClicks(view.bar.out, "zzz")
    qtbot.keyClick(view.bar.out, Qt.Key.Key_Return)
    assert view.bar.out.currentText() == "A Journey to Dagobah (4)"


def test_a_swap_stays_open_when_its_set_is_gone(view, document):
    view.bar.choice.button("swap").click()
    view.bar.out.choose(109)
    view.bar.into.choose(1)
    document.apply(edits.remove_set(document.deck, 109, 2))
    assert view.bar.out.key() is None
    assert not view.bar.make.isEnabled()
    assert not view.change_card.isVisible()


@pytest.mark.parametrize(("width", "columns"), [(400, 1), (760, 2), (1100, 3)])
def test_cards_stand_in_as_many_columns_as_fit(qtbot, view, width, columns):
    view.resize(width, 700)
    qtbot.wait(1)
    shown = [card for card in view.charts if card.isVisible()]
    assert len({card.x() for card in shown}) == columns
    for one in shown:
        for other in shown:
            assert one is other or not one.geometry().intersects(other.geometry())
    assert view.page.widget().width() <= view.page.viewport().width()


def test_columns_leave_no_room_for_hidden_cards(qtbot):
    home = QWidget()
    qtbot.addWidget(home)
    layout = ColumnsLayout(home, 100, 10)
    layout.setContentsMargins(0, 0, 0, 0)
    labels = [QLabel(f"{at}") for at in range(3)]
    for label in labels:
        label.setFixedHeight(50)
        layout.addWidget(label)
    home.resize(100, 400)
    home.show()
    layout.setGeometry(QRect(0, 0, 100, 400))
    assert labels[2].y() == 120
    labels[1].hide()
    layout.setGeometry(QRect(0, 0, 100, 400))
    assert labels[2].y() == 60
    assert layout.heightForWidth(100) == 110
    assert layout.heightForWidth(210) == 50


def test_everything_that_takes_the_focus_has_a_name(view):
    view.bar.choice.button("swap").click()
    widgets = [w for w in view.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
    unnamed = [w for w in widgets if not w.accessibleName() and w.isVisible()]
    assert unnamed == []


def test_facts_and_changes_are_painted_in_both_palettes(theme, view, pool):
    view.set_comparison("Version A", deck_of(pool, JEDI_TOOLBOX))
    dark = [view.facts.grab().toImage(), view.changes.grab().toImage()]
    theme.choose("light")
    light = [view.facts.grab().toImage(), view.changes.grab().toImage()]
    assert dark[0] != light[0]
    assert dark[1] != light[1]
