"""A pair of decks: its lists, its verdict, and the reasons."""

import pytest
from pair_room import titles
from PySide6.QtCore import Qt
from sample_decks import deck_of
from tournament_parts import toolbox

from swlcg_deck.cards.base import Side
from swlcg_deck.legality.findings import Mode

LIGHT, DARK = Side.LIGHT, Side.DARK


def test_both_lists_are_shown_by_number_with_badges_in_words(pair, pool):
    assert titles(pair, LIGHT)[:4] == [pool.set(n).title for n in (4, 91, 107, 112)]
    rows = pair.panels[DARK].sets.rows
    sentence = rows.index(5).data(Qt.ItemDataRole.AccessibleTextRole)
    assert sentence.startswith("1 copy of The Spice Trade, set 195, Scum and Villainy")
    assert "limit 1" in sentence
    assert "restricted RL-DS-" in sentence
    assert "A deck may hold one copy" in rows.index(5).data(Qt.ItemDataRole.ToolTipRole)
    assert pair.panels[LIGHT].totals.accessibleName() == "10 sets, 10 objectives, 50 command cards"


@pytest.mark.rule("RL-LS-5")
def test_one_illegal_deck_makes_the_pair_illegal_and_says_why(pair, pool):
    pair.choose(toolbox(pool, s229=1, s22=1))
    assert pair.banner.title.text() == "Illegal pair"
    sentence = "Toolbox Jedi is illegal (3 findings); Aggro Scum is legal."
    assert pair.banner.sentence.text() == sentence
    assert pair.banner.accessibleName().startswith(f"Illegal pair. {sentence}")
    panel = pair.panels[LIGHT]
    assert panel.verdict.look.word == "Illegal"
    told = [row.finding.rule for row in panel.findings.rows()]
    assert told == ["DECK-03", "DECK-08", "RL-LS-5"]
    assert not panel.findings.rows()[0].button.isVisible()
    assert not pair.panels[DARK].findings.isVisible()


@pytest.mark.rule("RL-01")
def test_a_pair_that_only_the_restricted_list_forbids_is_for_casual_play(pair, pool, room):
    pair.choose(toolbox(pool, s229=1))
    assert pair.banner.title.text() == "A pair for casual play only"
    room.rules.choose("faq-final", Mode.CASUAL)
    assert pair.banner.title.text() == "Legal pair"
    assert pair.banner.sentence.text() == "Both decks are legal for casual play."
    assert "without the restricted list" in pair.banner.caption.text()


def test_what_nobody_knows_is_said_to_be_unknown(pair, pool):
    pair.choose(deck_of(pool, {1: 2, 2: 2, 3: 2, 6: 2, 7: 2}, "Jedi", "Odd", ("Nobody's Set",)))
    assert pair.banner.title.text() == "Nobody can tell about this pair"
    assert "Odd cannot be judged (1 finding)" in pair.banner.sentence.text()
    assert titles(pair, LIGHT)[-1] == "Nobody's Set"


@pytest.mark.rule("ED-03")
def test_another_edition_judges_again(pair, pool, qtbot):
    pair.choose(toolbox(pool, s229=1))
    qtbot.mouseClick(pair.banner.edition, Qt.MouseButton.LeftButton)
    action = next(a for a in pair.banner.menu.actions() if a.data() == "faq-5.0")
    action.trigger()
    pair.banner.menu.hide()
    assert pair.banner.title.text() == "Legal pair"
    assert "FAQ 5.0, 7 restricted groups" in pair.banner.caption.text()


def test_a_link_of_a_finding_asks_for_its_set_and_selects_it(pair, pool, qtbot):
    pair.choose(toolbox(pool, s229=1))
    panel = pair.panels[LIGHT]
    with qtbot.waitSignal(pair.set_requested) as asked:
        panel.findings.rows()[0].sentence.linkActivated.emit("set:229")
    assert asked.args == [229]
    assert panel.sets.currentIndex().data() == pool.set(229).title


def test_enter_on_a_set_asks_to_see_it(pair, qtbot):
    sets = pair.panels[LIGHT].sets
    sets.setFocus()
    sets.setCurrentIndex(sets.rows.index(0))
    qtbot.keyClick(sets, Qt.Key.Key_Down)
    with qtbot.waitSignal(pair.set_requested) as asked:
        qtbot.keyClick(sets, Qt.Key.Key_Return)
    assert asked.args == [91]
