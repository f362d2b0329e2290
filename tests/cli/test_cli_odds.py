"""Exact odds and sample openings on the command line."""

import json
import re
from pathlib import Path

import pytest
from deck_lists import TEMPE

from swlcg_deck.analysis.odds_questions import STANDARD_QUESTIONS
from swlcg_deck.cli.commands.odds import percent
from swlcg_deck.paths import resources_dir


@pytest.fixture
def deck(new) -> str:
    return new("Jedi", *TEMPE)


def test_odds_as_a_table(run, deck):
    code, out, _ = run("odds", deck, "Red Five", "no type:fate")
    assert code == 0
    assert "hand of 6, reserve 6, 2 cards played each turn" in out
    assert re.search(r"in the opening hand +22\.8 % +40\.4 %", out)
    assert re.search(r"by turn 3 +36\.3 % +50\.8 %", out)
    assert re.search(r"in the opening hand +44\.4 % +19\.7 %", out)
    assert "Mulligan: a hand without it is drawn anew once." in out


def test_odds_as_json(run, deck):
    _, out, _ = run("odds", deck, "Home One", "resources", "--json", "--keep", "type:unit")
    data = json.loads(out)
    assert data["side"] == "light"
    assert data["assumed"] == {
        "hand": 6,
        "reserve": 6,
        "played": 2,
        "keep": ["at least 1 type:unit"],
        "dead": ["no type:unit cost<=3"],
    }
    home_one, resources = data["answers"]
    assert home_one["chances"][0]["when"] == "in the opening hand"
    assert home_one["chances"][0]["chance_exact"] == "279/1225"
    assert home_one["chances"][0]["with_mulligan"] > home_one["chances"][0]["chance"]
    assert resources["distributions"][0]["chances"]["5"] == pytest.approx(8 / 15)
    assert resources["distributions"][0]["mean"] == pytest.approx(4.8)


def test_without_a_question_the_usual_ones_are_answered(run, deck):
    _, out, _ = run("odds", deck, "--json")
    assert [a["question"] for a in json.loads(out)["answers"]] == list(STANDARD_QUESTIONS)
    text = run("odds", deck)[1]
    assert re.search(r"Rebel Alliance kept +0\.5 %", text)


def test_habits_change_the_odds(run, deck):
    options = ("--hand", "7", "--reserve", "8", "--played", "3", "--turns", "4")
    _, out, _ = run("odds", deck, "Red Five", "--json", *options)
    data = json.loads(out)
    found = {c["when"]: c["chance"] for c in data["answers"][0]["chances"]}
    assert found["by turn 4"] == pytest.approx(1 - (33 * 32) / (50 * 49))
    dead = run("odds", deck, "dead", "--dead", "no type:fate", "--dead", "no type:unit")[1]
    assert "a dead hand: no type:fate or no type:unit" in dead


def test_a_question_may_begin_with_a_minus(run, deck):
    assert "24 of 50 command cards match" in run("odds", deck, "-type:unit")[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["colour:red"], "there is no field colour"),
        (["edge 9"], "an edge stack has 1 to 6 cards"),
        (["Red Five", "--keep", "at least 1"], "names no card"),
        (["Red Five", "--turns", "0"], "it takes a number from 1 to 30, not '0'"),
        (["Red Five", "--hand", "many"], "it takes a number from 1 to 20, not 'many'"),
    ],
)
def test_a_wrong_question_is_a_sentence(run, deck, arguments, sentence):
    code, _, err = run("odds", deck, *arguments)
    assert code == 2
    assert sentence in err
    assert "Traceback" not in err


@pytest.mark.parametrize("command", ["odds", "hand"])
def test_a_deck_that_cannot_be_dealt_is_a_sentence(run, new, tmp_path, command):
    code, _, err = run(command, new("Jedi", "4=2"))
    assert code == 2
    assert "has 2 objective sets; a game needs at least 4" in err
    assert run(command, str(tmp_path / "nothing.swdeck"))[0] == 2


def test_one_opening_by_its_seed(run, deck):
    code, out, _ = run("hand", deck, "--seed", "1977")
    assert code == 0
    assert out == run("hand", deck, "--seed", "1977")[1]
    assert out.count(": kept") == 3
    assert out.count(": to the bottom") == 1
    assert "resources on turn 1" in out
    assert re.search(r"Keep|Mulligan", out)


def test_openings_as_json_each_with_its_own_seed(run, deck):
    _, out, _ = run("hand", deck, "--seed", "5", "--count", "40", "--json")
    data = json.loads(out)
    assert [opening["seed"] for opening in data["openings"]] == list(range(5, 45))
    third = json.loads(run("hand", deck, "--seed", "7", "--json")[1])["openings"][0]
    assert data["openings"][2] == third
    assert [card["kept"] for card in third["objectives"]].count(True) == 3
    assert len(third["hand"]["cards"]) == 6
    assert data["statistics"]["count"] == 40
    assert sum(data["statistics"]["units"].values()) == 40
    for opening in data["openings"]:
        assert opening["mulligan"] is (opening["hand_after_mulligan"] is not None)
        assert opening["reasons"]


def test_many_openings_are_told_in_numbers(run, deck):
    _, out, _ = run("hand", deck, "--seed", "1", "--count", "200", "--keep", "no type:fate")
    assert "200 openings, seeds 1 to 200" in out
    assert "Opening with seed" not in out
    assert "Units in hand, mean" in out


def test_a_seed_is_chosen_and_told_where_none_is_given(run, deck):
    out = run("hand", deck)[1]
    seed = re.search(r"Opening with seed (\d+)", out)[1]
    assert run("hand", deck, "--seed", seed)[1] == out


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("--seed=-3", "--seed: '-3' is no seed; a whole number from 0 to"),
        ("--count=0", "--count takes"),
    ],
)
def test_a_wrong_number_is_a_sentence(run, deck, call, sentence):
    code, _, err = run("hand", deck, call)
    assert code == 2
    assert sentence in err


def test_what_is_possible_is_never_shown_as_nothing_or_as_certain():
    from fractions import Fraction  # noqa: PLC0415

    shown = [percent(Fraction(n, 10_000)) for n in (0, 1, 5, 9_995, 9_999, 10_000)]
    assert shown == ["0.0 %", "<0.1 %", "0.1 %", "100.0 %", ">99.9 %", "100.0 %"]


def test_every_question_of_the_guide_is_understood(run, deck):
    guide = Path(resources_dir() / "guide" / "openings.md").read_text(encoding="utf-8")
    questions = re.findall(r"^\| `([^`]+)` \|", guide, re.MULTILINE)
    assert len(questions) > 10
    _, out, _ = run("odds", deck, *questions, "--json")
    for answer in json.loads(out)["answers"]:
        assert not [r for r in answer["remarks"] if r.startswith("Nothing in this deck matches")]
