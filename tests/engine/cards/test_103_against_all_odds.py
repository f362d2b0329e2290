"""The cards of Against All Odds (set 103)."""

import pytest
from kit.card_makers import event
from kit.scenario import Side


@pytest.mark.rule("DRAW-02")
@pytest.mark.parametrize(("focus", "hand"), [(0, 5), (1, 6)])
def test_the_enemy_of_a_ready_shifty_lookout_draws_one_card_less(scene, focus, hand):
    light = Side(units=["Shifty Lookout"], focus={"Shifty Lookout": focus})
    dark = Side(hand=[event(f"Card {n}", side="dark") for n in range(3)])
    game = scene(phase="draw", active="dark", dark=dark, light=light, abilities=True)
    while len(game.pile("hand", "dark")) == 3:
        game.pass_()
    assert len(game.pile("hand", "dark")) == hand
    game.leave()
