"""The cards of A Dark Time for the Rebellion (set 51)."""

import pytest
from kit.card_makers import objective
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, goes_by, icons_of

DARK_TIME = "A Dark Time for the Rebellion"


@pytest.mark.parametrize("hit", ["Pal", "Town"])
def test_a_dark_time_makes_the_enemy_damage_one_of_his_own_after_you_refresh(scene, hit):
    dark = Side(objectives=[DARK_TIME, objective("Den", side="dark")], units=[dummy("Foe")])
    light = Side(units=[dummy("Pal", "light")], objectives=[objective("Town")])
    game = scene(phase="refresh", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("reaction", "dark")
    game.choose(f"use {DARK_TIME}")
    # He decides, not you.
    game.asks("choose", "light")
    game.offers("choose Pal", "choose Town")
    game.choose(f"choose {hit}")
    assert game.damage(hit) == 1
    assert sum(game.state.damage) == 1
    game.leave()


def test_a_dark_time_does_nothing_when_the_enemy_refreshes(scene):
    light = Side(units=[dummy("Pal", "light")])
    game = scene(
        phase="refresh",
        active="light",
        dark=Side(objectives=[DARK_TIME]),
        light=light,
        abilities=True,
    )
    goes_by(game, DARK_TIME, "action", "light")
    assert sum(game.state.damage) == 0
    game.leave()


@pytest.mark.parametrize(
    ("walker", "before", "more"),
    [
        ("Colonel Starck", {"tactics": 1}, {"damage": 2, "blast": 2}),
        ("MTV-7", {"damage": 1}, {"blast": 1}),
    ],
)
@pytest.mark.parametrize("damaged", [True, False])
def test_they_gain_icons_while_attacking_a_damaged_objective(scene, walker, before, more, damaged):
    light = Side(
        units=[dummy("Guard", "light")],
        objectives=[objective("Town"), objective("Camp")],
        damage={"Town": 1} if damaged else {"Camp": 1},
    )
    dark = Side(units=[walker, dummy("Pal")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    assert icons_of(game, walker) == before
    engage(game, "Town", walker, "Pal", defenders=("Guard",))
    assert icons_of(game, walker) == (before | more if damaged else before)
    assert icons_of(game, "Pal") == {}
    game.leave()


@pytest.mark.parametrize("walker", ["Colonel Starck", "MTV-7"])
def test_they_gain_nothing_as_defenders_or_at_home(scene, walker):
    dark = Side(
        units=[walker, dummy("Pal")], objectives=[objective("Den", side="dark")], damage={"Den": 1}
    )
    light = Side(units=[dummy("Raider", "light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    before = icons_of(game, walker)
    engage(game, "Den", "Raider", defenders=(walker,))
    assert icons_of(game, walker) == before
    game.leave()


def test_a_walker_at_home_gains_nothing_from_the_attack_of_others(scene):
    light = Side(
        objectives=[objective("Town")], units=[dummy("Guard", "light")], damage={"Town": 1}
    )
    dark = Side(units=["MTV-7", dummy("Pal")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "Town", "Pal", defenders=("Guard",))
    assert icons_of(game, "MTV-7") == {"damage": 1}
    game.leave()


@pytest.mark.rule("CONF-18")
@pytest.mark.parametrize(("at", "active", "damage"), [("Town", "dark", 2), ("Den", "light", 1)])
def test_the_moorsh_moraine_raises_your_bonus_for_being_unopposed(scene, at, active, damage):
    dark = Side(
        units=[dummy("Walker")],
        objectives=[objective("Den", side="dark")],
        enhancements=[("The Moorsh Moraine", None)],
    )
    light = Side(units=[dummy("Raider", "light")], objectives=[objective("Town")])
    game = scene(phase="conflict", active=active, dark=dark, light=light, abilities=True)
    engage(game, at, "Walker" if active == "dark" else "Raider")
    game.skip_to("commit")
    assert game.damage(at) == damage
    game.leave()


@pytest.mark.parametrize(("way", "icons"), [(0, {"damage": 1}), (1, {"blast": 1})])
def test_heavy_fire_arms_a_friendly_unit_one_way_or_the_other(scene, way, icons):
    dark = Side(
        hand=["Heavy Fire"], units=[dummy("Walker"), dummy("Pal")], objectives=[clock("dark")]
    )
    light = Side(units=[dummy("Foe", "light")])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Heavy Fire")
    game.offers("target Walker", "target Pal")
    game.choose("target Walker")
    game.choose(f"either Heavy Fire {way}")
    assert (icons_of(game, "Walker"), icons_of(game, "Pal")) == (icons, {})
    game.skip_to("engage", "dark")
    assert icons_of(game, "Walker") == {}
    game.leave()
