"""Knobby White Spider (130-4): an enhancement that is a unit for a phase."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import dummy, icons_of, pay

from swlcg_deck.engine.facts.characteristics import capacity

SPIDER = "Knobby White Spider"


def _spider(scene, *, phase="conflict", guns=(), used=True, **half):
    light = Side(
        affiliation="Jedi",
        enhancements=[(SPIDER, None)],
        objectives=[objective("Base", affiliation="Jedi"), clock("light")],
        **half,
    )
    dark = Side(objectives=[objective("Lair", side="dark"), *guns, clock("dark")])
    game = scene(phase=phase, active="light", dark=dark, light=light, abilities=True)
    if used:
        game.skip_to("action", "light")
        game.choose(f"use {SPIDER}")
        pay(game)
    return game


def _to_the_next_phase(game):
    phase = game.phase
    while game.phase == phase:
        game.decline()
    game.leave()


def test_the_spider_is_a_unit_for_1_resource(scene):
    game = _spider(scene)
    assert sum(game.state.focus) == 1
    assert (game.pile("units", "light"), game.pile("enhancements", "light")) == ([SPIDER], [])
    assert icons_of(game, SPIDER) == {"damage": 2, "tactics": 1}
    assert capacity(game.state, game.card(SPIDER)) == 5
    game.leave()
    assert f"use {SPIDER}" not in game.options


def test_the_spider_needs_its_resource(scene):
    focus = {"Jedi": 1, "Base": 1, "Clock of light": 1}
    game = _spider(scene, used=False, focus=focus)
    game.skip_to("action", "light")
    assert f"use {SPIDER}" not in game.options


def test_the_spider_attacks_and_is_an_enhancement_again_when_the_phase_ends(scene):
    game = _spider(scene)
    game.skip_to("engage", "light")
    game.choose("engage Lair")
    _to_the_next_phase(game)
    # Unopposed: it has no blast damage of its own.
    assert game.damage("Lair") == 1
    assert game.pile("enhancements", "light") == [SPIDER]
    assert (icons_of(game, SPIDER), game.focus(SPIDER)) == ({}, 1)
    game.leave()


@pytest.mark.rule("DMG-27")
@pytest.mark.parametrize(("damage", "zone"), [(4, "in play"), (5, "discard pile")])
def test_the_spider_dies_of_5_damage_as_a_unit_and_of_none_afterwards(scene, damage, zone):
    game = _spider(scene, guns=[salvo("dark", damage, SPIDER, title="Gun")])
    game.skip_to("action", "dark")
    game.choose("use Gun")
    assert game.zone(SPIDER) == zone
    _to_the_next_phase(game)
    assert game.zone(SPIDER) == zone
    if zone == "in play":
        assert (game.pile("enhancements", "light"), game.damage(SPIDER)) == ([SPIDER], 4)
    game.leave()


@pytest.mark.rule("ABIL-30")
def test_a_spider_that_returns_in_the_phase_is_another_one(scene):
    back = "action: {do: [{send: {target: {type: unit}}, to: hand}]}"
    game = _spider(scene, phase="deployment", guns=[objective("Net", side="dark", text=back)])
    game.skip_to("action", "dark")
    game.choose("use Net")
    game.choose("play Knobby White Spider enhancement")
    pay(game)
    assert (game.pile("units", "light"), icons_of(game, SPIDER)) == ([], {})
    _to_the_next_phase(game)
    assert game.pile("enhancements", "light") == [SPIDER]


def test_other_units_are_none_of_its_business(scene):
    game = _spider(scene, units=[dummy("Pal", "light")])
    assert icons_of(game, "Pal") == {}
    game.leave()
