"""What a format cannot hold is told before it is gone; the tournament sheet is written too."""

import subprocess
import sys
from pathlib import Path

import pytest
from deck_lists import TEMPE

from swlcg_deck.decks.deck import Deck, DeckSet, ListedCard
from swlcg_deck.formats.parts import Part, left_out, parts_of
from swlcg_deck.formats.registry import FORMATS, read_deck, write_deck

RICH = """\
format: swlcg-deck/1
name: Rich
affiliation: Jedi
sets:
- {set: 4, title: A Journey to Dagobah, copies: 2, note: the heart of it}
notes: Against fighters.
tags: [worlds]
author: A. Player
colour: red
"""


@pytest.fixture
def rich(tmp_path: Path) -> str:
    file = tmp_path / "rich.swdeck"
    file.write_text(RICH, encoding="utf-8")
    return str(file)


def test_a_loss_is_said_and_strict_writes_nothing(run, rich, tmp_path):
    target = tmp_path / "deck.txt"
    code, _, err = run("convert", rich, "-o", str(target))
    assert code == 0
    assert target.exists()
    assert err == (
        f"{rich}, Rich: text has no place for the notes, the notes on sets, the tags, the author"
        " and the keys that this version does not know\n"
    )
    target.unlink()
    code, out, err = run("convert", rich, "-o", str(target), "--strict")
    assert (code, out) == (2, "")
    assert "text cannot hold all of it; nothing written" in err
    assert not target.exists()


def test_what_holds_everything_loses_nothing_and_is_silent(run, rich, tmp_path):
    for name in ("deck.json", "deck.swdeck"):
        code, _, err = run("convert", rich, "-o", str(tmp_path / name), "--strict")
        assert (code, err) == (0, "")


def test_strict_is_content_with_a_deck_that_has_nothing_to_lose(run, new, tmp_path):
    path = new("Jedi", *TEMPE)
    for entry in FORMATS:
        target = str(tmp_path / f"there-{entry.name}")
        assert run("convert", path, "-o", target, "--to", entry.name, "--strict")[0] == 0


def test_an_incomplete_set_does_not_become_a_whole_one_unsaid(run, tmp_path):
    """A table has no single cards: what was illegal (DECK-10) would be legal there."""
    file = tmp_path / "part.swdeck"
    file.write_text(
        "format: swlcg-deck/1\nname: Part\naffiliation: Jedi\n"
        "sets: [{set: 4, title: A Journey to Dagobah, copies: 1}]\n"
        "listed_cards: [{code: 4-2, title: Red Five, copies: 1}]\n",
        encoding="utf-8",
    )
    _, _, err = run("convert", str(file), "--to", "csv")
    assert "csv has no place for the single cards that do not fit its sets" in err
    assert run("convert", str(file), "--to", "code", "--strict")[0] == 2
    assert run("convert", str(file), "--to", "o8d", "--strict")[0] == 0


@pytest.mark.parametrize("entry", FORMATS, ids=lambda entry: entry.name)
def test_a_format_holds_exactly_what_it_says(pool, entry):
    """Found out by writing each part alone and reading it again."""
    plain = Deck(
        id="0" * 32,
        name="Rich",
        affiliation="Jedi",
        sets=(DeckSet(number=4, title="A Journey to Dagobah", copies=2),),
    )
    (own,) = plain.sets
    alone = {
        Part.LISTED_CARDS: {"listed_cards": (ListedCard(code="4-2", title="Red Five"),)},
        Part.NOTES: {"notes": "Against fighters."},
        Part.SET_NOTES: {"sets": (own.model_copy(update={"note": "the heart of it"}),)},
        Part.TAGS: {"tags": ("worlds",)},
        Part.AUTHOR: {"author": "A. Player"},
        Part.OTHER_KEYS: {"extra": {"colour": "red"}},
    }
    assert set(alone) == set(Part)
    held = set()
    for part, change in alone.items():
        deck = plain.model_copy(update=change)
        assert parts_of(deck) == {part}
        (back,) = read_deck(write_deck(deck, pool, entry.name), pool, format_name=entry.name).decks
        if parts_of(back) == {part}:
            held.add(part)
        assert bool(left_out(deck, entry.holds)) == (part not in entry.holds)
    assert held == entry.holds


@pytest.mark.parametrize("option", [["-o", "sheet.pdf"], ["-o", "sheet", "--to", "pdf"]])
def test_convert_writes_the_tournament_sheet(post, tmp_path, option):
    target = tmp_path / option[1]
    done = subprocess.run(
        [sys.executable, "-m", "swlcg_deck", "convert", str(post), *option],
        cwd=tmp_path,
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert target.read_bytes().startswith(b"%PDF-")


def test_the_sheet_of_an_illegal_deck_says_so(new, tmp_path):
    path = new("Jedi", *TEMPE[:2])
    done = subprocess.run(
        [sys.executable, "-m", "swlcg_deck", "convert", path, "-o", str(tmp_path / "s.pdf")],
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 1
    assert "Illegal; the sheet says so" in done.stderr


def test_a_pdf_is_not_read(run, rich):
    code, _, err = run("convert", rich, "--from", "pdf")
    assert code == 2
    assert "only written" in err
