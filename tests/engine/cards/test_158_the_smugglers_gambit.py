"""The cards of The Smuggler's Gambit (set 158)."""

import pytest
from kit.card_makers import event
from kit.scenario import Side
from real_cards import dummy, pay


@pytest.mark.parametrize(("named", "drawn"), [("unit", 1), ("event", 1), ("fate", 0)])
def test_evading_authority_draws_for_each_discarded_card_of_the_named_type(scene, named, drawn):
    light = Side(affiliation="Smugglers and Spies", hand=["Evading Authority"])
    light.units = [dummy("Banker", "light", resources=3, affiliation="Smugglers and Spies")]
    dark = Side(hand=[dummy("A"), event("B", side="dark"), event("C", side="dark")])
    game = scene(active="light", dark=dark, light=light, abilities=True)
    game.choose("use Evading Authority")
    pay(game)
    game.choose(f"value Evading Authority {named}")
    game.asks("choose", "dark")
    game.choose("choose A", "choose B")
    assert sorted(game.pile("discard", "dark")) == ["A", "B"]
    assert len(game.pile("hand", "light")) == drawn
    game.leave()
