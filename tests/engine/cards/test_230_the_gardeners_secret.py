"""The cards of The Gardener's Secret (set 230)."""

import pytest
from kit.card_makers import enhancement, unit
from kit.scenario import Side


@pytest.mark.rule("FORCE-21")
@pytest.mark.parametrize(("theirs", "winner"), [(2, "light"), (3, "light"), (4, "dark")])
def test_each_players_enhancements_count_for_his_own_side(scene, theirs, winner):
    def things(side, number):
        return [(enhancement(f"{side} {n}", side=side), None) for n in range(number)]

    light = Side(
        objectives=["The Gardener's Secret"],
        units=[unit("Jedi", force=1)],
        committed=["Jedi"],
        enhancements=things("light", 2),
    )
    dark = Side(enhancements=things("dark", theirs))
    game = scene(
        phase="force", active="light", balance="light", dark=dark, light=light, abilities=True
    )
    game.leave()
    # 1 icon and 2 enhancements against 2, 3 or 4 enhancements; a tie changes nothing.
    assert game.balance == winner
