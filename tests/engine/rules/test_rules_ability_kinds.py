"""What kinds of abilities there are and when each is used (ABIL-01..ABIL-15)."""

import pytest
from kit.abilities import about_this, interrupt, reaction, shooter
from kit.card_makers import event, objective, unit
from kit.looking import asked, goes_on
from kit.scenario import Side

from swlcg_deck.engine.facts.characteristics import capacity, edge_value, has_trait, icons
from swlcg_deck.engine.texts.verbs.effects import Prevent
from swlcg_deck.engine.texts.verbs.tokens import Deal, PlaceFocus

HIT = Deal("target")


@pytest.mark.rule("ABIL-01")
@pytest.mark.rule("ABIL-15")
def test_a_card_may_have_abilities_of_all_six_kinds(scene):
    captain = unit(
        "Captain",
        side="dark",
        text=(
            "constant: {modifiers: {gain: {capacity: 2}}}",
            "action: {do: [{place: damage, to: self}]}",
            "interrupt: {when: {damaged: self}, do: [{place: shield, to: self}]}",
            "reaction: {when: {damaged: self}, do: [{place: focus, to: self}]}",
        ),
        traits=["Officer"],
        keywords=[{"edge": 1}],
    )
    game = scene(dark=Side(units=[captain]))
    card = game.card("Captain")
    assert capacity(game.state, card) == 4
    assert has_trait(game.state, card, "officer")
    assert edge_value(game.state, card) == 1
    # Each of the three triggered ones is the player's choice.
    game.offers("use Captain", "pass")
    game.choose("use Captain")
    assert asked(game) == "interrupt dark on damaged"
    game.offers("use Captain", "pass")
    game.choose("use Captain")
    assert (game.shields("Captain"), game.damage("Captain")) == (1, 1)
    assert asked(game) == "reaction dark on damaged"
    game.offers("use Captain", "pass")
    game.pass_()
    assert game.focus("Captain") == 0
    game.offers("use Captain", "pass")


@pytest.mark.rule("ABIL-02")
@pytest.mark.rule("ABIL-05")
@pytest.mark.rule("TIME-03")
@pytest.mark.parametrize("active", ["dark", "light"])
def test_an_action_can_be_used_in_either_players_turn(scene, active):
    game = scene(
        phase="draw",
        active=active,
        dark=Side(objectives=[shooter()], units=[unit("Guard", side="dark")], hand=["19-2"] * 6),
        light=Side(hand=["1-2"] * 6),
    )
    game.skip_to("action", "dark")
    game.offers("use Cannon", "pass")
    game.choose("Cannon")
    assert game.damage("Guard") == 1
    assert asked(game) == "action dark"


@pytest.mark.rule("ABIL-03")
@pytest.mark.rule("ABIL-26")
@pytest.mark.rule("CHG-29")
def test_an_event_of_the_waiting_player_is_paid_carried_out_and_discarded(scene):
    trick = event(
        "Trick",
        side="light",
        text="action: {do: [{place: focus, to: {target: {type: unit, side: enemy}}}]}",
        cost=1,
    )
    game = scene(
        phase="deployment",
        active="dark",
        dark=Side(units=[unit("Guard", side="dark")]),
        light=Side(hand=[trick], objectives=[]),
    )
    assert asked(game) == "action light"
    game.offers("use Trick", "pass")
    game.choose("Trick")
    assert game.focus("Jedi affiliation") == 1
    assert game.focus("Guard") == 1
    assert game.zone("Trick") == "discard pile"
    goes_on(game)


@pytest.mark.rule("ABIL-04")
def test_a_constant_ability_works_from_entering_play_until_leaving_it(scene):
    drill = unit(
        "Sergeant",
        side="dark",
        text=(
            "constant: {modifiers: {of: {type: unit}, gain: {unit_damage: 1}}}",
            "action: {do: [{sacrifice: self}]}",
        ),
    )
    game = scene(dark=Side(units=[unit("Guard", side="dark")], hand=[drill]))

    def shown():
        return icons(game.state, game.card("Guard"))[0]

    assert shown() == 0
    game.choose("play Sergeant")
    game.choose("generate Sith")
    assert shown() == 1
    game.choose("use Sergeant")
    assert game.zone("Sergeant") == "discard pile"
    assert shown() == 0
    goes_on(game)


