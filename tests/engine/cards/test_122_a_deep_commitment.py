"""The cards of A Deep Commitment (set 122)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side


@pytest.mark.rule("FORCE-09")
@pytest.mark.parametrize(("shields", "winner"), [(1, "light"), (0, "dark")])
def test_a_deep_commitment_helps_shielded_units_in_the_struggle(scene, shields, winner):
    dark = Side(units=[unit("Sith", side="dark", force=2)], committed=["Sith"])
    light = Side(
        objectives=["A Deep Commitment"],
        units=[unit("Jedi", force=2)],
        committed=["Jedi"],
        shields={"Jedi": shields} if shields else {},
    )
    game = scene(
        phase="force", active="light", balance="dark", dark=dark, light=light, abilities=True
    )
    game.leave()
    assert game.balance == winner
