"""The cards of House Edge (set 171)."""

import pytest
from fate_battles import duel
from kit.card_makers import event, fate, unit
from kit.engagements import engage
from kit.scenario import Side
from real_cards import dummy

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


@pytest.mark.rule("EDGE-05")
@pytest.mark.parametrize("damage", [0, 1])
def test_house_edge_leaves_the_enemys_edge_card_to_chance_once_a_turn(scene, damage):
    cards = [event(f"Card {n}", side="dark") for n in range(4)]
    dark = Side(units=[dummy("Raider"), dummy("Pal")], hand=cards)
    light = Side(
        units=[dummy("Guard", "light")],
        objectives=["House Edge"],
        damage={"House Edge": damage},
    )
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    engage(game, "House Edge", "Raider", defenders=("Guard",))
    if damage:
        game.asks("edge", "dark")
        assert len(game.options) == 5
        game.leave()
        return
    game.asks("interrupt", "light")
    game.choose("use House Edge")
    game.asks("edge", "dark")
    # One card, and the right to pass.
    assert len(game.options) == 2
    assert "pass" in game.options
    game.choose(game.options[0])
    game.asks("edge", "dark")
    assert len(game.options) == 4
    game.leave()