@pytest.mark.rule("ABIL-06")
def test_a_trait_only_serves_the_texts_that_name_it(scene):
    def a_spy(state, scope, card):
        return has_trait(state, card, "spy")

    net = objective(
        "Net", side="dark", text="action: {do: [{place: focus, to: {target: {trait: Spy}}}]}"
    )
    game = scene(
        dark=Side(objectives=[net]),
        light=Side(
            units=[unit("Rebel", side="light", traits=["Spy"]), unit("Other", side="light")]
        ),
    )
    game.choose("use Net")
    assert (game.focus("Rebel"), game.focus("Other")) == (1, 0)
    assert asked(game) == "action dark"


@pytest.mark.rule("ABIL-07")
@pytest.mark.rule("ABIL-09")
@pytest.mark.rule("TIME-07")
@pytest.mark.rule("TIME-12")
@pytest.mark.rule("TIME-29")
@pytest.mark.rule("RB-21")
def test_an_interrupt_is_finished_before_what_it_interrupts_happens(scene):
    saved = unit(
        "Saved",
        side="dark",
        abilities=(interrupt("damaged", Prevent(), matches=about_this),),
        capacity=1,
    )
    game = scene(dark=Side(objectives=[shooter()], units=[saved, unit("Other", side="dark")]))
    game.choose("use Cannon")
    game.choose("Saved")
    assert asked(game) == "interrupt dark on damaged"
    assert game.damage("Saved") == 0
    game.choose("use Saved")
    # All damage was prevented: it did not happen, and the unit of capacity 1 lives.
    assert (game.damage("Saved"), game.zone("Saved")) == (0, "in play")
    assert asked(game) == "action dark"


@pytest.mark.rule("ABIL-11")
@pytest.mark.rule("TIME-10")
@pytest.mark.rule("TIME-12")
@pytest.mark.rule("TIME-29")
@pytest.mark.rule("RB-21")
def test_a_reaction_comes_after_the_condition_and_all_its_effects(scene):
    avenger = objective(
        "Avenger",
        side="dark",
        text="reaction: {when: {damaged: any}, do: [{place: shield, to: self}]}",
    )
    game = scene(
        dark=Side(objectives=[shooter(), avenger], units=[unit("Guard", side="dark", capacity=1)])
    )
    game.choose("use Cannon")
    # The damage is dealt, and the unit it killed is gone, before anyone reacts to the damage.
    assert asked(game) == "reaction dark on damaged"
    assert game.zone("Guard") == "discard pile"
    game.choose("use Avenger")
    assert game.shields("Avenger") == 1
    goes_on(game)


@pytest.mark.rule("ABIL-08")
@pytest.mark.rule("TIME-18")
def test_several_interrupts_may_answer_the_same_condition_one_after_the_other(scene):
    first = objective(
        "First",
        side="dark",
        text="interrupt: {when: {damaged: any}, do: [{place: shield, to: self}]}",
    )
    second = objective(
        "Second",
        side="dark",
        text="interrupt: {when: {damaged: any}, do: [{place: shield, to: self}]}",
    )
    game = scene(
        dark=Side(objectives=[shooter(), first, second], units=[unit("Guard", side="dark")])
    )
    game.choose("use Cannon")
    game.offers("use First", "use Second", "pass")
    game.choose("use Second")
    # The first one chosen is finished before another is started.
    assert (game.shields("Second"), game.damage("Guard")) == (1, 0)
    game.offers("use First", "pass")
    game.choose("use First")
    assert (game.shields("First"), game.damage("Guard")) == (1, 1)
    assert asked(game) == "action dark"


@pytest.mark.rule("ABIL-10")
@pytest.mark.rule("ABIL-29")
@pytest.mark.parametrize("kind", [interrupt, reaction])
def test_each_copy_answers_a_condition_once(scene, kind):
    drone = unit("Drone", side="dark", abilities=(kind("damaged", PlaceFocus("self")),))
    game = scene(dark=Side(objectives=[shooter()], units=[drone, drone]))
    game.choose("use Cannon")
    game.choose("target Drone #2")
    game.offers("use Drone", "use Drone #2", "pass")
    game.choose("use Drone")
    game.offers("use Drone #2", "pass")
    game.choose("use Drone #2")
    assert (game.focus("Drone"), game.focus("Drone #2")) == (1, 1)
    assert asked(game) == "action dark"


