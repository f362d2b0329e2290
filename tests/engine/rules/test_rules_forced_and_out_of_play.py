"""Forced abilities, and abilities of cards that are not in play (ABIL-13..ABIL-28)."""

import pytest
from kit.abilities import from_hand, interrupt, reaction, shooter, target
from kit.card_makers import objective, unit
from kit.looking import asked, goes_on
from kit.scenario import Side

from swlcg_deck.engine.facts.characteristics import capacity
from swlcg_deck.engine.texts.verbs.tokens import Deal, PlaceFocus, PlaceShield

HIT = Deal("target")


@pytest.mark.rule("ABIL-13")
def test_a_forced_reaction_is_resolved_without_being_asked_for(scene):
    alarm = objective(
        "Alarm",
        side="light",
        text=("reaction: {when: {damaged: any}, forced: true, do: [{place: shield, to: self}]}"),
    )
    game = scene(
        dark=Side(objectives=[shooter()], units=[unit("Guard", side="dark")]),
        light=Side(objectives=[alarm]),
    )
    game.choose("use Cannon")
    assert game.shields("Alarm") == 1
    assert asked(game) == "action dark"


@pytest.mark.rule("ABIL-14")
@pytest.mark.rule("TC-58")
@pytest.mark.rule("TC-61")
@pytest.mark.parametrize("kind", [interrupt, reaction])
def test_forced_ones_of_both_players_come_before_any_optional_one(scene, kind):
    optional = objective("Optional", side="dark", abilities=(kind("damaged", PlaceShield("self")),))
    forced = objective(
        "Forced", side="light", abilities=(kind("damaged", PlaceShield("self"), forced=True),)
    )
    game = scene(
        dark=Side(objectives=[shooter(), optional], units=[unit("Guard", side="dark")]),
        light=Side(objectives=[forced]),
    )
    game.choose("use Cannon")
    # The active player's optional one is only now offered: the forced one is done.
    game.offers("use Optional", "pass")
    assert (game.shields("Forced"), game.shields("Optional")) == (1, 0)


@pytest.mark.rule("OPEN-35")
@pytest.mark.rule("MOD-02")
@pytest.mark.rule("TC-58")
@pytest.mark.rule("TC-61")
@pytest.mark.parametrize("kind", [interrupt, reaction])
def test_the_active_player_orders_the_forced_ones_of_both(scene, kind):
    own = objective(
        "Own", side="dark", abilities=(kind("damaged", PlaceShield("self"), forced=True),)
    )
    enemy = objective(
        "Enemy", side="light", abilities=(kind("damaged", PlaceShield("self"), forced=True),)
    )
    game = scene(
        dark=Side(objectives=[shooter(), own], units=[unit("Guard", side="dark")]),
        light=Side(objectives=[enemy]),
    )
    game.choose("use Cannon")
    assert asked(game) == f"forced {kind.__name__} dark on damaged"
    game.offers("use Own", "use Enemy")
    game.choose("use Enemy")
    assert (game.shields("Own"), game.shields("Enemy")) == (1, 1)
    assert asked(game) == "action dark"


@pytest.mark.rule("ABIL-18")
def test_a_text_of_a_card_in_hand_or_pile_does_nothing(scene):
    busy = unit(
        "Busy",
        side="dark",
        text=(
            (
                "action: {do: [{place: damage, to: {target: {any: [{side: friendly}, "
                "{side: enemy}]}}}]}"
            ),
            ("reaction: {when: {damaged: any}, do: [{place: focus, to: {target: {type: unit}}}]}"),
            "constant: {modifiers: {of: {type: unit}, gain: {capacity: 5}}}",
        ),
        cost=9,
    )
    game = scene(
        dark=Side(
            objectives=[shooter()], units=[unit("Guard", side="dark")], hand=[busy], discard=[busy]
        )
    )
    assert capacity(game.state, game.card("Guard")) == 2
    game.offers("use Cannon", "pass")
    game.choose("use Cannon")
    assert asked(game) == "action dark"


@pytest.mark.rule("ABIL-19")
def test_a_reaction_that_names_the_hand_works_from_there_without_a_cost(scene):
    commando = unit("Commando", side="light", cost=5)
    commando.abilities = (
        from_hand("x", reaction("damaged", PlaceFocus("target"), targets=(target(),))).abilities[0],
    )
    game = scene(
        dark=Side(objectives=[shooter()], units=[unit("Guard", side="dark")]),
        light=Side(hand=[commando]),
    )
    game.choose("use Cannon")
    assert asked(game) == "reaction light on damaged"
    game.choose("use Commando")
    assert game.focus("Guard") == 1
    assert game.zone("Commando") == "hand"
    assert game.focus("Jedi affiliation") == 0
    assert asked(game) == "action dark"


@pytest.mark.rule("ABIL-28")
@pytest.mark.rule("RB-25")
@pytest.mark.rule("DEF-16")
def test_a_card_that_leaves_play_may_interrupt_that_but_not_react_to_it(scene):
    martyr = unit(
        "Martyr",
        side="dark",
        text=(
            (
                "interrupt: {when: {left_play: self}, do: [{place: shield, "
                "to: {target: {type: unit}}}]}"
            ),
            (
                "reaction: {when: {left_play: self}, do: [{place: focus, "
                "to: {target: {type: unit}}}]}"
            ),
            "action: {do: [{destroy: self}]}",
        ),
    )
    game = scene(dark=Side(units=[martyr, unit("Guard", side="dark")]))
    game.choose("use Martyr")
    assert asked(game) == "interrupt dark on left_play"
    game.choose("use Martyr")
    game.choose("target Guard")
    assert game.zone("Martyr") == "discard pile"
    assert (game.shields("Guard"), game.focus("Guard")) == (1, 0)
    assert game.winner is None
    goes_on(game)
