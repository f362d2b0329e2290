"""Targets between their choice and the effect: what became illegal is passed over (TC-68)."""

import pytest
from kit.abilities import (
    action,
    action_event,
    enemy_unit,
    filtered,
    from_hand,
    interrupt,
    own_unit,
    target,
)
from kit.card_makers import event, objective, unit
from kit.lab import using
from kit.looking import goes_on, leave_it
from kit.scenario import Side

from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import TakeControl
from swlcg_deck.engine.texts.verbs.tokens import Deal


@pytest.mark.rule("TC-68")
@pytest.mark.rule("ABIL-32")
def test_a_target_that_became_illegal_is_passed_over(scene):
    def exhausted_enemy(state, scope, card):
        return enemy_unit(state, scope, card) and state.focus[card] > 0

    catch = event(
        "Catch",
        side="dark",
        text=(
            "action: {do: [{place: damage, to: {target: {type: unit, side: enemy, "
            "is: exhausted}, pick: 2}}]}"
        ),
    )
    wake = event(
        "Wake",
        side="light",
        text=(
            "interrupt: {when: {played: any}, do: [{remove: focus, "
            "from: {target: {type: unit, side: friendly}}}]}"
        ),
    )
    game = scene(
        dark=Side(hand=[catch]),
        light=Side(
            units=[unit("A", side="light"), unit("B", side="light")],
            focus={"A": 1, "B": 1},
            hand=[wake],
        ),
    )
    game.choose("use Catch")
    game.choose("use Wake")
    game.choose("target A")
    assert (game.damage("A"), game.damage("B")) == (0, 1)
    goes_on(game)


@pytest.mark.rule("TC-68")
def test_a_target_that_changed_sides_is_no_enemy_any_more(scene):
    shot = action_event("Shot", Deal("target"), targets=(target(enemy_unit),))
    bribe = from_hand(
        "Bribe",
        interrupt("played", TakeControl("target", to="dark"), targets=(target(own_unit),)),
        "light",
    )
    game = scene(dark=Side(hand=[shot]), light=Side(units=[unit("A", side="light")], hand=[bribe]))
    game.choose("use Shot")
    game.choose("use Bribe")
    assert (game.controller("A"), game.damage("A")) == ("dark", 0)
    goes_on(game)


@pytest.mark.rule("TC-68")
def test_targets_of_two_kinds_under_one_name_both_stay_legal(scene):
    both = action(
        Deal("target"),
        targets=(
            target(enemy_unit),
            Select("target", filtered(type="objective", side="enemy"), targeting=True, adds=True),
        ),
    )
    game = scene(
        dark=Side(objectives=[objective("Barrage", side="dark", abilities=(both,))]),
        light=Side(units=[unit("A", side="light")], objectives=[objective("Home", side="light")]),
    )
    game.choose("use Barrage")
    assert (game.damage("A"), game.damage("Home")) == (1, 1)
    goes_on(game)


@pytest.mark.rule("ABIL-20")
@pytest.mark.rule("ABIL-32")
@pytest.mark.parametrize("way", ["choose", "target"])
@pytest.mark.parametrize("foes", [1, 2, 3])
def test_of_up_to_two_one_is_taken_at_least_even_if_there_is_only_one(scene, way, foes):
    """With a single card there is nothing to ask, and it is that card."""
    text = (
        f"action: {{do: [{{place: damage, "
        f"to: {{{way}: {{type: unit, side: enemy}}, pick: 2, up_to: true}}}}]}}"
    )
    names = [f"Foe {n}" for n in range(foes)]
    game = using(scene, text, light=Side(units=[unit(name, capacity=5) for name in names]))
    if foes > 1:
        game.asks(way, "dark")
        assert (game.decision.least, game.decision.most) == (1, 2)
        game.choose("Foe 1")
    hit = {name: game.damage(name) for name in names}
    assert hit == {name: int(name == names[min(1, foes - 1)]) for name in names}
    leave_it(game)