@pytest.mark.rule("ABIL-12")
@pytest.mark.rule("ABIL-29")
def test_each_event_in_hand_answers_for_itself(scene):
    cry = event(
        "Cry",
        side="dark",
        text=("reaction: {when: {damaged: any}, do: [{place: focus, to: {target: {type: unit}}}]}"),
    )
    game = scene(
        dark=Side(objectives=[shooter()], units=[unit("Guard", side="dark")], hand=[cry, cry]),
    )
    game.choose("use Cannon")
    game.offers("use Cry", "use Cry #2", "pass")
    game.choose("use Cry")
    game.offers("use Cry #2", "pass")
    game.choose("use Cry #2")
    assert game.focus("Guard") == 2
    assert asked(game) == "action dark"


@pytest.mark.rule("ABIL-32")
@pytest.mark.rule("RB-10")
@pytest.mark.rule("TC-64")
@pytest.mark.parametrize("word", ["target", "choose"])
def test_only_the_word_target_asks_for_one_before_the_start(scene, word):
    if word == "target":
        text = (
            "action: {do: [{place: damage, to: {target: {type: unit, side: enemy}}}, "
            "{place: focus, to: self}]}"
        )
    else:
        text = (
            "action: {do: [{place: damage, to: {choose: {type: unit, side: enemy}}}, "
            "{place: focus, to: self}]}"
        )
    game = scene(phase="refresh", dark=Side(objectives=[objective("Gun", side="dark", text=text)]))
    offered = "use Gun" in game.options
    # Without an enemy unit the rest of the effect may be had only where nothing is targeted.
    assert offered is (word == "choose")
    if offered:
        game.choose("use Gun")
        assert game.focus("Gun") == 1
    goes_on(game)


@pytest.mark.rule("ABIL-13")
@pytest.mark.rule("GEN-03")
def test_what_cannot_be_triggered_is_not_offered_and_comes_only_if_forced(scene):
    hush = "constant: {modifiers: [{of: {type: unit, side: enemy}, cannot: {do: trigger}}]}"
    spark = "{when: {damaged: self}, do: [{place: focus, to: self}]"
    for silenced in (True, False):
        light = Side(
            units=[
                unit("Talker", text="action: {do: [{place: shield, to: self}]}"),
                unit("Free", capacity=5, text=f"reaction: {spark}}}"),
                unit("Bound", capacity=5, text=f"reaction: {spark}, forced: true}}"),
            ]
        )
        gun = "action: {do: [{place: damage, to: {each: {title: [Free, Bound]}}}]}"
        dark = Side(
            objectives=[
                objective("Gun", side="dark", text=gun),
                objective("Hush", side="dark", text=hush if silenced else ()),
            ]
        )
        game = scene(dark=dark, light=light)
        game.choose("use Gun")
        if not silenced:
            game.asks("reaction", "light")
            game.choose("use Free")
        assert (game.focus("Free"), game.focus("Bound")) == (int(not silenced), 1)
        # Who has nothing to do in the window is not asked.
        game.asks("action", "dark" if silenced else "light")
        assert ("use Talker" in game.options) is not silenced
        game.leave()


@pytest.mark.rule("ABIL-04")
@pytest.mark.rule("ABIL-15")
@pytest.mark.parametrize(("printed", "used"), [("", False), (", unlabelled: true", True)])
def test_what_has_no_bold_word_is_no_triggered_ability_that_could_be_stopped(scene, printed, used):
    law = "constant: {modifiers: [{of: opponent, cannot: {do: trigger}}]}"
    offer = f"action: {{do: [{{draw: 1}}], limit: {{per: turn}}{printed}}}"
    dark = Side(objectives=[objective("Offer", side="dark", text=offer)])
    game = scene(active="dark", dark=dark, light=Side(objectives=[objective("Law", text=law)]))
    assert ("use Offer" in game.options) is used
    game.leave()
