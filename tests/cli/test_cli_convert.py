"""Decks on the command line: converted from any format into any other."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from deck_lists import TEMPE

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
        "  - {set: 4, title: A Hero's Trial, copies: 2}\n",
        encoding="utf-8",
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
