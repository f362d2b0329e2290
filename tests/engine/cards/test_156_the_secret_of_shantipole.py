"""The cards of The Secret of Shantipole (set 156)."""

from kit.card_makers import enhancement
from kit.scenario import Side
from real_cards import dummy

RARER_BOARD = {"156-5": "an enhancement is moved to another unit of the same player that fits it"}
GEAR = enhancement("Gear", {"type": "unit", "trait": "Character"}, side="dark")
PERSON = {"traits": ["Character"]}


def _reassign(scene, *, gear=True):
    light = Side(affiliation="Jedi", hand=["Reassignment"])
    light.units = [dummy("Hero", "light", **PERSON)]
    dark = Side(units=[dummy(name, **PERSON) for name in "ABC"])
    dark.units = [*dark.units, dummy("Walker", traits=["Vehicle"])]
    dark.enhancements = [(GEAR, "A")] if gear else []
    return scene(active="light", dark=dark, light=light, abilities=True)


def test_reassignment_moves_an_enhancement_to_another_eligible_unit_of_that_player(scene):
    game = _reassign(scene)
    game.choose("use Reassignment")
    game.offers("choose B", "choose C")
    game.choose("choose C")
    assert game.host("Gear") == "C"
    game.leave()


def test_reassignment_needs_an_enhancement_to_move(scene):
    game = _reassign(scene, gear=False)
    game.leave()
    assert "use Reassignment" not in game.options
