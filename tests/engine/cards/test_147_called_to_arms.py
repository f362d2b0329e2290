"""The cards of Called to Arms (set 147)."""

import pytest
from kit.card_makers import event, unit
from kit.scenario import Side

RARER_BOARD = {"147-3": "no event there affects units"}
Y_WING = "Gray Squadron Y-Wing"
HIT = "place: damage, to: {each: {type: unit, side: enemy}}"


@pytest.mark.rule("DEF-04")
@pytest.mark.rule("DEF-05")
def test_a_gray_squadron_y_wing_is_affected_by_units_and_not_by_events(scene):
    blast = event("Blast", side="dark", text=f"action: {{do: [{{{HIT}}}]}}")
    gunner = unit("Gunner", side="dark", text=f"action: {{do: [{{{HIT}}}], limit: {{per: turn}}}}")
    light = Side(units=[Y_WING, unit("Pal", capacity=5)])
    dark = Side(hand=[blast], units=[gunner])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Blast")
    assert (game.damage(Y_WING), game.damage("Pal")) == (0, 1)
    game.choose("use Gunner")
    assert (game.damage(Y_WING), game.damage("Pal")) == (1, 2)
    game.leave()


@pytest.mark.rule("TC-68")
def test_it_can_be_targeted_to_no_avail(scene):
    text = "action: {do: [{place: focus, to: {target: {type: unit}}}]}"
    light = Side(units=[Y_WING, unit("Pal")])
    dark = Side(hand=[event("Net", side="dark", text=text)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Net")
    game.choose(f"target {Y_WING}")
    assert game.focus(Y_WING) == 0
    game.leave()


@pytest.mark.rule("ABIL-20")
def test_an_event_that_could_do_nothing_else_is_not_offered(scene):
    text = "action: {do: [{place: focus, to: {target: {type: unit}}}]}"
    dark = Side(hand=[event("Net", side="dark", text=text)])
    game = scene(active="dark", dark=dark, light=Side(units=[Y_WING]), abilities=True)
    assert "use Net" not in game.options
    game.leave()


@pytest.mark.rule("DEF-05")
def test_paying_for_an_event_affects_nothing(scene):
    text = """action:
      cost: [{focus: {choose: {type: unit, trait: Fighter, controller: you}}}]
      do: [{draw: 2}]
    """
    light = Side(units=[Y_WING], hand=[event("Scramble", text=text)])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Scramble")
    assert game.focus(Y_WING) == 1
    assert len(game.pile("hand", "light")) == 2
    game.leave()
