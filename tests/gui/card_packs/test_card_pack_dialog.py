"""The dialog of card packs, from the first file to the last pack."""

import shutil
import threading
from pathlib import Path

import pytest
from dialog_on_screen import dialog_on_screen, is_open
from hands_and_eyes import click
from octgn_files import (
    CORE,
    FAN_SET,
    entry,
    fan_id,
    fan_xml,
    first_cards,
    official_xml,
    png,
    write_o8c,
    write_set,
)
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from swlcg_deck.cards.packs.card_packs import CardPacks
from swlcg_deck.gui.card_packs.own_cards import OwnCards, load_picture
from swlcg_deck.gui.card_packs.pack_dialog import PackDialog
from swlcg_deck.gui.card_packs.pack_rows import NEVER_LEGAL
from swlcg_deck.gui.tables.stepper_rows import Head, Row


@pytest.fixture
def packs(tmp_path):
    return CardPacks(tmp_path / "card-packs")


@pytest.fixture
def dialog(parts, packs):
    with dialog_on_screen(PackDialog(parts, packs)) as dialog:
        yield dialog


@pytest.fixture
def chosen(tmp_path, pool) -> Path:
    """A folder as a user of OCTGN has it: two set files and a picture pack."""
    folder = tmp_path / "octgn"
    objective, unit, *_ = first_cards(pool)
    write_set(folder / "core", official_xml(objective, ""), official_xml(unit, "Invented."))
    write_set(folder / "fans", fan_xml(1, "Jaro Tull"), name="Baker Cycle", set_id=FAN_SET)
    write_o8c(
        folder / "pictures.o8c",
        {entry(unit.octgn_id): png(40, 60), entry(fan_id(1), set_id=FAN_SET): png(40, 60)},
    )
    return folder


def settle(qtbot, dialog):
    qtbot.waitUntil(lambda: dialog._task is None)


def choose_folder(qtbot, dialog, parts, folder):
    parts.dialogs.answers.append(folder)
    click(qtbot, dialog.packs.folder)
    settle(qtbot, dialog)


def import_folder(qtbot, dialog, parts, folder):
    choose_folder(qtbot, dialog, parts, folder)
    with qtbot.waitSignal(dialog.changed):
        click(qtbot, dialog.importing.start)


def titles(row_list, kind=Row):
    return [row.title for row in row_list.rows.rows() if isinstance(row, kind)]


def test_somebody_without_packs_is_told_what_they_are(dialog):
    assert dialog.welcome.isVisible()
    assert dialog.packs.message.text() == "No card packs are installed yet."
    assert not dialog.packs.remove.isEnabled()
    assert dialog.packs.files.hasFocus()


def test_a_folder_is_looked_into_before_anything_is_written(qtbot, dialog, parts, packs, chosen):
    choose_folder(qtbot, dialog, parts, chosen)
    page = dialog.importing
    assert page.isVisible()
    assert page.words.text() == "2 sets: 3 texts and 2 pictures."
    assert titles(page.list, Head) == ["Official sets", NEVER_LEGAL]
    assert titles(page.list) == ["Core Set", "Baker Cycle"]
    assert page.start.hasFocus()
    assert not packs.root.exists()
    click(qtbot, page.cancel)
    assert dialog.welcome.isVisible()
    assert not packs.root.exists()


def test_an_import_ends_with_a_sentence_and_the_packs(qtbot, dialog, parts, packs, pool, chosen):
    import_folder(qtbot, dialog, parts, chosen)
    assert dialog.packs.message.text() == "Imported 3 texts and 2 pictures of 2 sets."
    assert titles(dialog.packs.list) == ["Core Set", "Baker Cycle"]
    unit = first_cards(pool)[1]
    own = OwnCards(packs)
    assert own.printed_text(unit) == "Invented."
    assert own.picture(unit).size().toTuple() == (40, 60)
    assert own.picture(first_cards(pool, 2)[0]) is None


def test_files_are_chosen_one_by_one(qtbot, dialog, parts, chosen):
    parts.dialogs.answers.append([chosen / "fans" / "set.xml"])
    click(qtbot, dialog.packs.files)
    settle(qtbot, dialog)
    assert titles(dialog.importing.list) == ["Baker Cycle"]
    parts.dialogs.answers.append([])
    click(qtbot, dialog.packs.files)
    assert titles(dialog.importing.list) == ["Baker Cycle"], "a question that is cancelled"


