"""Setting up a game: the objectives are turned up (SETUP-11..SETUP-17)."""

import pytest
from kit.abilities import about_this, put_from_hand, reaction
from kit.card_makers import affiliation_card, event, objective, unit
from kit.scenario import Side

from swlcg_deck.engine.core.constants import DARK
from swlcg_deck.engine.rules.leave_play import send_from_play


def facing(scene, dark, light=None, **parts):
    """Three objectives are kept on each side, and the flips begin.

    The decks hold three objectives and a fourth, "Rejected", that goes under.
    """
    halves = {}
    for side, listed in (("dark", dark), ("light", light)):
        own = list(listed or ())
        own += [objective(f"{side} {n}", side=side) for n in range(len(own) + 1, 4)]
        own.append(objective(f"Rejected {side}", side=side))
        halves[side] = Side(objectives=[], objective_deck=own, **parts.pop(f"{side}_parts", {}))
    game = scene(phase="setup", dark=halves["dark"], light=halves["light"], **parts)
    game.choose("Rejected dark")
    game.choose("Rejected light")
    game.choose("keep")
    game.choose("keep")
    return game


@pytest.mark.rule("SETUP-11")
@pytest.mark.rule("SETUP-13")
@pytest.mark.rule("SETUP-14")
def test_dark_turns_his_three_in_the_order_he_likes_then_light_his(scene):
    game = facing(scene, [])
    game.asks("flip", "dark")
    game.offers("flip dark 1", "flip dark 2", "flip dark 3")
    game.choose("dark 2")
    game.asks("flip", "dark")
    game.offers("flip dark 1", "flip dark 3")
    assert game.pile("objectives", "dark") == ["dark 2"]
    game.choose("dark 3")
    game.asks("flip", "light")
    assert game.pile("objectives", "dark") == ["dark 2", "dark 3", "dark 1"]
    assert game.pile("objectives", "light") == []
    game.offers("flip light 1", "flip light 2", "flip light 3")
    game.choose("light 3")
    game.choose("light 1")
    assert game.pile("facedown", "light") == []
    game.skip_to("balance", "light")
    game.offers("damage dark 2", "damage dark 3", "damage dark 1", "pass")


@pytest.mark.rule("SETUP-12")
@pytest.mark.rule("TC-10")
def test_what_a_turned_objective_triggers_is_finished_before_the_next_is_turned(scene):
    numbers = objective(
        "Numbers",
        side="dark",
        text=(
            "reaction: {when: {entered: self}, do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = facing(scene, [numbers])
    game.choose("Numbers")
    game.asks("reaction", "dark")
    game.offers("use Numbers", "pass")
    assert sorted(game.pile("facedown", "dark")) == ["dark 2", "dark 3"]
    game.choose("use Numbers")
    game.asks("flip", "dark")


@pytest.mark.rule("SETUP-13")
def test_light_answers_what_the_dark_objectives_have_brought_into_play(scene):
    numbers = objective(
        "Numbers",
        side="dark",
        abilities=(reaction("entered", put_from_hand, matches=about_this),),
    )

    def strike_down(state, effect):
        send_from_play(state, state.units[DARK], "discarded", by=effect.scope.you)

    report = objective(
        "Report", side="light", abilities=(reaction("entered", strike_down, matches=about_this),)
    )
    game = facing(scene, [numbers], [report])
    game.choose("Numbers")
    game.choose("use Numbers")
    game.choose("dark 2")
    fighters = game.pile("units", "dark")
    assert len(fighters) == 1
    game.choose("Report")
    game.choose("use Report")
    assert game.pile("discard", "dark") == fighters
    game.asks("flip", "light")


@pytest.mark.rule("SETUP-16")
def test_no_action_can_be_used_before_the_first_turn(scene):
    busy = objective(
        "Busy", side="dark", text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
    )
    game = facing(scene, [busy])
    for name in ("Busy", "dark 2", "light 1", "light 2"):
        game.asks("flip")
        game.choose(name)
    assert game.decision.kind == "action"
    assert game.state.turn == 1
    game.asks("action", "dark")


@pytest.mark.rule("SETUP-16")
@pytest.mark.rule("SETUP-17")
def test_events_of_the_hand_are_paid_by_the_affiliation_card_and_what_is_faceup(scene):
    ambush = event(
        "Ambush",
        cost=3,
        side="dark",
        text=(
            "reaction: {when: {entered: any}, do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    deck = {"deck": [ambush] * 12, "bare_deck": True}
    game = facing(scene, [], dark_parts=deck)
    game.choose("dark 1")
    # One resource of the affiliation card, one of the objective: the facedown ones give none.
    game.asks("flip", "dark")
    game.choose("dark 2")
    game.asks("reaction", "dark")
    game.choose(game.options[0])
    assert game.focus("Sith affiliation") == 1
    assert (game.focus("dark 1"), game.focus("dark 2"), game.focus("dark 3")) == (1, 1, 0)
    game.asks("flip")


@pytest.mark.rule("SETUP-17")
def test_nothing_counts_or_hears_an_objective_that_is_still_facedown(scene):
    listener = objective(
        "Listener",
        side="dark",
        text=(
            "reaction: {when: {entered: any}, do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
        ),
    )
    game = facing(scene, [listener])
    game.choose("dark 2")
    game.asks("flip", "dark")
    assert game.zone("Listener") == "facedown objectives"
    assert game.pile("objectives", "dark") == ["dark 2"]
    game.choose("dark 3")
    game.asks("reaction", "dark")
    assert game.zone("Listener") == "in play"


@pytest.mark.rule("OPEN-41")
def test_whoever_turns_his_objectives_has_the_first_option(scene):
    heads = {
        side: {
            "affiliation": affiliation_card(
                name,
                text=(
                    "reaction: {when: {entered: any}, "
                    "do: [{apply: {unopposed: 1}, to: you, until: turn}]}"
                ),
            )
        }
        for side, name in (("dark", "Sith"), ("light", "Jedi"))
    }
    game = facing(scene, [], dark_parts=heads["dark"], light_parts=heads["light"])
    game.choose("dark 1")
    game.asks("reaction", "dark")
    game.pass_()
    game.asks("reaction", "light")
    game.skip_to("flip", "light")
    game.choose("light 1")
    game.asks("reaction", "light")
    game.pass_()
    game.asks("reaction", "dark")


@pytest.mark.rule("GEN-07")
@pytest.mark.rule("BAL-01")
@pytest.mark.rule("OPEN-01")
def test_dark_takes_the_first_turn_and_the_dial_goes_to_one(scene):
    scout = unit("Scout", side="dark", cost=0)
    game = facing(scene, [], dark_parts={"deck": [scout] * 12, "bare_deck": True}, dial=0)
    game.skip_to("action", "dark")
    assert (game.state.active, game.state.turn, game.dial) == (0, 1, 1)
    game.offers("pass", *(f"play {name} unit" for name in game.pile("hand", "dark")))
