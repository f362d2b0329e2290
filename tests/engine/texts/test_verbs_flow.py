"""Control words: then, may, either, unless, if, later, for each player."""

import pytest
from kit.abilities import action, anything, enemy_unit, own_unit, the
from kit.card_makers import objective, unit
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side
from kit.usual_cards import clock

from swlcg_deck.engine.core.constants import HAND
from swlcg_deck.engine.texts.verbs.cards import Discard, Draw, Send
from swlcg_deck.engine.texts.verbs.choosing import Select
from swlcg_deck.engine.texts.verbs.destroy import Destroy
from swlcg_deck.engine.texts.verbs.flow import (
    Bind,
    ForEachPlayer,
    Then,
    either,
    later,
    may,
    text,
    unless,
    when,
)
from swlcg_deck.engine.texts.verbs.play import PutIntoPlay, SpendResources
from swlcg_deck.engine.texts.verbs.tokens import PlaceFocus, PlaceShield, RemoveFocus


def light_units(*titles, **parts):
    return Side(units=[unit(title, capacity=3) for title in titles], **parts)


def hand(game, side="dark"):
    return len(game.pile("hand", side))


@pytest.mark.rule("ABIL-31")
@pytest.mark.rule("RB-09")
def test_then_asks_whether_what_stands_before_did_something(scene):
    guard = unit("A", capacity=3, text="interrupt: {when: {damaged: any}, do: [{cancel: it}]}")
    destroys = "action: {do: [{place: damage, to: {each: {title: A}}}, {then: [{draw: 1}]}]}"
    game = using(scene, destroys, light=Side(units=[guard]))
    game.choose("use A")
    assert hand(game) == 0
    plain = using(scene, destroys, light=light_units("A"))
    assert hand(plain) == 1
    leave_it(game, plain)


def test_then_may_gate_only_some_of_what_follows(scene):
    game = using(
        scene,
        action(the("A"), RemoveFocus("them"), Then(1), Draw(1), PlaceFocus("self")),
        light=light_units("A"),
    )
    assert (hand(game), game.focus("Lab")) == (0, 1)
    leave_it(game)


@pytest.mark.rule("ABIL-31")
def test_without_then_the_parts_stand_alone(scene):
    game = using(
        scene,
        "action: {do: [{remove: focus, from: {each: {title: A}}}, {draw: 1}]}",
        light=light_units("A"),
    )
    assert hand(game) == 1
    leave_it(game)


@pytest.mark.rule("ABIL-20")
def test_what_stands_after_then_is_no_independent_part(scene):
    game = with_lab(
        scene,
        "action: {do: [{remove: focus, from: {each: {title: A}}}, {then: [{draw: 1}]}]}",
        light=light_units("A"),
    )
    assert "use Lab" not in game.options


def test_may_is_a_second_decision_and_then_asks_for_it(scene):
    verbs = action(*text(may(PlaceFocus("self")), Then(), Draw(1)))
    game = using(scene, verbs)
    game.asks("may", "dark")
    game.choose("decline")
    assert (game.focus("Lab"), hand(game)) == (0, 0)
    done = using(scene, verbs)
    done.choose("do")
    assert (done.focus("Lab"), hand(done)) == (1, 1)
    leave_it(game, done)


def test_each_may_is_its_own_choice(scene):
    """To have done the one is not to do the next."""
    verbs = action(*text(may(PlaceFocus("self")), may(Draw(1))))
    for first, second in (("do", "decline"), ("decline", "do")):
        game = using(scene, verbs)
        game.choose(first)
        game.choose(second)
        assert (game.focus("Lab"), hand(game)) == (int(first == "do"), int(second == "do"))
        leave_it(game)


def test_then_inside_a_block_ends_with_the_block(scene):
    inner = may(the("A"), RemoveFocus("them"), Then(), Draw(5), PlaceFocus("self"))
    verbs = action(*text(inner, Draw(1)))
    game = using(scene, verbs, light=light_units("A", focus={"A": 1}))
    game.choose("do")
    assert (hand(game), game.focus("Lab")) == (6, 1)
    leave_it(game)


def test_may_is_not_asked_for_what_cannot_be_done(scene):
    verbs = action(*text(may(the("A"), RemoveFocus("them")), Draw(1)))
    game = using(scene, verbs, light=light_units("A"))
    assert hand(game) == 1
    leave_it(game)


@pytest.mark.rule("FAQ-30")
def test_either_offers_what_can_be_done(scene):
    verbs = action(
        *either((the("A"), RemoveFocus("them")), Draw(1), PlaceFocus("self"), by="opponent")
    )
    game = using(scene, verbs, light=light_units("A"))
    game.asks("either", "light")
    game.offers("either Lab 1", "either Lab 2")
    game.choose("either Lab 1")
    assert (hand(game), game.focus("Lab")) == (1, 0)
    leave_it(game)


@pytest.mark.rule("OPEN-54")
def test_either_without_a_way_does_nothing(scene):
    nothing = either((the("A"), RemoveFocus("them")), (the("A"), PlaceShield("them")))
    verbs = action(*text(Draw(1), nothing, Then(), Draw(1)))
    game = using(scene, verbs)
    assert hand(game) == 1
    leave_it(game)


@pytest.mark.parametrize(("answer", "destroyed"), [("pay", False), ("decline", True)])
def test_unless_lets_the_opponent_pay(scene, answer, destroyed):
    verbs = action(*text(the("A"), unless(SpendResources(1, who="opponent"), Destroy("them"))))
    game = using(scene, verbs, light=light_units("A"))
    game.asks("unless", "light")
    game.choose(answer)
    if not destroyed:
        game.choose("generate Objective 4 1")
        assert game.focus("Objective 4") == 1
    assert game.zone("A") == ("discard pile" if destroyed else "in play")
    leave_it(game)


