"""The cards of Running the Trench (set 157)."""

import pytest
from fate_battles import duel
from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy


def strong(side, force=3):
    return event("Strength", side=side, force=force)


@pytest.mark.rule("FAQ-35b")
def test_i_have_you_now_destroys_an_enemy_in_the_battle_once_it_is_won(scene):
    game = duel(scene, active="light", light=["I Have You Now", strong("light")], dark=[])
    assert game.zone("Raider") == "discard pile"
    # Nobody else was there.
    assert game.zone("Absent") == "in play"
    game.leave()


@pytest.mark.rule("FAQ-35c")
def test_i_have_you_now_does_nothing_for_who_loses(scene):
    game = duel(scene, active="light", light=["I Have You Now"], dark=[strong("dark")])
    assert game.zone("Raider") == "in play"
    game.leave()


@pytest.mark.rule("FAQ-35a")
def test_i_have_you_now_does_not_wait_for_another_battle(scene):
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Raider"), dummy("Absent")], hand=[strong("dark")]),
        light=Side(
            units=[dummy("Hero", "light"), dummy("Pal", "light")],
            hand=["I Have You Now", strong("light")],
        ),
        abilities=True,
    )
    engage(game, "Objective 1", "Hero", defenders=("Raider",))
    game.choose("place I Have You Now")
    game.choose("place Strength")
    game.pass_()
    game.skip_to("engage", "light")
    assert game.state.delayed == ()
    engage(game, "Objective 2", "Pal", defenders=("Absent",))
    game.choose("place Strength")
    game.skip_to("engage", "light")
    assert game.zone("Absent") == "in play"
    game.leave()
