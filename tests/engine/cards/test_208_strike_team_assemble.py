"""The cards of Strike Team Assemble (set 208)."""

import pytest
from kit.card_makers import fate
from kit.engagements import engage
from kit.scenario import Side
from kit.usual_cards import clock
from real_cards import dummy

from swlcg_deck.engine.facts.contests import edge_total
from swlcg_deck.engine.seats.view import observe


@pytest.mark.rule("KEY-14")
@pytest.mark.parametrize(("fates", "holder"), [(1, "dark"), (2, "light")])
def test_the_specialist_counts_the_fate_cards_of_the_other_stack(scene, fates, holder):
    """Two fate cards of the opponent with 1 Force icon between them against his Edge of 2."""
    force = [fate("Doom", side="dark", force=1), fate("Gloom", side="dark", force=0)]
    placed = force[:fates] if fates == 2 else [force[0], dummy("Plain", force=0)]
    dark = Side(units=[dummy("Foe")], hand=placed)
    light = Side(units=["Strike Team Specialist"], objectives=[clock("light")])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Strike Team Specialist", defenders=("Foe",))
    game.skip_to("edge", "dark")
    while game.decision.kind != "action":
        game.choose(game.options[0])
    assert game.edge == holder
    game.leave()


@pytest.mark.rule("EDGE-08")
def test_nobody_learns_from_the_specialist_what_lies_facedown(scene):
    """Its player counts what is seen, and the other one, who knows his fate cards, all of them."""
    light = Side(
        units=["Strike Team Specialist"], objectives=[clock("light")], hand=[dummy("One", "light")]
    )
    dark = Side(units=[dummy("Foe")], hand=[fate("Doom", side="dark", force=1)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    engage(game, "Objective 1", "Strike Team Specialist", defenders=("Foe",))
    game.skip_to("edge", "dark")
    game.choose("place Doom")
    assert observe(game.state.clone(), 1).seats[1].edge_total == 0
    assert edge_total(game.state, 1) == 1
    game.leave()
