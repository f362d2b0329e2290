"""The cards of the light side challenge deck (L01) whose words the other cards have too."""

import pytest
from kit.card_makers import enhancement, objective
from kit.lab import lab
from kit.scenario import Side
from kit.usual_cards import salvo

RARER_BOARD = {
    "L01-2": "objectives lie facedown beside those in play",
    "L01-40": "the enemy loses an objective while some lie facedown",
}
TURN = "action: {do: [{turn_faceup: {choose: {type: objective, controller: you, is: facedown}}}]}"


def _plans(*titles):
    return [objective(title, side="light") for title in titles]


@pytest.mark.rule("SETUP-17")
def test_the_final_ship_turns_another_facedown_objective_up(scene):
    light = Side(
        objectives=[lab(TURN, side="light")],
        facedown=["The Final Ship", *_plans("Secret", "Other")],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Lab")
    game.choose("choose The Final Ship")
    game.asks("reaction", "light")
    game.choose("use The Final Ship")
    game.offers("choose Secret", "choose Other")
    game.choose("choose Secret")
    assert game.pile("objectives", "light") == ["Lab", "The Final Ship", "Secret"]
    assert game.pile("facedown", "light") == ["Other"]
    game.leave()


def test_the_final_ship_finds_nothing_where_nothing_lies_facedown(scene):
    light = Side(objectives=[lab(TURN, side="light")], facedown=["The Final Ship"])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Lab")
    assert game.pile("objectives", "light") == ["Lab", "The Final Ship"]
    game.leave()
    assert "use The Final Ship" not in game.options


@pytest.mark.parametrize(("facedown", "number"), [(2, 2), (1, 1)])
def test_the_secret_hideout_discards_a_card_for_each_facedown_objective(scene, facedown, number):
    light = Side(
        objectives=[salvo("light", 5, "Objective 1", title="Gun")],
        enhancements=[("Secret Hideout", None)],
        facedown=_plans(*(f"Plan {n}" for n in range(facedown))),
    )
    # What lies facedown on the other side, or is captured, is none of it.
    dark = Side(facedown=[objective("Scheme", side="dark")])
    light.captured = [(enhancement("Prey"), "Objective 2")]
    game = scene(active="light", dark=dark, light=light, abilities=True)
    deck = len(game.pile("deck", "dark"))
    game.choose("use Gun")
    game.choose("use Secret Hideout")
    assert deck - len(game.pile("deck", "dark")) == number
    assert game.focus("Secret Hideout") == 1
    game.leave()


def test_the_secret_hideout_does_nothing_without_facedown_objectives(scene):
    light = Side(objectives=[salvo("light", 5, "Objective 1", title="Gun")])
    light.enhancements = [("Secret Hideout", None)]
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Gun")
    game.leave()
    assert "use Secret Hideout" not in game.options
