"""The cards of Jabba's Reach (set 81)."""

import pytest
from kit.card_makers import event, objective, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import DEN, SCUM, dummy


@pytest.mark.rule("DRAW-03")
@pytest.mark.parametrize("held", [0, 2])
def test_each_card_captured_at_jabbas_reach_raises_the_reserve_by_1(scene, held):
    captives = [(unit(f"Captive {n}"), "Jabba's Reach") for n in range(held)]
    elsewhere = (unit("Elsewhere"), "Objective 1")
    dark = Side(objectives=["Jabba's Reach", objective("Objective 1", side="dark")])
    light = Side(captured=[*captives, elsewhere])
    game = scene(phase="draw", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("action", "dark")
    assert len(game.pile("hand", "dark")) == 6 + held
    game.leave()


def _reversal(scene, mine, theirs):
    dark = Side(affiliation=SCUM, objectives=[DEN], units=[dummy("Thug"), dummy("Pal")])
    dark.hand = ["Reversal of Fate", *mine]
    light = Side(units=[dummy("Guard", "light"), dummy("Spare", "light")], hand=theirs)
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Objective 4", "Thug", "Pal", defenders=("Guard", "Spare"))
    while game.decision.kind == "edge":
        others = [one for one in game.options if "Reversal" not in one]
        game.choose(next((one for one in others if one != "pass"), "pass"))
    return game


@pytest.mark.rule("DEF-09")
def test_reversal_of_fate_gives_each_the_stack_of_the_other(scene):
    weak, strong = event("Weak", side="dark", force=1), event("Strong", force=4)
    game = _reversal(scene, [weak], [strong])
    game.choose("use Reversal of Fate")
    while game.decision.kind == "pay":
        game.choose(game.options[0])
    game.asks("strike", "dark")
    assert game.edge == "dark"
    # Each card goes to its owner's pile.
    assert "Strong" in game.pile("discard", "light")
    assert "Weak" in game.pile("discard", "dark")
    game.leave()


@pytest.mark.rule("DEF-09")
def test_reversal_of_fate_needs_two_stacks(scene):
    game = _reversal(scene, [], [event("Strong", force=4)])
    game.asks("strike", "light")
    assert game.edge == "light"
    game.leave()