def test_unless_is_not_asked_of_who_cannot_pay(scene):
    verbs = action(*text(the("A"), unless(SpendResources(9, who="opponent"), Destroy("them"))))
    game = using(scene, verbs, light=light_units("A"))
    assert game.zone("A") == "discard pile"
    leave_it(game)


@pytest.mark.parametrize(("dial", "drawn"), [(1, 1), (5, 3)])
def test_if_is_looked_at_when_it_is_reached(scene, dial, drawn):
    verbs = action(*when(lambda state, _: state.dial > 3, Draw(3), Draw(1)))
    game = using(scene, verbs, dial=dial)
    assert hand(game) == drawn
    leave_it(game)


def test_what_waits_for_the_end_of_the_phase_is_done_there_once(scene):
    verbs = action(
        *text(
            Select("unit", own_unit),
            PlaceFocus("unit"),
            later("phase", Send("unit", HAND)),
        )
    )
    game = using(scene, verbs, dark=Side(units=[unit("Own", side="dark")]))
    assert game.zone("Own") == "in play"
    game.skip_to("action", "light")
    game.pass_()
    game.pass_()
    assert game.pile("hand", "dark") == ["Own"]
    assert game.state.delayed == ()
    leave_it(game)


@pytest.mark.rule("ABIL-30")
def test_a_delayed_text_does_not_find_a_card_that_has_left_and_returned(scene):
    verbs = action(
        *text(
            Select("unit", own_unit),
            PlaceFocus("unit"),
            later("phase", Send("unit", HAND)),
            Send("unit", HAND),
            PutIntoPlay("unit"),
        )
    )
    game = using(scene, verbs, dark=Side(units=[unit("Own", side="dark")]))
    game.skip_to("action", "light")
    game.pass_()
    game.pass_()
    assert game.zone("Own") == "in play"
    leave_it(game)


@pytest.mark.rule("MOD-01")
def test_each_player_chooses_the_player_of_the_effect_first(scene):
    verbs = action(
        *text(
            ForEachPlayer(1),
            Select("kept", anything, zone=HAND, whose="that_player", by="that_player", adds=True),
            Discard("kept"),
        )
    )
    dark = Side(hand=[unit("D1", side="dark", cost=9), unit("D2", side="dark", cost=9)])
    game = using(scene, verbs, dark=dark, light=Side(hand=[unit("L1"), unit("L2")]))
    game.asks("choose", "dark")
    game.choose("D2")
    game.asks("choose", "light")
    game.choose("L1")
    assert game.pile("discard", "dark") == ["D2"]
    assert game.pile("discard", "light") == ["L1"]
    leave_it(game)


def test_a_number_is_fixed_when_it_is_bound(scene):
    verbs = action(
        Bind("x", lambda state, _: len(state.units[1])),
        Select("all", enemy_unit, every=True),
        Destroy("all"),
        Draw(lambda _, scope: scope.named("x", 0)),
    )
    game = using(scene, verbs, light=light_units("A", "B"))
    assert hand(game) == 2
    leave_it(game)


@pytest.mark.rule("ABIL-20")
@pytest.mark.parametrize(("own", "foes", "offered"), [(1, 0, True), (0, 1, True), (0, 0, False)])
def test_what_each_player_does_may_be_used_if_one_of_them_can(scene, own, foes, offered):
    purge = (
        "action: {do: [{for_each_player: [{sacrifice: {choose: {type: unit, trait: Victim, "
        "controller: that_player}, by: that_player}, by: that_player}]}]}"
    )
    dark, light = (
        Side(units=[unit(f"{side} victim", side=side, traits=["Victim"])] * number)
        for side, number in (("dark", own), ("light", foes))
    )
    dark.objectives = [objective("Purge", side="dark", text=purge)]
    light.objectives = [clock("light")]
    game = scene(active="dark", dark=dark, light=light)
    assert ("use Purge" in game.options) is offered
    game.leave()


@pytest.mark.parametrize(("answer", "focus", "drawn"), [("pay", 1, 0), ("decline", 0, 1)])
def test_unless_is_either_paid_or_done_and_once(scene, answer, focus, drawn):
    verbs = action(*text(unless((PlaceFocus("self"), PlaceFocus("self")), Draw(1)), Draw(0)))
    game = using(scene, verbs)
    game.choose(answer)
    assert (game.focus("Lab"), hand(game)) == (2 * focus, drawn)
    leave_it(game)


@pytest.mark.rule("ABIL-31")
@pytest.mark.parametrize(("holds", "drawn"), [(True, 1), (False, 0)])
def test_what_is_only_done_if_something_holds_lets_a_then_follow_only_if_so(scene, holds, drawn):
    verbs = action(*text(when(lambda state, scope: holds, PlaceFocus("self")), Then(), Draw(1)))
    game = using(scene, verbs)
    assert (game.focus("Lab"), hand(game)) == (int(holds), drawn)
    leave_it(game)


@pytest.mark.rule("ABIL-31")
def test_to_have_set_something_up_for_later_lets_a_then_follow(scene):
    verbs = action(*text(later("phase", PlaceFocus("self")), Then(), Draw(1)))
    # What a Later awaits is a block of one verb; the rest is done at once.
    game = using(scene, verbs)
    assert (game.focus("Lab"), hand(game)) == (0, 1)
    leave_it(game)
