"""Decks on the command line: made, and checked against the rules."""

import csv
import io
import json
import os
import subprocess
import sys

import pytest
from deck_lists import POST, TEMPE


def test_new_writes_a_deck_that_check_calls_legal(run, new):
    code, out, err = run("check", new("Jedi", *TEMPE))
    assert (code, err) == (0, "")
    assert out.startswith("Legal: deck (Jedi, 10 sets)")


def test_new_knows_sets_by_title_and_writes_any_format(run, new):
    path = new("jedi", "A Journey to Dagobah=2", "last minute rescue", name="deck.o8d")
    _, out, _ = run("convert", path, "--to", "json")
    deck = json.loads(out)
    assert [(s["set"], s["copies"]) for s in deck["sets"]] == [(4, 2), (6, 1)]
    assert deck["affiliation"] == "Jedi"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--affiliation", "Wookiees", "-o", "x.swdeck"],
            "there is no affiliation card 'Wookiees'",
        ),
        (["--affiliation", "Jedi", "-o", "x.swdeck", "4=0"], "copies are a number from 1 to 99"),
        (["--affiliation", "Jedi", "-o", "x.swdeck", "999"], "there is no objective set 999"),
        (
            ["--affiliation", "Jedi", "-o", "x.swdeck", "Red Five"],
            "is a card, not an objective set",
        ),
        (["--affiliation", "Jedi", "-o", "x.docx"], "no format has this extension"),
        (["--affiliation", "Jedi", "-o", "/no/such/folder/x.swdeck"], "cannot be written"),
    ],
)
def test_new_refuses_with_a_sentence(run, tmp_path, monkeypatch, arguments, sentence):
    monkeypatch.chdir(tmp_path)
    code, _, err = run("new", *arguments)
    assert code == 2
    assert sentence in err
    assert list(tmp_path.iterdir()) == []


def test_new_never_overwrites_by_itself(run, new):
    path = new("Jedi", "4")
    code, _, err = run("new", "--affiliation", "Sith", "-o", path)
    assert code == 2
    assert "is there already" in err
    assert "(Jedi, 1 sets)" in run("check", path)[1]


@pytest.mark.rule("RL-LS-5")
def test_check_json_keeps_the_contract(run, new):
    path = new("Jedi", *TEMPE, "112", "229")
    code, out, _ = run("check", path, "--json")
    data = json.loads(out)
    (deck,) = data["decks"]
    assert code == 1
    assert (data["edition"], data["mode"]) == ("faq-final", "tournament")
    assert deck | {"findings": []} == {
        "file": path,
        "name": "deck",
        "side": "light",
        "affiliation_card": "Jedi",
        "affiliation": "Jedi",
        "sets": 12,
        "command_cards": 60,
        "verdict": "illegal",
        "casual_only": True,
        "findings": [],
        "unread": [],
    }
    finding = next(f for f in deck["findings"] if f["severity"] == "error")
    assert finding["rule"] == "RL-LS-5"
    assert finding["sets"] == [112, 229]
    assert finding["citation"] == "Final FAQ, restricted list, light side group 5"


@pytest.mark.rule("ED-03")
@pytest.mark.rule("ED-04")
@pytest.mark.rule("RL-01")
def test_check_by_edition_and_casual(run, new):
    path = new("Jedi", *TEMPE, "112", "229")
    assert run("check", path)[0] == 1
    assert run("check", path, "--edition", "faq-5.0")[0] == 0
    assert run("check", path, "--casual")[0] == 0
    code, _, err = run("check", path, "--edition", "faq-9")
    assert code == 2
    assert "there are rulebook, faq-1.1, faq-5.0, faq-final" in err


def test_an_alliance_card_counts_as_its_affiliation(run, new):
    sets = ("1=2", "2=2", "3=2", "8=2", "9=2", "10=2")
    _, out, _ = run("check", new("guardians of justice", *sets), "--json")
    (deck,) = json.loads(out)["decks"]
    assert (deck["affiliation_card"], deck["affiliation"]) == ("Guardians of Justice", "Jedi")
    assert deck["verdict"] == "legal"


def test_check_both_decks_of_a_post_and_what_was_repaired(run, post):
    code, out, err = run("check", str(post), "--json")
    decks = json.loads(out)["decks"]
    assert code == 0
    assert [(d["affiliation_card"], d["sets"]) for d in decks] == [("Jedi", 10), ("Sith", 10)]
    assert "line 6, repaired: '2x The Rebel Fleat'" in err


