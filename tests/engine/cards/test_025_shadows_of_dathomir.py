"""The cards of Shadows of Dathomir (set 25)."""

import pytest
from kit.scenario import Side


@pytest.mark.rule("TIME-10")
def test_nightsister_deals_1_damage_to_an_objective_right_after_you_commit_her(scene):
    dark = Side(units=["Nightsister", "Rancor"])
    game = scene(phase="force", active="dark", dark=dark, abilities=True)
    game.skip_to("commit", "dark")
    game.choose("commit Nightsister")
    game.asks("reaction", "dark")
    assert game.is_committed("Nightsister")
    game.choose("use Nightsister")
    game.asks("target", "dark")
    # Any objective, one's own too; no unit.
    game.offers(*(f"target Objective {number}" for number in range(1, 7)))
    game.choose("target Objective 5")
    assert (game.damage("Objective 5"), game.damage("Objective 4")) == (1, 0)
    # Only then may another unit be committed.
    game.asks("commit", "dark")


def test_nightsister_does_not_react_to_another_unit(scene):
    dark = Side(units=["Nightsister", "Rancor"], committed=["Nightsister"])
    game = scene(phase="force", active="dark", dark=dark, abilities=True)
    game.skip_to("commit", "dark")
    game.choose("commit Rancor")
    game.leave()
    assert (game.is_committed("Rancor"), game.decision.kind) == (True, "action")


def test_rancor_eats_the_cheapest_unit_without_wheels_after_you_refresh(scene):
    # TIE Fighter 1 (a Vehicle), Twi'lek Loyalist 1, Nightsister 3, Rancor 4.
    dark = Side(units=["Rancor", "Nightsister", "TIE Fighter"])
    light = Side(units=["Twi'lek Loyalist", "Yoda"])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.leave()
    assert game.zone("Twi'lek Loyalist") == "discard pile"
    left = ("Rancor", "Nightsister", "TIE Fighter", "Yoda")
    assert [game.zone(card) for card in left] == ["in play"] * 4


def test_rancor_eats_itself_when_nothing_is_cheaper(scene):
    dark = Side(units=["Rancor", "TIE Fighter"])
    game = scene(phase="refresh", active="dark", dark=dark, abilities=True)
    game.leave()
    assert game.zone("Rancor") == "discard pile"
    assert game.zone("TIE Fighter") == "in play"


def test_the_active_player_decides_whom_rancor_eats_in_a_tie(scene):
    dark = Side(units=["Rancor", "Death Star Trooper"])
    light = Side(units=["Twi'lek Loyalist", "Yoda"])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.asks("choose", "dark")
    game.offers("choose Death Star Trooper", "choose Twi'lek Loyalist")
    game.choose("Twi'lek Loyalist")
    assert game.zone("Death Star Trooper") == "in play"
    assert game.zone("Twi'lek Loyalist") == "discard pile"
    game.leave()


def test_rancor_is_not_hungry_when_the_enemy_refreshes(scene):
    dark = Side(units=["Rancor", "Nightsister"])
    light = Side(units=["Twi'lek Loyalist"])
    game = scene(phase="refresh", active="light", dark=dark, light=light, abilities=True)
    game.leave()
    assert game.zone("Twi'lek Loyalist") == "in play"


def test_rancor_takes_no_enhancement(scene):
    dark = Side(hand=["The Hand's Blessing"], units=["Rancor", "Nightsister", "Duty Officer"])
    game = scene(active="dark", dark=dark, light=Side(units=["Yoda"]), abilities=True)
    game.choose("play The Hand's Blessing")
    # A Character, of either side; the Creature is none and takes nothing.
    game.offers("attach Nightsister", "attach Duty Officer", "attach Yoda")


def test_the_hands_blessing_readies_its_unit_completely_after_you_refresh(scene):
    dark = Side(
        units=["Nightsister", "Duty Officer"],
        enhancements=[("The Hand's Blessing", "Nightsister")],
        focus={"Nightsister": 4, "Duty Officer": 4},
    )
    game = scene(phase="refresh", active="dark", dark=dark, abilities=True)
    game.asks("reaction", "dark")
    assert game.focus("Nightsister") == 3
    game.choose("use The Hand's Blessing")
    assert (game.focus("Nightsister"), game.focus("Duty Officer")) == (0, 3)
    game.leave()


def test_the_hands_blessing_is_not_used_on_a_ready_unit_or_in_the_enemy_refresh(scene):
    blessed = {
        "units": ["Nightsister"],
        "enhancements": [("The Hand's Blessing", "Nightsister")],
    }
    ready = scene(phase="refresh", dark=Side(**blessed), abilities=True)
    ready.leave()
    assert ready.decision.kind != "reaction"
    other = Side(**blessed, focus={"Nightsister": 2})
    game = scene(phase="refresh", active="light", dark=other, abilities=True)
    game.leave()
    assert (game.decision.kind != "reaction", game.focus("Nightsister")) == (True, 2)


def test_a_disturbance_in_the_force_focuses_each_committed_enemy(scene):
    dark = Side(
        hand=["A Disturbance In the Force"],
        units=["Nightsister"],
        committed=["Nightsister"],
        objectives=["Shadows of Dathomir"],
    )
    light = Side(
        units=["Yoda", "Luke Skywalker", "Twi'lek Loyalist"],
        committed=["Yoda", "Luke Skywalker"],
        focus={"Luke Skywalker": 1},
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use A Disturbance In the Force")
    game.choose("generate Shadows of Dathomir 2")
    tokens = [game.focus(card) for card in ("Yoda", "Luke Skywalker", "Twi'lek Loyalist")]
    assert (tokens, game.focus("Nightsister")) == ([1, 2, 0], 0)
    assert (game.focus("Shadows of Dathomir"), game.focus("Sith affiliation")) == (2, 0)
    game.leave()


def test_a_disturbance_in_the_force_needs_a_committed_enemy(scene):
    dark = Side(
        hand=["A Disturbance In the Force", "Duty Officer"],
        units=["Nightsister"],
        committed=["Nightsister"],
    )
    game = scene(active="dark", dark=dark, light=Side(units=["Yoda"]), abilities=True)
    game.leave()
    assert all("Disturbance" not in option for option in game.options)
