"""The cards of Last Defense of Hoth (set 54)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy

SMUGGLER = {"affiliation": "Smugglers and Spies", "traits": ["Character"]}


def _insult(scene, dark, at="Guard", **smuggler):
    light = Side(
        affiliation="Smugglers and Spies",
        units=[unit("Rogue", capacity=5, **(smuggler or SMUGGLER))],
        hand=["A Stinging Insult"],
        objectives=[clock("light")],
    )
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    if game.decision.kind == "reaction":
        game.choose("use A Stinging Insult")
        while game.decision.kind == "pay":
            game.choose(game.options[0])
        if game.decision.kind == "target":
            game.choose(f"target {at}")
    return game


@pytest.mark.rule("TC-28")
def test_the_insulted_unit_defends_and_others_may(scene):
    game = _insult(scene, Side(units=[dummy("Guard"), dummy("Spare"), dummy("Third")]))
    game.skip_to("defenders")
    game.offers("defend Spare", "defend Third")
    assert (game.decision.least, game.decision.most) == (0, 2)
    game.choose("defend Third")
    assert [game.role(name) for name in ("Guard", "Spare", "Third")] == [
        *("defending", "", "defending"),
    ]
    game.leave()


def test_the_insulted_unit_alone_defends_without_a_choice(scene):
    game = _insult(scene, Side(units=[dummy("Guard")]))
    while game.role("Guard") == "":
        game.pass_()
    assert game.state.engagement
    game.leave()
    assert game.role("Guard") == "defending"


def test_what_is_exhausted_need_not_defend(scene):
    dark = Side(units=[dummy("Guard"), dummy("Spare")], focus={"Guard": 1})
    game = _insult(scene, dark)
    game.skip_to("defenders")
    game.offers("defend Spare")
    game.choose()
    assert game.role("Guard") == ""
    game.leave()


@pytest.mark.rule("GEN-03")
def test_what_cannot_defend_does_not(scene):
    text = "constant: {modifiers: [{of: self, cannot: {be: defender}}]}"
    game = _insult(scene, Side(units=[dummy("Guard", text=text), dummy("Spare")]))
    game.skip_to("defenders")
    game.offers("defend Spare")
    game.choose()
    assert game.role("Guard") == ""
    game.leave()


def test_only_smugglers_insult(scene):
    droid = {"affiliation": "Smugglers and Spies", "traits": ["Droid"]}
    game = _insult(scene, Side(units=[dummy("Guard")]), **droid)
    game.skip_to("defenders")
    game.leave()
