"""Commitment to the Force (FORCE-01..08, FORCE-17..20)."""

import pytest
from kit.abilities import NOTHING, button
from kit.card_makers import enhancement, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import salvo

from swlcg_deck.engine.texts.verbs.cards import Discard
from swlcg_deck.engine.texts.verbs.choosing import Select


def dark_units(*names, **facts):
    return [unit(name, side="dark", **facts) for name in names]


@pytest.mark.rule("FORCE-01")
@pytest.mark.rule("FORCE-02")
@pytest.mark.rule("FORCE-03")
def test_the_active_player_may_commit_any_of_his_uncommitted_units(scene):
    game = scene(
        phase="force",
        active="dark",
        dark=Side(units=dark_units("Ace", "Bel", "Cal"), committed=["Bel"], focus={"Cal": 1}),
        light=Side(units=[unit("Foe", side="light")]),
    )
    game.asks("commit", "dark")
    game.offers("commit Ace", "commit Cal", "pass")
    game.choose("commit Cal")
    assert game.is_committed("Cal")
    assert game.state.force_supply == [1, 3]
    game.offers("commit Ace", "pass")


@pytest.mark.rule("FORCE-01")
def test_committing_is_optional_and_only_the_active_players(scene):
    game = scene(
        phase="force",
        active="dark",
        dark=Side(units=dark_units("Ace")),
        light=Side(units=[unit("Foe", side="light")]),
    )
    game.pass_()
    game.skip_to("commit")
    game.asks("commit", "light")
    game.offers("commit Foe", "pass")
    assert not game.is_committed("Ace")


@pytest.mark.rule("FORCE-03")
@pytest.mark.rule("FORCE-09")
def test_an_exhausted_unit_may_be_committed_but_does_not_count(scene):
    game = scene(
        phase="force",
        active="dark",
        dark=Side(units=dark_units("Ace", force=3), focus={"Ace": 1}),
    )
    game.choose("commit Ace")
    assert (game.is_committed("Ace"), game.balance) == (True, "light")
    game.skip_to("balance", "light")


@pytest.mark.rule("FORCE-04")
def test_there_are_three_force_cards_and_no_fourth(scene):
    names = ("Ace", "Bel", "Cal", "Dor")
    game = scene(
        phase="force", active="dark", dark=Side(units=dark_units(*names), committed=["Ace", "Bel"])
    )
    game.offers("commit Cal", "commit Dor", "pass")
    game.choose("commit Cal")
    assert game.state.force_supply[0] == 0
    assert not game.is_committed("Dor")
    game.skip_to("action", "light")
    assert game.state.force_supply[0] == 0


@pytest.mark.rule("FORCE-05")
def test_the_force_card_of_a_unit_that_leaves_play_comes_back(scene):
    names = ("Ace", "Bel", "Cal", "Dor")
    game = scene(
        phase="conflict",
        active="dark",
        dark=Side(
            units=dark_units(*names),
            committed=["Ace", "Bel", "Cal"],
            focus=dict.fromkeys(names, 1),
        ),
        light=Side(objectives=[salvo("light", 2, "Bel")]),
    )
    game.choose("use Salvo")
    assert game.state.force_supply[0] == 1
    game.skip_to("commit", "dark")
    game.offers("commit Dor", "pass")


@pytest.mark.rule("FORCE-06")
def test_a_force_card_is_no_attached_card(scene):
    armour = enhancement("Armour", {"type": "unit"}, side="dark")

    def attached(state, _scope, card):
        return state.host[card] >= 0

    strip = button(
        "Button", Select("all", attached, every=True), Discard("all"), NOTHING, side="dark"
    )
    game = scene(
        dark=Side(
            units=dark_units("Ace"),
            objectives=[strip],
            enhancements=[(armour, "Ace")],
            committed=["Ace"],
        )
    )
    game.choose("use Button")
    assert (game.zone("Armour"), game.is_committed("Ace")) == ("discard pile", True)
    game.asks("action")


@pytest.mark.rule("FORCE-06")
@pytest.mark.rule("KEY-06")
def test_no_enhancements_keeps_enhancements_off_but_not_force_cards(scene):
    armour = enhancement("Armour", {"type": "unit"}, side="dark", cost=0)
    game = scene(
        dark=Side(
            units=["Rancor", unit("Ace", side="dark")],
            hand=[armour, enhancement("Second", {"type": "unit"}, side="dark", cost=0)],
        )
    )
    game.choose("play Armour")
    assert game.host("Armour") == "Ace"
    game.pass_()
    game.skip_to("commit", "dark")
    game.offers("commit Rancor", "commit Ace", "pass")
    game.choose("commit Rancor")
    assert game.is_committed("Rancor")
    game.skip_to("action", "light")


@pytest.mark.rule("KEY-06")
def test_an_enhancement_with_no_other_host_than_one_with_no_enhancements_cannot_be_played(scene):
    armour = enhancement("Armour", {"type": "unit"}, side="dark", cost=0)
    game = scene(
        dark=Side(
            units=["Rancor"],
            hand=[armour],
            objectives=[
                objective(
                    "Button",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                )
            ],
        )
    )
    game.offers("use Button", "pass")


