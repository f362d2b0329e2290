"""The cards of The Emperor's Sword (set 149)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle
from real_cards import dummy, icons_of, pay, treasury


def _hand(scene, dial, *, active="light"):
    dark = Side(
        hand=["Hand of the Emperor"],
        objectives=[treasury("Sith")],
        units=[dummy("Guard"), dummy("Other")],
    )
    light = Side(units=[dummy("Hero", "light"), dummy("Pal", "light"), dummy("Home", "light")])
    game = scene(phase="conflict", active=active, dial=dial, dark=dark, light=light, abilities=True)
    at = "Treasury" if active == "light" else "Objective 4"
    game.skip_to("engage")
    game.choose(f"engage {at}")
    game.choose(*(("Hero", "Pal") if active == "light" else ("Guard",)))
    return game


@pytest.mark.rule("RES-15")
@pytest.mark.parametrize(("dial", "cost"), [(0, 1), (4, 1), (5, 2)])
def test_hand_of_the_emperor_costs_1_less_while_the_dial_is_low(scene, dial, cost):
    game = _hand(scene, dial)
    game.asks("reaction", "dark")
    before = sum(game.state.focus)
    game.choose("use Hand of the Emperor for Hero")
    pay(game)
    assert (game.focus("Hero"), game.focus("Pal")) == (1, 0)
    assert sum(game.state.focus) - before - 1 == cost
    game.leave()


@pytest.mark.rule("TC-28")
def test_hand_of_the_emperor_reaches_a_defender_too(scene):
    game = _hand(scene, 4, active="dark")
    game.skip_to("defenders", "light")
    game.choose("Pal")
    game.asks("reaction", "dark")
    game.choose("use Hand of the Emperor")
    pay(game)
    assert (game.focus("Pal"), game.focus("Home")) == (1, 0)
    game.leave()


@pytest.mark.parametrize("active", ["dark", "light"])
def test_hand_of_the_emperor_does_not_answer_units_of_its_own_side(scene, active):
    """Neither its own attacker nor its own defender."""
    game = _hand(scene, 4, active=active)
    if active == "light":
        game.skip_to("defenders", "dark")
        game.choose("Guard")
    assert not any(one.startswith("use Hand of the Emperor") for one in game.options)
    game.leave()


SNARE = "action: {do: [{place: focus, to: {target: {title: [Foe, Snare]}}}]}"
"""Exhausts an attacker's prey, or the objective itself, in the engagement."""


def _maarek(scene, prey, *, icons):
    wing = dummy("Wing", traits=["Vehicle", "Fighter"], icons=icons)
    dark = Side(units=[wing], enhancements=[("149-2", "Wing")], hand=[dummy("Edge card")])
    light = Side(
        units=[dummy("Foe", "light"), dummy("Other", "light")],
        objectives=[objective("Snare", text=SNARE)],
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Snare", "Wing", defenders=("Foe", "Other"))
    game.skip_to("action", "light")
    game.choose("use Snare")
    game.choose(f"target {prey}")
    game.skip_to("edge", "dark")
    game.choose("place Edge card")
    return game


@pytest.mark.rule("DMG-03")
@pytest.mark.parametrize(("prey", "damage"), [("Foe", 4), ("Snare", 2)])
def test_the_vehicle_of_maarek_stele_deals_double_damage_to_exhausted_units(scene, prey, damage):
    game = _maarek(scene, prey, icons=(2, 0, 0))
    game.skip_to("unit damage", "dark")
    game.choose("hit Foe")
    assert game.damage("Foe") == damage
    game.leave()


@pytest.mark.rule("MOD-06")
@pytest.mark.parametrize(("prey", "damage"), [("Snare", 2), ("Foe", 1)])
def test_the_vehicle_of_maarek_stele_deals_double_damage_to_exhausted_objectives(
    scene, prey, damage
):
    game = _maarek(scene, prey, icons=(0, 1, 0))
    game.skip_to("commit", "dark")
    assert game.damage("Snare") == damage
    game.leave()


def test_maarek_stele_himself_deals_what_he_shows(scene):
    light = Side(units=[dummy("Foe", "light"), dummy("Other", "light")])
    light.objectives = [objective("Snare", text=SNARE)]
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=["149-2"], hand=[dummy("Edge card")]),
        light=light,
        abilities=True,
    )
    engage(game, "Snare", "Maarek Stele", defenders=("Foe", "Other"))
    game.skip_to("action", "light")
    game.choose("use Snare")
    game.choose("target Foe")
    game.skip_to("edge", "dark")
    game.choose("place Edge card")
    game.skip_to("unit damage", "dark")
    game.choose("hit Foe")
    # One icon, and one more with the edge.
    assert game.damage("Foe") == 2
    game.leave()


def _delta(scene, *, active="dark"):
    """Of all these only Wing and Walker are in the engagement, without a Pilot, and Vehicles."""
    wings = [
        vehicle("Wing", "light", capacity=9),
        dummy("Walker", "light", traits=["Vehicle"]),
        vehicle("Flown", "light", capacity=9),
        dummy("Person", "light"),
        vehicle("Home", "light"),
    ]
    light = Side(units=wings, enhancements=[(pilot("Ace", side="light"), "Flown")])
    dark = Side(units=["Delta One", vehicle("Own", capacity=9)])
    game = scene(phase="conflict", active=active, light=light, dark=dark, abilities=True)
    there = ("Wing", "Walker", "Flown", "Person")
    own = ("Delta One", "Own")
    attackers, defenders = (own, there) if active == "dark" else (there, own)
    game.skip_to("engage")
    game.choose("engage Objective 4" if active == "dark" else "engage Objective 1")
    game.choose(*attackers)
    game.skip_to("defenders")  # past shielding
    game.choose(*defenders)
    return game


DELTA_SEES = ("Wing", "Walker", "Flown", "Person", "Home", "Own")


@pytest.mark.parametrize("active", ["dark", "light"])
def test_delta_one_holds_up_enemy_vehicles_without_pilot(scene, active):
    game = _delta(scene, active=active)
    game.skip_to("strike", "dark")
    before = [game.focus(name) for name in DELTA_SEES]
    game.choose("strike Delta One")
    game.choose("use Delta One")
    after = [game.focus(name) for name in DELTA_SEES]
    gained = [now - then for now, then in zip(after, before, strict=True)]
    assert gained == [1, 1, 0, 0, 0, 0]
    game.leave()


def test_delta_one_may_hold_up_nobody(scene):
    game = _delta(scene)
    game.skip_to("strike", "dark")
    before = [game.focus(name) for name in DELTA_SEES]
    game.choose("strike Delta One")
    assert "use Delta One" in game.options
    game.pass_()
    assert [game.focus(name) for name in DELTA_SEES] == before
    game.leave()


@pytest.mark.parametrize("defenders", [(), ("Foe",), ("Foe", "Pal")])
def test_concussion_missiles_add_unit_damage_for_each_enemy_there(scene, defenders):
    dark = Side(units=[vehicle("Wing"), vehicle("Other")])
    dark.enhancements = [("Advanced Concussion Missiles", "Wing")]
    light = Side(units=[dummy(name, "light") for name in ("Foe", "Pal", "Home")])
    game = scene(phase="conflict", active="dark", light=light, dark=dark, abilities=True)
    assert icons_of(game, "Wing") == {}
    engage(game, "Objective 4", "Wing", "Other", defenders=defenders)
    seen = {"damage": len(defenders)} if defenders else {}
    assert [icons_of(game, name) for name in ("Wing", "Other")] == [seen, {}]
    game.leave()
