"""What a judge takes home: the results as a table, and the sheets of all players."""

import csv
import io
import re
from pathlib import Path

from PySide6.QtCore import Qt
from tournament_parts import aggro, text_of, toolbox

from swlcg_deck.cli.main import main
from swlcg_deck.formats.list_folder import ListFile
from swlcg_deck.gui.tournament.judge_results import results_of
from swlcg_deck.gui.tournament.sheet_jobs import sheet_jobs


def test_the_csv_is_the_one_of_the_command_line(checked, room, folder, qtbot, tmp_path, capsys):
    file = tmp_path / "results.csv"
    room.dialogs.will_answer(file)
    qtbot.mouseClick(checked.export, Qt.MouseButton.LeftButton)
    assert room.dialogs.last.details == "lists results.csv"
    assert checked.messages.text() == f"Saved as {file}."
    rows = list(csv.DictReader(io.StringIO(file.read_text("utf-8-sig"))))
    main(["check", str(folder), "--csv"])
    theirs = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert list(rows[0]) == list(theirs[0])
    ours = [{**row, "file": str(folder / row["file"])} for row in rows]
    assert sorted(ours, key=_place) == sorted(theirs, key=_place)
    unread = [row for row in rows if row["verdict"] == "unreadable"]
    assert [(row["file"], row["reasons"]) for row in unread] == [
        ("Day 1/binary.o8d", "the file is not text (it contains zero bytes)"),
        ("Day 1/empty.txt", "the file is empty"),
    ]


def _place(row):
    return (row["file"], row["side"])


def test_a_csv_that_cannot_be_written_is_told(checked, room, tmp_path):
    room.dialogs.will_answer(tmp_path / "nowhere" / "results.csv")
    checked.export_csv()
    assert "could not be written" in checked.messages.text()


def test_all_sheets_go_into_one_pdf(checked, room, qtbot, tmp_path):
    file = tmp_path / "sheets.pdf"
    room.dialogs.will_answer(file)
    qtbot.mouseClick(checked.sheets, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(checked.messages.isVisible)
    assert checked.messages.text() == f"Saved as {file}."
    text = text_of((tmp_path / "sheets.pdf").read_bytes())
    assert len(re.findall(r"Page 1 of 2", text)) == 4
    assert "Read from Day 1/post.txt" in text
    assert "Regional" in text
    assert "Not the judge" not in text


def test_the_two_decks_of_a_player_share_a_sheet(pool, room):
    light, dark = toolbox(pool), aggro(pool)
    names = [
        ("Day 1/alice-light.txt", light),
        ("Day 1/bob_ls.txt", light),
        ("Day 1/Alice Dark side.o8d", dark),
        ("Day 2/bob_ds.txt", dark),
        ("carol.txt", light),
        ("carol.txt", dark),
        ("dave.txt", light),
        ("dave.txt", light),
        ("delight.txt", dark),
    ]
    files = [ListFile(Path(name), name, (deck,)) for name, deck in names]
    jobs = sheet_jobs(results_of(files, room.rules), pool)
    shown = [(bool(job.light), bool(job.dark), job.source) for job in jobs]
    assert shown == [
        (True, True, "Day 1/alice-light.txt and Day 1/Alice Dark side.o8d"),
        (True, False, "Day 1/bob_ls.txt"),
        (False, True, "Day 2/bob_ds.txt"),
        (True, True, "carol.txt"),
        (True, False, "dave.txt"),
        (True, False, "dave.txt"),
        (False, True, "delight.txt"),
    ]