@pytest.mark.rule("FORCE-07")
def test_a_committed_unit_stays_committed_and_nobody_is_asked_about_it(scene):
    game = scene(phase="turn", active="dark", dark=Side(units=dark_units("Ace"), committed=["Ace"]))
    last = 0
    while last < 7:
        assert game.is_committed("Ace")
        assert not any("commit Ace" in option for option in game.options)
        game.decline()
        last = game.state.turn
    assert game.is_committed("Ace")
    assert game.options


@pytest.mark.rule("FORCE-08")
@pytest.mark.rule("CHG-34")
def test_the_force_card_returns_when_control_of_the_unit_passes(scene):
    take = objective("Take", side="light", text="action: {do: [{control: {each: {title: Ace}}}]}")
    game = scene(
        active="light",
        dark=Side(units=dark_units("Ace"), committed=["Ace"]),
        light=Side(
            objectives=[
                take,
                objective(
                    "Button",
                    side="light",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ]
        ),
    )
    assert game.state.force_supply == [2, 3]
    game.choose("use Take")
    assert game.controller("Ace") == "light"
    assert not game.is_committed("Ace")
    assert game.state.force_supply == [3, 3]
    game.asks("action")


@pytest.mark.rule("FORCE-17")
def test_an_effect_commits_in_any_phase_with_a_force_card_of_the_units_controller(scene):
    sariss = objective(
        "Sariss", side="light", text="action: {do: [{commit: {each: {title: Ace}}}]}"
    )
    game = scene(
        active="light",
        dark=Side(units=dark_units("Ace")),
        light=Side(
            objectives=[
                sariss,
                objective(
                    "Button",
                    side="light",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ]
        ),
    )
    game.choose("use Sariss")
    assert game.is_committed("Ace")
    assert game.state.force_supply == [2, 3]
    game.offers("use Button", "pass")


@pytest.mark.rule("FORCE-17")
def test_with_no_force_card_left_there_is_nothing_to_commit(scene):
    sariss = objective("Sariss", side="dark", text="action: {do: [{commit: {each: {title: Dor}}}]}")
    game = scene(
        dark=Side(
            units=dark_units("Ace", "Bel", "Cal", "Dor"),
            committed=["Ace", "Bel", "Cal"],
            objectives=[
                sariss,
                objective(
                    "Button",
                    side="dark",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ],
        )
    )
    game.offers("use Button", "pass")


@pytest.mark.rule("FORCE-18")
def test_a_unit_considered_committed_counts_without_a_force_card(scene):
    believer = unit(
        "Believer", side="dark", force=4, text="constant: {modifiers: {considered: committed}}"
    )
    game = scene(phase="force", dark=Side(units=[believer, *dark_units("Ace")]))
    game.offers("commit Ace", "pass")
    game.pass_()
    assert (game.balance, game.state.force_supply) == ("dark", [3, 3])
    game.skip_to("action", "light")


@pytest.mark.rule("FORCE-18")
def test_a_unit_considered_committed_places_two_tokens_to_strike(scene):
    believer = unit("Believer", side="dark", text="constant: {modifiers: {considered: committed}}")
    game = scene(phase="conflict", dark=Side(units=[believer]))
    engage(game, "Objective 4")
    assert game.focus("Believer") == 2
    game.skip_to("balance", "light")


@pytest.mark.rule("FORCE-19")
def test_a_unit_removed_from_the_force_stays_in_play(scene):
    sever = objective(
        "Sever", side="light", text="action: {do: [{uncommit: {each: {title: Ace}}}]}"
    )
    game = scene(
        active="light",
        dark=Side(units=dark_units("Ace"), committed=["Ace"], focus={"Ace": 1}),
        light=Side(
            objectives=[
                sever,
                objective(
                    "Button",
                    side="light",
                    text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
                ),
            ]
        ),
    )
    game.choose("use Sever")
    assert (game.zone("Ace"), game.focus("Ace"), game.is_committed("Ace")) == ("in play", 1, False)
    assert game.state.force_supply == [3, 3]
    game.offers("use Button", "pass")


@pytest.mark.rule("OPEN-42")
@pytest.mark.rule("FORCE-20")
def test_each_commitment_has_its_reactions_before_the_next(scene):
    watch = objective(
        "Watch",
        side="light",
        text=(
            (
                "reaction: {when: {committed: any, cards: {at_least: 1}}, "
                "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
            ),
            (
                "interrupt: {when: [{begins: turn}, {begins: phase}, {begins: engagement}, "
                "{begins: edge_battle}, {begins: struggle}], do: [{apply: {unopposed: 1}, "
                "to: you, until: turn}]}"
            ),
        ),
    )
    game = scene(
        phase="force",
        dark=Side(units=dark_units("Ace", "Bel")),
        light=Side(objectives=[watch]),
    )
    game.skip_to("commit")
    game.choose("commit Ace")
    game.asks("reaction", "light")
    assert not game.is_committed("Bel")
    game.pass_()
    game.asks("commit", "dark")
    game.choose("commit Bel")
    game.asks("reaction", "light")
    game.pass_()
    game.asks("interrupt", "light")
    assert game.state.stack[-1].event.detail == ("struggle",)
