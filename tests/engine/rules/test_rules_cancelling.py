"""Cancelling, chains of interrupts and reactions, and what becomes of an event (TIME-18..23)."""

import pytest
from kit.abilities import action_event, enemy_unit, target
from kit.card_makers import event, objective, unit
from kit.looking import asked, goes_on
from kit.scenario import Side
from kit.usual_cards import canceller

from swlcg_deck.engine.core.constants import EVENT
from swlcg_deck.engine.texts.verbs.tokens import Deal


def is_event(state, scope, event, subject):
    return state.faces[subject].kind == EVENT


def by_enemy(state, scope, event, subject):
    return is_event(state, scope, event, subject) and event.by != scope.you


RAID = {"targets": (target(enemy_unit),), "cost": 1}


def raid(side="dark", title="Raid", **facts):
    return action_event(title, Deal("target"), side=side, **{**RAID, **facts})


@pytest.mark.rule("ABIL-17")
@pytest.mark.rule("TIME-28")
@pytest.mark.rule("RB-15")
@pytest.mark.rule("TC-67")
def test_a_cancelled_event_was_played_its_cost_stays_paid_and_it_is_discarded(scene):
    told = objective(
        "Told",
        side="dark",
        text="reaction: {when: {played: {type: event}}, do: [{place: shield, to: self}]}",
    )
    game = scene(
        dark=Side(hand=[raid()], objectives=[told]),
        light=Side(
            units=[unit("A", side="light"), unit("B", side="light")],
            hand=[canceller("No", "light")],
        ),
    )
    game.choose("use Raid")
    if asked(game) == "pay dark":
        game.choose("generate Sith")
    game.choose("target A")
    # He has paid and named his target, and nothing has happened yet.
    assert asked(game) == "interrupt light on played"
    assert (game.focus("Sith affiliation"), game.damage("A")) == (1, 0)
    game.choose("use No")
    assert asked(game) == "reaction dark on played"
    assert game.names(game.state.stack[-1].event.cards) == ["No"]
    game.pass_()
    assert (game.damage("A"), game.zone("Raid")) == (0, "discard pile")
    assert game.focus("Sith affiliation") == 1
    # Only its effects were cancelled: it was played, which may be reacted to.
    assert asked(game) == "reaction dark on played"
    assert game.names(game.state.stack[-1].event.cards) == ["Raid"]


@pytest.mark.rule("TIME-13")
def test_nobody_reacts_to_what_was_cancelled(scene):
    told = objective(
        "Told",
        side="dark",
        text="reaction: {when: {damaged: any}, do: [{place: shield, to: self}]}",
    )
    gun = objective(
        "Gun",
        side="dark",
        text="action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}",
    )
    saved = unit(
        "Saved", side="light", text="interrupt: {when: {damaged: any}, do: [{cancel: it}]}"
    )
    game = scene(dark=Side(objectives=[gun, told]), light=Side(units=[saved]))
    game.choose("use Gun")
    game.choose("use Saved")
    assert (game.damage("Saved"), asked(game)) == (0, "action dark")
    game.choose("use Gun")
    game.pass_()
    assert (game.damage("Saved"), asked(game)) == (1, "reaction dark on damaged")


@pytest.mark.rule("DEF-08")
def test_a_cancelled_ability_counts_towards_its_limit(scene):
    gun = objective(
        "Gun",
        side="dark",
        text=("action: {do: [{place: damage, to: {target: {type: unit}}}], limit: {per: turn}}"),
    )
    jam = event("Jam", side="light", text="interrupt: {when: {initiated: any}, do: [{cancel: it}]}")
    idle = objective("Idle", side="dark", text="action: {do: [{place: shield, to: self}]}")
    game = scene(
        dark=Side(objectives=[gun, idle], units=[unit("Guard", side="dark")]),
        light=Side(hand=[jam]),
    )
    game.choose("use Gun")
    game.choose("use Jam")
    assert game.damage("Guard") == 0
    game.offers("use Idle", "pass")


