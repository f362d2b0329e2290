"""The cards of Journey Through the Swamp (set 130)."""

import pytest
from kit.card_makers import enhancement, unit
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, icons_of


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


BLADE = enhancement(
    "Blade",
    {"type": "unit"},
    side="dark",
    text="constant: {modifiers: [{of: host, gain: {unit_damage: 1, tactics: 1}}]}",
)
BEAST = unit("Beast", side="dark", icons=(1, 1, 2), edge_icons=(0, 0, 1), traits=["Creature"])


def _fed(scene, kind, **dark):
    game = scene(
        active="light",
        dark=Side(units=[BEAST, unit("Tank", side="dark", traits=["Vehicle"])], **dark),
        light=Side(units=["Jubba Bird", "130-2"], objectives=[clock("light")]),
        abilities=True,
    )
    game.choose("use Jubba Bird")
    game.choose("target Beast") if game.decision.kind == "target" else None
    game.choose(f"value Jubba Bird {kind}")
    assert game.zone("Jubba Bird") == "discard pile"
    return game


@pytest.mark.rule("DEF-18")
def test_a_jubba_bird_takes_all_icons_of_a_kind(scene):
    game = _fed(scene, "tactics")
    assert icons_of(game, "Beast") == {"damage": 1, "blast": 1}
    game.leave()


@pytest.mark.rule("FAQ-29")
def test_no_icon_is_gained_from_what_was_there_before_either(scene):
    game = _fed(scene, "blast damage", enhancements=[(BLADE, "Beast")])
    assert icons_of(game, "Beast") == {"damage": 1, "tactics": 2, "edge tactics": 1}
    game.leave()


@pytest.mark.rule("ERR-16")
def test_one_jubba_bird_a_turn(scene):
    game = _fed(scene, "tactics")
    assert "use Jubba Bird #2" not in game.options
    game.leave()
