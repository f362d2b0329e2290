"""The cards of Asteroid Pursuit (set 90)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import RICH, dummy, icons_of, pay


@pytest.mark.parametrize(("active", "damage"), [("dark", 1), ("light", 0)])
def test_an_asteroid_pursuit_damages_itself_when_you_have_refreshed(scene, active, damage):
    dark = Side(objectives=["Asteroid Pursuit", objective("Den", side="dark")])
    game = scene(phase="refresh", active=active, dark=dark, abilities=True)
    game.skip_to("action", active) if game.decision.kind != "action" else None
    # Nobody is asked: it is forced.
    assert (game.damage("Asteroid Pursuit"), game.damage("Den")) == (damage, 0)
    game.leave()


@pytest.mark.parametrize(
    ("captives", "icons"),
    [(0, {"blast": 1}), (1, {"damage": 1, "blast": 2}), (2, {"damage": 1, "blast": 2})],
)
def test_a_dungeon_ship_gains_icons_while_somebody_is_a_prisoner(scene, captives, icons):
    light = Side(
        captured=[(dummy(f"Captive {n}", "light"), "Objective 2") for n in range(captives)]
    )
    game = scene(dark=Side(units=["90-2"]), light=light, abilities=True)
    assert icons_of(game, "Lictor-class Dungeon Ship") == icons
    game.leave()


def test_a_trooper_sentry_shields_a_unit_or_objective_of_anybody(scene):
    dark = Side(hand=["90-3"], units=[dummy("Pal")], shields={"Objective 1": 1})
    light = Side(units=[dummy("Guard", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Trooper Sentry")
    pay(game)
    game.asks("reaction", "dark")
    game.choose("use Trooper Sentry")
    game.asks("target", "dark")
    wanted = {"target Pal", "target Guard", "target Trooper Sentry", "target Objective 5"}
    assert wanted <= set(game.options)
    game.choose("target Pal")
    assert (game.shields("Pal"), sum(game.state.shield)) == (1, 2)
    game.leave()


def test_armed_and_ready_gives_both_icons_to_your_shielded_units_for_a_phase(scene):
    dark = Side(
        hand=["90-5"],
        objectives=[RICH, clock("dark")],
        units=[dummy("A"), dummy("B", icons=(1, 0, 0)), dummy("Bare")],
        shields={"A": 1, "B": 1},
    )
    light = Side(units=[dummy("Guard", "light")], shields={"Guard": 1})
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Armed and Ready")
    pay(game)
    assert icons_of(game, "A") == {"damage": 1, "blast": 1}
    assert icons_of(game, "B") == {"damage": 2, "blast": 1}
    assert icons_of(game, "Bare") == icons_of(game, "Guard") == {}
    game.leave()


def test_armed_and_ready_is_over_with_the_phase(scene):
    dark = Side(hand=["90-5"], objectives=[RICH], units=[dummy("A")], shields={"A": 1})
    game = scene(active="dark", dark=dark, abilities=True)
    game.choose("use Armed and Ready")
    pay(game)
    game.skip_to("engage", "dark")
    assert icons_of(game, "A") == {}
