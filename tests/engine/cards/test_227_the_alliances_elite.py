"""The cards of The Alliance's Elite (set 227)."""

import pytest
from kit.card_makers import enhancement, unit
from kit.scenario import Side
from real_cards import dummy, rebels

RARER_BOARD = {
    "227-2": "an enhancement is played on a Fighter unit",
    "227-3": "an enhancement is moved to another unit of the same player that fits it",
}
GEAR = enhancement("Gear", {"type": "unit", "trait": "Character"}, side="dark")
PERSON = {"traits": ["Character"]}


def _wing(scene, *, people="AB"):
    light = rebels(units=["Alliance X-Wing", dummy("Hero", "light", **PERSON)])
    dark = Side(units=[dummy(name, **PERSON) for name in people])
    dark.units = [*dark.units, dummy("Walker", traits=["Vehicle"])]
    dark.enhancements = [(GEAR, "A")]
    return scene(active="light", dark=dark, light=light, abilities=True)


def test_alliance_x_wing_moves_an_enhancement_to_the_target_unit_of_the_same_player(scene):
    game = _wing(scene)
    game.choose("use Alliance X-Wing")
    assert {"target B", "target Hero"} <= set(game.options)
    game.choose("target B")
    assert (game.host("Gear"), game.focus("Alliance X-Wing")) == ("B", 1)
    game.leave()


def test_alliance_x_wing_needs_another_unit_that_the_enhancement_fits(scene):
    game = _wing(scene, people="A")
    game.leave()
    assert "use Alliance X-Wing" not in game.options


@pytest.mark.parametrize(("host", "drawn"), [("Wing", 1), ("Man", 0)])
def test_rogue_squadron_draws_a_card_when_a_fighter_is_enhanced(scene, host, drawn):
    wing, man = (unit(t, side="light", traits=[k]) for t, k in (("Wing", "Fighter"), ("Man", "X")))
    gear = enhancement("Gear", {"type": "unit"}, side="light", cost=0)
    light = Side(units=["227-2", wing, man], hand=[gear])
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Gear")
    game.choose(f"attach {host}")
    if drawn:
        game.asks("reaction", "light")
        game.choose("use Rogue Squadron")
    assert len(game.pile("hand", "light")) == drawn
    game.leave()
