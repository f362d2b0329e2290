"""The cards of Family Connections (set 140)."""

import pytest
from kit.scenario import Side
from real_cards import NAVY, RICH, dummy, pay

from swlcg_deck.engine.facts.characteristics import has_keyword


@pytest.mark.rule("ABIL-22")
def test_precision_fire_sends_each_trooper_away_after_its_strike(scene):
    troopers = [dummy(f"Trooper {n}", traits=["Trooper"], icons=(1, 0, 0)) for n in "AB"]
    dark = Side(
        affiliation=NAVY,
        objectives=[RICH],
        units=[*troopers, dummy("Droid", icons=(1, 0, 0))],
        hand=["Precision Fire"],
    )
    light = Side(units=[dummy("Foe", "light", traits=["Trooper"]), dummy("Home", "light")])
    game = scene(phase="conflict", active="dark", dark=dark, light=light, abilities=True)
    game.skip_to("engage")
    game.choose("engage Objective 4")
    game.choose("Trooper A", "Droid")
    game.choose("use Precision Fire")
    pay(game)
    aiming = {name: game.card(name) for name in ("Trooper A", "Trooper B", "Droid", "Foe")}
    aiming = {
        name: has_keyword(game.state, card, "targeted_strike") for name, card in aiming.items()
    }
    assert aiming == {"Trooper A": True, "Trooper B": True, "Droid": False, "Foe": False}
    game.skip_to("defenders")
    game.choose("Foe")
    game.skip_to("strike", "dark")
    game.choose("strike Trooper A")
    game.choose("Home")
    assert game.zone("Trooper A") == "discard pile"
    assert game.zone("Droid") == "in play"
    # The rest of them have it no longer.
    assert not has_keyword(game.state, game.card("Trooper B"), "targeted_strike")
    game.leave()
