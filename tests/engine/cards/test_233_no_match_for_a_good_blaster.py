"""The cards of No Match for a Good Blaster (set 233)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side


@pytest.mark.rule("FORCE-09")
@pytest.mark.parametrize("committed", [True, False])
def test_with_chewbacca_committed_unit_damage_decides_the_struggle(scene, committed):
    light = Side(
        units=["233-3", unit("Jedi", force=0, icons=(0, 0, 0))],
        committed=["Chewbacca"] if committed else ["Jedi"],
    )
    dark = Side(
        units=[unit("Sith", side="dark", force=5, icons=(1, 3, 0)), unit("Gun", side="dark")],
        committed=["Sith"],
    )
    game = scene(
        phase="force", active="light", balance="light", dark=dark, light=light, abilities=True
    )
    game.pass_()
    game.leave()
    # 3 unit damage against 1; without him no Force icons against 5.
    assert game.balance == ("light" if committed else "dark")
