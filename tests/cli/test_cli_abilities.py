"""Texts of cards on the command line: reminders of keywords, and what `validate` refuses."""

import json

import pytest

DRAWS = "- reaction: {when: {entered: self}, do: [{draw: 1}]}"
"""How AT-ST (31-3) stands in its file."""
REFUSED = {
    "an unknown verb": (
        "- reaction: {when: {entered: self}, do: [{drwa: 1}]}",
        "there is no verb 'drwa'; did you mean 'draw'?",
    ),
    "a filter that can never match": (
        "- action: {do: [{destroy: {target: {type: objective, is: attacking}}}]}",
        "only a unit can be attacking; say `type: unit`",
    ),
    "a trait that no card has": (
        "- action: {do: [{destroy: {target: {trait: Veicle}}}]}",
        "no card has the trait 'Veicle', so this can never match; did you mean 'Vehicle'?",
    ),
    "an event that does not exist": (
        "- reaction: {when: {entred: self}, do: [{draw: 1}]}",
        "there is no event 'entred' that an ability could wait for; did you mean 'entered'?",
    ),
    "a script that is not registered": (
        "- {scripted: engage_dial, text: It can be engaged.}",
        "there is no script 'engage_dial'; did you mean 'engage_the_dial'?",
    ),
    "an amount that could be negative": (
        "- reaction: {when: {entered: self}, do: [{draw: {size: hand, minus: 3}}]}",
        "with `minus` this could be below 0; say `at_least: 0` as well",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_faulty_ability_is_refused_with_its_place_and_a_suggestion(run, cardpool_copy, name):
    line, message = REFUSED[name]
    file = cardpool_copy / "sets" / "01-core-set.yaml"
    text = file.read_text("utf-8")
    assert DRAWS in text
    text = text.replace(DRAWS, line, 1)
    file.write_text(text, "utf-8")
    code, out, err = run("validate", str(cardpool_copy))
    assert (code, out) == (2, "")
    fault, verdict = err.splitlines()
    number = text[: text.index(line)].count("\n") + 1
    assert fault.startswith(f"sets/01-core-set.yaml:{number}, set 31, card 3 (AT-ST), abilities.")
    assert fault.endswith(f": {message}")
    assert verdict.endswith("1 fault")


def test_show_explains_keywords_if_asked(run):
    plain = run("show", "5-3")[1]
    assert "Shielding. Protect Character." in plain
    code, out, _ = run("show", "5-3", "--reminders")
    assert code == 0
    assert "Shielding. (When this unit is declared" in out
    assert "Protect Character. (When another friendly Character card would be dealt damage" in out


def test_show_a_set_with_reminders(run):
    assert (
        "Limited. (You may play only one Limited card each turn.)"
        in run("show", "1", "--reminders")[1]
    )


def test_reminders_are_added_to_the_json_of_a_card_and_of_a_set(run):
    (plain,) = json.loads(run("show", "30-2", "--json")[1])
    (card,) = json.loads(run("show", "30-2", "--json", "--reminders")[1])
    assert card.pop("reminders").keys() == {"Targeted Strike"}
    assert card == plain
    whole = json.loads(run("show", "5", "--json")[1])
    entry = json.loads(run("show", "5", "--json", "--reminders")[1])
    assert [list(one.pop("reminders")) for one in entry["cards"]] == [
        *([], ["→"]),
        *[["Shielding", "Protect Character"]] * 2,
        *([], []),
    ]
    assert entry == whole
