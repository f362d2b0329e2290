"""The cards of The Broken Horn (set 286)."""

import pytest
from kit.lab import with_lab
from kit.scenario import Side
from real_cards import dummy

COUNTS = (
    "action: {do: [{place: damage, to: {target: {title: Foe}}, "
    "amount: {count: {type: unit, side: friendly}, distinct: affiliation}}]}"
)


@pytest.mark.rule("RES-12")
@pytest.mark.parametrize(
    ("crew", "damage"), [((), 2), (("Smugglers and Spies",), 2), (("Jedi",), 3)]
)
def test_cikatro_vizago_has_one_affiliation_more_than_the_printed_one(scene, crew, damage):
    """Smugglers and Spies, and the Broken Horn, to which nobody else belongs."""
    others = [dummy(name, "light", affiliation=name) for name in crew]
    light = Side(units=["Cikatro Vizago", *others])
    dark = Side(units=[dummy("Foe", capacity=9)])
    game = with_lab(scene, COUNTS, player="light", light=light, dark=dark, abilities=True)
    game.choose("use Lab")
    assert game.damage("Foe") == damage
    game.leave()
