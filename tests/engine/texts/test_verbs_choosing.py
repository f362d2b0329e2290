"""Choices of cards and values, and what they are checked for before a text is used."""

import pytest
from kit.abilities import action, anything, enemy_unit
from kit.card_makers import event, unit
from kit.lab import lab, using, with_lab
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.core.constants import HAND
from swlcg_deck.engine.texts.verbs.cards import Discard, Draw
from swlcg_deck.engine.texts.verbs.choosing import ChooseValue, Name, Order, Select
from swlcg_deck.engine.texts.verbs.tokens import Deal, PlaceFocus


def light_units(*titles, **parts):
    return Side(units=[unit(title, capacity=3) for title in titles], **parts)


@pytest.mark.rule("ABIL-32")
def test_a_text_without_a_legal_target_cannot_be_started(scene):
    text = "action: {do: [{place: focus, to: {target: {type: unit, side: enemy}}}, {draw: 1}]}"
    assert "use Lab" not in with_lab(scene, text).options
    game = using(scene, text, light=light_units("A", "B"))
    game.asks("target", "dark")
    game.offers("target A", "target B")
    game.choose("B")
    assert game.focus("B") == 1
    leave_it(game)


def test_a_target_must_be_called_so():
    with pytest.raises(ValueError, match="target"):
        Select("victim", enemy_unit, targeting=True)
    with pytest.raises(ValueError, match="it"):
        Select("it", enemy_unit)


def test_what_cannot_be_targeted_may_still_be_chosen(scene):
    def own(state, scope, card):
        return card == scope.source

    ghost = unit(
        "Ghost",
        abilities=(
            Ability(kind="constant", modifiers=(Modifier(what="cannot", key="targeted", of=own),)),
        ),
    )
    light = Side(units=[ghost, unit("A")])
    aimed = "action: {do: [{place: focus, to: {target: {type: unit, side: enemy}}}]}"
    game = using(scene, aimed, light=light)
    assert (game.focus("A"), game.focus("Ghost")) == (1, 0)
    chosen = using(
        scene,
        "action: {do: [{place: focus, to: {choose: {type: unit, side: enemy}}}]}",
        light=Side(units=[ghost]),
    )
    assert chosen.focus("Ghost") == 1
    leave_it(game, chosen)


@pytest.mark.rule("ABIL-20")
def test_a_choice_alone_is_no_effect(scene):
    text = "action: {do: [{place: focus, to: {choose: {type: unit, side: enemy}}}]}"
    assert "use Lab" not in with_lab(scene, text).options


def test_up_to_lets_a_player_take_fewer_but_not_none(scene):
    text = (
        "action: {do: [{place: focus, to: {choose: {type: unit, side: enemy}, pick: 2, "
        "up_to: true}}]}"
    )
    game = using(scene, text, light=light_units("A", "B", "C"))
    assert (game.decision.least, game.decision.most) == (1, 2)
    game.choose("A")
    assert [game.focus(name) for name in "ABC"] == [1, 0, 0]
    leave_it(game)


def test_any_number_may_be_picked_and_counted(scene):
    text = action(
        Draw(lambda _, scope: len(scope.named("paid"))),
        cost=(
            Select("paid", anything, zone=HAND, whose="you", pick=None),
            Discard("paid"),
        ),
    )
    dark = Side(hand=[unit(f"H{n}", side="dark", cost=9) for n in range(3)])
    game = using(scene, text, dark=dark)
    game.choose("H0", "H2")
    assert sorted(game.pile("hand", "dark")) == ["Filler", "Filler #2", "H1"]
    assert game.pile("discard", "dark") == ["H0", "H2"]
    leave_it(game)


def test_the_opponent_may_be_the_one_who_chooses(scene):
    text = "action: {do: [{place: focus, to: {choose: {type: unit, side: enemy}, by: opponent}}]}"
    game = using(scene, text, light=light_units("A", "B"))
    game.asks("choose", "light")
    game.choose("A")
    assert game.focus("A") == 1
    leave_it(game)


def test_each_means_all_of_them_without_a_question(scene):
    text = "action: {do: [{place: focus, to: {each: {type: unit}}}]}"
    dark = Side(units=[unit("Own", side="dark")])
    game = using(scene, text, dark=dark, light=light_units("A", "B"))
    assert [game.focus(name) for name in ("Own", "A", "B")] == [1, 1, 1]
    leave_it(game)


def test_random_is_drawn_by_the_seed(scene):
    text = "action: {do: [{discard: {random: {in: hand, controller: opponent}}}]}"

    def discarded(seed):
        light = Side(hand=[unit(f"H{n}") for n in range(5)])
        game = using(scene, text, light=light, seed=seed)
        leave_it(game)
        return game.pile("discard", "light")

    assert discarded(1) == discarded(1)
    assert len({discarded(seed)[0] for seed in range(12)}) > 1


def test_a_zone_of_one_player_is_looked_through(scene):
    text = "action: {do: [{pick: {choose: {in: discard}}}, {place: focus, to: self}]}"
    dark = Side(discard=[unit("D1", side="dark"), unit("D2", side="dark")])
    game = using(scene, text, dark=dark, light=Side(discard=[unit("L1")]))
    game.offers("choose D1", "choose D2")
    game.choose("D1")
    leave_it(game)


