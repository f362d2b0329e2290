"""Verbs of an engagement."""

import pytest
from kit.abilities import action, the
from kit.card_makers import fate, objective, unit
from kit.lab import with_lab
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.engine.core.ability import Ability
from swlcg_deck.engine.core.constants import HAND
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.engagement import (
    DrawIntoEdgeStack,
    EndEngagement,
    EngageAgain,
    Leave,
    RedirectEngagement,
    StrikeNow,
)
from swlcg_deck.engine.texts.verbs.play import PlayCard, PutIntoPlay


def attacking(scene, text, *, light=None, dark=None, **parts):
    """Dark attacks Objective 4 with Trooper, while Second stays behind; the Lab may be used."""
    dark = dark or Side()
    dark.units = [unit("Trooper", side="dark", icons=(1, 1, 0)), unit("Second", side="dark")]
    game = with_lab(scene, text, dark=dark, light=light, phase="conflict", **parts)
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.choose("Trooper")
    return game


IDLE = "action: {do: [{join: {each: {title: nothing}}}]}"


def test_a_unit_joins_and_was_not_declared(scene):
    watcher = objective(
        "Watcher",
        side="dark",
        text=(
            "reaction: {when: {joined_engagement: any}, do: [{draw: 1}]}",
            "reaction: {when: {declared: any}, do: [{draw: 5}]}",
        ),
    )
    text = "action: {do: [{join: {each: {title: A}}}]}"
    game = with_lab(
        scene,
        text,
        dark=Side(units=[unit("Trooper", side="dark")], objectives=[watcher]),
        light=Side(units=[unit("A")], focus={"A": 1}),
        phase="conflict",
    )
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.pass_()
    game.choose("use Lab")
    game.choose("use Watcher")
    assert game.role("A") == "defending"
    assert len(game.pile("hand", "dark")) == 1
    leave_it(game)


def test_nobody_joins_outside_an_engagement(scene):
    game = with_lab(
        scene,
        "action: {do: [{join: {each: {title: A}}}]}",
        light=Side(units=[unit("A")]),
        phase="conflict",
    )
    assert "use Lab" not in game.options


def test_a_unit_leaves_the_engagement_and_stays_in_play(scene):
    game = attacking(scene, action(the("Trooper"), Leave("them")))
    game.choose("use Lab")
    assert game.role("Trooper") == ""
    assert game.zone("Trooper") == "in play"
    leave_it(game)


@pytest.mark.rule("CONF-12")
@pytest.mark.rule("CONF-14")
@pytest.mark.rule("CONF-28")
def test_an_engagement_goes_on_elsewhere_and_stays_declared_here(scene):
    text = (
        "action: {do: [{redirect_engagement: {choose: {any: [{side: friendly}, {side: enemy}]}}}]}"
    )
    game = attacking(scene, text)
    game.choose("use Lab")
    game.choose("choose Objective 6")
    assert game.state.engaged == game.card("Objective 6")
    game.skip_to("engage", "dark")
    game.offers("engage Objective 5", "engage Objective 6", "pass")


@pytest.mark.rule("CONF-12")
def test_an_engagement_never_goes_to_an_objective_of_the_attacker(scene):
    game = attacking(scene, action(RedirectEngagement("self")))
    assert "use Lab" not in game.options


@pytest.mark.rule("CONF-27")
def test_an_ended_engagement_has_no_strike_and_no_reward(scene):
    game = attacking(scene, action(EndEngagement()))
    game.choose("use Lab")
    game.asks("action")
    assert game.state.engagement == 0
    assert (game.damage("Objective 4"), game.focus("Trooper")) == (0, 0)
    game.skip_to("engage", "dark")
    game.offers("engage Objective 5", "engage Objective 6", "pass")


@pytest.mark.rule("CONF-27")
def test_an_engagement_ended_in_the_edge_battle_discards_the_stacks(scene):
    end = fate("The End", side="dark", text="fate: {do: [{end_engagement: true}]}")
    dark = Side(hand=[end, unit("Card", side="dark")])
    game = attacking(scene, IDLE, dark=dark)
    game.skip_to("edge", "dark")
    game.choose("place The End")
    game.choose("place Card")
    game.skip_to("engage", "dark")
    assert sorted(game.pile("discard", "dark")) == ["Card", "The End"]
    assert game.focus("Trooper") == 0


@pytest.mark.rule("CONF-30")
def test_an_objective_may_be_engaged_again(scene):
    game = attacking(scene, action(the("Objective 4"), EngageAgain("them")))
    game.choose("use Lab")
    game.skip_to("engage", "dark")
    game.offers("engage Objective 4", "engage Objective 5", "engage Objective 6", "pass")


@pytest.mark.rule("STRIKE-23")
def test_a_unit_strikes_at_once_without_the_edge(scene):
    game = attacking(scene, action(the("Trooper"), StrikeNow("them")))
    game.choose("use Lab")
    assert game.damage("Objective 4") == 1
    assert game.focus("Trooper") == 1
    leave_it(game)


@pytest.mark.rule("EDGE-31")
def test_a_cancelled_edge_battle_starts_over(scene):
    twist = fate("Twist", side="dark", text="fate: {do: [{restart_edge_battle: true}]}")
    dark = Side(hand=[twist, unit("Card", side="dark")])
    game = attacking(scene, IDLE, dark=dark)
    game.skip_to("edge", "dark")
    game.choose("place Twist")
    game.pass_()
    game.asks("edge", "dark")
    game.offers("place Card", "pass")
    assert game.pile("discard", "dark") == ["Twist"]
    assert game.edge is None


def test_the_top_of_the_deck_goes_into_the_edge_stack(scene):
    deal = fate(
        "Deal", side="dark", abilities=(Ability(kind="fate", effect=(DrawIntoEdgeStack(2),)),)
    )
    watcher = objective(
        "Watcher", side="dark", text="reaction: {when: {edge_resolved: any}, do: [{draw: 1}]}"
    )
    top = [unit("T1", side="dark"), unit("T2", side="dark")]
    dark = Side(hand=[deal], deck=top, objectives=[watcher])
    game = attacking(scene, IDLE, dark=dark)
    game.skip_to("edge", "dark")
    game.choose("place Deal")
    game.asks("reaction", "dark")
    assert game.pile("edge_stack", "dark") == ["Deal", "T1", "T2"]


@pytest.mark.rule("CONF-25")
def test_a_card_put_into_play_may_take_part_at_once(scene):
    text = action(
        Select("new", lambda state, _, card: state.faces[card].kind == 0, zone=HAND, whose="you"),
        PutIntoPlay("new", participating=True),
    )
    game = attacking(scene, text, dark=Side(hand=[unit("New", side="dark")]))
    game.choose("use Lab")
    assert game.role("New") == "attacking"
    leave_it(game)


@pytest.mark.rule("CONF-25")
def test_a_card_played_as_a_participant_pays_and_joins(scene):
    admiral = unit(
        "Admiral",
        side="dark",
        abilities=(
            action(
                PlayCard("self", participating=True),
                zone=HAND,
                condition=lambda state, _: bool(state.engagement),
            ),
        ),
    )
    mine = objective("Mine", side="dark")
    game = with_lab(
        scene,
        IDLE,
        dark=Side(units=[unit("Trooper", side="dark")], hand=[admiral], objectives=[mine]),
        phase="conflict",
    )
    game.skip_to("engage", "dark")
    game.choose("engage Objective 4")
    game.choose("use Admiral")
    game.choose("generate Mine 1")
    assert game.role("Admiral") == "attacking"
    assert game.focus("Mine") == 1
    leave_it(game)