def test_what_cannot_be_used_is_named_beside_the_rest(qtbot, dialog, parts, chosen):
    (chosen / "fans" / "set.xml").write_text("<set", encoding="utf-8")
    write_o8c(chosen / "evil.o8c", {"../../x.png": png()})
    choose_folder(qtbot, dialog, parts, chosen)
    assert titles(dialog.importing.list, Head)[-1] == "Cannot be used"
    problems = [
        row
        for row in dialog.importing.list.rows.rows()
        if "problem" in str(getattr(row, "key", ""))
    ]
    assert [row.title for row in problems] == ["octgn/evil.o8c", "fans/set.xml"]
    assert problems[0].second == "Its entry ../../x.png leads out of its folder."
    assert dialog.importing.start.isEnabled()


def test_a_folder_with_nothing_to_import_says_so(qtbot, dialog, parts, tmp_path):
    (tmp_path / "empty").mkdir()
    choose_folder(qtbot, dialog, parts, tmp_path / "empty")
    assert dialog.importing.title.text() == "Nothing to import"
    assert not dialog.importing.start.isEnabled()
    assert dialog.importing.cancel.hasFocus()


def test_files_that_are_no_pictures_are_named_in_the_result(qtbot, dialog, parts, chosen, pool):
    card = first_cards(pool)[2]
    (chosen / f"{card.octgn_id}.png").write_bytes(b"MZ a program")
    import_folder(qtbot, dialog, parts, chosen)
    assert dialog.packs.message.text().endswith(
        f"1 file is no picture and was left out: {card.octgn_id}.png."
    )


def test_an_archive_that_is_gone_is_told_and_changes_nothing(qtbot, dialog, parts, packs, chosen):
    choose_folder(qtbot, dialog, parts, chosen)
    (chosen / "pictures.o8c").unlink()
    click(qtbot, dialog.importing.start)
    settle(qtbot, dialog)
    qtbot.waitUntil(lambda: "nothing was changed" in dialog.packs.message.text())
    assert dialog.packs.message.text().startswith("Pictures.o8c: it cannot be opened")
    assert packs.summary() == ()


def held_up(monkeypatch):
    """Makes the import wait in the middle until the test lets it go on."""
    reached, go_on = threading.Event(), threading.Event()
    kind = "swlcg_deck.cards.packs.install.picture_kind"

    def waiting(_data):
        reached.set()
        go_on.wait(60)
        return "png"

    monkeypatch.setattr(kind, waiting)
    return reached, go_on


def test_an_import_can_be_cancelled_and_leaves_nothing(
    qtbot, dialog, parts, packs, chosen, monkeypatch
):
    reached, go_on = held_up(monkeypatch)
    choose_folder(qtbot, dialog, parts, chosen)
    click(qtbot, dialog.importing.start)
    assert reached.wait(60)
    assert dialog.importing.progress.isVisible()
    assert not dialog.packs.files.isEnabled()
    click(qtbot, dialog.importing.cancel)
    assert dialog.packs.message.text() == "Stopping…"
    go_on.set()
    settle(qtbot, dialog)
    assert dialog.packs.message.text() == "Stopped. Nothing was changed."
    assert packs.summary() == ()
    assert list(packs.root.iterdir()) == []
    assert dialog.packs.files.isEnabled()


def test_closing_the_dialog_stops_an_import_first(qtbot, dialog, parts, packs, chosen, monkeypatch):
    reached, go_on = held_up(monkeypatch)
    choose_folder(qtbot, dialog, parts, chosen)
    click(qtbot, dialog.importing.start)
    assert reached.wait(60)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    go_on.set()
    qtbot.waitUntil(lambda: not is_open(dialog))
    assert packs.summary() == ()


def test_fan_made_cards_are_read_in_the_dialog(qtbot, dialog, parts, chosen):
    import_folder(qtbot, dialog, parts, chosen)
    dialog.packs.list.choose(FAN_SET)
    page = dialog.pack
    assert page.isVisible()
    assert page.title.text() == "Baker Cycle"
    assert page.about.text() == f"{NEVER_LEGAL}."
    assert titles(page.list) == ["Jaro Tull"]
    assert page.text.text() == "Invented words."
    assert page.facts.text() == "Cost 1 · Traits Character-Baker"
    assert page.picture.isVisible()