@pytest.mark.usefixtures("post")
def test_check_a_folder_goes_on_after_a_bad_file(run, new, tmp_path):
    new("Jedi", "4", name="small.swdeck")
    (tmp_path / "broken.o8d").write_text("<deck game='d5cf89e5'><section", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    code, out, err = run("check", str(tmp_path), "--csv")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert code == 2
    assert "broken.o8d" in err
    verdicts = [row["verdict"] for row in rows]
    assert verdicts == ["legal", "legal", "illegal", "unreadable", "passed over"]
    assert "picture.png: passed over: no deck list ends in .png" in err
    assert rows[2]["rules"] == "DECK-02"
    assert "at least 10 objective sets" in rows[2]["reasons"]


def test_an_empty_folder_and_a_missing_file_are_told(run, tmp_path):
    code, _, err = run("check", str(tmp_path))
    assert code == 2
    assert "there is no deck file in it" in err
    code, _, err = run("check", str(tmp_path / "gone.swdeck"))
    assert code == 2
    assert "cannot be read: No such file or directory" in err


def test_an_unknown_set_is_never_called_legal(run, tmp_path):
    file = tmp_path / "list.txt"
    file.write_text("Affiliation: Jedi\n2x Nobody Has Ever Heard Of This\n" + POST[60:], "utf-8")
    code, out, err = run("check", str(file), "--json")
    verdicts = [deck["verdict"] for deck in json.loads(out)["decks"]]
    assert code == 1
    assert "unknown" in verdicts
    assert "not understood" in err


def test_a_spreadsheet_never_sees_a_formula(run, tmp_path):
    file = tmp_path / "evil.swdeck"
    file.write_text(
        'format: swlcg-deck/1\nname: "=1+1"\naffiliation: Jedi\nsets: [{set: 4}]\n',
        encoding="utf-8",
    )
    _, out, _ = run("check", str(file), "--csv")
    assert next(csv.DictReader(io.StringIO(out)))["name"] == "'=1+1"


def test_a_name_cannot_play_with_the_terminal(run, tmp_path):
    file = tmp_path / "evil.json"
    file.write_text(
        '{"format": "swlcg-deck/1", "name": "a\\u001b[2Jb", "sets": [{"set": 4}]}', encoding="utf-8"
    )
    for command in ("check", "stats", "advise"):
        assert "\x1b" not in run(command, str(file))[1]


@pytest.fixture
def casual_deck(new):
    return new("Jedi", *TEMPE, "112", "229")


@pytest.mark.parametrize(("mode", "code"), [([], 1), (["--casual"], 0)])
def test_casual_only_is_a_word_of_its_own(run, casual_deck, mode, code):
    assert run("check", casual_deck, *mode)[:2][0] == code
    assert run("check", casual_deck, *mode)[1].startswith("Casual only: deck")
    (row,) = csv.DictReader(io.StringIO(run("check", casual_deck, "--csv", *mode)[1]))
    assert row["casual_only"] == "yes"
    assert row["verdict"] == ("legal" if mode else "illegal")


def test_a_list_that_was_not_read_whole_is_never_legal(run, new, tmp_path):
    text = run("convert", new("Jedi", *TEMPE), "--to", "text")[1]
    file = tmp_path / "list.txt"
    file.write_text(f"{text}\n2-3x Fall of the Jedi\n", encoding="utf-8")
    code, out, _ = run("check", str(file))
    assert code == 1
    assert out.startswith("Can't tell: deck")
    assert "2-3x Fall of the Jedi" in out
    (deck,) = json.loads(run("check", str(file), "--json")[1])["decks"]
    assert deck["verdict"] == "unknown"
    assert deck["unread"][0]["text"] == "2-3x Fall of the Jedi"
    (row,) = csv.DictReader(io.StringIO(run("check", str(file), "--csv")[1]))
    assert row["unread"].endswith("2-3x Fall of the Jedi")
    (first, *_) = json.loads(run("advise", str(file), "--json")[1])
    assert (first["present"], first["verdict"]) == (True, "unknown")


def test_two_affiliation_cards_are_one_too_many_even_without_a_label(run, tmp_path):
    file = tmp_path / "list.txt"
    file.write_text("Deck: A\n1x Jedi\n1x Rebel Alliance\n2x Hoth Operations\n", "utf-8")
    assert "Jedi is listed already" in run("check", str(file))[1]


def test_advice_and_the_library_know_casual_only_too(run, casual_deck, tmp_path, monkeypatch):
    assert "Jedi (now): casual only" in run("advise", casual_deck)[1]
    assert json.loads(run("advise", casual_deck, "--json")[1])[0]["casual_only"]
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path / "library"))
    run("library", "add", casual_deck)
    assert " casual only " in run("library", "list")[1]
    (listed,) = json.loads(run("library", "list", "--json")[1])
    assert (listed["verdict"], listed["casual_only"]) == ("illegal", True)


def test_the_sheet_of_a_deck_that_is_not_legal_says_so(casual_deck, tmp_path):
    target = tmp_path / "sheet.pdf"
    command = [sys.executable, "-m", "swlcg_deck", "sheet", casual_deck, "-o", str(target)]
    done = subprocess.run(command, capture_output=True, check=False, text=True)
    assert done.returncode == 1
    assert "deck: Casual only" in done.stderr
    assert target.read_bytes().startswith(b"%PDF-")


@pytest.mark.usefixtures("post")
def test_a_folder_in_the_folder_that_may_not_be_looked_into_fails_the_check(
    run, tmp_path, monkeypatch
):
    shut = tmp_path / "shut"
    shut.mkdir()
    listed = os.scandir

    def scandir(place):
        if os.fspath(place) == str(shut):
            raise PermissionError(13, "Permission denied", str(shut))
        return listed(place)

    monkeypatch.setattr(os, "scandir", scandir)
    code, out, err = run("check", str(tmp_path), "--csv")
    assert code == 2
    assert f"{shut}: unreadable: cannot be read: Permission denied" in err
    assert list(csv.DictReader(io.StringIO(out)))[-1]["verdict"] == "unreadable"


def test_what_a_folder_has_beside_its_lists_is_named_everywhere(run, post, tmp_path):
    (tmp_path / "late.docx").write_bytes(b"PK")
    code, out, err = run("check", str(tmp_path))
    assert code == 0
    assert "late.docx: passed over: no deck list ends in .docx" in err
    assert "late.docx" not in out
    (row,) = json.loads(run("check", str(tmp_path), "--json")[1])["passed_over"]
    assert row["file"] == str(tmp_path / "late.docx")
    assert "docx" in row["problem"]
    post.unlink()
    code, _, err = run("check", str(tmp_path))
    assert code == 2
    assert "late.docx: passed over" in err
