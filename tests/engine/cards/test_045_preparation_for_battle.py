"""The cards of Preparation for Battle (set 45)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import clock, salvo
from real_cards import dummy, icons_of, pay

RARER_BOARD = {"45-1": "the dial is high and a unit is shielded"}
PREPARATION = "Preparation for Battle"


def _prepared(scene, dial):
    gun = salvo("light", 2, "Safe", "Bare", "Town", "Foe", title="Gun")
    light = Side(objectives=[PREPARATION, objective("Town"), gun])
    light.units = [dummy("Safe", "light"), dummy("Bare", "light")]
    light.shields = {"Safe": 1, "Town": 1}
    dark = Side(units=[dummy("Foe")], shields={"Foe": 1})
    return scene(active="light", dial=dial, light=light, dark=dark, abilities=True)


@pytest.mark.rule("GEN-03")
@pytest.mark.rule("SHIELD-04")
@pytest.mark.parametrize(("dial", "damage"), [(3, 0), (4, 0), (5, 2)])
def test_your_shielded_units_cannot_be_damaged_while_the_dial_is_low(scene, dial, damage):
    game = _prepared(scene, dial)
    game.choose("use Gun")
    game.choose("take Foe")
    # The damage is your own, so no shield of yours can be used against it.
    damaged = [game.damage(name) for name in ("Safe", "Bare", "Town", "Foe")]
    assert damaged == [damage, 2, 2, 2]
    game.leave()


@pytest.mark.parametrize(("dial", "icons"), [(7, {}), (8, {"blast": 1}), (9, {"blast": 1})])
def test_your_shielded_units_blast_while_the_dial_is_high(scene, dial, icons):
    game = _prepared(scene, dial)
    assert icons_of(game, "Safe") == icons
    assert (icons_of(game, "Bare"), icons_of(game, "Foe")) == ({}, {})
    game.leave()


@pytest.mark.parametrize("shielded", ["Pal", "Foe", "Town", "Den"])
def test_hoth_scout_is_sacrificed_to_shield_a_unit_or_objective(scene, shielded):
    light = Side(units=["Hoth Scout", dummy("Pal", "light")], objectives=[objective("Town")])
    dark = Side(units=[dummy("Foe")], objectives=[objective("Den", side="dark")])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    game.choose("use Hoth Scout")
    game.offers(*(f"target {name}" for name in ("Pal", "Foe", "Town", "Den")))
    game.choose(f"target {shielded}")
    assert game.zone("Hoth Scout") == "discard pile"
    assert game.shields(shielded) == 1
    game.leave()


SHELTER = "Shelter from the Storm"


def _shelter(scene, *, hoth="light", **more):
    ice = objective("Ice", side=hoth, traits=["Hoth"] if hoth else [])
    mark = "apply: {unopposed: 1}, until: turn"
    own = "pick: {target: {type: unit, side: friendly}}"
    helped = objective("Help", text=f"action: {{do: [{{{own}}}, {{{mark}}}]}}")
    light = Side(
        hand=[SHELTER],
        units=[
            dummy("Hero", "light", traits=["Character"]),
            dummy("Wing", "light", traits=["Vehicle"]),
            dummy("Beast", "light", traits=["Creature", "Hoth"]),
        ],
        objectives=[clock("light"), helped, *([ice] if hoth != "dark" else [])],
        **more,
    )
    shot = {"place": "focus", "to": {"target": {"type": "unit", "side": "enemy"}}}
    dark = Side(
        units=[dummy("Foe", traits=["Character"])],
        objectives=[
            salvo("dark", 2, "Hero", "Wing", title="Gun"),
            objective("Aim", side="dark", text=f"action: {{do: [{shot}], limit: {{per: turn}}}}"),
            *([ice] if hoth == "dark" else []),
        ],
    )
    return scene(active="light", light=light, dark=dark, abilities=True)


@pytest.mark.parametrize("hoth", ["light", "dark"])
def test_shelter_from_the_storm_keeps_a_character_of_yours_safe_for_the_phase(scene, hoth):
    game = _shelter(scene, hoth=hoth)
    game.choose(f"use {SHELTER}")
    pay(game)
    assert game.shields("Hero") == 1
    game.choose("use Gun")
    assert (game.damage("Hero"), game.damage("Wing")) == (0, 2)
    game.pass_()
    game.choose("use Aim")
    game.offers("target Wing", "target Beast")
    game.choose("target Wing")
    assert (game.focus("Wing"), game.focus("Hero")) == (1, 0)
    game.leave()


def test_what_is_sheltered_may_still_be_targeted_by_its_own_side(scene):
    game = _shelter(scene)
    game.choose(f"use {SHELTER}")
    pay(game)
    game.pass_()
    game.choose("use Help")
    game.offers("target Hero", "target Wing", "target Beast")
    game.leave()


def test_shelter_from_the_storm_ends_with_the_phase(scene):
    game = _shelter(scene)
    game.choose(f"use {SHELTER}")
    pay(game)
    game.skip_to("engage", "light")
    game.pass_()
    game.asks("action", "light")
    game.pass_()
    game.choose("use Gun")
    game.choose("shield Hero")
    assert (game.damage("Hero"), game.damage("Wing")) == (1, 2)
    game.pass_()
    game.choose("use Aim")
    game.offers("target Hero", "target Wing", "target Beast")
    game.choose("target Hero")
    assert game.focus("Hero") == 1
    game.leave()


def test_shelter_from_the_storm_needs_a_hoth_objective(scene):
    game = _shelter(scene, hoth="")
    assert f"use {SHELTER}" not in game.options
    game.leave()