def test_the_arrow_keys_go_from_card_to_card(qtbot, dialog, parts, chosen):
    import_folder(qtbot, dialog, parts, chosen)
    dialog.packs.list.choose(CORE)
    page = dialog.pack
    assert page.text.text() == "No text is printed on this card."
    assert not page.picture.isVisible()
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    assert page.text.text() == "Invented."
    assert page.picture.isVisible()


def test_a_pack_is_removed_after_a_question(qtbot, dialog, parts, packs, chosen):
    import_folder(qtbot, dialog, parts, chosen)
    dialog.packs.list.choose(FAN_SET)
    parts.dialogs.answers.append(False)
    click(qtbot, dialog.packs.remove)
    assert parts.dialogs.asked[-1] == "Remove Baker Cycle?"
    assert len(packs.summary()) == 2
    parts.dialogs.answers.append(True)
    dialog.packs.list.setFocus()
    with qtbot.waitSignal(dialog.changed):
        qtbot.keyClick(dialog.packs.list, Qt.Key.Key_Delete)
    assert titles(dialog.packs.list) == ["Core Set"]
    assert dialog.packs.message.text() == "Removed Baker Cycle."
    assert chosen.is_dir()
    parts.dialogs.answers.append(True)
    click(qtbot, dialog.packs.remove)
    assert dialog.welcome.isVisible()


def test_a_pack_that_cannot_be_removed_is_told(qtbot, dialog, parts, packs, chosen):
    import_folder(qtbot, dialog, parts, chosen)
    shutil.rmtree(packs.root / CORE)
    dialog.packs.list.choose(CORE)
    parts.dialogs.answers.append(True)
    click(qtbot, dialog.packs.remove)
    assert dialog.packs.message.text().startswith("The pack could not be removed")


def test_a_damaged_pack_is_listed_so_that_it_can_be_removed(qtbot, parts, packs, chosen):
    with dialog_on_screen(PackDialog(parts, packs)) as first:
        import_folder(qtbot, first, parts, chosen)
    (packs.root / CORE / "pack.json").write_text("{", encoding="utf-8")
    packs.reload()
    with dialog_on_screen(PackDialog(parts, packs)) as dialog:
        row = dialog.packs.list.rows.row_at(dialog.packs.list.rows.index_of(CORE))
        assert row.second == "Damaged: remove it"
        dialog.packs.list.choose(CORE)
        assert "is damaged" in dialog.pack.about.text()
        assert titles(dialog.pack.list) == []


def test_the_folder_of_octgn_is_one_click_away_once_it_is_known(qtbot, parts, packs, chosen):
    parts.settings.octgn_folder = str(chosen)
    with dialog_on_screen(PackDialog(parts, packs)) as dialog:
        click(qtbot, dialog.packs.octgn)
        settle(qtbot, dialog)
        assert titles(dialog.importing.list) == ["Core Set", "Baker Cycle"]


def test_the_button_of_octgn_is_not_there_before(dialog):
    assert not dialog.packs.octgn.isVisible()


def test_a_large_picture_is_shrunk_and_a_file_that_is_none_is_none(qtbot, tmp_path):
    del qtbot
    (tmp_path / "large.png").write_bytes(png(64, 64))
    assert load_picture(tmp_path / "large.png") is not None
    (tmp_path / "bad.png").write_bytes(b"nothing")
    assert load_picture(tmp_path / "bad.png") is None
    assert load_picture(tmp_path / "missing.png") is None


def test_everything_that_takes_the_focus_has_a_name(qtbot, dialog, parts, chosen):
    import_folder(qtbot, dialog, parts, chosen)
    assert all(button.accessibleName() for button in dialog.findChildren(QAbstractButton))
    for row_list in (dialog.packs.list, dialog.importing.list, dialog.pack.list):
        assert row_list.accessibleName()
        for at in range(row_list.rows.rowCount()):
            assert row_list.rows.index(at).data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize("text_size", [90, 150, 200])
def test_the_dialog_paints_at_every_text_size(qtbot, dialog, parts, chosen, text_size):
    import_folder(qtbot, dialog, parts, chosen)
    parts.theme.choose("light", text_size)
    dialog.resize(dialog.sizeHint())
    assert not dialog.grab().isNull()
    assert dialog.packs.width() == parts.theme.px(310)
