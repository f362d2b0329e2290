"""The refresh phase: missing objectives (REF-04..REF-06, REF-09, REF-10, REF-12, REF-13)."""

import pytest
from kit.abilities import about_this, put_from_hand, reaction
from kit.card_makers import mission, objective, unit
from kit.scenario import Side
from kit.turns import refreshed
from kit.usual_cards import chronicler

from swlcg_deck.engine.core.event import Event
from swlcg_deck.engine.timing.occur import occur


@pytest.mark.rule("REF-04")
@pytest.mark.rule("RB-29")
@pytest.mark.rule("TC-10")
@pytest.mark.rule("QS-03")
def test_missing_objectives_come_from_the_top_of_the_objective_deck(scene):
    spare = [objective(f"Spare {n}", side="dark") for n in range(1, 5)]
    game = refreshed(
        scene,
        active="dark",
        dark=Side(objectives=[objective("Last", side="dark")], objective_deck=spare),
    )
    assert game.pile("objectives", "dark") == ["Last", "Spare 1", "Spare 2"]
    assert game.pile("objective_deck", "dark") == ["Spare 4", "Spare 3"]


@pytest.mark.rule("REF-04")
@pytest.mark.rule("OPEN-11")
def test_with_three_or_more_objectives_none_is_added_and_none_goes(scene):
    for count in (3, 4):
        listed = [objective(f"Own {n}", side="dark") for n in range(count)]
        game = refreshed(scene, active="dark", dark=Side(objectives=listed))
        assert len(game.pile("objectives", "dark")) == count


def numbers(title="Numbers"):
    """An objective that puts a unit into play when it enters play."""
    return objective(
        title, side="dark", abilities=(reaction("entered", put_from_hand, matches=about_this),)
    )


@pytest.mark.rule("REF-05")
@pytest.mark.rule("REF-13")
@pytest.mark.rule("RB-29")
@pytest.mark.rule("TC-10")
def test_what_a_new_objective_triggers_is_finished_before_the_next_is_seen(scene):
    second = objective("Second", side="dark")
    game = scene(
        phase="refresh",
        active="dark",
        dark=Side(
            objectives=[objective("Last", side="dark")],
            objective_deck=[numbers(), second],
            hand=[unit("Fighter", side="dark")],
        ),
    )
    game.asks("reaction", "dark")
    game.offers("use Numbers", "pass")
    assert game.zone("Second") == "objective deck"
    game.choose("use Numbers")
    game.asks("action")
    assert game.pile("units", "dark") == ["Fighter"]
    assert game.pile("objectives", "dark") == ["Last", "Numbers", "Second"]


@pytest.mark.rule("ERR-01")
@pytest.mark.rule("REF-06")
@pytest.mark.rule("TC-11")
@pytest.mark.rule("CHG-11")
def test_after_you_refresh_comes_when_the_missing_objectives_are_in_play(scene):
    watch = chronicler("dark", "refreshed")
    game = scene(
        phase="refresh", active="dark", dark=Side(objectives=[watch], focus={"Chronicler": 1})
    )
    game.asks("reaction", "dark")
    assert game.focus("Chronicler") == 0
    assert len(game.pile("objectives", "dark")) == 3


@pytest.mark.rule("REF-09")
def test_a_mission_is_not_counted_among_the_three(scene):
    game = scene(
        phase="deployment",
        active="light",
        dark=Side(objectives=[objective("One", side="dark"), objective("Two", side="dark")]),
        light=Side(hand=[mission("Raid", side="light"), unit("Held")]),
    )
    game.choose("Raid")
    assert game.pile("objectives", "dark") == ["One", "Two", "Raid"]
    game.skip_to("action", "dark")
    assert game.pile("objectives", "dark") == ["One", "Two", "Raid", "Spare objective 1"]


@pytest.mark.rule("REF-10")
@pytest.mark.rule("TC-10")
def test_who_has_no_objective_to_replace_a_missing_one_loses(scene):
    for side, other in (("dark", "light"), ("light", "dark")):
        half = Side(objectives=[objective("Last", side=side)], objective_deck=[])
        game = scene(phase="refresh", active=side, **{side: half})
        assert game.winner == (other, "REF-10")


@pytest.mark.rule("REF-10")
def test_an_empty_objective_deck_alone_loses_nothing(scene):
    game = refreshed(scene, active="dark", dark=Side(objective_deck=[]))
    assert game.winner is None


@pytest.mark.rule("REF-12")
def test_a_shield_that_a_new_objective_brings_stays(scene):
    def shield(state, effect):
        occur(state, Event("shield_placed", (effect.scope.source,), (1,), by=effect.scope.you))

    fort = objective(
        "Fort", side="dark", abilities=(reaction("entered", shield, matches=about_this),)
    )
    game = scene(
        phase="refresh",
        active="dark",
        dark=Side(
            objectives=[objective("Last", side="dark"), objective("Other", side="dark")],
            objective_deck=[fort],
            shields={"Last": 1},
        ),
    )
    game.choose("use Fort")
    assert (game.shields("Fort"), game.shields("Last")) == (1, 0)
    game.asks("action")


@pytest.mark.rule("RB-14")
def test_a_destroyed_objective_is_not_replaced_in_the_other_players_refresh(scene):
    game = scene(
        phase="refresh", active="dark", light=Side(objectives=[objective("Left", side="light")])
    )
    game.skip_to("action", "dark")
    assert game.pile("objectives", "light") == ["Left"]
    game.skip_to("action", "light")
    assert len(game.pile("objectives", "light")) == 3