@pytest.mark.rule("ABIL-27")
@pytest.mark.rule("TC-69")
def test_an_event_under_way_is_in_no_zone_and_cannot_find_itself(scene):
    dig = event("Dig", side="dark", text="action: {do: [{send: {top: 1, of: discard}, to: hand}]}")
    game = scene(dark=Side(hand=[dig], discard=[unit("Lost", side="dark")]))
    game.choose("use Dig")
    assert game.pile("hand", "dark") == ["Lost"]
    assert game.pile("discard", "dark") == ["Dig"]
    goes_on(game)


@pytest.mark.rule("ABIL-27")
@pytest.mark.rule("ABIL-20")
def test_an_event_cannot_be_played_to_find_itself(scene):
    dig = event("Dig", side="dark", text="action: {do: [{send: {top: 1, of: discard}, to: hand}]}")
    idle = objective("Idle", side="dark", text="action: {do: [{place: shield, to: self}]}")
    game = scene(dark=Side(hand=[dig], objectives=[idle]))
    game.offers("use Idle", "pass")


@pytest.mark.rule("TC-69")
@pytest.mark.rule("RB-15")
def test_an_event_lies_in_the_discard_pile_before_anyone_reacts_to_its_playing(scene):
    told = objective(
        "Told",
        side="dark",
        text="reaction: {when: {played: {type: event}}, do: [{place: shield, to: self}]}",
    )
    game = scene(
        dark=Side(hand=[raid(cost=0)], objectives=[told]),
        light=Side(units=[unit("A", side="light")]),
    )
    game.choose("use Raid")
    assert asked(game) == "reaction dark on played"
    assert (game.damage("A"), game.zone("Raid")) == (1, "discard pile")


@pytest.mark.rule("TIME-19")
@pytest.mark.rule("TIME-20")
@pytest.mark.rule("TIME-21")
@pytest.mark.rule("TIME-22")
@pytest.mark.rule("TIME-23")
@pytest.mark.rule("TC-59")
def test_the_worked_example_of_a_chain_of_interrupts(scene):
    deflect = event(
        "Deflection",
        side="light",
        text=(
            "interrupt: {when: {damaged: {title: Master}}, do: [{redirect: 1, "
            "to: {target: {type: unit, side: enemy}}}]}"
        ),
    )
    worse = event(
        "Worse",
        side="dark",
        text="interrupt: {when: {played: {type: event}, by: opponent}, do: [{cancel: it}]}",
    )
    stroke = event(
        "Stroke",
        side="light",
        text="interrupt: {when: {played: {type: event}, by: opponent}, do: [{cancel: it}]}",
    )
    last = objective(
        "Last",
        side="light",
        text="interrupt: {when: {damaged: {title: Master}}, do: [{place: shield, to: self}]}",
    )
    gun = objective(
        "Gun",
        side="dark",
        text="action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}",
    )
    game = scene(
        dark=Side(objectives=[gun], units=[unit("Trooper", side="dark")], hand=[worse]),
        light=Side(objectives=[last], units=[unit("Master", side="light")], hand=[deflect, stroke]),
    )
    game.choose("use Gun")
    assert asked(game) == "interrupt light on damaged"
    game.offers("use Deflection", "use Last", "pass")
    game.choose("use Deflection")
    assert asked(game) == "interrupt dark on played"
    game.choose("use Worse")
    assert asked(game) == "interrupt light on played"
    game.offers("use Stroke", "pass")
    game.choose("use Stroke")
    # Stroke first, so Worse does nothing and is discarded; then Deflection moves the damage.
    assert game.pile("discard", "dark") == ["Worse"]
    assert game.pile("discard", "light") == ["Stroke", "Deflection"]
    assert game.damage("Trooper") == 1
    # All the damage went elsewhere: there is nothing left to interrupt.
    assert (game.damage("Master"), asked(game)) == (0, "action dark")


