"""The cards of Across the Anoat Sector (set 74)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from kit.usual_cards import salvo
from real_cards import dummy, pay, spent

CELLS = ("Objective 1", "Objective 2", "Objective 3")


@pytest.mark.rule("RES-16")
@pytest.mark.parametrize(("exhausted", "cost"), [(CELLS, 0), (CELLS[:2], 1), ((), 1)])
def test_undercover_operative_is_free_once_every_enemy_objective_is_exhausted(
    scene, exhausted, cost
):
    light = Side(hand=["Undercover Operative"])
    dark = Side(focus=dict.fromkeys(exhausted, 1))
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert spent(game, "play Undercover Operative") == cost
    game.leave()


def _after_a_blast(scene, *gear, capacity=2):
    light = Side(affiliation="Smugglers and Spies", hand=["Smuggler's Run"])
    light.objectives = [salvo("light", 2, "Base", title="Gun")]
    dark = Side(objectives=[objective("Base", side="dark", capacity=capacity)])
    dark.units = [dummy("Walker")]
    dark.enhancements = list(gear)
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Gun")
    return game


CAMP = enhancement("Camp", side="dark", traits=["Location"])
GEAR = enhancement("Gear", {"type": "unit"}, side="dark")


def test_smugglers_run_takes_an_enemy_enhancement_of_the_play_area(scene):
    game = _after_a_blast(scene, (CAMP, None), (GEAR, "Walker"))
    game.choose("use Smuggler's Run")
    pay(game)
    # Only the one that is on no card can be targeted.
    assert (game.controller("Camp"), game.controller("Gear")) == ("light", "dark")
    game.leave()


def test_smugglers_run_takes_nothing_that_is_attached(scene):
    game = _after_a_blast(scene, (GEAR, "Walker"))
    game.leave()
    assert "use Smuggler's Run" not in game.options


def test_smugglers_run_waits_for_an_objective_to_be_destroyed(scene):
    game = _after_a_blast(scene, (CAMP, None), capacity=3)
    game.leave()
    assert "use Smuggler's Run" not in game.options
