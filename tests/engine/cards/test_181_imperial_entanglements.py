"""The cards of Imperial Entanglements (set 181)."""

import pytest
from kit.card_makers import event, unit
from kit.engagements import engage
from kit.scenario import Side


@pytest.mark.rule("STRIKE-24")
@pytest.mark.parametrize("alone", [True, False])
def test_a_decimator_that_defends_alone_strikes_before_the_winner_of_the_edge(scene, alone):
    light = Side(units=[unit("Ace", capacity=1, icons=(2, 0, 0))], hand=[event("Skill", force=3)])
    dark = Side(units=["VT-49 Decimator", unit("Pal", side="dark", capacity=1)])
    game = scene(phase="conflict", active="light", dark=dark, light=light, abilities=True)
    defenders = ("VT-49 Decimator",) if alone else ("VT-49 Decimator", "Pal")
    engage(game, "Objective 1", "Ace", defenders=defenders)
    game.choose("place Skill")
    game.skip_to("commit")
    assert game.zone("Ace") == ("discard pile" if alone else "in play")
