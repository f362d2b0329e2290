"""The cards of Journey Through the Swamp (set 130)."""

from kit.scenario import Side
from real_cards import dummy


def _size(scene, light, dark=(), **focus):
    mine = Side(affiliation="Jedi", hand=["Size Matters Not"], focus=focus)
    mine.units = [dummy(name, "light", cost=cost) for name, cost in light]
    foes = Side(units=[dummy(name, cost=cost) for name, cost in dark])
    foes.focus = {name: 1 for name, _ in dark}
    return scene(active="light", dark=foes, light=mine, abilities=True)


def test_size_matters_not_moves_a_token_from_a_dearer_unit_of_the_same_player(scene):
    game = _size(
        scene,
        [("Child", 1), ("Giant", 4), ("Elder", 3)],
        [("Beast", 5), ("Imp", 2)],
        Giant=1,
        Elder=1,
    )
    game.choose("use Size Matters Not")
    # Targets are picked first: whoever has somebody dearer beside him that can give a token.
    game.choose("target Child")
    game.offers("choose Giant", "choose Elder")
    game.choose("choose Elder")
    assert (game.focus("Child"), game.focus("Elder"), game.focus("Giant")) == (1, 0, 1)
    assert (game.focus("Beast"), game.focus("Imp")) == (1, 1)
    game.leave()


def test_size_matters_not_needs_one_giver_that_is_both_dearer_and_of_the_same_player(scene):
    # The Beast is dearer than the Child, and the Twin is the Child's; neither is both.
    game = _size(scene, [("Child", 1), ("Twin", 1)], [("Beast", 5)], Twin=1)
    game.leave()
    assert "use Size Matters Not" not in game.options
