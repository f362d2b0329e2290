"""The cards of A Legend Begins (set 242)."""

from kit.card_makers import enhancement
from kit.scenario import Side
from kit.usual_cards import pilot, vehicle
from real_cards import REBELS, treasury

RARER_BOARD = {"242-3": "a Pilot that is attached to it, and enhancements with tokens"}


def _flown(scene, host="Red Two", **half):
    wing = pilot("Ace", cost=0, side="light", affiliation=REBELS)
    gear = [(enhancement(name, side="light"), None) for name in ("Tool", "Box", "Crate")]
    foe = [(enhancement(name, side="dark"), None) for name in ("Trap", "Cage")]
    light = Side(
        units=["242-3", vehicle("Wing", "light")],
        enhancements=gear,
        objectives=[treasury(REBELS)],
        hand=[wing],
        focus={"Tool": 2},
        **half,
    )
    dark = Side(enhancements=foe, focus={"Trap": 1})
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("play Ace enhancement")
    game.choose(host)
    return game


def test_red_two_moves_1_token_between_enhancements_of_one_player(scene):
    game = _flown(scene)
    game.choose("use Red Two")
    game.offers(*(f"target {name}" for name in ("Ace", "Box", "Crate", "Cage", "Tool", "Trap")))
    game.choose("target Box")
    assert (game.focus("Tool"), game.focus("Box"), game.focus("Trap")) == (1, 1, 1)
    game.leave()


def test_red_two_moves_those_of_the_enemy_too(scene):
    game = _flown(scene)
    game.choose("use Red Two")
    game.choose("target Cage")
    assert (game.focus("Trap"), game.focus("Cage"), game.focus("Tool")) == (0, 1, 2)
    game.leave()


def test_red_two_waits_for_a_pilot_of_its_own(scene):
    game = _flown(scene, "Wing")
    assert "use Red Two" not in game.options
    game.leave()
