"""Putting into play, playing by a text, attaching, paying."""

import pytest
from kit.abilities import action, anything, interrupt, reaction, the
from kit.card_makers import enhancement, event, mission, objective, unit
from kit.lab import using, with_lab
from kit.looking import leave_it
from kit.scenario import Side

from swlcg_deck.engine.core.ability import Ability, Modifier
from swlcg_deck.engine.core.constants import (
    DISCARD,
    ENHANCEMENT,
    HAND,
    UNIT,
)
from swlcg_deck.engine.texts.verbs.cards import (
    Draw,
)
from swlcg_deck.engine.texts.verbs.effects import Apply, ChangeCost
from swlcg_deck.engine.texts.verbs.play import PlayCard, PutIntoPlay, SpendResources

VEHICLE = {"type": "unit", "trait": ["Vehicle"]}


def dark_units(*titles, **facts):
    return [unit(title, side="dark", **facts) for title in titles]


def pilot(title="Ace", **facts):
    return unit(
        title,
        side="dark",
        traits=["Pilot"],
        keywords=[{"pilot": 1}],
        **facts,
    )


@pytest.mark.rule("UNIQ-04")
def test_a_unique_card_stays_where_it_is_and_the_rest_goes_on(scene):
    text = "action: {do: [{put_into_play: {each: {title: [Twin, Plain], in: hand}}}]}"
    hand = [unit("Twin", side="dark", unique=True), unit("Plain", side="dark")]
    light = Side(units=[unit("Twin", unique=True)])
    game = using(scene, text, dark=Side(hand=hand), light=light)
    assert game.pile("hand", "dark") == ["Twin"]
    assert game.pile("units", "dark") == ["Plain"]
    leave_it(game)


@pytest.mark.rule("DEPLOY-08")
@pytest.mark.rule("ABIL-20")
def test_of_enhancements_put_on_a_named_card_only_those_that_fit_there_are_offered(scene):
    text = "action: {do: [{put_into_play: {choose: {in: hand}}, attach_to: self}]}"
    hand = [
        enhancement("For units", {"type": "unit"}, side="dark"),
        enhancement("For objectives", {"type": "objective"}, side="dark"),
        enhancement("Too", {"type": "objective"}, side="dark"),
    ]
    game = using(scene, text, dark=Side(hand=hand, units=dark_units("TIE")))
    game.offers("choose For objectives", "choose Too")
    game.choose("choose Too")
    assert game.host("Too") == "Lab"
    leave_it(game)


@pytest.mark.rule("PILOT-03")
def test_a_pilot_put_into_play_comes_in_the_form_its_player_likes(scene):
    text = "action: {do: [{put_into_play: {each: {title: Ace, in: hand}}}]}"
    dark = Side(hand=[pilot()], units=dark_units("TIE", traits=["Vehicle"]))
    game = using(scene, text, dark=dark)
    game.asks("form", "dark")
    game.choose(f"form Ace {ENHANCEMENT}")
    assert game.host("Ace") == "TIE"
    dark = Side(hand=[pilot()], units=dark_units("TIE", traits=["Vehicle"]))
    as_unit = using(scene, action(the("Ace", zone=HAND), PutIntoPlay("them", form=UNIT)), dark=dark)
    assert as_unit.pile("units", "dark") == ["TIE", "Ace"]
    leave_it(game, as_unit)


def test_an_enhancement_put_into_play_asks_for_its_host(scene):
    def on_b(state, _scope, _event, subject):
        return state.faces[subject].title == "B"

    watcher = unit("Watcher", side="dark", abilities=(reaction("attached", Draw(1), matches=on_b),))
    text = "action: {do: [{put_into_play: {each: {title: Gun, in: hand}}}]}"
    gun = enhancement("Gun", VEHICLE, side="dark")
    dark = Side(hand=[gun], units=[*dark_units("A", "B", traits=["Vehicle"]), watcher])
    game = using(scene, text, dark=dark)
    game.asks("host", "dark")
    game.offers("attach A", "attach B")
    game.choose("B")
    game.choose("use Watcher")
    assert game.host("Gun") == "B"
    leave_it(game)


