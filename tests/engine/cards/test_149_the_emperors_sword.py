"""The cards of The Emperor's Sword (set 149)."""

import pytest
from kit.scenario import Side
from real_cards import dummy, pay, treasury


def _hand(scene, dial, *, active="light"):
    dark = Side(
        hand=["Hand of the Emperor"],
        objectives=[treasury("Sith")],
        units=[dummy("Guard"), dummy("Other")],
    )
    light = Side(units=[dummy("Hero", "light"), dummy("Pal", "light"), dummy("Home", "light")])
    game = scene(phase="conflict", active=active, dial=dial, dark=dark, light=light, abilities=True)
    at = "Treasury" if active == "light" else "Objective 4"
    game.skip_to("engage")
    game.choose(f"engage {at}")
    game.choose(*(("Hero", "Pal") if active == "light" else ("Guard",)))
    return game


@pytest.mark.rule("RES-15")
@pytest.mark.parametrize(("dial", "cost"), [(0, 1), (4, 1), (5, 2)])
def test_hand_of_the_emperor_costs_1_less_while_the_dial_is_low(scene, dial, cost):
    game = _hand(scene, dial)
    game.asks("reaction", "dark")
    before = sum(game.state.focus)
    game.choose("use Hand of the Emperor for Hero")
    pay(game)
    assert (game.focus("Hero"), game.focus("Pal")) == (1, 0)
    assert sum(game.state.focus) - before - 1 == cost
    game.leave()


@pytest.mark.rule("TC-28")
def test_hand_of_the_emperor_reaches_a_defender_too(scene):
    game = _hand(scene, 4, active="dark")
    game.skip_to("defenders", "light")
    game.choose("Pal")
    game.asks("reaction", "dark")
    game.choose("use Hand of the Emperor")
    pay(game)
    assert (game.focus("Pal"), game.focus("Home")) == (1, 0)
    game.leave()


def test_hand_of_the_emperor_does_not_answer_units_of_its_own_side(scene):
    game = _hand(scene, 4, active="dark")
    game.skip_to("defenders", "light")
    assert "use Hand of the Emperor" not in game.options
    game.leave()
