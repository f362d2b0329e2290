"""What a player does with the window, one journey for each thing it is for."""

import pytest
from judge_room import POST
from library_room import click_item
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from sample_decks import JEDI_FIGHTERS, JEDI_TOOLBOX, deck_of
from tournament_parts import aggro, text_of, toolbox

from swlcg_deck.cards.base import Side
from swlcg_deck.gui.exchange.export_dialog import ExportDialog
from swlcg_deck.gui.exchange.import_dialog import ImportDialog
from swlcg_deck.legality.findings import Mode

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_1_finds_sets(player, parts):
    player.press("Ctrl+N", "Escape", "/")
    finder = player.window.views.build.finder
    player.write("trait:dagobah")
    found = finder.results.sets.rows().rowCount()
    assert 0 < found < 289
    assert finder.count.text() == f"{found} sets match"
    player.write(" trat:x")
    assert "trat" in player.reads(finder)
    player.press("Escape")
    assert finder.count.text() == "289 sets"
    player.click(finder.chips.owned)
    assert finder.count.text() == "36 sets match"
    player.click(finder.switch.button("cards"))
    assert finder.count.text() == "216 cards match"
    player.click(finder.switch.button("sets"))
    header = finder.results.sets.horizontalHeader()
    title = finder.results.sets.rows().column("title")
    at = QPoint(header.sectionViewportPosition(title) + 20, header.height() // 2)
    player.click(header.viewport(), at)
    assert finder.results.sets.rows().index(0, title).data() == "A Hero's Journey"
    parts.workspace.current.undo_stack.setClean()
    player.window.close()
    assert parts.store.load().views["finder"]


@pytest.mark.rule("ED-01")
def test_2_reads_cards(player, parts):
    player.press("Ctrl+2", "/")
    player.write("may the force be with you")
    player.press("Return")
    cards = player.window.views.build.cards
    assert cards.flow.cards()[0].card.code == "112-1"
    about = cards.flow.about.links()
    assert "erratum of FAQ 2.2" in about.accessibleName()
    player.press("Space")
    large = player.window.views.build.large
    assert large.isVisible()
    player.looks_at(large)
    player.press("Right")
    assert large.card.title == "Yoda"
    player.press("Escape")
    assert not large.isVisible()
    player.looks_at(player.window)
    cards.flow.cards()[0].setFocus()
    player.press("Ctrl+=")
    assert cards.zoom == 110
    player.click(cards.words_button)
    assert "Elite." in cards.words.toPlainText()
    parts.rules.choose("rulebook", Mode.TOURNAMENT)
    assert "Changed later by FAQ 2.2" in cards.words.toPlainText()
    assert "changed later by FAQ 2.2" in about.accessibleName()


def test_3_builds(player, parts):
    player.press("Ctrl+N")
    build = player.window.views.build
    picker = build.deck.picker
    assert picker.isVisible()
    player.click(picker.sides.button("dark"))
    picker.list.setFocus()
    player.write("sith")
    player.press("Return")
    assert player.deck.affiliation == "Sith"
    player.press("Ctrl+F")
    player.write("counsel of the sith")
    player.press("Return", "Return", "+")
    player.drop_set(build.deck, 19)
    assert {entry.number: entry.copies for entry in player.deck.sets} == {20: 2, 19: 1}
    player.press("-")
    player.press("Ctrl+H")
    assert build.history.isVisible()
    player.click_row(build.history.list, "Choose Sith")
    assert player.deck.sets == ()
    player.press("Ctrl+Shift+Z")
    assert player.deck.copies_of(20) == 1
    player.press("Ctrl+Shift+N")
    player.write("Worlds, top 8")
    player.press("Ctrl+S")
    (entry,) = parts.workspace.library.entries()
    assert (entry.deck.notes, entry.deck.copies_of(20)) == ("Worlds, top 8", 1)
    player.press("Ctrl+W")
    assert not player.window.workspace.documents


@pytest.mark.rule("DECK-13")
@pytest.mark.rule("RL-LS-2")
def test_4_knows_it_is_legal(player, parts, pool):
    parts.workspace.open_imported(deck_of(pool, JEDI_FIGHTERS))
    banner = player.window.views.build.deck.body.verdict
    assert (banner.word.look.word, banner.count.text()) == ("Illegal", "2 findings")
    limit, pair = banner.findings.rows()
    player.click(limit.button)
    assert player.deck.copies_of(109) == 1
    (pair,) = banner.findings.rows()
    pair.sentence.linkActivated.emit("set:128")
    assert player.window.views.build.cards.entry.number == 128
    pair.menu.actions()[0].trigger()
    assert banner.word.look.word == "Illegal", "now there are too few sets"
    player.press("Ctrl+Z")
    banner.menu.actions()[1].trigger()
    assert parts.rules.mode is Mode.CASUAL
    assert banner.word.look.word == "Legal"
    player.press("Ctrl+Shift+X")
    assert "Guardians of Justice" in [
        option.card.title for option in player.window.views.build.advisor.list.cards.options
    ]


def test_5_sees_the_deck(player, parts, pool):
    parts.workspace.library.save(deck_of(pool, JEDI_FIGHTERS, name="Before"))
    document = parts.workspace.open_imported(deck_of(pool, JEDI_TOOLBOX, name="Now"))
    charts = player.window.views.build.deck.body.charts
    assert charts.isVisible()
    player.press("Ctrl+3")
    analyse = player.window.views.analyse
    assert "Objective sets" in str(
        [analyse.facts.rows.index(row).data() for row in range(analyse.facts.rows.rowCount())]
    )
    player.click(analyse.bar.choice.button("deck"))
    parts.dialogs.answers.append("Before")
    player.click(analyse.bar.pick)
    changed = [analyse.changes.rows.index(r).data() for r in range(analyse.changes.rows.rowCount())]
    assert "Added: A Hero's Journey, 0 → 2." in changed
    player.click(analyse.bar.choice.button("swap"))
    for combo, words in ((analyse.bar.out, "hero's journey"), (analyse.bar.into, "dagobah")):
        combo.setFocus()
        combo.lineEdit().selectAll()
        player.write(words)
        player.press("Return")
    player.click(analyse.bar.make)
    assert (document.deck.copies_of(1), document.deck.copies_of(4)) == (1, 1)


def test_6_keeps_and_shares(player, parts, tmp_path):
    library = player.window.views.library
    QApplication.clipboard().setText(POST)
    player.press("Ctrl+Shift+V")
    dialog = library.findChild(ImportDialog) or player.window.findChild(ImportDialog)
    player.waits_for(dialog.open_button.isEnabled)
    assert "1 line repaired" in dialog.summary.text()
    player.click(dialog.open_button)
    assert len(parts.workspace.documents) == 2
    player.looks_at(player.window)
    player.press("Ctrl+S", "Ctrl+E")
    export = library.findChild(ExportDialog) or player.window.findChild(ExportDialog)
    parts.dialogs.answers.append(tmp_path / "out.o8d")
    export.choose("o8d")
    player.click(export.save)
    assert b"<deck" in (tmp_path / "out.o8d").read_bytes()
    player.looks_at(player.window)
    player.press("Ctrl+Shift+C")
    assert "2x Fall of the Jedi" in QApplication.clipboard().text()
    player.press("Ctrl+1")
    name = player.deck.name
    player.waits_for(lambda: [d.name for d in library.page.model.decks()] == [name])
    player.click_row(library.page.table, name)
    player.press("Delete")
    player.waits_for(lambda: not library.page.model.decks() and library.librarian.is_idle)
    click_item(player.qtbot, library.places.trash, 0)
    library.trash.list.setFocus()
    player.press("Return")
    player.waits_for(lambda: len(parts.workspace.library.entries()) == 1)


def test_7_goes_to_a_tournament(player, parts, pool, tmp_path):
    for deck in (toolbox(pool), aggro(pool)):
        parts.workspace.library.save(deck)
    player.press("Ctrl+P")
    view = player.window.views.tournament
    for side, words in ((Side.LIGHT, "toolbox"), (Side.DARK, "aggro")):
        player.click(view.pair.panels[side].empty.button())
        view.pair.picker.search.setFocus()
        player.write(words)
        player.press("Return")
    player.looks_at(player.window)
    assert view.pair.banner.title.text() == "Legal pair"
    sheet = tmp_path / "sheet.pdf"
    parts.dialogs.answers.append(sheet)
    player.click(view.pair.preview.save_button)
    assert "Toolbox Jedi" in text_of(sheet.read_bytes())
    lists = tmp_path / "lists"
    lists.mkdir()
    (lists / "post.txt").write_text(POST, encoding="utf-8")
    player.click(view.pair.head.switch.button("judge"))
    parts.dialogs.answers.append(lists)
    player.click(view.judge.empty.button())
    player.waits_for(lambda: view.judge.summary.text() == "2 lists: 2 legal")
    player.click(view.judge.head.switch.button("check"))
    view.check.choose(toolbox(pool))
    player.click(view.check.entry)
    player.write("112-2 20-4")
    player.press("Return")
    assert view.check.panel.count.text() == "1 of 50 found"
    assert "Sith Library (20-4)" in view.check.panel.list.toPlainText()


def test_8_owns_a_collection(player, parts, pool):
    parts.workspace.open_imported(toolbox(pool))
    player.press("Ctrl+6")
    view = player.window.views.collection
    assert "Not yet" in player.reads(view)
    view.products.list.setFocus()
    view.products.list.choose("Join Us or Die")
    player.press("1")
    assert view.owned(112) == pool.product("Join Us or Die").copies
    assert parts.collection.load().stated["Join Us or Die"] == 1
    player.press("Ctrl+2")
    player.press("/")
    player.write("in:collection may the force be with you")
    assert player.window.views.build.finder.count.text() == "1 set matches"
