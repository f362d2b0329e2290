"""`swlcg-deck try`: a card, a set, a draft; what is told, and the exit code."""

import json
from pathlib import Path

import pytest

DRAW = "abilities:\n- action: {if: {phase: draw, whose: you}, do: [{draw: 1}]}\n"
NEVER = (
    "abilities:\n- action: {if: {all: [{phase: draw}, {during: engagement}]}, do: [{draw: 1}]}\n"
)
WHOLE = """\
title: Green Droid
type: unit
affiliation: Sith
cost: 2
force_icons: 1
damage_capacity: 2
resources: 0
icons: {unit_damage: 0, blast_damage: 0, tactics: 0}
edge_icons: {unit_damage: 0, blast_damage: 0, tactics: 0}
abilities:
- constant: {modifiers: [{of: self, gain: {unit_damage: 1}}]}
"""


@pytest.fixture
def draft(tmp_path: Path):
    def write(text: str) -> str:
        file = tmp_path / "draft.yaml"
        file.write_text(text, "utf-8")
        return str(file)

    return write


def test_a_card_is_tried(run):
    code, out, err = run("try", "2-2")
    assert (code, err) == (0, "")
    assert out.startswith("2-2  Yoda\n")
    assert "Offered: deployment phase of the light side (it holds)" in out
    assert "Changes: combat icons" in out


def test_the_facts_as_json(run):
    code, out, _ = run("try", "4-6", "--json")
    (card,) = json.loads(out)
    assert code == 0
    assert (card["code"], card["played"]) == ("4-6", True)
    (line,) = card["lines"]
    assert set(line) == {"text", "offered", "changed", "played", "log"}
    assert line["offered"][0] == {"turn_of": "light", "phase": "conflict", "asked": "fate"}
    assert "damage" in line["changed"]
    assert any("Target of Opportunity" in entry for entry in line["log"])


def test_a_set_is_tried_card_by_card_and_each_card_once(run):
    cards = json.loads(run("try", "21", "--json")[1])
    codes = [card["code"] for card in cards]
    assert codes == sorted(codes)
    assert len({card["title"] for card in cards}) == len(cards)


def test_an_affiliation_card_is_tried_by_its_title(run, pool):
    head = next(card for card in pool.affiliation_cards if card.text)
    code, out, _ = run("try", head.title)
    assert code == 0
    assert head.title in out


def test_a_draft_of_lines_is_tried_on_the_card_that_is_named(run, draft):
    code, out, _ = run("try", "40-3", "--yaml", draft(DRAW), "--json")
    (card,) = json.loads(out)
    assert (code, card["code"], card["title"]) == (0, "40-3", "Icetromper")
    assert [moment["phase"] for moment in card["lines"][0]["offered"]] == ["draw"]


def test_a_whole_card_needs_no_code(run, draft):
    code, out, _ = run("try", "--yaml", draft(WHOLE))
    assert code == 0
    assert "Green Droid" in out


def test_a_draft_of_which_nothing_comes_ends_with_1(run, draft):
    code, out, _ = run("try", "40-3", "--yaml", draft(NEVER), "--boards", "3")
    assert code == 1
    assert "Changes: never offered on 3 boards" in out


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (WHOLE.replace("{of:", "{off_of:"), "draft.yaml:11, abilities.constant.modifiers.off_of"),
        (WHOLE.replace("cost: 2\n", ""), "a card of type unit needs cost"),
        ("- draw", "a draft is a mapping with `abilities`"),
        (DRAW, "say whose lines these are"),
        (WHOLE + "x" * 100_000, "is larger than 100 kB"),
        ("{", "not readable as YAML"),
    ],
)
def test_a_draft_that_cannot_be_read_says_why(run, draft, text, told):
    code, out, err = run("try", "--yaml", draft(text))
    assert (code, out) == (2, "")
    assert told in err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "say which card"),
        (("1-3",), "1-3: no line is written there"),
        (("no such card",), "there is no set or card called"),
        (("1", "--yaml", "x.yaml"), "a file has the lines of one"),
        (("40-3", "--yaml", "/no/such/file"), "cannot be read"),
    ],
)
def test_what_cannot_be_tried_says_why(run, arguments, told):
    code, _, err = run("try", *arguments)
    assert code == 2
    assert told in err
