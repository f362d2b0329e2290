"""The deployment phase: playing units, enhancements and missions (DEPLOY)."""

import pytest
from kit.abilities import action
from kit.card_makers import enhancement, event, fate, mission, objective, unit
from kit.scenario import Side
from kit.usual_cards import chronicler

from swlcg_deck.engine.core.constants import UNIT
from swlcg_deck.engine.rules.play_card import Playing


def guard(title="Guard", **facts):
    return unit(title, side="dark", **facts)


@pytest.mark.rule("DEPLOY-01")
@pytest.mark.rule("DEPLOY-03")
@pytest.mark.rule("DEPLOY-06")
@pytest.mark.rule("TC-20")
def test_the_active_player_plays_as_many_cards_as_he_can_pay_for_one_after_the_other(scene):
    hand = [
        guard("First"),
        guard("Second"),
        enhancement("Base", side="dark"),
        guard("Fourth", cost=2),
    ]
    game = scene(phase="deployment", active="dark", dark=Side(hand=hand))
    game.offers(
        "play First unit",
        "play Second unit",
        "play Base enhancement",
        "play Fourth unit",
        "pass",
    )
    for name in ("First", "Base", "Second"):
        game.choose(name)
        if game.decision.kind == "pay":
            game.choose(game.options[0])
    assert game.pile("units", "dark") == ["First", "Second"]
    assert game.pile("enhancements", "dark") == ["Base"]
    assert [game.controller(name) for name in ("First", "Second", "Base")] == ["dark"] * 3
    assert game.pile("hand", "dark") == ["Fourth"]
    game.leave()


@pytest.mark.rule("DEPLOY-02")
@pytest.mark.rule("RES-09")
def test_a_card_that_cannot_be_paid_for_cannot_be_played(scene):
    hand = [guard("Cheap", cost=4), guard("Costly", cost=5)]
    game = scene(phase="deployment", active="dark", dark=Side(hand=hand))
    # An affiliation card and three objectives: four resources.
    game.offers("play Cheap unit", "pass")


@pytest.mark.rule("DEPLOY-03")
def test_a_card_is_in_play_with_all_it_triggers_before_anything_else_starts(scene):
    watch = chronicler("light", "entered")
    busy = objective(
        "Busy", side="light", text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    )
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(hand=[guard("First", cost=0), guard("Second", cost=0)]),
        light=Side(objectives=[watch, busy]),
    )
    game.choose("First")
    game.asks("reaction", "light")
    assert game.zone("First") == "in play"
    game.pass_()
    game.asks("action", "light")
    game.offers("use Busy", "pass")
    game.pass_()
    game.asks("action", "dark")
    game.offers("play Second unit", "pass")


@pytest.mark.rule("DEPLOY-04")
@pytest.mark.rule("RB-24")
def test_the_opponent_plays_no_units_but_may_act(scene):
    reply = event("Reply", text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}")
    hand = [unit("Rebel", cost=0), enhancement("Camp", cost=0), mission("Raid"), reply]
    game = scene(phase="deployment", active="dark", light=Side(hand=hand))
    game.asks("action", "light")
    game.offers("use Reply", "pass")


@pytest.mark.rule("DEPLOY-05")
def test_a_card_can_be_used_in_the_turn_it_enters_play(scene):
    miner = guard("Miner", cost=4, resources=1)
    game = scene(
        phase="deployment", active="dark", dark=Side(hand=[miner, guard("Paid"), guard("Other")])
    )
    game.choose("Miner")
    assert game.focus("Miner") == 0
    game.choose("Paid")
    assert game.focus("Miner") == 1
    assert game.zone("Paid") == "in play"
    game.asks("engage", "dark")
    game.choose("Objective 4")
    game.skip_to("commit")
    assert game.focus("Paid") == 1


@pytest.mark.rule("DEPLOY-13")
def test_a_mission_is_paid_for_and_played_in_this_phase(scene):
    raid = mission("Raid", cost=2, side="light")
    game = scene(
        phase="deployment",
        active="light",
        light=Side(hand=[raid], focus={"Objective 4": 1, "Objective 5": 1}),
    )
    game.offers("play Raid mission", "pass")
    game.choose("Raid")
    assert (game.focus("Jedi affiliation"), game.focus("Objective 6")) == (1, 1)
    assert (game.zone("Raid"), game.controller("Raid")) == ("in play", "dark")
    game.leave()


@pytest.mark.rule("DEPLOY-14")
def test_a_pass_is_not_the_end_while_the_opponent_still_acts(scene):
    busy = objective(
        "Busy", side="light", text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    )
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(hand=[guard("First", cost=0), guard("Second", cost=0)]),
        light=Side(objectives=[busy]),
    )
    game.pass_()
    game.asks("action", "light")
    game.choose("use Busy")
    game.asks("action", "dark")
    game.offers("play First unit", "play Second unit", "pass")
    game.choose("First")
    game.asks("action", "light")
    game.pass_()
    game.asks("action", "dark")
    game.pass_()
    # Two passes in a row have closed the window, though the Second could still be played.
    assert game.phase > 3
    game.leave()


@pytest.mark.rule("DEPLOY-15")
@pytest.mark.rule("RB-24")
def test_units_are_played_only_in_the_deployment_phase(scene):
    busy = objective(
        "Busy", side="dark", text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    )
    hand = [
        guard("Held", cost=0),
        enhancement("Base", side="dark", cost=0),
        mission("Raid", side="dark"),
    ]
    for phase in ("refresh", "draw", "conflict", "force"):
        side = Side(objectives=[busy], hand=hand)
        game = scene(phase=phase, active="dark", dark=side)
        game.skip_to("action", "dark")
        game.offers("use Busy", "pass")
        game.leave()


@pytest.mark.rule("DEPLOY-15")
def test_a_text_may_let_a_unit_be_played_at_another_time_for_its_full_cost(scene):
    def play_admiral(state, effect):
        you = effect.scope.you
        state.stack.append(Playing(you, state.hand[you][0], UNIT))

    signal = objective("Signal", side="light", abilities=(action(play_admiral),))
    admiral = unit("Admiral", affiliation="Jedi", cost=3)
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(units=[guard()]),
        light=Side(objectives=[signal, objective("Other", side="light")], hand=[admiral]),
    )
    game.asks("action", "light")
    game.choose("use Signal")
    assert game.zone("Admiral") == "in play"
    assert game.focus("Jedi affiliation") == game.focus("Signal") == game.focus("Other") == 1
    game.leave()


@pytest.mark.rule("RB-23")
def test_fate_cards_and_objectives_cannot_be_played(scene):
    held = unit("Held", side="dark", cost=0)
    game = scene(phase="deployment", active="dark", dark=Side(hand=[fate("Twist"), held]))
    game.offers("play Held unit", "pass")


@pytest.mark.rule("RB-23")
@pytest.mark.rule("RB-24")
def test_an_event_is_played_from_hand_in_the_enemys_turn(scene):
    surprise = event(
        "Surprise",
        cost=1,
        text=(
            "reaction: {when: [{begins: turn}, {begins: phase}, {begins: engagement}, "
            "{begins: edge_battle}, {begins: struggle}], do: [{apply: {unopposed: 1}, "
            "to: you, until: turn}]}"
        ),
    )
    game = scene(phase="draw", active="dark", light=Side(hand=[surprise]))
    game.asks("reaction", "light")
    game.choose("use Surprise")
    game.asks("pay", "light")
    game.choose("Objective 4")
    assert game.pile("discard", "light") == ["Surprise"]
    assert game.focus("Objective 4") == 1
    game.leave()
