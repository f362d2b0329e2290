"""The cards of Blue Squadron Support (set 92)."""

import pytest
from kit.card_makers import objective, unit
from kit.engagements import engage
from kit.looking import looks_at
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import REBELS, dummy, goes_by, pay, treasury

RARER_BOARD = {"92-3": "nobody has a partner in a game of two"}
SUPPORT = "Blue Squadron Support"


@pytest.mark.rule("GEN-12")
def test_blue_squadron_support_takes_1_of_the_top_2_cards_and_sinks_the_other(scene):
    light = Side(
        objectives=[SUPPORT],
        deck=[unit("First"), unit("Second"), unit("Third")],
        hand=[unit("Own")],
    )
    dark = Side(deck=[unit("Theirs", side="dark")])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    assert looks_at(game, f"use {SUPPORT}") == [("light", ["First", "Second"])]
    game.choose(f"use {SUPPORT}")
    game.offers("choose First", "choose Second")
    game.choose("choose Second")
    deck = game.pile("deck", "light")
    assert (deck[-1], deck[0], len(deck)) == ("Third", "First", 14)
    assert sorted(game.pile("hand", "light")) == ["Own", "Second"]
    assert game.focus(SUPPORT) == 1
    game.leave()


@pytest.mark.rule("DEF-15")
def test_what_blue_squadron_support_adds_to_the_hand_is_not_drawn(scene):
    spy = "reaction: {when: {drawn: any}, do: [{dial: 1}]}"
    dark = Side(objectives=[objective("Spy", side="dark", text=spy)])
    light = Side(objectives=[SUPPORT], deck=[unit("First"), unit("Second")])
    game = scene(active="light", light=light, dark=dark, abilities=True)
    game.choose(f"use {SUPPORT}")
    game.choose("choose First")
    assert game.decision.kind != "reaction"
    game.leave()


def _leader(scene, active):
    dark = Side(units=[dummy("Guard")])
    light = Side(units=["Blue Leader"])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "light":
        engage(game, "Objective 1", "Blue Leader", defenders=("Guard",))
    else:
        engage(game, "Objective 4", "Guard", defenders=("Blue Leader",))
    return game


@pytest.mark.parametrize("hit", ["Objective 3", "Objective 4"])
def test_blue_leader_hits_another_objective_as_it_attacks(scene, hit):
    game = _leader(scene, "light")
    game.skip_to("reaction", "light")
    game.choose("use Blue Leader")
    # Every one but the engaged objective, yours too.
    game.offers(*(f"target Objective {number}" for number in range(2, 7)))
    game.choose(f"target {hit}")
    # The engaged one is hit by its blast icons alone.
    assert (game.damage(hit), game.damage("Objective 1")) == (1, 2)
    game.leave()


def test_blue_leader_hits_nothing_else_as_a_defender(scene):
    game = _leader(scene, "dark")
    goes_by(game, "Blue Leader", "commit", "dark")
    assert game.focus("Blue Leader") == 1
    assert [game.damage(f"Objective {number}") for number in range(1, 7)] == [0] * 6
    game.leave()


def _rapid(scene, active):
    light = Side(
        affiliation=REBELS,
        hand=["Rapid Fire"],
        objectives=[treasury(REBELS), clock("light")],
        units=[dummy("Own", "light")],
    )
    dark = Side(units=[dummy("One"), dummy("Two")], objectives=[clock("dark")])
    game = scene(active=active, dark=dark, light=light, abilities=True)
    game.skip_to("action", "light")
    return game


@pytest.mark.rule("GEN-12")
def test_rapid_fire_hits_1_unit_of_the_only_opponent(scene):
    game = _rapid(scene, "light")
    game.choose("use Rapid Fire")
    pay(game)
    game.offers("target One", "target Two")
    game.choose("target Two")
    # A second unit would need a second opponent.
    game.asks("action", "dark")
    assert [game.damage(name) for name in ("One", "Two", "Own")] == [0, 1, 0]


def test_rapid_fire_is_for_your_turn(scene):
    game = _rapid(scene, "dark")
    game.offers("use Clock of light", "pass")


@pytest.mark.rule("GEN-12")
def test_no_partner_draws_for_the_b_wing(scene):
    light = Side(units=["92-3"])
    game = scene(phase="conflict", active="light", light=light, abilities=True)
    held = [len(game.pile("hand", side)) for side in ("dark", "light")]
    engage(game, "Objective 1", "B-Wing")
    game.skip_to("commit")
    assert game.focus("B-Wing") == 1
    assert [len(game.pile("hand", side)) for side in ("dark", "light")] == held
