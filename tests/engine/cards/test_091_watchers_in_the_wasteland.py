"""The cards of Watchers in the Wasteland (set 91)."""

import pytest
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
