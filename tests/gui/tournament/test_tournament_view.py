"""The three parts behind one switch."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog
from tournament_parts import aggro, text_of, toolbox

from swlcg_deck.cards.base import Side
from swlcg_deck.decks.deck_file import write_yaml_deck
from swlcg_deck.gui.tournament.printer import QtPrinter
from swlcg_deck.gui.tournament.tournament_view import TournamentView
from swlcg_deck.printing.pdf import paint_pages


def make_view(theme, room, qtbot):
    view = TournamentView(theme, room.rules, room.workspace, room.dialogs, printer=room.printer)
    qtbot.addWidget(view)
    view.resize(1204, 760)
    return view


@pytest.fixture
def view(theme, room, qtbot):
    view = make_view(theme, room, qtbot)
    with qtbot.waitActive(view):
        view.show()
    return view


@pytest.mark.parametrize(("part", "title"), [("judge", "Judge"), ("check", "Deck check")])
def test_the_switch_leads_to_each_part_and_back(view, qtbot, part, title):
    assert view.part == "pair"
    qtbot.mouseClick(view.pair.head.switch.button(part), Qt.MouseButton.LeftButton)
    assert view.part == part
    head = getattr(view, part).head
    assert head.isVisible()
    assert head.title.text() == title
    assert head.switch.current() == part
    assert view.pair.head.switch.current() == "pair"
    qtbot.mouseClick(head.switch.button("pair"), Qt.MouseButton.LeftButton)
    assert view.part == "pair"


def test_the_switch_goes_on_by_arrow_keys(view, qtbot):
    view.pair.head.switch.button("pair").setFocus()
    qtbot.keyClick(view.pair.head.switch.button("pair"), Qt.Key.Key_Right)
    assert view.part == "judge"
    qtbot.waitUntil(view.judge.head.switch.button("judge").hasFocus)
    qtbot.keyClick(view.judge.head.switch.button("judge"), Qt.Key.Key_Right)
    assert view.part == "check"
    qtbot.waitUntil(view.check.head.switch.button("check").hasFocus)
    qtbot.keyClick(view.check.head.switch.button("check"), Qt.Key.Key_Left)
    assert view.part == "judge"


def test_whoever_comes_from_a_deck_finds_it_here(theme, room, pool, qtbot):
    room.workspace.open_imported(toolbox(pool))
    view = make_view(theme, room, qtbot)
    view.show()
    assert view.pair.panels[Side.LIGHT].name.text() == "Toolbox Jedi"
    view.show_part("check")
    assert view.check.name.text().startswith("Toolbox Jedi")


def test_each_part_asks_for_sets_through_the_view(view, pool, qtbot):
    view.pair.choose(toolbox(pool))
    for part in (view.pair, view.judge, view.check):
        with qtbot.waitSignal(view.set_requested) as asked:
            part.set_requested.emit(112)
        assert asked.args == [112]


def test_the_state_brings_everything_back(theme, room, pool, qtbot, view):
    view.pair.choose(room.keep(toolbox(pool)))
    view.pair.choose(room.keep(aggro(pool)))
    qtbot.keyClicks(view.pair.fields.player, "A. Player")
    view.show_part("check")
    view.check.choose(view.pair.chosen[Side.DARK].deck)
    qtbot.keyClicks(view.check.entry, "235 x2")
    qtbot.keyClick(view.check.entry, Qt.Key.Key_Return)
    state = view.state()
    later = make_view(theme, room, qtbot)
    later.restore(state)
    assert later.part == "check"
    assert later.check.panel.count.text() == "10 of 50 found"
    later.show()
    later.show_part("pair")
    assert later.pair.fields.info() == view.pair.fields.info()
    assert later.pair.banner.title.text() == "Legal pair"


def test_with_large_letters_the_view_still_fits_a_common_screen(view, theme, qtbot):
    theme.choose("light", 200)
    qtbot.wait(1)
    assert view.minimumSizeHint().width() <= 1128
    assert view.minimumSizeHint().height() <= 760


def test_a_name_is_suggested_where_none_is_written(view):
    view.suggest_player("A. Author")
    assert view.pair.fields.info().player == "A. Author"
    view.suggest_player("B. Author")
    assert view.pair.fields.info().player == "B. Author"
    view.pair.fields.player.setText("A player")
    view.suggest_player("Somebody else")
    assert view.pair.fields.info().player == "A player"


@pytest.mark.parametrize("state", [{}, {"part": "nowhere"}, {"pair": 1, "judge": [], "check": ""}])
def test_a_state_of_another_version_does_no_harm(view, state):
    view.restore(state)
    assert view.part == "pair"


def test_the_event_of_the_pair_stands_on_the_sheets_of_the_judge(view, room, pool, qtbot, tmp_path):
    qtbot.keyClicks(view.pair.fields.event_name, "Store Championship")
    lists = tmp_path / "lists"
    lists.mkdir()
    (lists / "a.swdeck").write_text(write_yaml_deck(toolbox(pool), pool), encoding="utf-8")
    with qtbot.waitSignal(view.judge.check.changed):
        view.judge.check_folder(lists)
    room.dialogs.will_answer(tmp_path / "all.pdf")
    view.show_part("judge")
    view.judge.save_sheets()
    qtbot.waitUntil(view.judge.messages.isVisible)
    assert "Store Championship" in text_of((tmp_path / "all.pdf").read_bytes())


def test_the_real_printer_paints_on_what_the_dialog_gives(view, pool, tmp_path, monkeypatch):
    """The dialog is answered; everything else is Qt's own printer, which writes a PDF."""
    file = tmp_path / "printed.pdf"
    shown: list[str] = []

    def accept(dialog: QPrintDialog) -> QDialog.DialogCode:
        shown.append(dialog.windowTitle())
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(file))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    view.pair.choose(toolbox(pool))
    pages = view.pair.pages()
    assert QtPrinter().print("Deck registration", lambda to: paint_pages(to, [pages]), view)
    text = text_of(file.read_bytes())
    assert shown == ["Deck registration"]
    assert "Toolbox Jedi" in text
    assert "112-2 Yoda" in text


def test_a_print_dialog_that_is_closed_prints_nothing(view, monkeypatch):
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: QDialog.DialogCode.Rejected)
    painted: list[object] = []
    assert not QtPrinter().print("Deck registration", painted.append, view)
    assert painted == []
