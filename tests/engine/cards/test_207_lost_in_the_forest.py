"""The cards of Lost in the Forest (set 207)."""

import pytest
from kit.scenario import Side
from real_cards import dummy

RARER_BOARD = {"207-1": "more than 3 units that would be refreshed"}


def _lost(scene, active, number):
    sides = {
        side: Side(
            units=[dummy(f"{side} {n}", side) for n in range(number)],
            focus={f"{side} {n}": 1 for n in range(number)},
        )
        for side in ("dark", "light")
    }
    sides["light"].objectives = ["Lost in the Forest"]
    return scene(phase="refresh", active=active, **sides, abilities=True)


@pytest.mark.parametrize("active", ["dark", "light"])
def test_lost_in_the_forest_lets_who_refreshes_keep_3_units(scene, active):
    game = _lost(scene, active, 5)
    game.asks("choose", active)
    assert (game.decision.least, game.decision.most) == (3, 3)
    game.offers(*(f"choose {active} {n}" for n in range(5)))
    game.choose(*(f"choose {active} {n}" for n in (0, 2, 4)))
    game.leave()
    assert [game.focus(f"{active} {n}") for n in range(5)] == [0, 1, 0, 1, 0]


def test_up_to_3_units_are_all_kept(scene):
    game = _lost(scene, "dark", 3)
    game.leave()
    assert [game.focus(f"dark {n}") for n in range(3)] == [0, 0, 0]


def test_the_next_refresh_is_free_to_choose_others(scene):
    game = _lost(scene, "dark", 4)
    game.choose("dark 0", "dark 1", "dark 2")
    game.skip_to("choose", "light")
    game.choose("light 1", "light 2", "light 3")
    game.skip_to("choose", "dark")
    game.choose("dark 1", "dark 2", "dark 3")
    game.leave()
    assert [game.focus(f"dark {n}") for n in range(4)] == [0, 0, 0, 0]
