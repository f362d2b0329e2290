"""The table and the JSON of a check, shared by the command line and the window."""

import csv
import io

import pytest
from legality_decks import LIGHT, deck_of

from swlcg_deck.decks.deck import ListedCard
from swlcg_deck.legality.report import (
    CheckedDeck,
    UnreadFile,
    command_cards,
    csv_table,
    deck_json,
)


def checked(deck, judge, file="a.txt") -> CheckedDeck:
    return CheckedDeck(file, deck, judge.check(deck))


def rows_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_a_row_says_what_decided_the_verdict(pool, judge):
    deck = deck_of("Jedi", *LIGHT[:8], (4, 3))
    (row,) = rows_of(csv_table([checked(deck, judge)], pool))
    assert row | {"reasons": ""} == {
        "file": "a.txt",
        "name": "Test",
        "side": "light",
        "affiliation_card": "Jedi",
        "affiliation": "Jedi",
        "sets": "11",
        "command_cards": "55",
        "verdict": "illegal",
        "rules": "DECK-05",
        "reasons": "",
        "casual_only": "no",
        "unread": "",
    }
    assert "A Journey to Dagobah" in row["reasons"]


def test_a_legal_deck_has_no_reasons(pool, judge):
    (row,) = rows_of(csv_table([checked(deck_of("Jedi", *LIGHT), judge)], pool))
    assert (row["verdict"], row["rules"], row["reasons"]) == ("legal", "", "")


def test_files_without_a_deck_follow(pool, judge):
    unread = [UnreadFile("b.txt", "the file is empty")]
    text = csv_table([checked(deck_of("Jedi", *LIGHT), judge)], pool, unread)
    row = rows_of(text)[1]
    assert (row["file"], row["verdict"], row["reasons"]) == (
        "b.txt",
        "unreadable",
        "the file is empty",
    )
    assert row["sets"] == row["name"] == ""


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@sum", "\tx"])
def test_no_cell_is_a_formula(pool, judge, name):
    deck = deck_of("Jedi", *LIGHT).model_copy(update={"name": name})
    text = csv_table([checked(deck, judge, file=name)], pool, [UnreadFile(name, name)])
    first, second = rows_of(text)
    assert first["name"] == first["file"] == second["reasons"] == f"'{name}"


def test_a_name_with_line_ends_stays_in_its_row(pool, judge):
    deck = deck_of("Jedi", *LIGHT).model_copy(update={"name": 'a\rb\nc, "d"'})
    (row,) = rows_of(csv_table([checked(deck, judge)], pool))
    assert row["name"] == 'a b\nc, "d"'
    assert row["verdict"] == "legal"


def test_the_json_tells_every_finding_hints_too(pool, judge):
    deck = deck_of("Jedi", *LIGHT[:8], (4, 3))
    one = checked(deck, judge)
    facts = deck_json(one, pool)
    assert [f["rule"] for f in facts["findings"]] == [f.rule for f in one.judgement.findings]
    assert facts["findings"][0]["sets"] == [4]


@pytest.mark.rule("DECK-12")
def test_command_cards_are_five_a_set_or_as_listed(pool):
    assert command_cards(deck_of("Jedi", 4, (5, 2))) == 15
    listed = (ListedCard(code="4-2", title="Red Five", copies=3),)
    assert command_cards(deck_of("Jedi", 4, listed=listed)) == 3
    assert pool.set(4) is not None
