"""Decks on the command line: advised, counted, compared, kept, printed."""

import json
import subprocess
import sys

import pytest
from deck_lists import TEMPE
from forbidden import forbidden  # noqa: F401 - a fixture

from swlcg_deck.decks import edits
from swlcg_deck.decks.deck import new_deck
from swlcg_deck.decks.library import Library


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
    file.write_text(
        '{"format": "swlcg-deck/1", "name": "Empty", "affiliation": null, "sets": []}',
        encoding="utf-8",
    )
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


def test_a_backup_that_would_not_be_whole_is_refused_or_partial(run, pool, tmp_path, monkeypatch):
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path / "library"))
    Library(tmp_path / "library", pool).save(new_deck("Deck", "Jedi"))
    (tmp_path / "library" / "Link.swdeck").symlink_to(tmp_path / "elsewhere")
    target = tmp_path / "backup.zip"
    code, out, err = run("library", "backup", str(target))
    assert (code, out) == (2, "")
    assert "decks/Link.swdeck: left out: the file cannot be opened (links are not followed)" in err
    assert "nothing was written, for the backup would not be whole; --partial" in err
    assert not target.exists()
    code, out, err = run("library", "backup", str(target), "--partial")
    assert code == 0
    assert err.startswith("decks/Link.swdeck: left out: ")
    assert "1 decks, 0 earlier versions" in out
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(tmp_path / "other"))
    out = run("library", "restore", "--backup", str(target))[1]
    assert "decks/Link.swdeck: was left out when the backup was made" in out


def test_a_library_that_may_not_be_opened_is_not_an_empty_one(
    run,
    pool,
    tmp_path,
    monkeypatch,
    forbidden,  # noqa: F811
):
    root = tmp_path / "library"
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(root))
    Library(root, pool).save(new_deck("Deck", "Jedi"), "Worlds")
    forbidden.shut(root / "Worlds")
    code, out, _ = run("library", "list")
    assert code == 0
    assert "unreadable" in out
    closed = f"{root / 'Worlds'}: the folder cannot be opened (Permission denied)"
    code, out, err = run("library", "list", "a:jedi")
    assert "No deck matches." in out
    assert closed in err
    assert closed in run("library", "history", "Deck")[2]
    forbidden.shut(root)
    for words in (["list"], ["list", "--json"], ["history", "Deck"], ["backup", "b.zip"]):
        code, out, err = run("library", *words)
        assert code == 2
        assert f"{root}: the folder cannot be opened (Permission denied)" in err
        assert "No decks yet" not in out


FUTURE = """format: swlcg-deck/2
name: From tomorrow
affiliation: Jedi
sets: [4]
"""
HALF_READ = """name: Half read
affiliation: Jedi
sets: [{set: 4, copies: 2}, {set: 38, copies: 2}, {set: 6, copies: 2}, {set: 5, copies: 2},
  {set: 7, copies: 2}, [nobody, knows]]
"""


def test_the_library_lists_no_verdict_that_is_better_than_the_reading(run, tmp_path, monkeypatch):
    root = tmp_path / "library"
    monkeypatch.setenv("SWLCG_DECK_LIBRARY", str(root))
    root.mkdir()
    (root / "Future.swdeck").write_text(FUTURE, encoding="utf-8")
    (root / "Half.swdeck").write_text(HALF_READ, encoding="utf-8")
    listed = json.loads(run("library", "list", "--json")[1])
    assert [(one["name"], one["verdict"], one["read_only"]) for one in listed] == [
        ("From tomorrow", "unknown", True),
        ("Half read", "unknown", False),
    ]
    out = run("library", "list")[1]
    assert "unknown (newer)" in out
    assert "newer: written by a newer version of this program" in out
    for word in ("legal", "illegal"):
        assert "No deck matches." in run("library", "list", word)[1]
    assert "From tomorrow" in run("library", "list", "unknown")[1]
    code, out, _ = run("check", str(root / "Future.swdeck"))
    assert (code, out.startswith("Can't tell: From tomorrow")) == (1, True)
