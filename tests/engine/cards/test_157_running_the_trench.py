"""The cards of Running the Trench (set 157)."""

import pytest
from fate_battles import duel
from kit.card_makers import event
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, rebels


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


def _red_five(scene):
    """Red Five has been focused to strike, with its text used on one of two defenders."""
    light = Side(units=["157-3"], hand=[event("Skill", force=3)])
    dark = Side(units=[dummy("Foe"), dummy("Other"), dummy("Absent")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Red Five", defenders=("Foe", "Other"))
    game.choose("place Skill")
    game.skip_to("interrupt", "light")
    game.choose("use Red Five")
    game.offers("target Foe", "target Other")
    game.choose("target Foe")
    game.skip_to("icon")
    game.choose("icon Red Five blast damage")
    game.asks("blast", "light")
    game.offers("hit Objective 1", "hit Foe")
    return game


@pytest.mark.rule("STRIKE-10")
@pytest.mark.parametrize(("place", "other"), [("Foe", "Objective 1"), ("Objective 1", "Foe")])
def test_red_five_may_deal_its_blast_damage_to_an_enemy_unit(scene, place, other):
    game = _red_five(scene)
    game.choose(f"hit {place}")
    # What is left are its normal icons: one enemy takes them.
    game.asks("unit damage", "light")
    assert (game.damage(place), game.damage(other)) == (2, 0)
    game.leave()


def test_use_the_force_luke_sinks_the_top_of_any_one_deck(scene):
    light = rebels(hand=["Use the Force, Luke"])
    game = scene(active="light", dark=Side(), light=light, abilities=True)
    before = game.pile("objective_deck", "dark")
    game.choose("use Use the Force, Luke")
    game.choose("value Use the Force, Luke dark")
    game.choose("value Use the Force, Luke objective deck")
    game.choose("do")
    assert game.pile("objective_deck", "dark") == [before[-1], *before[:-1]]
    game.leave()
