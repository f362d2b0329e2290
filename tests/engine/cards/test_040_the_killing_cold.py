"""The cards of The Killing Cold (set 40)."""

import pytest
from kit.card_makers import enhancement, objective
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy, pay, treasury


def person(title):
    return dummy(title, "light", traits=["Character"])


def hoth(title, side="dark"):
    return objective(title, side=side, traits=["Hoth"])


def _cold(scene, damage, **half):
    dark = Side(
        objectives=["The Killing Cold", hoth("Base"), clock("dark")],
        units=[dummy("One"), dummy("Two", traits=["Hoth"])],
        damage=damage,
        **half,
    )
    light = Side(
        objectives=[hoth("Camp", "light")], damage={"Camp": 1}, units=[dummy("Foe", "light")]
    )
    return scene(active="dark", dark=dark, light=light, abilities=True)


def test_the_killing_cold_takes_a_unit_for_1_damage_on_a_friendly_hoth_objective(scene):
    game = _cold(scene, {"Base": 2, "The Killing Cold": 1, "Two": 1})
    game.choose("use The Killing Cold")
    game.offers("choose One", "choose Two")
    game.choose("One")
    game.offers("choose Base", "choose The Killing Cold")
    game.choose("Base")
    assert (game.zone("One"), game.zone("Two")) == ("discard pile", "in play")
    assert (game.damage("Base"), game.damage("The Killing Cold"), game.damage("Camp")) == (1, 1, 1)
    # As often as one likes.
    assert "use The Killing Cold" in game.options
    game.leave()


@pytest.mark.rule("FAQ-24")
def test_the_killing_cold_is_not_used_without_a_damaged_hoth_objective_of_yours(scene):
    game = _cold(scene, {"Clock of dark": 1})
    game.asks("action", "dark")
    assert "use The Killing Cold" not in game.options
    game.leave()


def _icetromper(scene, *attackers):
    light = Side(
        units=[
            dummy("Runner", "light"),
            dummy("Walker", "light", traits=["Vehicle"]),
            dummy("Home", "light"),
        ]
    )
    dark = Side(objectives=[clock("dark"), objective("Den", side="dark")], units=["Icetromper"])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    game.skip_to("engage", "light")
    game.choose("engage Den")
    game.choose(*attackers)
    return game


def test_icetromper_dies_to_throw_an_attacker_that_is_no_vehicle_out_and_damage_it(scene):
    game = _icetromper(scene, "Runner", "Walker")
    game.asks("action", "dark")
    game.choose("use Icetromper")
    assert game.zone("Icetromper") == "discard pile"
    assert (game.role("Runner"), game.damage("Runner")) == ("", 1)
    assert (game.role("Walker"), game.damage("Walker"), game.damage("Home")) == ("attacking", 0, 0)
    game.leave()


def test_icetromper_finds_no_vehicle(scene):
    game = _icetromper(scene, "Walker")
    game.asks("action", "dark")
    assert "use Icetromper" not in game.options


def test_fear_takes_its_character_off_the_force_and_keeps_it_away(scene):
    """Only an enemy Character can be enhanced."""
    light = Side(
        units=[
            person("Master"),
            person("Pupil"),
            dummy("Craft", "light", traits=["Vehicle"]),
        ],
        committed=["Master"],
    )
    dark = Side(objectives=[treasury("Sith")], units=[dummy("Own")], hand=["Fear"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("play Fear")
    pay(game)
    game.offers("attach Master", "attach Pupil")
    game.choose("attach Master")
    assert (game.host("Fear"), game.is_committed("Master")) == ("Master", False)
    game.skip_to("commit", "light")
    game.offers("commit Pupil", "commit Craft", "pass")
    game.leave()


def _desolation(scene, **parts):
    dark = Side(
        affiliation="Sith",
        objectives=[hoth("Base"), objective("Den", side="dark"), treasury("Sith"), clock("dark")],
        hand=["The Desolation of Hoth"],
        damage={"Base": 3, "Den": 2, "Own": 1},
        units=[dummy("Own", traits=["Hoth"])],
    )
    light = Side(
        objectives=[hoth("Camp", "light"), objective("Farm")],
        units=[dummy("Foe", "light")],
        enhancements=[(enhancement("Post", traits=["Hoth"]), None)],
        damage={"Camp": 1},
    )
    return scene(dark=dark, light=light, abilities=True, **parts)


@pytest.mark.parametrize("much", [1, 3])
def test_the_desolation_of_hoth_moves_any_damage_of_a_hoth_objective_to_an_enemy(scene, much):
    game = _desolation(scene, active="dark")
    game.choose("use The Desolation of Hoth")
    pay(game)
    game.offers("target Foe", "target Camp")
    game.choose("target Foe")
    game.choose(f"value Base {much}")
    assert (game.damage("Base"), game.damage("Den"), game.damage("Foe")) == (3 - much, 2, much)
    game.leave()


def test_the_desolation_of_hoth_is_played_in_your_turn_only(scene):
    game = _desolation(scene, active="light")
    game.asks("action", "dark")
    assert "use The Desolation of Hoth" not in game.options
    game.leave()
