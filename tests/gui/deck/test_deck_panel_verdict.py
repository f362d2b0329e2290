"""The verdict banner: what it says, its links, its fixes, its editions."""

import pytest
from PySide6.QtCore import Qt
from sample_decks import JEDI_FIGHTERS, JEDI_TOOLBOX, RESTRICTED_PAIR, deck_of

from swlcg_deck.decks.deck import Deck, ListedCard
from swlcg_deck.decks.edits import Change
from swlcg_deck.gui.documents.document import DeckDocument
from swlcg_deck.gui.verdict.finding_text import finding_html, short_label
from swlcg_deck.legality.findings import Finding, Fix, Mode, Severity, UnreadLine

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def banner(panel):
    return panel.body.verdict


def show(document, deck: Deck) -> None:
    document.apply(Change(deck, "Import"))


def row_of(banner, rule: str, place: int = 0):
    shown = (*banner.findings.rows(), *banner.hints.rows())
    return [row for row in shown if row.finding.rule == rule][place]


def test_an_illegal_deck_says_so_with_every_finding(banner):
    assert banner.word.look.word == "Illegal"
    assert banner.word.accessibleName() == "Verdict: Illegal"
    assert banner.count.text() == "2 findings"
    assert [row.finding.rule for row in banner.findings.rows()] == ["DECK-13", "RL-LS-2"]
    row = banner.findings.rows()[0]
    assert row.citation.text() == "FAQ v2.2 errata, card 552"
    assert row.citation.isVisible()


def test_a_legal_deck_has_no_findings(banner, document, pool):
    show(document, deck_of(pool, JEDI_TOOLBOX))
    assert banner.word.look.word == "Legal"
    assert banner.findings.rows() == []
    assert not banner.findings.isVisible()
    assert not banner.count.isVisible()


def test_a_deck_for_casual_play_only_has_a_word_of_its_own(banner, document, rules, pool):
    show(document, deck_of(pool, RESTRICTED_PAIR))
    assert banner.word.look.word == "Casual only"
    assert banner.word.look.role == "casual"
    rules.choose(rules.edition.id, Mode.CASUAL)
    assert banner.word.look.word == "Legal"


def test_lines_that_were_not_read_for_sure_stand_among_the_findings(banner, panel, rules, pool):
    unread = [UnreadLine(3, "T <3", "“T <3” is no clear number of copies; 1 is taken")]
    panel.set_document(DeckDocument(deck_of(pool, JEDI_TOOLBOX), rules, unread))
    assert banner.word.look.word == "Can’t tell"
    (row,) = banner.findings.rows()
    assert row.sentence.text().count("Line 3")
    assert row.rule.isHidden()


def test_an_unknown_set_leaves_the_verdict_open(banner, document, pool):
    show(document, deck_of(pool, JEDI_TOOLBOX, unknown=("Hutt Surprise",)))
    assert banner.word.look.word == "Can’t tell"


def test_the_sets_of_a_finding_are_links(qtbot, panel, banner):
    sentence = row_of(banner, "RL-LS-2").sentence
    assert 'href="set:112"' in sentence.text()
    assert "May the Force Be With You</a> and" in sentence.text()
    assert sentence.accessibleName().startswith("May the Force Be With You (112) and")
    with qtbot.waitSignal(panel.set_requested) as asked:
        sentence.linkActivated.emit("set:128")
    assert asked.args == [128]


def test_a_link_is_reached_by_keyboard(qtbot, panel, banner):
    sentence = row_of(banner, "RL-LS-2").sentence
    assert sentence.focusPolicy() & Qt.FocusPolicy.TabFocus
    sentence.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(sentence, Qt.Key.Key_Tab)
    with qtbot.waitSignal(panel.set_requested) as asked:
        qtbot.keyClick(sentence, Qt.Key.Key_Return)
    assert asked.args[0] in {112, 128}


