"""The cards of Take Them Prisoner (set 32)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import NAVY, RICH, dummy, icons_of, pay

CELL = objective("Cell", side="dark")


def _prisoners_enter(scene, *deck, **half):
    """The dark side replaces an objective when it refreshes."""
    dark = Side(
        objectives=[objective(title, side="dark") for title in ("Fort", "Keep")],
        objective_deck=["Take Them Prisoner"],
    )
    light = Side(deck=deck, **half)
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.asks("reaction", "dark")
    game.choose("use Take Them Prisoner")
    return game


def _detaining(scene, attacker, **half):
    dark = Side(
        affiliation=NAVY,
        hand=["Detained"],
        objectives=[RICH, CELL],
        units=[dummy("Guard")],
        **half,
    )
    light = Side(units=[attacker], objectives=[objective("Base")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    title = attacker if isinstance(attacker, str) else attacker.card.title
    engage(game, "Cell", title, defenders=("Guard",))
    return game


def test_take_them_prisoner_captures_1_of_the_top_3_cards_and_orders_the_others(scene):
    game = _prisoners_enter(scene, "Yoda", "R2-D2", "Red Five", "Luke Skywalker")
    game.asks("choose", "dark")
    game.offers("choose Yoda", "choose R2-D2", "choose Red Five")
    game.choose("R2-D2")
    assert (game.zone("R2-D2"), game.host("R2-D2")) == ("captured", "Take Them Prisoner")
    game.asks("order", "dark")
    game.offers("order Yoda", "order Red Five")
    game.choose("Red Five")
    # The first one nearest the top.
    assert game.pile("deck", "light")[-3:] == ["Luke Skywalker", "Yoda", "Red Five"]
    game.leave()


def test_take_them_prisoner_takes_from_a_short_deck_what_there_is(scene):
    game = _prisoners_enter(scene, "Yoda", "R2-D2", bare_deck=True)
    game.choose("choose Yoda")
    assert game.zone("Yoda") == "captured"
    assert game.pile("deck", "light") == ["R2-D2"]
    game.leave()


@pytest.mark.parametrize("attacker", ["Luke Skywalker", "R2-D2"])
def test_detained_captures_an_attacking_character_or_droid_that_has_struck(scene, attacker):
    game = _detaining(scene, attacker)
    game.skip_to("reaction", "dark")
    assert game.focus(attacker) == 1
    game.choose("use Detained")
    game.choose("generate Treasury 2")
    game.asks("choose", "dark")
    # Any dark side objective.
    game.offers("choose Treasury", "choose Cell")
    assert game.focus("Treasury") == 2
    game.choose("Treasury")
    assert (game.zone(attacker), game.host(attacker)) == ("captured", "Treasury")
    game.leave()


def test_detained_does_not_capture_vehicles(scene):
    game = _detaining(scene, "Red Five")
    game.pass_()
    # It has struck, and nobody may react.
    game.asks("commit", "light")
    assert (game.zone("Red Five"), game.focus("Red Five")) == ("in play", 1)
    assert game.zone("Detained") == "hand"


def test_detained_does_not_capture_defenders(scene):
    dark = Side(affiliation=NAVY, hand=["Detained"], units=[dummy("Guard")], objectives=[RICH])
    light = Side(units=["Luke Skywalker"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Guard", defenders=("Luke Skywalker",))
    game.pass_()
    # They have struck, and nobody may react.
    game.asks("commit", "dark")
    assert game.focus("Luke Skywalker") == 1


def test_trooper_assault_gives_each_attacking_trooper_2_icons_for_the_engagement(scene):
    dark = Side(
        affiliation=NAVY,
        hand=["Trooper Assault"],
        units=["Death Star Trooper", "Stormtrooper Elite", "Espo Trooper", "Duty Officer"],
        objectives=[RICH],
    )
    game = scene(phase="conflict", active="dark", dark=dark, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("Death Star Trooper", "Stormtrooper Elite", "Duty Officer")
    game.choose("use Trooper Assault")
    game.choose("generate Treasury 2")
    assert icons_of(game, "Death Star Trooper") == {"damage": 2, "blast": 1}
    assert icons_of(game, "Stormtrooper Elite") == {"damage": 4, "blast": 1}
    # Not attacking, and no Trooper.
    assert icons_of(game, "Espo Trooper") == {"edge damage": 1}
    assert icons_of(game, "Duty Officer") == {}
    game.skip_to("engage")
    assert icons_of(game, "Death Star Trooper") == {"damage": 1}


def test_trooper_assault_needs_an_attacking_trooper(scene):
    dark = Side(affiliation=NAVY, hand=["Trooper Assault", "Duty Officer"], objectives=[RICH])
    game = scene(active="dark", dark=dark, abilities=True)
    game.offers("play Duty Officer unit", "pass")


def test_tear_this_ship_apart_discards_an_enhancement_that_is_not_limited(scene):
    dark = Side(
        affiliation=NAVY,
        hand=["Tear This Ship Apart"],
        enhancements=[("Control Room", None), ("Orbital Bombardment", None)],
    )
    light = Side(
        units=["Luke Skywalker"],
        enhancements=[("Jedi Lightsaber", "Luke Skywalker"), (enhancement("Shed"), None)],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Tear This Ship Apart")
    pay(game)
    game.asks("target", "dark")
    game.offers("target Orbital Bombardment", "target Jedi Lightsaber", "target Shed")
    game.choose("Jedi Lightsaber")
    assert game.zone("Jedi Lightsaber") == "discard pile"
    assert game.zone("Shed") == "in play"
    game.leave()


@pytest.mark.rule("CAP-09")
@pytest.mark.rule("MISSION-13")
def test_detained_offers_no_dark_mission_that_the_light_side_controls(scene):
    """Assassination Contract lies in the light side's area: it never holds captured cards."""
    prey = dummy("Prey", "light", traits=["Character"])
    dark = Side(
        affiliation=NAVY,
        hand=["Detained", "Assassination Contract"],
        objectives=[RICH, CELL],
        units=[dummy("Guard")],
    )
    game = scene(active="dark", dark=dark, light=Side(units=[prey]), abilities=True)
    game.choose("play Assassination Contract mission")
    if game.decision.kind == "pay":
        pay(game)
    assert game.controller("Assassination Contract") == "light"
    game.skip_to("engage", "light")
    engage(game, "Cell", "Prey", defenders=("Guard",))
    game.skip_to("reaction", "dark")
    game.choose("use Detained")
    pay(game)
    game.asks("choose", "dark")
    assert "choose Assassination Contract" not in game.options
    assert {"choose Cell", f"choose {RICH.card.title}"} <= set(game.options)
