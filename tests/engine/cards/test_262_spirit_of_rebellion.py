"""The cards of Spirit of Rebellion (set 262)."""

import pytest
from kit.card_makers import objective, unit
from kit.scenario import Side
from real_cards import pay

OWN = "light"
FOE = "dark"
WAY = "Smugglers and Spies"
AT = "Objective 1"


@pytest.mark.rule("STRIKE-08")
@pytest.mark.parametrize("used", [True, False])
def test_an_ambush_lets_unit_damage_hit_a_character_outside(scene, used):
    own = Side(
        units=[unit("Ace", side=OWN, capacity=9, icons=(2, 0, 0))],
        hand=["Well-Laid Ambush"],
        objectives=[objective("Den", side=OWN, affiliation=WAY, resources=3)],
    )
    foe = Side(
        units=[
            unit("Guard", side=FOE, capacity=9),
            unit("Hider", side=FOE, capacity=9, traits=["Character"]),
            unit("Tank", side=FOE, capacity=9, traits=["Vehicle"]),
        ]
    )
    game = scene(phase="conflict", active=OWN, **{OWN: own, FOE: foe}, abilities=True)
    game.skip_to("engage")
    game.choose(f"engage {AT}")
    game.asks("action", OWN)
    if used:
        game.choose("use Well-Laid Ambush")
        pay(game)
        if game.decision.kind == "target":
            game.offers("target Guard", "target Hider")
            game.choose("target Hider")
    while game.decision.kind == "action":
        game.pass_()
    game.choose("defend Guard")
    if not used:
        game.skip_to("commit")
        assert (game.damage("Guard"), game.damage("Hider")) == (2, 0)
        return
    game.skip_to("unit damage")
    game.offers("hit Guard", "hit Hider")
    game.choose("hit Hider")
    game.skip_to("commit")
    assert (game.damage("Guard"), game.damage("Hider"), game.damage("Tank")) == (0, 2, 0)
