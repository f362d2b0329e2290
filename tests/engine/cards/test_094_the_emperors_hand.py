"""The cards of The Emperor's Hand (set 94)."""

import pytest
from kit.card_makers import enhancement, objective, unit
from kit.scenario import Side
from kit.usual_cards import clock, pilot
from real_cards import dummy, goes_by, pay

RARER_BOARD = {"94-3": "control of a unit is taken"}


def test_join_me_takes_control_of_a_common_character_for_good(scene):
    dark = Side(hand=["Join Me"], units=["Nightsister"])
    light = Side(
        units=["Twi'lek Loyalist", "Yoda", "R2-D2", "X-Wing", "Jedi in Hiding"],
        enhancements=[(pilot("Ace", side="light"), "X-Wing")],
        committed=["Twi'lek Loyalist"],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Join Me")
    pay(game)
    game.asks("target", "dark")
    # No unique one, no Droid, no Vehicle, no pilot at work; that it is an enemy is not asked for.
    common = ("Nightsister", "Twi'lek Loyalist", "Jedi in Hiding")
    game.offers(*(f"target {card}" for card in common))
    game.choose("Twi'lek Loyalist")
    assert game.controller("Twi'lek Loyalist") == "dark"
    assert not game.is_committed("Twi'lek Loyalist")
    game.skip_to("action", "light")
    assert game.controller("Twi'lek Loyalist") == "dark"


@pytest.mark.parametrize(("phase", "active"), [("draw", "dark"), ("deployment", "light")])
def test_join_me_is_only_for_your_own_deployment_phase(scene, phase, active):
    dark = Side(
        hand=["Join Me"],
        objectives=[
            objective(
                "Button",
                side="dark",
                text="action: {do: [{apply: {unopposed: 1}, to: you, until: turn}]}",
            )
        ],
    )
    light = Side(units=["Twi'lek Loyalist"])
    game = scene(phase=phase, active=active, dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    assert "use Join Me" not in game.options
    assert "use Button" in game.options


@pytest.mark.rule("GEN-12")
@pytest.mark.parametrize("focus", [0, 1, 2])
def test_mara_jade_rests_after_her_turn_and_stays_with_her_player(scene, focus):
    dark = Side(units=["94-2"], focus={"Mara Jade": focus}, objectives=[clock("dark")])
    game = scene(phase="force", active="dark", dark=dark, abilities=True)
    if focus:
        game.skip_to("reaction", "dark")
        game.choose("use Mara Jade")
        assert game.focus("Mara Jade") == focus - 1
    game.skip_to("action", "light")
    assert game.controller("Mara Jade") == "dark"
    assert "use Mara Jade" not in game.options


@pytest.mark.parametrize("active", ["dark", "light"])
def test_mara_jade_waits_for_the_end_of_her_own_turn(scene, active):
    """Not for the end of a phase of it, nor for that of the opponent's turn."""
    dark = Side(units=["94-2", dummy("Guard")], hand=[dummy("Card")], focus={"Mara Jade": 4})
    light = Side(units=[dummy("Raider", "light")])
    game = scene(phase="deployment", active=active, dark=dark, light=light, abilities=True)
    goes_by(game, "Mara Jade", "commit", active)
    if active == "light":
        game.choose("pass")
        goes_by(game, "Mara Jade", "discard one", "dark")


TAKE = "action: {do: [{control: {each: {title: [%s]}}, to: %s}], limit: {per: turn}}"


@pytest.mark.parametrize(
    ("what", "to", "focus"), [("Foe", "you", 1), ("Own", "opponent", 2), ("Tool", "you", 2)]
)
def test_agent_of_the_hand_rests_when_you_take_control_of_a_unit(scene, what, to, focus):
    charm = objective("Charm", side="dark", text=TAKE % (what, to))
    dark = Side(units=["94-3", dummy("Own")], objectives=[charm], focus={"Agent of the Hand": 2})
    light = Side(
        units=[dummy("Foe", "light")], enhancements=[(enhancement("Tool", side="light"), None)]
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Charm")
    # Whose effect it is does not matter, but who has control afterwards.
    assert ("use Agent of the Hand" in game.options) is (focus == 1)
    if focus == 1:
        game.choose("use Agent of the Hand")
    assert game.focus("Agent of the Hand") == focus
    game.leave()


def test_agent_of_the_hand_does_not_mind_what_is_played_from_hand(scene):
    free = unit("Free", side="dark", cost=0)
    dark = Side(units=["94-3"], hand=[free], focus={"Agent of the Hand": 1})
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("play Free")
    assert "use Agent of the Hand" not in game.options
    game.leave()


def test_agent_of_the_hand_rests_when_the_opponent_gives_you_a_unit(scene):
    gift = objective("Gift", text=TAKE % ("Foe", "opponent"))
    dark = Side(units=["94-3"], focus={"Agent of the Hand": 1})
    light = Side(units=[dummy("Foe", "light")], objectives=[gift])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Gift")
    assert game.controller("Foe") == "dark"
    game.asks("reaction", "dark")
    game.choose("use Agent of the Hand")
    assert game.focus("Agent of the Hand") == 0
    game.leave()
