"""Openings in the window: drawn, kept, sent back, played at the table."""

import pytest
from openings_room import DARK_DECK, LIGHT_DECK
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from swlcg_deck.cards.base import CardType
from swlcg_deck.decks.edits import add_set, choose_affiliation, remove_set
from swlcg_deck.playtest.seats import Player

BOTH_SIDES = pytest.mark.parametrize("deck", [LIGHT_DECK, DARK_DECK])


@BOTH_SIDES
def test_the_same_seed_shows_the_same_opening_and_space_another(room, deck):
    room.choose(deck, seed=1977)
    first = room.titles(), room.titles(objectives=True)
    room.openings.opening.again.setFocus()
    room.press(Qt.Key.Key_Space)
    assert room.openings.head.seed.text() != "1977"
    assert (room.titles(), room.titles(objectives=True)) != first
    room.enter_seed(1977)
    assert (room.titles(), room.titles(objectives=True)) == first


@pytest.mark.rule("SETUP-06")
def test_exactly_three_objectives_are_kept_whichever_box_is_clicked(room):
    room.choose(LIGHT_DECK)
    ticks = room.openings.opening.ticks
    for place in range(4):
        if ticks[place].isChecked():
            room.click(ticks[place])
        assert room.kept().count(True) == 3
        assert not ticks[place].isChecked()
        assert ticks[place].text() == "To the bottom"
    room.click(ticks[3])
    assert room.kept() == [False, True, True, True]


def test_the_words_above_follow_the_keep(room):
    room.choose(LIGHT_DECK)
    panel = room.openings.opening
    subject, deal = room.openings.subject, room.openings.deal
    for place in range(4):
        room.openings.reject(place)
        kept = [card for n, card in enumerate(deal.objectives) if n != place]
        total = subject.dealer.sensible.purse(kept).total
        assert f"This keep gives {total} resources on turn 1." in panel.objectives_words.text()
    units = sum(card.type is CardType.UNIT for card in deal.hand)
    assert panel.hand_words.text().startswith(f"{units} units, ")


@pytest.mark.rule("SETUP-09")
@BOTH_SIDES
def test_m_takes_the_mulligan_once(room, deck):
    room.choose(deck)
    deal = room.openings.deal
    room.openings.opening.again.setFocus()
    room.press("m")
    assert room.titles() == [card.title for card in deal.second_hand]
    assert not room.openings.opening.mulligan.isEnabled()
    room.press("m")
    assert room.titles() == [card.title for card in deal.second_hand]
    room.press(Qt.Key.Key_Space)
    assert room.openings.opening.mulligan.isEnabled()


@BOTH_SIDES
@pytest.mark.parametrize("mulligan", [False, True])
def test_an_opening_is_played_at_the_table_with_the_same_hand_and_objectives(room, deck, mulligan):
    room.choose(deck, seed=4711)
    room.click(room.openings.opening.ticks[1 if room.kept()[1] else 2])
    if mulligan:
        room.press("m")
    hand, kept = room.titles(), room.kept()
    objectives = [title for title, on in zip(room.titles(objectives=True), kept, strict=True) if on]
    room.openings.opening.again.setFocus()
    room.press(Qt.Key.Key_Return)
    room.wait()
    table = room.table
    assert room.view.page == "table"
    assert table.seed == 4711
    assert [table.card(n).title for n in room.state.hand[table.viewer]] == hand
    facedown = [table.card(n).title for n in room.state.facedown[table.viewer]]
    shown = [table.card(n).title for n in room.state.objectives[table.viewer]]
    assert sorted(facedown + shown) == sorted(objectives)
    seats = [seat.player for seat in table.seats]
    assert seats[table.viewer] is Player.HUMAN
    assert seats[1 - table.viewer] is Player.IDLE


def test_a_bot_says_why_it_keeps_or_sends_back(room):
    room.choose(LIGHT_DECK)
    said = set()
    for seed in range(400):
        room.openings.draw(seed)
        opening = room.openings.subject.dealer.opening(seed)
        words = room.openings.opening.advice.words.accessibleName()
        keeps = opening.second_hand is None
        assert words.startswith("A bot would keep." if keeps else "A bot would take the mulligan.")
        assert all(reason in words for reason in opening.reasons)
        said.add(keeps)
        if len(said) == 2:
            return
    raise AssertionError("one of the two never came")


def test_a_card_is_shown_large_and_escape_closes_it(room):
    room.choose(LIGHT_DECK)
    card = room.openings.opening.hand.cards[2]
    room.click(card)
    assert room.openings.large.card is card.card
    room.press(Qt.Key.Key_Escape)
    assert not room.openings.large.isVisible()


def test_arrow_keys_go_through_the_hand(room):
    room.choose(LIGHT_DECK)
    cards = room.openings.opening.hand.cards
    cards[0].setFocus()
    room.press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is cards[1]


