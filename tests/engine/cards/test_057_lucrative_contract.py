"""The cards of Lucrative Contract (set 57)."""

import pytest
from kit.card_makers import enhancement
from kit.scenario import Side
from real_cards import DEN, dummy, pay


@pytest.mark.parametrize(("mine", "reached"), [(1, ["Cheap"]), (2, ["Cheap", "Dear"])])
def test_explosive_charge_reaches_what_costs_no_more_than_you_have_enhancements(
    scene, mine, reached
):
    dark = Side(
        hand=["Explosive Charge"],
        enhancements=[(enhancement(f"Own {n}", side="dark", cost=3), None) for n in range(mine)],
        objectives=[DEN],
    )
    light = Side(
        units=[dummy("Foe", "light")],
        enhancements=[
            (enhancement("Cheap", side="light"), None),
            (enhancement("Dear", side="light", cost=2), None),
            (enhancement("Dearest", side="light", cost=3), None),
        ],
    )
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.choose("use Explosive Charge")
    pay(game)
    if len(reached) > 1:
        game.offers(*(f"target {title}" for title in reached))
        game.choose(reached[-1])
    assert game.zone(reached[-1]) == "discard pile"
    assert sum(game.state.focus) == 1
    game.leave()


def test_explosive_charge_needs_an_enhancement_of_yours(scene):
    dark = Side(hand=["Explosive Charge", dummy("Foe")], objectives=[DEN])
    light = Side(enhancements=[(enhancement("Cheap", side="light"), None)])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.offers("play Foe unit", "pass")
