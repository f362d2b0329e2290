"""The cards of House Edge (set 171)."""

import pytest
from fate_battles import duel
from kit.card_makers import fate, unit

ROGUE = {"side": "light", "capacity": 5, "affiliation": "Smugglers and Spies"}
STING = "fate: {do: [{place: damage, to: {each: {type: unit, is: participating}}}]}"


@pytest.mark.rule("FAQ-34")
@pytest.mark.parametrize(
    ("unique", "priority", "damage"), [(True, 4, 0), (True, 3, 1), (False, 4, 1)]
)
def test_the_gamblers_trick_stops_late_enemy_fates(scene, unique, priority, damage):
    sting = fate("Sting", side="dark", priority=priority, text=STING)
    rogue = unit("Hero", unique=unique, **ROGUE)
    game = duel(scene, active="light", light=["The Gambler's Trick"], dark=[sting], hero=rogue)
    if game.decision.kind == "fate":
        game.choose("resolve The Gambler's Trick")
    assert game.damage("Hero") == damage
    game.leave()


def test_your_own_late_fates_resolve(scene):
    sting = fate("Sting", side="light", priority=9, text=STING)
    rogue = unit("Hero", unique=True, **ROGUE)
    game = duel(scene, active="light", light=["The Gambler's Trick", sting], dark=[], hero=rogue)
    assert game.damage("Raider") == 1
    game.leave()
