"""Unique cards: one of a title in play for both players together (UNIQ, RB-01)."""

import pytest
from kit.abilities import action, interrupt, the
from kit.card_makers import enhancement, objective, unit
from kit.lab import using
from kit.looking import leave_it
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle

from swlcg_deck.engine.core.constants import DISCARD, HAND
from swlcg_deck.engine.texts.verbs.destroy import Destroy
from swlcg_deck.engine.texts.verbs.play import ChangeForm, PutIntoPlay


def held(scene, title="Luke", *, unique=True, dark=None, **light):
    """Whether light, with a Luke in hand, may play it on this board."""
    hand = [unit(title, cost=0, unique=unique), unit("Held", cost=0)]
    game = scene(active="light", dark=dark or Side(), light=Side(hand=hand, **light))
    assert "play Held unit" in game.options
    return any(option.startswith(f"play {title}") for option in game.options)


def luke(side="light", unique=True, **facts):
    return unit("Luke", side=side, unique=unique, **facts)


@pytest.mark.rule("UNIQ-02")
@pytest.mark.rule("RB-01")
@pytest.mark.rule("OPEN-20")
@pytest.mark.rule("CHG-42")
def test_a_unique_card_in_play_stops_its_title_for_both_players(scene):
    assert not held(scene, units=[luke()])
    assert not held(scene, dark=Side(units=[luke("dark")]))
    assert not held(scene, units=[luke()], unique=False)
    assert held(scene, units=[unit("Leia", unique=True)])


@pytest.mark.rule("UNIQ-02")
@pytest.mark.rule("UNIQ-04")
def test_another_version_of_a_real_unique_card_can_be_played_in_no_form(scene):
    x_wing = vehicle("X-wing", "light")
    hand = ["157-2", unit("Held", cost=0)]
    objectives = [objective("Base", affiliation="Rebel Alliance", resources=4)]
    for there, offered in ((["1-2"], False), ([], True)):
        light = Side(units=[x_wing, *there], hand=hand, objectives=objectives)
        game = scene(active="light", light=light)
        name = "Luke Skywalker #2" if there else "Luke Skywalker"
        for form in ("unit", "enhancement"):
            assert (f"play {name} {form}" in game.options) is offered
        assert game.zone(name) == "hand"


@pytest.mark.rule("UNIQ-01")
def test_printed_titles_decide(scene):
    """What texts add to a card does not make it another one, nor the same one."""
    trait = objective(
        "School", side="light", resources=0, text="constant: {modifiers: {gain: {trait: Luke}}}"
    )
    assert held(scene, units=[unit("Ben", unique=True)], objectives=[trait])
    # Two printings of one title are copies for the rule, whatever else they print.
    assert not held(scene, units=[luke(cost=7, traits=["Ewok"], affiliation="Jedi")])


@pytest.mark.rule("UNIQ-03")
def test_only_cards_in_play_stop_a_title(scene):
    assert held(scene, discard=[luke()], deck=[luke()])
    assert held(scene, captured=[(luke(), "Objective 1")])
    assert held(scene, dark=Side(hand=[luke("dark")], deck=[luke("dark")]))


@pytest.mark.rule("UNIQ-03")
@pytest.mark.rule("PILOT-15")
def test_a_pilot_or_enhancement_in_play_stops_its_title(scene):
    x_wing = vehicle("X-wing", "light")
    aboard = pilot("Luke", side="light", unique=True)
    assert not held(scene, units=[x_wing], enhancements=[(aboard, "X-wing")])
    sign = enhancement("Luke", {"type": ["unit"]}, unique=True)
    assert not held(scene, units=[x_wing], enhancements=[(sign, "X-wing")])


@pytest.mark.rule("UNIQ-03")
def test_a_unique_card_that_has_left_play_stops_nothing(scene):
    hand = [luke(cost=0)]
    text = "action: {do: [{destroy: {each: {title: Luke}}}]}"
    light = Side(units=[luke(cost=0)], hand=hand)
    game = using(scene, text, player="light", light=light)
    game.pass_()
    game.offers("play Luke #2 unit", "pass")


@pytest.mark.rule("UNIQ-05")
def test_a_card_in_play_changes_its_form_though_it_is_unique(scene):
    ace = pilot("Luke", side="dark", unique=True)
    dark = Side(units=[vehicle()], enhancements=[(ace, "Fighter")], focus={"Luke": 1})
    game = using(scene, action(the("Luke"), ChangeForm("them")), dark=dark)
    assert game.pile("units", "dark") == ["Fighter", "Luke"]
    assert (game.host("Luke"), game.focus("Luke")) == (None, 1)
    back = using(
        scene,
        action(the("Luke"), the("Fighter", name="there"), ChangeForm("them", "there")),
        dark=Side(units=[vehicle(), ace], committed=["Luke"]),
    )
    assert back.host("Luke") == "Fighter"
    assert back.pile("units", "dark") == ["Fighter"]
    assert not back.is_committed("Luke")
    assert back.state.force_supply == [3, 3]
    leave_it(game, back)


@pytest.mark.rule("UNIQ-05")
@pytest.mark.rule("PILOT-13")
def test_a_pilot_may_become_a_unit_when_its_host_leaves_play(scene):
    def my_host(state, scope, event, subject):
        return subject == state.host[scope.source]

    survives = interrupt("left_play", ChangeForm("self"), matches=my_host)
    ace = pilot("Luke", side="dark", unique=True, abilities=(survives,))
    dark = Side(units=[vehicle()], enhancements=[(ace, "Fighter")])
    game = using(scene, action(the("Fighter"), Destroy("them")), dark=dark)
    game.choose("use Luke")
    assert game.zone("Fighter") == "discard pile"
    assert game.pile("units", "dark") == ["Luke"]
    leave_it(game)


@pytest.mark.rule("UNIQ-05")
def test_control_of_a_unique_card_may_pass_to_either_player(scene):
    text = "action: {do: [{control: {each: {title: Luke}}}]}"
    game = using(scene, text, light=Side(units=[luke()]))
    assert game.controller("Luke") == "dark"
    leave_it(game)
    # It still stops its title for both.
    assert not held(scene, dark=Side(units=[luke()]))


@pytest.mark.rule("UNIQ-06")
def test_a_unique_card_joins_a_card_of_its_title_that_is_not_unique(scene):
    hand = [luke(cost=0)]
    game = scene(active="light", light=Side(hand=hand, units=[luke(unique=False)]))
    game.choose("play Luke #2 unit")
    assert game.pile("units", "light") == ["Luke", "Luke #2"]
    game.leave()


@pytest.mark.rule("UNIQ-02")
@pytest.mark.rule("RB-01")
def test_no_effect_puts_a_second_one_into_play(scene):
    for zone, place in ((HAND, "hand"), (DISCARD, "discard")):
        pile = {place: [luke("dark"), unit("Other", side="dark")]}
        text = action(the("Luke", "Other", zone=zone), PutIntoPlay("them"))
        game = using(scene, text, dark=Side(**pile), light=Side(units=[luke()]))
        assert game.pile("units", "dark") == ["Other"]
        assert game.pile(place, "dark") == ["Luke"]
        leave_it(game)
