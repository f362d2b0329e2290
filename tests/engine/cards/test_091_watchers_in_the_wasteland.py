"""The cards of Watchers in the Wasteland (set 91)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from real_cards import dummy


@pytest.mark.parametrize(("icons", "comes"), [(3, True), (2, False)])
def test_shistavanen_wolfman_comes_out_of_the_discard_pile_after_a_clear_struggle(
    scene, icons, comes
):
    dark = Side(
        units=[dummy("Master", force=icons + 1)],
        committed=["Master"],
        discard=["Shistavanen Wolfman"],
    )
    light = Side(units=[dummy("Pupil", "light")], committed=["Pupil"])
    game = scene(phase="force", active="dark", dark=dark, light=light, abilities=True)
    while game.decision.kind in ("commit", "action"):
        game.decline()
    if comes:
        game.asks("reaction", "dark")
        game.choose("use Shistavanen Wolfman")
    assert game.zone("Shistavanen Wolfman") == ("in play" if comes else "discard pile")
    game.leave()


@pytest.mark.parametrize(("turn", "focus"), [("dial: 1", 1), ("dial: -1", 2)])
def test_force_cleansing_heals_when_the_dial_goes_up(scene, turn, focus):
    clerk = unit("Clerk", side="dark", text=f"action: {{do: [{{{turn}}}]}}")
    light = Side(
        units=[unit("Monk", side="light", traits=["Character"], capacity=5)],
        enhancements=[("Force Cleansing", "Monk")],
        focus={"Monk": 2},
        damage={"Monk": 2},
    )
    game = scene(active="dark", dark=Side(units=[clerk]), light=light, dial=4, abilities=True)
    game.choose("use Clerk")
    if focus == 1:
        game.asks("reaction", "light")
        game.choose("use Force Cleansing")
    else:
        assert game.decision.kind != "reaction"
    assert (game.focus("Monk"), game.damage("Monk")) == (focus, focus)
    game.leave()
