"""The cards of Enforced Loyalty (set 180)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import NAVY, dummy, goes_by, icons_of, pay, treasury

from swlcg_deck.engine.game import describe
from swlcg_deck.playtest.bots import GreedyBot, Situation


def _vehicle(title):
    return unit(
        title,
        side="light",
        traits=["Vehicle"],
        icons=(1, 1, 0),
        edge_icons=(0, 1, 0),
        capacity=5,
    )


def test_lieutenant_mithel_takes_blast_from_the_first_vehicle_that_strikes_at_him(scene):
    light = Side(units=[_vehicle("One"), _vehicle("Two"), dummy("Man", "light", icons=(0, 1, 0))])
    dark = Side(units=["Lieutenant Mithel"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "One", "Two", "Man", defenders=("Lieutenant Mithel",))
    game.skip_to("strike", "light")
    game.choose("Man")  # no Vehicle, so not the first one
    game.skip_to("reaction", "dark")  # One was hit by his tactics: Two is the first
    game.choose("use Lieutenant Mithel")
    goes_by(game, "Lieutenant Mithel", "commit", "light")
    # The blast of the Man, and neither of Two's.
    assert game.damage("Objective 1") == 1
    assert icons_of(game, "Two") == {"damage": 1, "blast": 1, "edge blast": 1}


@pytest.mark.rule("DMG-13")
@pytest.mark.parametrize("moved", [0, 1, 2])
def test_colonel_yularen_moves_up_to_2_damage_to_an_enemy_objective(scene, moved):
    dark = Side(
        hand=["Colonel Yularen"],
        objectives=[treasury(NAVY), objective("Base", side="dark"), clock("dark")],
        damage={"Base": 3},
    )
    light = Side(objectives=[objective("Camp"), objective("Den")], damage={"Den": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Colonel Yularen")
    pay(game)
    game.choose("use Colonel Yularen")
    game.offers("target Camp", "target Den")
    game.choose("target Camp")
    game.offers("value Base 0", "value Base 1", "value Base 2")
    game.choose(f"value Base {moved}")
    assert (game.damage("Base"), game.damage("Camp"), game.damage("Den")) == (3 - moved, moved, 1)
    game.leave()


@pytest.mark.parametrize(
    ("facts", "resolves"),
    [
        ({"unique": True, "affiliation": NAVY}, True),
        ({"unique": False, "affiliation": NAVY}, False),
        ({"unique": True, "affiliation": "Sith"}, False),
    ],
)
def test_the_imperial_fist_moves_2_damage_for_a_unique_navy_participant(scene, facts, resolves):
    admiral = dummy("Admiral", icons=(1, 0, 0), **facts)
    dark = Side(units=[admiral], hand=["The Imperial Fist"], damage={"Objective 1": 3})
    light = Side(units=[dummy("Guard", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Admiral", defenders=("Guard",))
    game.choose("The Imperial Fist")
    if resolves:
        game.skip_to("target", "dark")
        game.choose("target Objective 5")
        game.choose("value Objective 1 2")
        assert (game.damage("Objective 1"), game.damage("Objective 5")) == (1, 2)
        game.leave()
    else:
        goes_by(game, "The Imperial Fist", "commit", "dark")
        assert (game.damage("Objective 1"), game.damage("Objective 5")) == (3, 0)


def test_a_bot_has_yularen_move_all_that_he_may(scene):
    dark = Side(
        hand=["Colonel Yularen"],
        objectives=[treasury(NAVY), objective("Base", side="dark"), clock("dark")],
        damage={"Base": 3},
    )
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Colonel Yularen")
    pay(game)
    game.choose("use Colonel Yularen")
    game.choose("target Objective 4")
    assert describe(game.state, game.decision).text == "How much damage do you remove from Base?"
    (picked,) = GreedyBot().choose(Situation(game.state, game.decision, 1))
    assert game.options[picked] == "value Base 2"
    game.leave()