def test_one_fix_is_named_on_its_button(qtbot, banner, document):
    button = row_of(banner, "DECK-13").button
    assert button.text() == "Keep 1"
    assert button.accessibleName() == "Keep 1 copy of Along the Gamor Run (109)"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert document.deck.copies_of(109) == 1
    assert banner.count.text() == "1 finding"
    document.undo_stack.undo()
    assert document.deck.copies_of(109) == 2
    assert banner.count.text() == "2 findings"


def test_several_fixes_wait_in_a_menu(qtbot, banner, document):
    row = row_of(banner, "RL-LS-2")
    assert row.button.text() == "Fix…"
    qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
    assert row.menu.isVisible()
    assert [action.text() for action in row.menu.actions()] == [
        "Remove May the Force Be With You (112)",
        "Remove The Master's Domain (128)",
    ]
    row.menu.actions()[1].trigger()
    row.menu.close()
    assert document.deck.copies_of(128) == 0
    assert document.deck.copies_of(112) == 1


def listed(deck: Deck, *codes: tuple[str, str]) -> Deck:
    cards = tuple(ListedCard(code=code, title=title) for code, title in codes)
    return deck.model_copy(update={"listed_cards": cards})


BROKEN = {
    "DECK-01": ({1: 2, 2: 2, 3: 2, 6: 2, 7: 2}, None, ()),
    "DECK-03": ({1: 2, 2: 2, 3: 2, 6: 2, 20: 2}, "Jedi", ()),
    "DECK-05": ({1: 3, 2: 2, 3: 2, 6: 2, 7: 2}, "Jedi", ()),
    "DECK-06": ({1: 2, 2: 2, 3: 2, 6: 2, 91: 2}, "Jedi", ()),
    "DECK-08": ({4: 2, 8: 2, 9: 2, 10: 2, 11: 2}, "Rebel Alliance", ()),
    "DECK-13": (JEDI_FIGHTERS, "Jedi", ()),
    "DECK-17": ({1: 2, 2: 2, 3: 2, 8: 2, 9: 2, 10: 2, 14: 1}, "Guardians of Justice", ()),
    "DECK-18": (JEDI_TOOLBOX, "Jedi", ("Hutt Surprise",)),
    "RL-LS-2": (RESTRICTED_PAIR, "Jedi", ()),
}


@pytest.mark.parametrize("rule", BROKEN)
def test_every_fix_of_a_finding_ends_it_and_can_be_undone(qtbot, banner, document, pool, rule):
    sets, affiliation, unknown = BROKEN[rule]
    show(document, deck_of(pool, sets, affiliation, unknown=unknown))
    before = document.deck
    row = row_of(banner, rule)
    finding = row.finding
    assert finding.fixes
    for number in range(len(finding.fixes)):
        row = row_of(banner, rule)
        qtbot.mouseClick(row.button, Qt.MouseButton.LeftButton)
        if len(finding.fixes) > 1:
            row.menu.actions()[number].trigger()
            row.menu.close()
        left = [f.message for f in document.judgement.findings if f.rule == rule]
        assert finding.message not in left
        document.undo_stack.undo()
        assert document.deck == before


def test_the_single_cards_of_a_list_give_way_to_whole_sets(qtbot, banner, document, pool):
    show(document, listed(deck_of(pool, JEDI_TOOLBOX), ("20-4", "A card of another set")))
    button = row_of(banner, "DECK-10").button
    assert "Use the whole sets" in button.toolTip()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert document.deck.listed_cards == ()
    assert banner.word.look.word == "Legal"


def test_hints_wait_behind_their_count_and_stay_open(qtbot, banner, document, pool):
    assert banner.hint_count.text() == "2 hints"
    assert not banner.hints.isVisible()
    qtbot.mouseClick(banner.hint_count, Qt.MouseButton.LeftButton)
    assert banner.hints.isVisible()
    assert {row.finding.severity for row in banner.hints.rows()} <= {
        Severity.INFO,
        Severity.WARNING,
    }
    show(document, deck_of(pool, {**JEDI_FIGHTERS, 109: 1}))
    assert banner.hints.isVisible()


