"""The cards of Across the Dune Sea (set 282)."""

import pytest
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, pay

JAWA = "Jawa Warrior"


def _prey(scene, *, traits, exhausted):
    snare = "action: {do: [{place: focus, to: {target: {title: [Prey, Other]}}}]}"
    dark = Side(units=[dummy("Prey", traits=traits), dummy("Other", traits=traits, text=snare)])
    game = scene(
        phase="conflict",
        active="light",
        dark=dark,
        light=Side(units=[JAWA], hand=[dummy("Edge card", "light")]),
        abilities=True,
    )
    engage(game, "Objective 1", JAWA, defenders=("Prey", "Other"))
    game.skip_to("action", "dark")
    game.choose("use Other")
    game.choose(f"target {'Prey' if exhausted else 'Other'}")
    game.skip_to("edge", "light")
    game.choose("place Edge card")
    game.skip_to("unit damage", "light")
    game.choose("hit Prey")
    return game


@pytest.mark.rule("DMG-03")
@pytest.mark.parametrize(
    ("traits", "exhausted", "damage"),
    [(["Vehicle"], True, 2), (["Vehicle"], False, 1), (["Character"], True, 1)],
)
def test_jawa_warrior_deals_double_damage_to_exhausted_units_but_characters(
    scene, traits, exhausted, damage
):
    game = _prey(scene, traits=traits, exhausted=exhausted)
    assert game.damage("Prey") == damage
    game.leave()


@pytest.mark.rule("DEPLOY-15")
def test_jawa_warrior_is_played_into_an_engagement_for_its_cost(scene):
    light = Side(hand=[JAWA], units=[dummy("Hero", "light"), dummy("Home", "light")])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    engage(game, "Objective 1", "Hero")
    game.skip_to("commit", "light")
    assert game.zone(JAWA) == "hand"
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 1")
    game.choose("Hero")
    before = sum(game.state.focus)
    game.choose(f"use {JAWA}")
    pay(game)
    assert (game.role(JAWA), sum(game.state.focus) - before) == ("attacking", 1)
    game.leave()
