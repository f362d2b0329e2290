"""The cards of The Empire's Elite (set 144)."""

import pytest
from kit.card_makers import enhancement
from kit.scenario import Side
from real_cards import NAVY, dummy, navy

from swlcg_deck.engine.facts.characteristics import edge_value, has_keyword


def _fel(scene, host):
    """Who is Elite and what Edge they have, with the Baron on a host or as a unit."""
    titles = ["TIE Fighter", "TIE Bomber", "AT-ST"]
    dark = Side(
        affiliation=NAVY,
        units=titles if host else [*titles, "Baron Fel"],
        enhancements=[("Baron Fel", host)] if host else (),
    )
    game = scene(active="dark", dark=dark, light=Side(units=["Red Five"]), abilities=True)
    game.leave()
    cards = {title: game.card(title) for title in (*titles, "Red Five")}
    return {
        title: (has_keyword(game.state, card, "elite"), edge_value(game.state, card))
        for title, card in cards.items()
    }


def test_baron_fel_in_a_fighter_makes_all_friendly_fighters_elite_with_edge_1(scene):
    found = _fel(scene, "TIE Fighter")
    assert found["TIE Fighter"] == found["TIE Bomber"] == (True, 1)
    assert found["AT-ST"] == (False, 0)
    assert found["Red Five"] != (True, 1)


@pytest.mark.parametrize("host", ["AT-ST", None])
def test_baron_fel_elsewhere_gives_nothing(scene, host):
    found = _fel(scene, host)
    assert found["TIE Fighter"] == found["TIE Bomber"] == (False, 0)


def test_tie_interceptor_lends_the_force_icons_of_its_pilot_to_the_struggle(scene):
    """181st TIE Interceptor: those of the Pilot, not of other enhancements, and not its own."""
    ace = dummy("Ace", cost=1, force=3, traits=["Character", "Pilot"], keywords=[{"pilot": 1}])
    gear = enhancement("Gear", {"type": "unit"}, side="dark", force=4)
    dark = navy(units=["181st TIE Interceptor", "181st TIE Interceptor"])
    dark.enhancements = [(ace, "181st TIE Interceptor"), (gear, "181st TIE Interceptor #2")]
    light = Side(units=[dummy("Jedi", "light", force=2)], committed=["Jedi"])
    game = scene(
        phase="force", active="dark", dark=dark, light=light, balance="light", abilities=True
    )
    while game.balance == "light":
        game.decline()
    game.leave()