def test_the_findings_can_be_put_away(qtbot, banner):
    qtbot.keyClick(banner.count, Qt.Key.Key_Space)
    assert not banner.findings.isVisible()
    qtbot.keyClick(banner.count, Qt.Key.Key_Space)
    assert banner.findings.isVisible()


def test_many_findings_scroll_within_a_bound(qtbot, panel, banner, document, pool):
    show(document, deck_of(pool, dict.fromkeys(range(1, 37, 3), 3)))
    qtbot.wait(1)
    assert len(banner.findings.rows()) > 15
    assert banner.findings.height() <= 0.25 * panel.height() + 1
    assert banner.findings.verticalScrollBar().maximum() > 0


def test_the_edition_and_the_mode_are_chosen_in_the_banner(qtbot, banner, rules, document):
    assert banner.edition.text() == "Tournament · Final FAQ"
    qtbot.mouseClick(banner.edition, Qt.MouseButton.LeftButton)
    assert banner.menu.isVisible()
    words = [action.text() for action in banner.menu.actions() if action.text()]
    assert words == [
        "Tournament",
        "Casual",
        "Final FAQ",
        "FAQ 5.0, 2017",
        "FAQ 1.1, 2013",
        "Core rulebook, 2012",
    ]
    assert [a.text() for a in banner.menu.actions() if a.isChecked()] == ["Tournament", "Final FAQ"]
    next(a for a in banner.menu.actions() if a.text().startswith("Core")).trigger()
    banner.menu.close()
    assert rules.edition.id == "rulebook"
    assert banner.edition.text() == "Tournament · Core rulebook"
    assert document.judgement.edition == "rulebook"
    assert banner.word.look.word == "Legal"
    next(a for a in banner.menu.actions() if a.text() == "Casual").trigger()
    assert rules.mode is Mode.CASUAL


@pytest.mark.parametrize("width", [320, 340, 600])
def test_the_head_fits_at_every_width(qtbot, panel, banner, width):
    panel.resize(width, 760)
    qtbot.wait(1)
    right = banner.edition.geometry().right()
    assert right <= banner.width()
    words = banner.word.geometry().united(banner.count.geometry())
    assert not banner.edition.geometry().intersects(words)


def test_numbers_in_brackets_are_links_and_others_are_not():
    finding = Finding(
        "UNIQ-02",
        Severity.INFO,
        "Yoda is in 2 different sets (2 and 128) <now>.",
        (2, 128),
        "",
    )
    html = finding_html(finding, lambda _number: "Nothing", "#fff")
    assert html.startswith("Yoda is in 2 different sets (<a")
    assert html.count("<a ") == 2
    assert "&lt;now&gt;" in html


def test_sets_that_a_sentence_does_not_name_follow_it():
    finding = Finding("RES-10", Severity.INFO, "Four cards need a match.", (4, 6), "")
    html = finding_html(finding, str, "#fff")
    assert html.startswith("Four cards need a match. Sets <a")
    assert html.count("<a ") == 2


@pytest.mark.parametrize(
    ("fix", "words"),
    [
        (Fix("Choose Jedi", "affiliation", affiliation="Jedi"), "Choose Jedi"),
        (Fix("Choose Smugglers and Spies", "affiliation"), "Choose Smugglers…"),
        (Fix("Remove A (1)", "copies"), "Remove"),
        (Fix("Keep 2 copies of A (1)", "copies", copies=2), "Keep 2"),
        (Fix("Both", "copies", also=(Fix("B", "copies"),)), "Remove 2 sets"),
        (Fix("Both", "copies", also=(Fix("B", "affiliation"),)), "Make 2 changes"),
    ],
)
def test_fixes_have_short_names(fix, words):
    assert short_label(fix) == words
