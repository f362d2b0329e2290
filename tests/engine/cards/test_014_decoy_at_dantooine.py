"""The cards of Decoy at Dantooine (set 14)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay, rebels


def _destroyed_objectives(scene, dial: int, **half):
    gun = salvo("dark", 9, "Base", title="Gun")
    blast = salvo("dark", 9, "Decoy at Dantooine", title="Blast")
    return scene(
        active="dark",
        dark=Side(objectives=[gun, blast, objective("Fort", side="dark", capacity=1)]),
        light=rebels(**half),
        dial=dial,
        abilities=True,
    )


def test_decoy_at_dantooine_turns_the_dial_back_when_an_objective_leaves_play(scene):
    game = _destroyed_objectives(scene, 5, objectives=["Decoy at Dantooine", objective("Base")])
    game.choose("use Gun")
    game.asks("interrupt", "light")
    game.offers("use Decoy at Dantooine", "pass")
    assert game.zone("Base") == "in play"
    game.choose("use Decoy at Dantooine")
    # One back, and one on for the destroyed objective.
    assert (game.zone("Base"), game.dial) == ("victory pile", 5)
    game.leave()


def test_decoy_at_dantooine_counts_itself(scene):
    game = _destroyed_objectives(scene, 5, objectives=["Decoy at Dantooine", objective("Base")])
    game.choose("use Blast")
    game.choose("use Decoy at Dantooine")
    assert (game.zone("Decoy at Dantooine"), game.dial) == ("victory pile", 5)
    game.leave()


def test_decoy_at_dantooine_turns_the_dial_back_no_further_than_1(scene):
    game = _destroyed_objectives(scene, 1, objectives=["Decoy at Dantooine", objective("Base")])
    game.choose("use Gun")
    assert (game.zone("Base"), game.dial) == ("victory pile", 2)
    game.leave()


def test_decoy_at_dantooine_does_not_mourn_units(scene):
    gun = salvo("dark", 9, "X-Wing", title="Gun")
    light = rebels(objectives=["Decoy at Dantooine"], units=["X-Wing"])
    game = scene(active="dark", dark=Side(objectives=[gun]), light=light, dial=5, abilities=True)
    game.choose("use Gun")
    assert (game.zone("X-Wing"), game.decision.kind != "interrupt") == ("discard pile", True)
    game.leave()


def test_decoy_at_dantooine_does_not_mourn_the_objectives_of_the_enemy(scene):
    light = rebels(objectives=["Decoy at Dantooine", salvo("light", 9, "Fort", title="Gun")])
    dark = Side(objectives=[objective("Fort", side="dark")])
    game = scene(active="light", dark=dark, light=light, dial=5, abilities=True)
    game.choose("use Gun")
    assert (game.zone("Fort"), game.dial) == ("victory pile", 5)
    game.leave()


def test_false_lead_turns_the_dial_back_when_its_own_objective_leaves_play(scene):
    game = _destroyed_objectives(
        scene, 5, objectives=[objective("Base")], enhancements=[("False Lead", "Base")]
    )
    game.choose("use Gun")
    game.offers("use False Lead", "pass")
    assert game.zone("Base") == "in play"
    game.choose("use False Lead")
    assert (game.zone("False Lead"), game.dial) == ("discard pile", 5)
    game.leave()


def test_false_lead_does_nothing_when_it_leaves_play_alone(scene):
    light = rebels(
        hand=["Yub Yub!"], units=["Ewok Scout"], enhancements=[("False Lead", "Objective 4")]
    )
    game = scene(active="light", light=light, dial=5, abilities=True)
    game.choose("use Yub Yub!")
    game.leave()
    assert game.zone("False Lead") == "discard pile"
    assert game.decision.kind != "interrupt"


@pytest.mark.parametrize("card", ["Decoy at Dantooine", "False Lead"])
def test_they_turn_a_dial_at_2_back_to_1(scene, card):
    base = [objective("Base"), *(["Decoy at Dantooine"] if card != "False Lead" else [])]
    lead = [("False Lead", "Base")] if card == "False Lead" else []
    game = _destroyed_objectives(scene, 2, objectives=base, enhancements=lead)
    game.choose("use Gun")
    game.choose(f"use {card}")
    assert game.dial == 2  # 1, and 1 for the destroyed objective
    game.leave()


def test_false_lead_does_nothing_for_another_objective_or_a_dial_at_1(scene):
    lead = [("False Lead", "Camp")]
    game = _destroyed_objectives(
        scene, 5, objectives=[objective("Base"), objective("Camp")], enhancements=lead
    )
    game.choose("use Gun")
    assert (game.zone("False Lead"), game.dial) == ("in play", 6)
    game.leave()
    low = _destroyed_objectives(
        scene, 1, objectives=[objective("Base")], enhancements=[("False Lead", "Base")]
    )
    low.choose("use Gun")
    assert low.dial == 2
    low.leave()


def test_false_lead_goes_on_an_objective_of_its_own_side(scene):
    game = scene(active="light", light=rebels(hand=["False Lead"]), abilities=True)
    game.choose("play False Lead")
    game.offers(*(f"attach Objective {number}" for number in (4, 5, 6)))


@pytest.mark.rule("CONF-30")
def test_wookiee_navigator_lets_the_same_objective_be_engaged_once_more(scene):
    light = rebels(units=["Wookiee Navigator", "X-Wing", "Rookie Pilot"])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "Wookiee Navigator")
    game.skip_to("reaction", "light")
    game.offers("use Wookiee Navigator", "pass")
    game.choose("use Wookiee Navigator")
    game.skip_to("engage", "light")
    game.offers("pass", *(f"engage Objective {number}" for number in (1, 2, 3)))
    game.choose("engage Objective 1")
    game.choose("Rookie Pilot")
    game.skip_to("engage", "light")
    game.offers("engage Objective 2", "engage Objective 3", "pass")


def test_wookiee_navigator_has_to_survive_as_an_attacker(scene):
    light = rebels(units=["Wookiee Navigator"])
    dark = Side(units=[dummy("Raider"), dummy("Spare")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Raider", defenders=("Wookiee Navigator",))
    game.asks("engage", "dark")
    game.offers("engage Objective 5", "engage Objective 6", "pass")


def test_fall_back_returns_one_of_your_units_to_its_owners_hand(scene):
    light = rebels(
        hand=["Fall Back!"],
        units=["X-Wing", "Rookie Pilot"],
        enhancements=[("Hidden Outpost", None)],
        damage={"X-Wing": 1},
    )
    game = scene(active="light", dark=Side(units=[dummy("Foe")]), light=light, abilities=True)
    game.choose("use Fall Back!")
    game.asks("target", "light")
    game.offers("target X-Wing", "target Rookie Pilot")
    game.choose("X-Wing")
    assert (game.zone("X-Wing"), game.damage("X-Wing")) == ("hand", 0)
    assert game.zone("Fall Back!") == "discard pile"
    game.leave()


def test_a_new_hope_leaves_each_player_3_units_of_his_choice(scene):
    light = rebels(
        hand=["A New Hope"],
        units=[dummy(f"Rebel {n}", "light") for n in range(1, 6)],
        objectives=[objective("Base", resources=3)],
    )
    dark = Side(units=[dummy(f"Trooper {n}") for n in range(1, 5)])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use A New Hope")
    pay(game)
    game.asks("choose", "light")
    game.offers(*(f"choose Rebel {n}" for n in range(1, 6)))
    assert (game.decision.least, game.decision.most) == (0, 3)
    game.choose("Rebel 2", "Rebel 4", "Rebel 5")
    game.asks("choose", "dark")
    game.offers(*(f"choose Trooper {n}" for n in range(1, 5)))
    game.choose("Trooper 1")
    assert game.pile("units", "light") == ["Rebel 2", "Rebel 4", "Rebel 5"]
    assert game.pile("units", "dark") == ["Trooper 1"]
    assert sorted(game.pile("hand", "light")) == ["Rebel 1", "Rebel 3"]
    assert sorted(game.pile("hand", "dark")) == ["Trooper 2", "Trooper 3", "Trooper 4"]
    game.leave()
