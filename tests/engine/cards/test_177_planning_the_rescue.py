"""The cards of Planning the Rescue (set 177)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of, pay, rebels


def places(game):
    return {game.names([option[1]])[0] for option in game.decision.options}


@pytest.mark.rule("CAP-14")
def test_planning_the_rescue_lays_as_many_cards_as_enemy_objectives_each_where_you_say(scene):
    light = rebels(
        objectives=[objective("Camp"), objective("Base")], objective_deck=["Planning the Rescue"]
    )
    game = scene(phase="refresh", active="light", dark=Side(), light=light, abilities=True)
    top = game.pile("deck", "light")[-3:]
    game.skip_to("lay at", "light")
    assert places(game) == {"Objective 1", "Objective 2", "Objective 3"}
    game.choose("Objective 1")
    game.choose("Objective 3")
    game.choose("Objective 3")
    assert sorted(map(game.zone, top)) == ["captured"] * 3
    assert sorted(str(game.host(card)) for card in top) == [
        "Objective 1",
        "Objective 3",
        "Objective 3",
    ]
    game.leave()


@pytest.mark.rule("CAP-18")
def test_alliance_infiltrator_moves_a_captured_card_and_draws(scene):
    light = rebels(hand=["Alliance Infiltrator"])
    light.captured = [(dummy("Prisoner", "light"), "Objective 1")]
    game = scene(active="light", dark=Side(), light=light, abilities=True)
    game.choose("play Alliance Infiltrator")
    pay(game)
    game.choose("use Alliance Infiltrator")
    assert places(game) == {"Objective 2", "Objective 3"}
    game.choose("Objective 2")
    assert game.host("Prisoner") == "Objective 2"
    assert len(game.pile("hand", "light")) == 1
    game.leave()


def test_superior_intelligence_lays_a_card_of_the_hand_outside_the_conflict_phase(scene):
    light = rebels(enhancements=[("Superior Intelligence", None)], hand=[dummy("Agent", "light")])
    light.objectives = [clock("light")]
    game = scene(active="light", dark=Side(), light=light, abilities=True)
    game.choose("use Superior Intelligence")
    game.choose("Objective 2")
    assert (game.zone("Agent"), game.host("Agent")) == ("captured", "Objective 2")
    assert game.focus("Superior Intelligence") == 1
    game.leave()


def test_undercover_shuffles_two_cards_away_and_becomes_a_captured_card(scene):
    light = rebels(hand=["Undercover"], discard=[dummy(name, "light") for name in "ABC"])
    game = scene(active="light", dark=Side(), light=light, abilities=True)
    game.choose("use Undercover")
    game.choose("target A", "target C")
    game.choose("Objective 1")
    assert [game.zone(name) for name in "ABC"] == ["deck", "discard pile", "deck"]
    assert (game.zone("Undercover"), game.host("Undercover")) == ("captured", "Objective 1")
    game.leave()


RARER_BOARD = {"177-2": "it takes an engaged objective with captured cards that is lost"}


@pytest.mark.parametrize(("cell", "captured"), [("Objective 1", 2), ("Objective 2", 0)])
def test_general_airen_cracken_counts_the_cards_captured_where_he_attacks(scene, cell, captured):
    light = Side(
        units=["General Airen Cracken", dummy("Bomber", "light", icons=(0, 5, 0))],
        captured=[(unit("Pal", side="light"), cell), (unit("Friend", side="light"), cell)],
    )
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "General Airen Cracken", "Bomber")
    game.skip_to("strike", "light")
    assert icons_of(game, "General Airen Cracken").get("edge blast", 0) == captured
    game.choose("Bomber")
    if captured:
        game.skip_to("reaction", "light")
        game.choose(game.options[0])
        assert sorted((game.zone("Pal"), game.zone("Friend"))) == ["hand", "in play"]
        assert "use General Airen Cracken" not in " ".join(game.options)  # once a turn
    game.leave()
