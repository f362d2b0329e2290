"""The cards of Feigning Captivity (set 202)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay


@pytest.mark.rule("CAP-14")
def test_feigning_captivity_lays_the_bottom_card_of_your_deck_at_an_enemy_objective(scene):
    light = Side(objectives=["Feigning Captivity"])
    game = scene(phase="balance", active="light", dark=Side(), light=light, abilities=True)
    bottom = game.pile("deck", "light")[0]
    game.skip_to("reaction", "light")
    game.choose("use Feigning Captivity")
    game.choose("Objective 2")
    assert (game.zone(bottom), game.host(bottom)) == ("captured", "Objective 2")
    game.leave()


def test_to_save_a_friend_lays_two_units_that_its_owner_finds(scene):
    light = Side(affiliation="Smugglers and Spies", hand=["To Save a Friend"])
    light.deck = [dummy("Friend", "light"), dummy("Pal", "light"), dummy("Third", "light")]
    game = scene(active="light", dark=Side(), light=light, abilities=True)
    game.choose("play To Save a Friend")
    pay(game)
    game.asks("search", "light")
    game.choose("find Friend", "find Third")
    assert [game.host(name) for name in ("Friend", "Third")] == ["To Save a Friend"] * 2
    assert game.zone("Pal") == "deck"
    game.leave()


def test_infiltration_specialist_takes_the_place_of_the_prisoner_he_frees(scene):
    light = Side(units=["Infiltration Specialist"])
    light.captured = [(dummy("Friend", "light"), "Cell")]
    gun = salvo("dark", 5, "Infiltration Specialist", title="Gun")
    dark = Side(objectives=[gun])
    game = scene(active="dark", dark=_with_cell(dark), light=light, abilities=True)
    game.choose("use Gun")
    game.choose("use Infiltration Specialist")
    assert game.zone("Friend") == "hand"
    assert (game.zone("Infiltration Specialist"), game.host("Infiltration Specialist")) == (
        "captured",
        "Cell",
    )
    game.leave()


def _with_cell(dark):
    dark.objectives = [*dark.objectives, objective("Cell", side="dark")]
    return dark
