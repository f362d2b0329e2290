"""The cards of Alderaan's Promise (set 77)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import rebels


def _misdirection(scene, objectives, **damage):
    light = rebels(hand=["Misdirection"], damage=damage)
    light.objectives = [objective(name) for name in objectives]
    return scene(active="light", dark=Side(damage={"Objective 1": 1}), light=light, abilities=True)


@pytest.mark.rule("DMG-13")
def test_misdirection_moves_one_damage_between_your_objectives(scene):
    game = _misdirection(scene, "ABC", A=2, B=1)
    game.choose("use Misdirection")
    game.offers("choose A", "choose B")
    game.choose("choose A")
    game.offers("choose B", "choose C")
    game.choose("choose C")
    assert [game.damage(name) for name in "ABC"] == [1, 1, 1]
    assert game.damage("Objective 1") == 1
    game.leave()


def test_misdirection_needs_another_objective_of_yours(scene):
    game = _misdirection(scene, "A", A=1)
    game.leave()
    assert "use Misdirection" not in game.options