def test_the_pages_are_changed_by_the_bar_and_the_last_one_is_remembered(room):
    bar = room.view._bars[room.openings]
    room.click(bar.switch.button("table"))
    assert room.view.page == "table"
    room.view.show_page("openings")
    kept = room.view.state()
    assert kept["page"] == "openings"
    room.view.show_page("table")
    room.view.restore(kept)
    assert room.view.page == "openings"


def test_the_keys_work_while_the_bar_has_the_focus(room):
    room.choose(LIGHT_DECK)
    bar = room.view._bars[room.openings]
    bar.focus_switch()
    room.press(Qt.Key.Key_Space)
    assert room.openings.head.seed.text() != "1977"


def test_tab_goes_from_the_deck_through_the_opening_to_the_odds(room, qtbot):
    room.choose(LIGHT_DECK)
    page = room.openings
    wanted = [
        page.head.decks,
        page.head.seed,
        page.opening.objectives.cards[0],
        page.opening.hand.cards[0],
        page.opening.mulligan,
        page.opening.again,
        page.distributions.sample,
        page.odds.field.line.edit,
        page.odds.cards[0],
        page.odds.questions[0],
        page.odds.dead,
        page.odds.what_if.out,
    ]
    page.head.decks.setFocus()
    seen = []
    for _ in range(90):
        seen.append(QApplication.focusWidget())
        qtbot.keyClick(seen[-1], Qt.Key.Key_Tab)
    places = [seen.index(widget) for widget in wanted]
    assert places == sorted(places)


# Samples


def test_samples_are_counted_beside_the_exact_chances(room):
    room.choose(DARK_DECK, seed=5)
    page = room.openings
    room.click(page.distributions.count.button("100"))
    room.click(page.distributions.sample)
    room.qtbot.waitUntil(lambda: not page.distributions.is_busy)
    room.qtbot.waitUntil(lambda: "100 openings" in page.distributions.told.text())
    sampled = [column.sampled for column in page.distributions.units.columns]
    hands = [page.subject.dealer.opening(5 + n).first_hand.units for n in range(100)]
    assert [round(100 * share) for share in sampled] == [hands.count(n) for n in range(7)]


def test_samples_can_be_cancelled(room):
    room.choose(LIGHT_DECK)
    page = room.openings
    room.click(page.distributions.count.button("10000"))
    room.click(page.distributions.sample)
    assert page.distributions.sample.text() == "Cancel"
    room.click(page.distributions.sample)
    assert page.distributions.told.text() == "Cancelled."
    assert page.distributions.sample.text() == "Sample"
    room.qtbot.waitUntil(lambda: room.parts.background.running == 0)
    assert all(column.sampled is None for column in page.distributions.units.columns)


def test_the_column_of_the_opening_is_marked(room):
    room.choose(LIGHT_DECK)
    page = room.openings
    units = sum(card.type is CardType.UNIT for card in page.deal.hand)
    marked = [column.label for column in page.distributions.units.columns if column.is_now]
    assert marked == [str(units)]


# Nothing to deal


def test_a_deck_that_is_too_small_says_so_and_offers_another(room, pool):
    document = room.parts.workspace.new("Beginnings", "Jedi")
    page = room.openings
    assert "Beginnings has no objective sets yet" in page.empty.text()
    for number in (1, 2, 3):
        document.apply(add_set(document.deck, pool.set(number)))
    room.qtbot.waitUntil(lambda: "at least 4" in page.empty.text())
    assert page.empty.button().text() == "Choose another deck"
    document.apply(add_set(document.deck, pool.set(4)))
    room.qtbot.waitUntil(lambda: page.deal is not None)
    assert len(room.titles()) == 6


def test_without_an_affiliation_card_there_are_openings_but_no_game(room, pool):
    document = room.parts.workspace.new("No anchor")
    for number in (1, 2, 3, 4):
        document.apply(add_set(document.deck, pool.set(number)))
    room.qtbot.waitUntil(lambda: room.openings.deal is not None)
    room.openings.play()
    assert "no affiliation card" in room.openings.opening.advice.words.accessibleName()
    document.apply(choose_affiliation(document.deck, "Jedi"))
    room.qtbot.waitUntil(lambda: room.openings.subject.deck.affiliation == "Jedi")
    room.openings.play()
    room.wait()
    assert room.view.page == "table"


def test_an_edit_of_the_open_deck_deals_it_anew(room, pool):
    document = room.parts.workspace.new("Edited", "Jedi")
    for number in (1, 2, 3, 4, 5):
        document.apply(add_set(document.deck, pool.set(number)))
    room.qtbot.waitUntil(lambda: room.openings.deal is not None)
    room.qtbot.waitUntil(lambda: room.openings.subject.deck == document.deck)
    document.apply(remove_set(document.deck, 1))
    room.qtbot.waitUntil(lambda: room.openings.subject.deck == document.deck)
    titles = {card.title for card in pool.set(1).cards}
    assert not titles & {*room.titles(), *room.titles(objectives=True)} - {
        card.title for number in (2, 3, 4, 5) for card in pool.set(number).cards
    }
