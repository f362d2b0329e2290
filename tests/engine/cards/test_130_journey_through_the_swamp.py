"""The cards of Journey Through the Swamp (set 130)."""

import pytest
from kit.card_makers import enhancement, event, objective, unit
from kit.scenario import Side
from kit.texts import idle
from kit.usual_cards import clock
from real_cards import dummy, icons_of, spent

from swlcg_deck.engine.core.constants import DEPLOYMENT_PHASE


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
    """The Tank is no food; the other bird is."""
    man = unit("Man", side="dark", traits=["Character"])
    tank = unit("Tank", side="dark", traits=["Vehicle"])
    game = scene(
        active="light",
        dark=Side(units=[BEAST, man, tank], **dark),
        light=Side(units=["Jubba Bird", "130-2"], objectives=[clock("light")]),
        abilities=True,
    )
    game.choose("use Jubba Bird")
    game.offers("target Beast", "target Man", "target Jubba Bird #2")
    game.choose("target Beast")
    game.choose(f"value Jubba Bird {kind}")
    assert game.zone("Jubba Bird") == "discard pile"
    return game


def _in_the_next_phase(game):
    while game.phase == DEPLOYMENT_PHASE:
        game.decline()
    game.skip_to("action", "light")


@pytest.mark.rule("DEF-18")
def test_a_jubba_bird_takes_all_icons_of_a_kind_for_the_phase(scene):
    game = _fed(scene, "tactics")
    assert icons_of(game, "Beast") == {"damage": 1, "blast": 1}
    _in_the_next_phase(game)
    assert icons_of(game, "Beast") == {"damage": 1, "blast": 1, "tactics": 2, "edge tactics": 1}
    game.leave()


@pytest.mark.rule("FAQ-29")
def test_no_icon_is_gained_from_what_was_there_before_either(scene):
    game = _fed(scene, "blast damage", enhancements=[(BLADE, "Beast")])
    assert icons_of(game, "Beast") == {"damage": 1, "tactics": 2, "edge tactics": 1}
    game.leave()


@pytest.mark.rule("DEF-07")
@pytest.mark.rule("ERR-16")
def test_one_jubba_bird_a_turn(scene):
    """In another phase of the turn as little as in the same."""
    game = _fed(scene, "tactics")
    assert "use Jubba Bird #2" not in game.options
    _in_the_next_phase(game)
    assert "use Jubba Bird #2" not in game.options


def _creature(title, cost=1, **facts):
    return dummy(title, "light", cost=cost, traits=["Creature"], **facts)


def _journey(scene):
    """It is turned up in the refresh phase, where 1 of 3 objectives is missing."""
    light = Side(
        objectives=[objective("Base"), objective("Camp")],
        objective_deck=["Journey Through the Swamp"],
        deck=[
            _creature("Mouse"),
            _creature("Bear", 3),
            _creature("Dragon", 4),
            enhancement("Slug", cost=2, traits=["Creature"]),
            dummy("Scout", "light"),
        ],
    )
    game = scene(phase="refresh", active="light", light=light, abilities=True)
    game.skip_to("reaction", "light")
    return game


@pytest.mark.rule("ERR-15")
@pytest.mark.parametrize("found", ["Bear", "Slug"])
def test_journey_through_the_swamp_puts_a_creature_of_the_deck_into_play(scene, found):
    """Of printed cost 3 or less; it is focused for that, after it has entered play."""
    game = _journey(scene)
    game.choose("use Journey Through the Swamp")
    assert game.focus("Journey Through the Swamp") == 1
    assert {one.split()[1] for one in game.options if one != "done"} >= {"Mouse", "Bear", "Slug"}
    assert not any("Dragon" in one or "Scout" in one for one in game.options)
    game.choose(next(one for one in game.options if found in one))
    assert [*game.pile("units", "light"), *game.pile("enhancements", "light")] == [found]
    game.leave()


@pytest.mark.rule("SEARCH-03")
def test_journey_through_the_swamp_need_not_find_anything(scene):
    game = _journey(scene)
    game.choose("use Journey Through the Swamp")
    game.decline()
    assert "in play" not in {game.zone(card) for card in ("Mouse", "Bear", "Slug")}
    game.leave()


def test_journey_through_the_swamp_may_be_forgone(scene):
    game = _journey(scene)
    game.offers("use Journey Through the Swamp", "pass")
    game.pass_()
    assert game.focus("Journey Through the Swamp") == 0
    game.leave()


@pytest.mark.parametrize(("trait", "fits"), [("Dagobah", True), ("Endor", False)])
def test_life_creates_it_puts_your_dead_creatures_into_play(scene, trait, fits):
    shell = enhancement("Shell", side="light", cost=5, traits=["Creature"])
    other = enhancement("Gear", side="light", traits=["Weapon"])
    light = Side(
        objectives=[objective("Swamp", traits=[trait], affiliation="Jedi"), clock("light")],
        hand=["Life Creates It"],
        discard=[
            *(_creature("Mouse"), _creature("Dragon", 6), shell),
            *(other, dummy("Scout", "light"), event("Bite", traits=["Creature"], text=idle())),
        ],
    )
    dark = Side(
        objectives=[objective("Bog", side="dark", traits=["Dagobah"])],
        discard=[unit("Rancor", side="dark", traits=["Creature"])],
    )
    game = scene(active="light", dark=dark, light=light, abilities=True)
    assert ("use Life Creates It" in game.options) is fits
    if fits:
        assert spent(game, "use Life Creates It") == 1
        assert sorted(game.pile("discard", "light")) == ["Bite", "Gear", "Life Creates It", "Scout"]
        assert game.pile("units", "light") == ["Mouse", "Dragon"]
        assert (game.zone("Shell"), game.zone("Rancor")) == ("in play", "discard pile")
    game.leave()
