"""Shielding (KEY-11, KEY-15, KEY-18, OPEN-39)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side

SHIELDING = ("shielding",)


@pytest.mark.rule("KEY-11")
@pytest.mark.rule("OPEN-39")
@pytest.mark.rule("KEY-01")
def test_a_declared_attacker_may_shield_a_friendly_participant_or_the_engaged_objective(scene):
    game = scene(
        phase="conflict",
        dark=Side(
            units=[
                unit("Screen", side="dark", keywords=SHIELDING),
                unit("Raider", side="dark"),
                unit("Bare", side="dark"),
                unit("Idle", side="dark"),
            ],
            shields={"Raider": 1},
        ),
        light=Side(units=[unit("Ace", side="light")]),
    )
    game.choose("engage Objective 4")
    game.choose("Screen", "Raider", "Bare")
    game.asks("shielding", "dark")
    game.offers("shield Screen", "shield Bare", "shield Objective 4", "pass")
    game.choose("shield Bare")
    assert (game.shields("Bare"), game.shields("Raider")) == (1, 1)
    game.asks("defenders", "light")


@pytest.mark.rule("KEY-11")
@pytest.mark.rule("KEY-15")
@pytest.mark.rule("CHG-31")
def test_a_declared_defender_may_shield_and_never_an_enemy_unit(scene):
    game = scene(
        phase="conflict",
        active="light",
        dark=Side(
            units=["Death Squadron Star Destroyer", unit("Guard", side="dark")],
        ),
        light=Side(units=[unit("Ace", side="light")]),
    )
    game.choose("engage Objective 2")
    game.choose("Death Squadron Star Destroyer")
    game.asks("shielding", "dark")
    game.offers("shield Death Squadron Star Destroyer", "shield Objective 2", "pass")
    game.choose("shield Objective 2")
    assert game.shields("Objective 2") == 1
    game.skip_to("engage")


@pytest.mark.rule("KEY-11")
def test_a_shielded_objective_is_not_offered(scene):
    game = scene(
        phase="conflict",
        dark=Side(units=[unit("Screen", side="dark", keywords=SHIELDING)]),
        light=Side(shields={"Objective 4": 1}),
    )
    game.choose("engage Objective 4")
    game.offers("shield Screen", "pass")


@pytest.mark.rule("KEY-18")
def test_several_shielding_units_act_one_after_the_other_before_reactions(scene):
    watch = objective(
        "Watch",
        side="light",
        text=(
            "reaction: {when: {declared: any, cards: {at_least: 1}}, "
            "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    screens = [unit(f"Screen {n}", side="dark", keywords=SHIELDING) for n in (1, 2)]
    game = scene(
        phase="conflict",
        dark=Side(units=screens),
        light=Side(objectives=[watch, objective("Base", side="light")]),
    )
    game.choose("engage Base")
    game.choose("Screen 1", "Screen 2")
    game.asks("shielding", "dark")
    game.choose("shield Screen 2")
    game.asks("shielding", "dark")
    game.offers("shield Screen 1", "shield Base", "pass")
    game.choose("shield Screen 1")
    game.asks("reaction", "light")
    assert game.shields("Screen 1") == game.shields("Screen 2") == 1


@pytest.mark.rule("KEY-18")
def test_a_unit_that_joins_without_being_declared_does_not_shield(scene):
    call = objective(
        "Call",
        side="dark",
        text=(
            "action: {do: [{join: {each: {title: Screen}}}, {apply: {unopposed: 1}, to: you, "
            "until: turn}]}"
        ),
    )
    game = scene(
        phase="conflict",
        dark=Side(
            units=[unit("Raider", side="dark"), unit("Screen", side="dark", keywords=SHIELDING)],
            objectives=[call],
        ),
        light=Side(units=[unit("Ace", side="light")]),
    )
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("Raider")
    game.asks("action", "dark")
    game.choose("use Call")
    assert game.role("Screen") == "attacking"
    game.asks("action", "dark")


@pytest.mark.rule("KEY-13")
def test_shielding_twice_places_one_shield(scene):
    twice = unit(
        "Twice",
        side="dark",
        keywords=SHIELDING,
        text="constant: {modifiers: {gain: {keyword: shielding}}}",
    )
    game = scene(phase="conflict", dark=Side(units=[twice]))
    game.choose("engage Objective 4")
    game.choose("shield Twice")
    assert game.shields("Twice") == 1
    game.skip_to("balance", "light")
    assert game.shields("Objective 4") == 0