def test_a_relation_binds_each_pick_to_those_before(scene):
    def same_cost(state, _scope, cards):
        return len({state.faces[card].cost for card in cards}) == 1

    text = action(Select("pair", enemy_unit, pick=2, relation=same_cost), PlaceFocus("pair"))
    light = Side(units=[unit("A", cost=1), unit("B", cost=2), unit("C", cost=1), unit("D", cost=2)])
    game = using(scene, text, light=light)
    game.choose("A")
    assert [game.focus(name) for name in "ABCD"] == [1, 0, 1, 0]
    leave_it(game)


@pytest.mark.rule("OPEN-40")
@pytest.mark.rule("FAQ-07")
def test_a_target_lost_while_paying_takes_the_rest_of_the_text_with_it(scene):
    fall = (
        "interrupt: {when: {left_play: self}, do: [{place: damage, amount: 3, "
        "to: {each: {type: unit, side: enemy}}}]}"
    )
    martyr = unit("Martyr", side="dark", text=fall)
    text = (
        "action: {cost: [{sacrifice: {choose: {type: unit, side: friendly}}}], "
        "do: [{place: focus, to: {target: {type: unit, side: enemy}}}, {draw: 1}]}"
    )
    game = using(scene, text, dark=Side(units=[martyr]), light=light_units("A"))
    game.choose("use Martyr")
    assert game.zone("A") == "discard pile"
    assert game.pile("hand", "dark") == []
    leave_it(game)


@pytest.mark.rule("TIME-28")
def test_what_targets_a_card_may_be_cancelled_at_that_moment(scene):
    guard = unit("Guard", text="interrupt: {when: {targeted: any}, do: [{cancel: it}]}")
    aimed = "action: {do: [{place: focus, to: {target: {type: unit, side: enemy}}}]}"
    game = using(scene, aimed, light=Side(units=[guard]))
    game.asks("interrupt", "light")
    game.choose("use Guard")
    assert game.focus("Guard") == 0
    leave_it(game)


def test_a_target_chosen_inside_an_effect_is_announced_too(scene):
    guard = unit("Guard", text="interrupt: {when: {targeted: any}, do: [{cancel: it}]}")
    inside = "action: {do: [{place: focus, to: {target: {type: unit, side: enemy}}}]}"
    game = using(scene, inside, light=Side(units=[guard]))
    game.choose("use Guard")
    assert game.focus("Guard") == 0
    leave_it(game)


def test_a_value_is_named_and_used(scene):
    text = action(
        ChooseValue("x", (1, 2, 3)),
        Select("one", enemy_unit),
        Deal("one", lambda _, scope: scope.named("x", 0)),
    )
    game = using(scene, text, light=light_units("A"))
    game.asks("value", "dark")
    game.choose("value Lab 2")
    assert game.damage("A") == 2
    leave_it(game)


def test_cards_are_put_into_an_order(scene):
    text = action(
        Select("all", enemy_unit, every=True),
        Order("all"),
        Name("first", "all"),
        Deal("first", lambda state, scope: 1),
    )
    game = using(scene, text, light=light_units("A", "B", "C"))
    game.asks("order", "dark")
    game.choose("C")
    game.choose("A")
    assert [game.damage(name) for name in "ABC"] == [1, 1, 1]
    leave_it(game)


def test_an_event_aims_after_it_was_paid(scene):
    shot = event(
        "Shot",
        side="dark",
        cost=1,
        text="action: {do: [{place: damage, to: {target: {title: A}}}]}",
    )
    dark = Side(objectives=[lab()], hand=[shot])
    game = scene(active="dark", dark=dark, light=light_units("A"))
    game.choose("use Shot")
    assert game.damage("A") == 1
    assert game.zone("Shot") == "discard pile"
    leave_it(game)


def test_of_up_to_two_cards_with_a_relation_no_third_is_asked_for(scene):
    text = (
        "action: {do: [{place: focus, to: {choose: {type: unit, side: enemy}, pick: 2, "
        "up_to: true, relation: {same: printed_cost}}}]}"
    )
    light = Side(units=[unit(name, cost=1) for name in ("Ace", "Bel", "Cal")])
    game = using(scene, text, light=light)
    game.choose("choose Ace")
    game.offers("choose Bel", "choose Cal", "pass")
    game.choose("choose Bel")
    assert [game.focus(name) for name in ("Ace", "Bel", "Cal")] == [1, 1, 0]
    leave_it(game)


@pytest.mark.rule("ABIL-20")
@pytest.mark.parametrize(
    "text",
    [
        "{name: number, at_least: 1, at_most: 2}, "
        "{discard: {random: {in: hand, controller: opponent}, pick: X}}",
        "{pick: {top: 1, bind: one}}, {discard: {random: {in: hand, controller: opponent}}}",
        "{shuffle: deck}, {discard: {random: {in: hand, controller: opponent}}}",
        "{search: deck, for: {type: unit}}, {discard: {random: {in: hand, controller: opponent}}}",
    ],
)
@pytest.mark.parametrize("hand", [[], ["H"]])
def test_to_name_search_or_shuffle_is_no_use_by_itself(scene, text, hand):
    light = Side(hand=[unit(title) for title in hand])
    game = with_lab(scene, f"action: {{do: [{text}]}}", light=light)
    assert ("use Lab" in game.options) is bool(hand)
    leave_it(game)
