"""The cards of The Defense of Cloud City (set 73)."""

import pytest
from kit.card_makers import enhancement, event, unit
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of

CLOCK = clock("light")

RARER_BOARD = {
    "73-3": "it takes part in every engagement there, and then it strikes anyway",
    "73-4": "as the other printing",
}


def _strikes(scene, *, focus=()):
    """The light side has won the edge with one participant and a guard outside."""
    light = Side(
        units=["Cloud City Wing Guard", dummy("Pal", "light")],
        hand=[event("Skill", force=3)],
        focus=dict(focus),
    )
    dark = Side(units=[dummy("Foe")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Pal", defenders=("Foe",))
    game.choose("place Skill")
    return game


@pytest.mark.rule("STRIKE-22")
def test_a_wing_guard_strikes_from_outside(scene):
    game = _strikes(scene)
    game.skip_to("strike", "light")
    game.offers("strike Pal", "strike Cloud City Wing Guard")
    game.choose("strike Cloud City Wing Guard")
    assert game.role("Cloud City Wing Guard") == ""
    game.skip_to("commit")
    assert game.focus("Cloud City Wing Guard") == 1
    assert game.damage("Foe") == 1


@pytest.mark.rule("STRIKE-22")
def test_a_wing_guard_keeps_nobody_striking(scene):
    game = _strikes(scene)
    game.skip_to("strike", "light")
    game.choose("strike Pal")
    game.skip_to("commit")
    assert game.focus("Cloud City Wing Guard") == 0


def test_an_exhausted_wing_guard_does_not_strike(scene):
    game = _strikes(scene, focus={"Cloud City Wing Guard": 1})
    game.skip_to("commit")
    assert game.focus("Cloud City Wing Guard") == 1
    assert game.damage("Foe") == 0


@pytest.mark.rule("STRIKE-17")
@pytest.mark.parametrize(
    ("lobot", "edge", "damage"),
    [
        (True, "dark", 0),
        (True, "light", 2),
        (False, "dark", 2),
    ],
)
def test_with_lobot_inside_only_the_winner_of_the_edge_uses_icons(scene, lobot, edge, damage):
    light = Side(
        units=["Lobot", unit("Ace", capacity=9, icons=(2, 0, 0))],
        hand=[event("Skill", force=3)] if edge == "light" else [],
    )
    dark = Side(units=[unit("Foe", side="dark", capacity=9)])
    if edge == "dark":
        dark.hand = [event("Wit", side="dark", force=3)]
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    own = ("Lobot", "Ace") if lobot else ("Ace",)
    engage(game, "Objective 1", *own, defenders=("Foe",))
    while game.decision.kind == "edge":
        game.choose(game.options[0])
    game.skip_to("commit")
    assert game.damage("Foe") == damage


@pytest.mark.parametrize(("side", "used"), [("dark", True), ("light", True), ("light", False)])
def test_security_control_center_shields_whoever_enters_play(scene, side, used):
    light = Side(enhancements=[("Security Control Center", None)])
    dark = Side()
    (light if side == "light" else dark).hand = [dummy("Recruit", side, cost=0)]
    game = scene(active=side, dark=dark, light=light, abilities=True)
    game.choose("play Recruit")
    game.asks("reaction", "light")
    game.choose("use Security Control Center" if used else "pass")
    assert game.shields("Recruit") == int(used)
    game.leave()


def test_security_control_center_does_not_shield_enhancements(scene):
    light = Side(
        enhancements=[("Security Control Center", None)],
        hand=[enhancement("Camp", cost=0)],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Camp")
    assert "use Security Control Center" not in game.options
    game.leave()


def test_lobot_changes_no_icons_of_those_outside(scene):
    light = Side(units=["Lobot", dummy("Home", "light", icons=(2, 0, 0))], objectives=[CLOCK])
    dark = Side(units=[dummy("Foe", icons=(0, 0, 1))])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Lobot", defenders=("Foe",))
    assert icons_of(game, "Home") == {"damage": 2}
    assert icons_of(game, "Foe") == {"edge tactics": 1}
    game.leave()