@pytest.mark.rule("MISSION-02")
@pytest.mark.rule("MISSION-03")
def test_a_mission_put_into_play_goes_to_the_opponent_once(scene):
    text = "action: {do: [{put_into_play: {each: {title: [M1, M2], in: hand}}}]}"
    hand = [mission("M1", side="dark"), mission("M2", side="dark")]
    game = using(scene, text, dark=Side(hand=hand))
    assert game.controller("M1") == "light"
    assert game.pile("hand", "dark") == ["M2"]
    leave_it(game)


@pytest.mark.rule("CTRL-08")
def test_a_card_may_enter_play_under_the_control_of_another_player(scene):
    text = action(the("A", zone=DISCARD), PutIntoPlay("them"))
    game = using(scene, text, light=Side(discard=[unit("A")]))
    assert game.controller("A") == "dark"
    assert game.pile("units", "dark") == ["A"]
    under = using(
        scene,
        action(the("B", zone=HAND), PutIntoPlay("them", under="opponent", committed=True)),
        dark=Side(hand=dark_units("B")),
    )
    assert under.controller("B") == "light"
    assert under.is_committed("B")
    leave_it(game, under)


def test_a_card_is_played_from_the_discard_pile_for_its_cost(scene):
    text = "action: {do: [{play: {each: {title: A, in: discard}}}]}"
    dark = Side(discard=dark_units("A", cost=1), objectives=[objective("Mine", side="dark")])
    game = using(scene, text, dark=dark)
    game.choose("generate Mine 1")
    assert game.pile("units", "dark") == ["A"]
    assert game.focus("Mine") == 1
    leave_it(game)


def test_a_card_may_be_played_for_less(scene):
    text = action(the("A", zone=HAND), PlayCard("them", less=3))
    game = using(scene, text, dark=Side(hand=dark_units("A", cost=3)))
    assert game.pile("units", "dark") == ["A"]
    leave_it(game)


def test_an_event_is_played_from_the_discard_pile(scene):
    again = event("Again", side="dark", text="action: {do: [{draw: 2}]}")
    text = (
        "action: {do: [{play: {each: {title: Again, in: discard}, bind: chosen}}, "
        "{send: chosen, to: out_of_game}]}"
    )
    game = using(scene, text, dark=Side(discard=[again]))
    assert len(game.pile("hand", "dark")) == 2
    assert game.zone("Again") == "aside"
    leave_it(game)


def test_an_enhancement_moves_to_another_card_that_fits(scene):
    text = "action: {do: [{attach: {each: {title: Gun}}, to: {choose: {title: [A, B, C, D]}}}]}"
    gun = enhancement("Gun", VEHICLE, side="dark")
    units = [*dark_units("A", "B", "D", traits=["Vehicle"]), *dark_units("C")]
    game = using(scene, text, dark=Side(units=units, enhancements=[(gun, "A")]))
    game.offers("choose B", "choose D")
    game.choose("B")
    assert game.host("Gun") == "B"
    leave_it(game)


def test_a_text_may_change_the_cost_of_a_card_that_is_being_played(scene):
    cheap = interrupt("cost_set", ChangeCost(less=2, floor=1))
    dark = Side(hand=dark_units("A", cost=2), objectives=[objective("Mine", side="dark")])
    game = with_lab(scene, cheap, dark=dark)
    game.choose("play A")
    game.choose("use Lab")
    game.choose("generate Mine 1")
    assert game.pile("units", "dark") == ["A"]
    leave_it(game)


def test_a_discount_for_the_next_card_is_used_up_by_it(scene):
    text = Ability(
        kind="action",
        effect=(Apply(0, until="turn", once=True),),
        modifiers=(Modifier(what="cost", key=0, of=anything, add=-1),),
    )
    game = using(scene, text, dark=Side(hand=dark_units("A", "B", cost=1)))
    game.pass_()
    game.choose("play A")
    assert game.pile("units", "dark") == ["A"]
    assert game.state.lasting == ()
    leave_it(game)


@pytest.mark.rule("RES-20")
def test_resources_are_spent_inside_an_effect(scene):
    mine = objective("Mine", side="dark", affiliation="Sith", resources=2)
    game = using(scene, action(SpendResources(1, 8), Draw(1)), dark=Side(objectives=[mine]))
    game.choose("generate Mine 1")
    assert game.focus("Mine") == 1
    poor = with_lab(scene, action(SpendResources(1, 16)), dark=Side(objectives=[mine]))
    assert "use Lab" not in poor.options
    leave_it(game)
