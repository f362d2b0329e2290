"""The cards of A Deep Commitment (set 122)."""

import pytest
from kit.card_makers import event, objective, unit
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, goes_by, icons_of, spent, treasury

from swlcg_deck.engine.facts.characteristics import force_icons

HIT = "action: {do: [{place: damage, to: {target: {title: Victim}}}]}"
DROID = "ET-74 Communications Droid"


@pytest.mark.rule("FORCE-09")
@pytest.mark.parametrize(
    ("shields", "enemy", "winner"),
    [
        ({"Jedi": 1}, 2, "light"),
        ({"Jedi": 1}, 3, "dark"),  # by one only
        ({}, 2, "dark"),
        ({"Jedi": 1, "Sith": 1}, 2, "light"),  # not for the enemy
    ],
)
def test_a_deep_commitment_helps_shielded_units_in_the_struggle(scene, shields, enemy, winner):
    """By 1 Force icon each; a tie leaves the balance."""
    dark = Side(units=[unit("Sith", side="dark", force=enemy)], committed=["Sith"])
    light = Side(
        objectives=["A Deep Commitment"],
        units=[unit("Jedi", force=2)],
        committed=["Jedi"],
        shields=shields,
    )
    game = scene(
        phase="force", active="light", balance="dark", dark=dark, light=light, abilities=True
    )
    game.leave()
    assert game.balance == winner


def test_a_deep_commitment_means_nothing_outside_the_struggle(scene):
    light = Side(
        objectives=["A Deep Commitment"],
        units=[unit("Jedi", force=2)],
        committed=["Jedi"],
        shields={"Jedi": 1},
    )
    game = scene(active="light", light=light, abilities=True)
    assert force_icons(game.state, game.card("Jedi")) == 2
    game.leave()


def _ferus(scene, active, *, shields=1):
    light = Side(
        units=["Ferus Olin", dummy("Victim", "light")],
        hand=[event("Own blast", side="light", text=HIT, cost=0)],
        shields={"Ferus Olin": shields} if shields else {},
    )
    dark = Side(hand=[event("Blast", side="dark", text=HIT, cost=0)])
    game = scene(active=active, dark=dark, light=light, abilities=True)
    game.choose("use Blast" if active == "dark" else "use Own blast")
    return game


@pytest.mark.parametrize("active", ["dark", "light"])
@pytest.mark.parametrize("used", [True, False])
def test_ferus_olin_gives_up_his_shield_to_cancel_an_event(scene, active, used):
    """Whoever plays it."""
    game = _ferus(scene, active)
    game.asks("interrupt", "light")
    game.choose("use Ferus Olin" if used else "pass")
    assert (game.damage("Victim"), game.shields("Ferus Olin")) == ((0, 0) if used else (1, 1))
    assert game.zone("Blast" if active == "dark" else "Own blast") == "discard pile"
    game.leave()


def test_ferus_olin_needs_a_shield_of_his_own(scene):
    game = _ferus(scene, "dark", shields=0)
    assert game.decision.kind != "interrupt"
    assert game.damage("Victim") == 1
    game.leave()


def _droid(scene, *, shot, gun_of="dark", focus=0, verb="place: damage, to"):
    """Shields on a unit and an objective of the light side and on a dark unit."""
    text = f"action: {{do: [{{{verb}: {{each: {{title: {shot}}}}}}}]}}"
    gun = objective("Gun", side=gun_of, text=text)
    light = Side(
        units=[DROID, dummy("Guard", "light"), dummy("Pal", "light")],
        objectives=[objective("Base"), *([gun] if gun_of == "light" else [])],
        shields={"Guard": 1, "Base": 1},
        focus={DROID: focus} if focus else {},
    )
    dark = Side(
        units=[dummy("Foe")],
        objectives=[gun] if gun_of == "dark" else None,
        shields={"Foe": 1},
    )
    game = scene(active=gun_of, dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    if game.decision.kind == "shield":
        game.choose(game.options[0])
    return game


@pytest.mark.rule("SHIELD-09")
@pytest.mark.parametrize("used", [True, False])
def test_the_communications_droid_passes_a_used_shield_on_to_another_friend(scene, used):
    game = _droid(scene, shot="Guard")
    assert (game.damage("Guard"), game.shields("Guard")) == (0, 0)
    game.asks("reaction", "light")
    game.choose(f"use {DROID}" if used else "pass")
    if used:
        game.asks("target", "light")
        game.offers(f"target {DROID}", "target Pal")
        game.choose("target Pal")
    assert (game.shields("Pal"), game.focus(DROID)) == ((1, 1) if used else (0, 0))
    game.leave()


@pytest.mark.parametrize(
    ("case", "offered"),
    [
        ({"shot": "Base"}, False),
        ({"shot": "Foe", "gun_of": "light"}, False),
        ({"shot": "Guard", "verb": "remove: shield, from"}, False),
        ({"shot": "Guard", "focus": 1}, False),
        ({"shot": "Foe", "gun_of": "light", "verb": "remove: shield, from"}, True),
    ],
)
def test_the_communications_droid_wants_a_shield_that_you_took_off_a_unit(scene, case, offered):
    """By using it or by an effect of yours, whosever unit it was on."""
    game = _droid(scene, **case)
    assert (game.decision.kind == "reaction") is offered
    if offered:
        game.choose(f"use {DROID}")
        game.offers(f"target {DROID}", "target Guard", "target Pal")
    game.leave()


def _base(scene, **half):
    light = Side(
        units=[dummy(title, "light") for title in ("Gunner", "Scout", "Bare")],
        enhancements=[("Asteroid Base", None)],
        objectives=[objective("Camp"), clock("light")],
        shields={"Gunner": 1, "Scout": 1, "Camp": 1},
        **half,
    )
    dark = Side(units=[dummy("Foe")], shields={"Foe": 1})
    return scene(active="light", dark=dark, light=light, abilities=True)


@pytest.mark.rule("ERR-13")
@pytest.mark.parametrize(("way", "icon"), [(0, "damage"), (1, "blast")])
def test_asteroid_base_makes_an_icon_of_a_shield_for_the_phase(scene, way, icon):
    game = _base(scene)
    game.choose("use Asteroid Base")
    game.offers("choose Gunner", "choose Scout")
    game.choose("choose Gunner")
    game.choose(f"either Asteroid Base {way}")
    assert [icons_of(game, card) for card in ("Gunner", "Scout")] == [{icon: 1}, {}]
    assert (game.shields("Gunner"), game.shields("Scout")) == (0, 1)
    assert "use Asteroid Base" not in game.options  # once per turn
    goes_by(game, "Asteroid Base", "engage", "light")
    assert icons_of(game, "Gunner") == {}
    goes_by(game, "Asteroid Base", "commit", "light")


def test_force_barrier_shields_whatever_of_yours_has_no_shield(scene):
    light = Side(
        hand=["Force Barrier"],
        units=[dummy("Jedi", "light"), dummy("Guard", "light")],
        objectives=[treasury("Jedi"), objective("Camp")],
        shields={"Guard": 1},
    )
    dark = Side(units=[dummy("Foe")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert spent(game, "use Force Barrier") == 3
    cards = ("Jedi", "Guard", "Treasury", "Camp", "Foe", "Objective 1")
    assert [game.shields(card) for card in cards] == [1, 1, 1, 1, 0, 0]
    game.leave()
