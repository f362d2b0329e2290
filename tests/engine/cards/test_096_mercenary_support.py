"""The cards of Mercenary Support (set 96)."""

import pytest
from kit.card_makers import enhancement, event, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.texts import action
from kit.usual_cards import clock
from real_cards import DEN, SCUM, dummy, goes_by, pay, treasury

RARER_BOARD = {
    "96-3": "it takes part in every engagement there, and then it strikes anyway",
    "96-4": "as the other printing",
}


@pytest.mark.rule("STRIKE-22")
@pytest.mark.parametrize(("active", "strikes"), [("light", True), ("dark", False)])
def test_trandoshans_strike_from_outside_at_dark_side_objectives(scene, active, strikes):
    dark = Side(
        units=["Trandoshan Security Team", dummy("Foe")],
        hand=[event("Skill", side="dark", force=3)],
    )
    light = Side(units=[dummy("Pal", "light")])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    if active == "light":
        engage(game, "Objective 1", "Pal", defenders=("Foe",))
    else:
        engage(game, "Objective 4", "Foe", defenders=("Pal",))
    game.skip_to("edge", "dark")
    game.choose("place Skill")
    if strikes:
        game.skip_to("strike", "dark")
        game.offers("strike Foe", "strike Trandoshan Security Team")
        game.choose("strike Trandoshan Security Team")
    game.skip_to("commit")
    # Without a choice the participant alone strikes.
    assert game.damage("Pal") == (2 if strikes else 0)
    assert game.focus("Trandoshan Security Team") == int(strikes)


def _punishing(scene, active, **captives):
    """Of the captives each lies at the card that is named, an objective or Dengar."""
    dark = Side(units=["Punishing One", "67-2"], objectives=[DEN, clock("dark")])
    held = [(dummy(title, "light"), at) for title, at in captives.items()]
    light = Side(units=[dummy("Raider", "light")], captured=held)
    return scene(phase="draw", active=active, dark=dark, light=light, abilities=True)


@pytest.mark.rule("CAP-18")
def test_punishing_one_moves_a_captured_card_when_your_deployment_begins(scene):
    game = _punishing(scene, "dark", Leia="Den", Han="Den", Lando="Dengar")
    game.skip_to("reaction", "dark")
    game.choose("use Punishing One")
    # It is chosen, not targeted; and whom a unit holds lies at no objective.
    game.asks("choose", "dark")
    game.offers("choose Leia", "choose Han")
    game.choose("choose Leia")
    assert [game.host(name) for name in ("Leia", "Han", "Lando")] == [
        *("Clock of dark", "Den", "Dengar")
    ]
    assert game.zone("Leia") == "captured"
    game.leave()


def test_punishing_one_may_take_any_other_dark_side_objective(scene):
    dark = Side(units=["Punishing One"])
    light = Side(captured=[(dummy("Prisoner", "light"), "Objective 1")])
    game = scene(phase="draw", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "dark")
    game.choose("use Punishing One")
    names = {game.names([option[1]])[0] for option in game.decision.options}
    assert names == {"Objective 2", "Objective 3"}
    game.choose("Objective 3")
    assert game.host("Prisoner") == "Objective 3"
    game.leave()


@pytest.mark.parametrize(("active", "at"), [("light", "Den"), ("dark", "Dengar")])
def test_punishing_one_waits_for_your_deployment_and_leaves_alone_whom_a_unit_holds(
    scene, active, at
):
    game = _punishing(scene, active, Leia=at)
    goes_by(game, "Punishing One", "commit", active)
    assert game.host("Leia") == at


SUPPORT = "Mercenary Support"


def _hired(scene, **more):
    hand = [
        unit(f"{trait} man", side="dark", cost=9, traits=["Character", trait])
        for trait in ("Mercenary", "Bounty Hunter", "Trooper")
    ]
    gear = enhancement("Gear", side="dark", cost=9, traits=["Mercenary"])
    dark = Side(objectives=[SUPPORT, clock("dark")], hand=[*hand, gear], **more)
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose(f"use {SUPPORT}")
    game.offers("choose Mercenary man", "choose Bounty Hunter man")
    return game


@pytest.mark.parametrize("trait", ["Mercenary", "Bounty Hunter"])
def test_mercenary_support_hires_somebody_of_your_hand_for_the_phase(scene, trait):
    game = _hired(scene, units=[dummy("Boss")])
    game.choose(f"choose {trait} man")
    assert game.zone(f"{trait} man") == "in play"
    assert (game.controller(f"{trait} man"), game.focus(SUPPORT)) == ("dark", 1)
    game.skip_to("engage", "dark")
    assert game.zone(f"{trait} man") == "discard pile"
    assert len(game.pile("hand", "dark")) == 3
    game.leave()


@pytest.mark.rule("ABIL-30")
def test_who_left_play_meanwhile_is_not_discarded(scene):
    home = dummy("Boss", text=action("send: {each: {title: Mercenary man}}, to: hand"))
    game = _hired(scene, units=[home])
    game.choose("choose Mercenary man")
    game.choose("use Boss")
    game.skip_to("engage", "dark")
    assert game.zone("Mercenary man") == "hand"
    game.leave()


@pytest.mark.rule("GEN-12")
def test_a_price_on_their_heads_captures_1_unit_of_the_only_opponent(scene):
    dark = Side(
        affiliation=SCUM,
        hand=["A Price on Their Heads"],
        objectives=[DEN, treasury(SCUM)],
        units=[dummy("Own")],
    )
    light = Side(units=[dummy("One", "light"), dummy("Two", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use A Price on Their Heads")
    pay(game)
    game.offers("target One", "target Two")
    game.choose("target One")
    # A second one would have to be another player's.
    game.choose("capture at Den")
    assert (game.zone("One"), game.host("One")) == ("captured", "Den")
    assert (game.zone("Two"), game.zone("Own")) == ("in play", "in play")
    game.leave()
