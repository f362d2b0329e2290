"""Decks on the command line: made, checked, counted, compared, converted, kept, printed."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.library import Library

POST = """\
Hello all, this is what I brought.

Light Side: Jedi
2x A Journey to Dagobah
2x Last Minute Rescue
2x The Rebel Fleat
2x The Defense of Yavin 4
2x Hoth Operations (38)

Dark Side: Sith
2 Fall of the Jedi
2 Counsel of the Sith
2 The Emperor\u2019s Web
2 Cruel Interrogations
2 The Killing Cold
"""


@pytest.fixture
def post(tmp_path):
    file = tmp_path / "post.txt"
    file.write_text(POST, encoding="utf-8")
    return file


@pytest.fixture
def new(run, tmp_path):
    """Make a deck file with the command itself."""

    def make(affiliation: str, *sets: str, name: str = "deck.swdeck") -> str:
        path = str(tmp_path / name)
        assert run("new", "--affiliation", affiliation, "-o", path, "--force", *sets)[0] == 0
        return path

    return make


TEMPE = ("4=2", "6=2", "11=2", "8=2", "38=2")


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
        "findings": [],
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
    (tmp_path / "broken.o8d").write_text("<deck game='d5cf89e5'><section")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG")
    code, out, err = run("check", str(tmp_path), "--csv")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert code == 2
    assert "broken.o8d" in err
    assert [row["verdict"] for row in rows] == ["legal", "legal", "illegal"]
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
    file.write_text('format: swlcg-deck/1\nname: "=1+1"\naffiliation: Jedi\nsets: [{set: 4}]\n')
    _, out, _ = run("check", str(file), "--csv")
    assert next(csv.DictReader(io.StringIO(out)))["name"] == "'=1+1"


def test_a_name_cannot_play_with_the_terminal(run, tmp_path):
    file = tmp_path / "evil.json"
    file.write_text('{"format": "swlcg-deck/1", "name": "a\\u001b[2Jb", "sets": [{"set": 4}]}')
    for command in ("check", "stats", "advise"):
        assert "\x1b" not in run(command, str(file))[1]


def test_advise_lists_the_nine_cards_of_the_side(run, new):
    _, out, _ = run("advise", new("Sith", *TEMPE), "--json")
    advice = json.loads(out)
    assert len(advice) == 9
    assert advice[0]["affiliation_card"] == "Jedi"
    assert advice[0]["verdict"] == "legal"
    guardians = next(a for a in advice if a["affiliation_card"] == "Guardians of Justice")
    assert guardians["sets_to_add"] == {"own": 2, "partner": 0, "others": 0, "unknown": 0}
    text = run("advise", new("Sith", *TEMPE))[1]
    assert "Guardians of Justice: illegal" in text
    assert "sets: add 2 Jedi" in text


def test_advise_without_anything_to_go_by(run, tmp_path):
    file = tmp_path / "empty.json"
    file.write_text('{"format": "swlcg-deck/1", "name": "Empty", "affiliation": null, "sets": []}')
    assert "no known set or affiliation card" in run("advise", str(file))[1]


def test_stats_as_text_and_json(run, new):
    path = new("Jedi", *TEMPE)
    code, out, _ = run("stats", path)
    assert code == 0
    assert "10 sets; 50 command cards" in out
    assert "Cost (average 2.00)" in out
    assert "unit damage" in out
    _, out, _ = run("stats", path, "--json")
    data = json.loads(out)
    assert data["types"]["unit"] == 26
    assert data["match"]["total"] == 44
    assert 0 < data["match"]["share_with_affiliation_card"] < 1


def test_diff_as_text_and_json(run, new):
    a, b = new("Jedi", *TEMPE, name="a.swdeck"), new("Sith", *TEMPE[1:], "5", name="b.swdeck")
    _, out, _ = run("diff", a, b)
    assert "Affiliation card: Jedi -> Sith" in out
    assert "-2  A Journey to Dagobah (4): 2 -> 0" in out
    assert "+1  The Secret of Yavin 4 (5): 0 -> 1" in out
    _, out, _ = run("diff", a, b, "--json")
    data = json.loads(out)
    assert data["affiliation_card"] == {"before": "Jedi", "after": "Sith"}
    assert data["sets"][0] == {
        "set": 4,
        "title": "A Journey to Dagobah",
        "before": 2,
        "after": 0,
    }
    assert "Same affiliation card, same sets." in run("diff", a, a)[1]


def test_a_search_can_look_into_a_deck(run, new):
    path = new("Jedi", *TEMPE)
    _, out, _ = run("sets", "in:deck a:jedi", "--deck", path, "--json")
    assert [entry["set"] for entry in json.loads(out)] == [4, 6]
    _, out, _ = run("cards", "-in:deck title:skywalker t:unit", "--deck", path, "--json")
    assert out.count("Luke Skywalker") > 3
    code, _, err = run("sets", "in:deck")
    assert code == 2
    assert "there is no deck or collection to look in" in err


FORMATS = ["yaml", "json", "text", "markdown", "bbcode", "csv", "o8d", "dek", "code"]


@pytest.mark.parametrize("name", FORMATS)
def test_convert_there_and_back(run, new, tmp_path, name):
    path, there = new("Jedi", *TEMPE), str(tmp_path / "there")
    assert run("convert", path, "-o", there, "--to", name)[0] == 0
    _, out, _ = run("convert", there, "--to", "json")
    deck = json.loads(out)
    assert deck["affiliation"] == "Jedi"
    assert {s["set"]: s["copies"] for s in deck["sets"]} == {4: 2, 6: 2, 11: 2, 8: 2, 38: 2}


def test_convert_a_post_with_two_decks_into_two_files(run, post, tmp_path):
    code, _, err = run("convert", str(post), "-o", str(tmp_path / "decks.o8d"))
    assert code == 0
    assert "repaired" in err
    for side in ("light", "dark"):
        assert run("check", str(tmp_path / f"decks-{side}.o8d"))[0] == 0


def test_two_decks_do_not_fit_into_one_o8d_on_standard_output(run, post):
    code, out, err = run("convert", str(post), "--to", "o8d")
    assert (code, out) == (2, "")
    assert "the list has 2 decks; o8d holds one" in err


def test_strict_writes_nothing_unless_all_is_clear(run, post, tmp_path):
    target = tmp_path / "decks.o8d"
    code, _, err = run("convert", str(post), "-o", str(target), "--strict")
    assert code == 2
    assert "nothing written" in err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["post.txt"]


def test_an_ambiguous_line_is_answered_with_choose(run, tmp_path):
    file = tmp_path / "list.swdeck"
    file.write_text(
        "format: swlcg-deck/1\nname: D\naffiliation: Jedi\nsets:\n"
        "  - {set: 4, title: A Hero's Trial, copies: 2}\n"
    )
    code, out, err = run("convert", str(file), "--to", "json")
    assert code == 0
    assert "ambiguous" in err
    assert json.loads(out)["sets"][0]["set"] is None
    line = int(err.split("line ")[1].split(",")[0])
    _, out, _ = run("convert", str(file), "--to", "json", "--choose", f"{line}=127")
    (entry,) = json.loads(out)["sets"]
    assert (entry["set"], entry["copies"]) == (127, 2)
    code, _, err = run("convert", str(file), "--to", "json", "--choose", "x=1")
    assert code == 2
    assert "write LINE=SET" in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--to", "docx"], "there is no format 'docx'"),
        (["--from", "docx"], "there is no format 'docx'"),
        (["--choose", "99999=4"], "99999"),
    ],
)
def test_a_wrong_conversion_is_a_sentence(run, post, arguments, sentence):
    code, out, err = run("convert", str(post), *arguments)
    assert (code, out) == (2, "")
    assert sentence in err


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("deck.txt", b"", "the file is empty"),
        ("deck.txt", b"\x00\x01\x02\x03", "not text"),
        ("deck.txt", b"a" * 10_000_001, "a deck list has at most 10 MB"),
        ("deck.o8d", b'<!DOCTYPE x [<!ENTITY a "b">]><deck>&a;</deck>', "contains a document type"),
        ("deck.o8d", b"<deck><section", "line 1"),
        ("deck.swdeck", b"format: swlcg-deck/1\nname: &a [*a]\n", "anchors"),
        ("deck.json", b'{"format": "swlcg-deck/1", "name":', "line 1"),
    ],
)
def test_bad_files_get_a_sentence(run, tmp_path, name, content, sentence):
    file = tmp_path / name
    file.write_bytes(content)
    code, _, err = run("check", str(file))
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err


def test_standard_input_and_output(new):
    path = new("Jedi", *TEMPE)
    command = [sys.executable, "-m", "swlcg_deck", "convert"]
    with Path(path).open("rb") as file:
        done = subprocess.run(
            [*command, "-", "--to", "code"], stdin=file, capture_output=True, check=True
        )
    assert done.stdout.startswith(b"SW1-")
    back = subprocess.run(
        [*command, "-", "--to", "text"], input=done.stdout, capture_output=True, check=True
    )
    assert b"2x Hoth Operations (38)" in back.stdout


def test_the_library_keeps_lists_and_gives_back(run, new, tmp_path, monkeypatch):
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path / "library"))
    assert "No decks yet" in run("library", "list")[1]
    toolbox = new("Jedi", *TEMPE, name="Toolbox.swdeck")
    assert run("library", "add", toolbox, "--folder", "Worlds")[0] == 0
    _, out, _ = run("library", "list", "--json")
    (entry,) = json.loads(out)
    assert (entry["name"], entry["folder"], entry["verdict"]) == ("Toolbox", "Worlds", "legal")
    assert "Toolbox" in run("library", "list", "set:4 a:jedi legal")[1]
    assert "No deck matches." in run("library", "list", "illegal")[1]
    assert "has no earlier versions" in run("library", "history", "toolbox")[1]
    code, _, err = run("library", "restore", "toolbox")
    assert code == 2
    assert "has no earlier versions" in err
    backup = tmp_path / "backup.zip"
    assert "1 decks" in run("library", "backup", str(backup))[1]
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path / "other"))
    assert "1 decks added" in run("library", "restore", "--backup", str(backup))[1]
    assert json.loads(run("library", "list", "--json")[1])[0]["name"] == "Toolbox"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["history", "nothing"], "there is no deck 'nothing' in the library"),
        (["restore"], "name the deck to restore"),
        (["restore", "--backup", "/no/such.zip"], "cannot be opened"),
        (["list", "colour:red"], "there is no field colour"),
    ],
)
def test_the_library_refuses_with_a_sentence(run, tmp_path, monkeypatch, arguments, sentence):
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path / "library"))
    code, _, err = run("library", *arguments)
    assert code == 2
    assert sentence in err


def test_restore_an_earlier_version(run, pool, tmp_path, monkeypatch):
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path / "library"))
    library = Library(tmp_path / "library", pool)
    first = library.save(edits.add_set(new_deck("Deck", "Jedi"), pool.set(4)).deck)
    library.save(edits.add_set(first.deck, pool.set(5)).deck, expected=first.token)
    (version,) = json.loads(run("library", "history", "Deck", "--json")[1])
    assert run("library", "restore", "Deck", version["version"])[0] == 0
    assert json.loads(run("library", "list", "--json")[1])[0]["sets"] == 1
    assert len(json.loads(run("library", "history", "Deck", "--json")[1])) == 2


def test_the_sheet_is_a_pdf_with_both_decks(post, tmp_path):
    target = tmp_path / "sheet.pdf"
    command = [sys.executable, "-m", "swlcg_deck", "sheet", str(post), "-o", str(target)]
    subprocess.run([*command, "--player", "A. Player"], capture_output=True, check=True)
    assert target.read_bytes().startswith(b"%PDF-")


def test_a_sheet_has_one_deck_a_side(run, new):
    path = new("Jedi", *TEMPE)
    code, _, err = run("sheet", path, path, "-o", "-")
    assert code == 2
    assert "a sheet has one light side deck" in err
