"""The cards of Alderaan's Promise (set 77)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy, rebels


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


def test_diplomatic_presence_guards_an_objective_until_the_others_have_been_engaged(scene):
    bases = [objective(title, side="light") for title in ("Palace", "North", "South")]
    light = Side(objectives=bases, enhancements=[("Diplomatic Presence", "Palace")])
    dark = Side(units=[dummy(title) for title in "ABC"])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "dark")
    game.offers("engage North", "engage South", "pass")
    engage(game, "North", "A")
    game.skip_to("engage", "dark")
    game.offers("engage South", "pass")
    engage(game, "South", "B")
    game.skip_to("engage", "dark")
    game.offers("engage Palace", "pass")
