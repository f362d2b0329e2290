"""Mobilize the Squadrons and Decoy at Dantooine (sets 13 and 14)."""

import pytest
from kit.card_makers import objective
from kit.damage_parts import engage, salvo
from kit.scenario import Side
from real_cards import dummy, pay, rebels

_MOBILIZED = ("Base", "Hidden Outpost")


def test_mobilize_the_squadrons_takes_a_focus_token_off_an_objective_or_enhancement(scene):
    light = rebels(
        objectives=["Mobilize the Squadrons", objective("Base"), objective("Camp")],
        enhancements=[("Hidden Outpost", None)],
        units=[dummy("Pal", "light")],
        focus={"Base": 2, "Hidden Outpost": 2, "Pal": 2, "Camp": 1},
    )
    dark = Side(focus={"Objective 1": 1})
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    game.asks("reaction", "light")
    game.choose("use Mobilize the Squadrons")
    # Own ones, no unit; that a target has a token is not asked for.
    game.asks("target", "light")
    game.offers(*(f"target {card}" for card in (*_MOBILIZED, "Camp", "Mobilize the Squadrons")))
    game.choose("Base")
    assert (game.focus("Base"), game.focus("Hidden Outpost"), game.focus("Pal")) == (0, 1, 1)
    game.leave()


def test_mobilize_the_squadrons_needs_a_token_to_take(scene):
    light = rebels(objectives=["Mobilize the Squadrons"], units=["X-Wing"], focus={"X-Wing": 2})
    game = scene(phase="refresh", active="light", light=light, abilities=True)
    game.leave()
    assert game.decision.kind != "reaction"


def test_mobilize_the_squadrons_does_nothing_when_the_enemy_refreshes(scene):
    light = rebels(objectives=["Mobilize the Squadrons"], focus={"Mobilize the Squadrons": 2})
    game = scene(phase="refresh", active="dark", light=light, abilities=True)
    game.leave()
    assert game.focus("Mobilize the Squadrons") == 2
    assert game.decision.kind != "reaction"


def test_rebel_assault_deals_2_damage_to_an_enemy_unit_or_objective_once_a_turn(scene):
    rich = [objective(title, affiliation="Rebel Alliance", resources=2) for title in ("B", "C")]
    light = rebels(
        hand=["Rebel Assault", "Rebel Assault"], units=[dummy("Pal", "light")], objectives=rich
    )
    dark = Side(
        objectives=[objective("Fort", side="dark"), objective("Keep", side="dark")],
        units=[dummy("Raider")],
        enhancements=[("Sith Library", None)],
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Rebel Assault #2")
    game.choose("generate B 2")
    game.asks("target", "light")
    game.offers("target Fort", "target Keep", "target Raider")
    game.choose("Fort")
    assert (game.damage("Fort"), game.damage("Keep"), game.damage("Raider")) == (2, 0, 0)
    # Limit 1 per turn: the other copy counts too, though it could be paid for.
    game.leave()
    assert game.decision.kind != "action"
    assert game.zone("Rebel Assault") == "hand"


def test_covering_fire_shields_every_friendly_participant(scene):
    light = rebels(
        hand=["Covering Fire"],
        units=[dummy(title, "light") for title in ("One", "Two", "Home", "Scapegoat")],
        shields={"Two": 1},
    )
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(units=[dummy("Foe")]),
        light=light,
        abilities=True,
    )
    engage(game, "Objective 1", "One", "Two", "Scapegoat", defenders=("Foe",))
    game.skip_to("action", "light")
    game.choose("use Covering Fire")
    game.asks("choose", "light")
    game.offers("choose One", "choose Two", "choose Home", "choose Scapegoat")
    game.choose("Scapegoat")
    assert game.zone("Scapegoat") == "discard pile"
    assert [game.shields(card) for card in ("One", "Two", "Home", "Foe")] == [1, 1, 0, 0]
    game.leave()


def test_covering_fire_is_for_an_engagement(scene):
    light = rebels(hand=["Covering Fire"], units=[dummy("One", "light")])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.asks("engage", "light")
    assert game.zone("Covering Fire") == "hand"


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


def test_two_wookiee_navigators_let_it_be_engaged_twice_more(scene):
    light = rebels(units=["Wookiee Navigator", "Wookiee Navigator", "X-Wing", "X-Wing", "X-Wing"])
    fort = objective("Fort", side="dark", capacity=20)
    dark = Side(objectives=[fort, objective("Keep", side="dark")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.choose("engage Fort")
    game.choose("Wookiee Navigator", "Wookiee Navigator #2")
    game.skip_to("reaction", "light")
    game.choose("use Wookiee Navigator")
    game.choose("use Wookiee Navigator #2")
    for wing in ("X-Wing", "X-Wing #2"):
        game.skip_to("engage", "light")
        game.choose("engage Fort")
        game.choose(wing)
        game.leave()
    game.skip_to("engage", "light")
    game.offers("engage Keep", "pass")


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
