"""The ways to the rules: from the menu, the legend of keys, a finding, a card."""

import pytest
from PySide6.QtCore import Qt
from sample_decks import JEDI_FIGHTERS, deck_of

from swlcg_deck.cards.rulebook.glossary_file import our_glossary
from swlcg_deck.gui.cards.rule_links import RuleLinks, rules_about
from swlcg_deck.gui.rules.visited_places import Place
from swlcg_deck.gui.shell.main_window import MainWindow
from swlcg_deck.gui.shell.shortcuts_dialog import ShortcutsDialog
from swlcg_deck.gui.tournament.result_details import ResultDetails

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_shift_f1_opens_the_rules_ready_to_type(window, qtbot):
    qtbot.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert window.mode == "rules"
    assert window.views.rules.contents.search.edit.hasFocus()


def test_f1_and_then_r_leads_to_the_rules(window, qtbot):
    qtbot.keyClick(window, Qt.Key.Key_F1)
    legend = window.findChild(ShortcutsDialog)
    qtbot.keyClick(legend, Qt.Key.Key_R)
    assert not legend.isVisible()
    assert window.mode == "rules"


def test_the_id_of_a_finding_opens_its_rule(window, parts, pool, qtbot):
    parts.workspace.open_imported(deck_of(pool, JEDI_FIGHTERS), "Imported")
    row = window.views.build.deck.body.verdict.findings.rows()[0]
    assert row.rule.text() == "DECK-13"
    assert row.rule.accessibleName() == "Read the rule DECK-13"
    qtbot.mouseClick(row.rule, Qt.MouseButton.LeftButton)
    assert window.mode == "rules"
    assert window.views.rules.place == Place("rule", "DECK-13")
    assert window.views.rules.page.text.hasFocus()


def test_the_id_of_a_finding_at_the_judges_table_opens_its_rule(window):
    details = window.views.tournament.judge.findChild(ResultDetails)
    details.findings.rule_requested.emit("RL-LS-5")
    assert window.views.rules.place == Place("rule", "RL-LS-5")


def test_the_id_of_a_finding_of_the_pair_opens_its_rule(window):
    for panel in window.views.tournament.pair.panels.values():
        panel.findings.rule_requested.emit("DECK-02")
    assert window.views.rules.place == Place("rule", "DECK-02")


def test_a_large_card_leads_to_its_rules_and_back_to_the_card(window, pool):
    (card, *_) = pool.cards_numbered(164)
    window.views.build.enlarge(card)
    large = window.views.build.large
    links = large.findChild(RuleLinks)
    assert "FAQ-07" in links.accessibleName()
    links.linkActivated.emit("rule:FAQ-07")
    assert not large.isVisible()
    assert window.mode == "rules"
    assert window.views.rules.place == Place("rule", "FAQ-07")
    window.views.rules.page.link_followed.emit("card:164")
    assert large.isVisible()
    assert large.card.title == card.title
    assert window.mode == "rules", "the card lies on top"
    large.close()


def test_the_rules_of_a_card_begin_with_its_keywords(pool):
    (boba, *_) = pool.cards_numbered(789)
    ids = [rule.id for rule in rules_about(boba, our_glossary())]
    assert ids[:3] == ["KEY-03", "PILOT-01", "ERR-19"]


def test_a_rule_that_is_not_there_is_said(window):
    window.show_rule("DECK-77")
    assert "DECK-77" in window.messages.words.text()


def test_the_window_opens_the_rules_where_they_were_left(window, parts, qtbot):
    window.show_rule("FORCE-12")
    window.close()
    again = MainWindow(parts)
    qtbot.addWidget(again)
    assert parts.settings.views["rules"]["place"] == "rule:FORCE-12"
    assert again.views.rules.place == Place("rule", "FORCE-12")