@pytest.mark.rule("TIME-23")
@pytest.mark.rule("TIME-09")
def test_after_a_nested_chain_the_first_condition_may_still_be_interrupted(scene):
    guard = event(
        "Guarding",
        side="light",
        text=(
            "interrupt: {when: {damaged: any}, do: [{place: shield, "
            "to: {target: {type: unit, side: friendly}}}]}"
        ),
    )
    no = event(
        "No",
        side="dark",
        text="interrupt: {when: {played: {type: event}, by: opponent}, do: [{cancel: it}]}",
    )
    last = objective(
        "Last",
        side="light",
        text="interrupt: {when: {damaged: any}, do: [{place: shield, to: self}]}",
    )
    gun = objective(
        "Gun",
        side="dark",
        text="action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}",
    )
    game = scene(
        dark=Side(objectives=[gun], hand=[no]),
        light=Side(objectives=[last], units=[unit("Master", side="light")], hand=[guard]),
    )
    game.choose("use Gun")
    game.choose("use Guarding")
    game.choose("use No")
    assert game.damage("Master") == 0
    assert asked(game) == "interrupt light on damaged"
    game.offers("use Last", "pass")
    game.choose("use Last")
    assert game.shields("Last") == 1
    # Now it has happened, and that occurrence is not interrupted again.
    assert (game.damage("Master"), asked(game)) == (1, "action dark")


@pytest.mark.rule("TIME-19")
@pytest.mark.rule("TIME-20")
@pytest.mark.rule("TIME-21")
@pytest.mark.rule("TC-60")
@pytest.mark.rule("TC-62")
def test_reactions_to_what_a_reaction_did_come_before_older_reactions(scene):
    killer = objective(
        "Killer",
        side="dark",
        text=(
            "reaction: {when: {damaged: {title: A}}, do: [{destroy: {target: {type: unit, "
            "side: enemy}}}]}"
        ),
    )
    mourner = objective(
        "Mourner",
        side="light",
        text="reaction: {when: {left_play: any}, do: [{place: shield, to: self}]}",
    )
    late = objective(
        "Late",
        side="light",
        text="reaction: {when: {damaged: {title: A}}, do: [{place: shield, to: self}]}",
    )
    gun = objective(
        "Gun",
        side="dark",
        text="action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}]}",
    )
    game = scene(
        dark=Side(objectives=[gun, killer]),
        light=Side(
            objectives=[mourner, late],
            units=[unit("A", side="light", capacity=1), unit("B", side="light")],
        ),
    )
    game.choose("use Gun")
    game.choose("target A")
    # The death of A is an occurrence of its own, nested before any reaction to the damage.
    assert asked(game) == "reaction light on left_play"
    game.pass_()
    assert asked(game) == "reaction dark on damaged"
    game.choose("use Killer")
    assert asked(game) == "reaction light on left_play"
    game.choose("use Mourner")
    assert asked(game) == "reaction light on damaged"
    game.offers("use Late", "pass")
    game.choose("use Late")
    assert (game.shields("Mourner"), game.shields("Late")) == (1, 1)
    goes_on(game)


@pytest.mark.rule("TIME-28")
def test_interrupts_to_being_targeted_come_while_targets_are_chosen(scene):
    ghost = unit(
        "Ghost",
        side="light",
        text="interrupt: {when: {targeted: {title: Ghost}}, do: [{cancel: it}]}",
    )
    told = objective(
        "Told",
        side="light",
        text="interrupt: {when: {played: {type: event}}, do: [{place: shield, to: self}]}",
    )
    game = scene(dark=Side(hand=[raid(cost=0)]), light=Side(units=[ghost], objectives=[told]))
    game.choose("use Raid")
    assert asked(game) == "interrupt light on targeted"
    game.choose("use Ghost")
    # Cancelled in step 5: it never came to the point of being carried out.
    assert not asked(game).startswith("interrupt")
    assert (game.damage("Ghost"), game.zone("Raid")) == (0, "discard pile")
