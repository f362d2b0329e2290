"""The cards of Endless Reserves (set 68)."""

import pytest
from fate_battles import edge_winner
from kit.card_makers import event, unit
from kit.scenario import Side
from real_cards import REBELS, dummy, spent, treasury


@pytest.mark.parametrize(
    ("kinds", "dark", "damage", "winner"),
    [
        ((event, unit), 2, 0, "light"),
        ((event, unit), 3, 0, "dark"),
        ((event, unit), 2, 1, "dark"),
        ((unit, unit), 2, 0, "dark"),
        ((event, event), 3, 0, "light"),
    ],
)
def test_endless_reserves_add_a_force_icon_to_each_event_of_your_stack(
    scene, kinds, dark, damage, winner
):
    """Each card has 1; the enemy's is an event, too."""
    hand = [kind(f"Card {n}") for n, kind in enumerate(kinds)]
    assert edge_winner(scene, "Endless Reserves", hand, [dark], damage) == winner


@pytest.mark.parametrize(("copies", "first"), [(0, 3), (1, 2), (2, 2)])
def test_vast_resources_make_the_next_card_of_the_phase_1_cheaper(scene, copies, first):
    """The next card after one may be another, which costs nothing anyway."""
    light = Side(
        hand=[*["68-2"] * copies, *(dummy(title, "light", cost=3) for title in ("First", "Next"))],
        objectives=[treasury(REBELS)] * 6,
    )
    game = scene(active="light", light=light, abilities=True)
    for _ in range(copies):
        game.choose(next(one for one in game.options if "Vast Resources" in one))
    assert spent(game, "play First unit") == first
    assert spent(game, "play Next unit") == 3
    game.leave()


def test_vast_resources_last_for_the_phase(scene):
    late = "action: {if: {phase: conflict}, usable_from: hand, do: [{play: self}]}"
    light = Side(hand=["68-2", unit("Late", cost=3, text=late)], objectives=[treasury(REBELS)])
    game = scene(active="light", light=light, abilities=True)
    game.choose("use Vast Resources")
    game.skip_to("action", "light")
    while "use Late" not in game.options:
        game.decline()
    assert spent(game, "use Late") == 3
    game.leave()
