"""The cards of Might of the Empire (set 179)."""

import pytest
from kit.card_makers import event, unit
from kit.scenario import Side
from real_cards import NAVY

AREA = "Fleet Staging Area"
TEXT = "action: {do: [{draw: 1}]}"


@pytest.mark.rule("RES-14")
def test_the_staging_area_pays_for_dear_navy_cards_of_any_type(scene):
    hand = [
        unit("Dear", affiliation=NAVY, cost=4),
        unit("Cheap", affiliation=NAVY, cost=2),
        unit("Sith", affiliation="Sith", cost=3),
        unit("Neutral", side="dark", cost=3),
        unit("Neutral and dear", side="dark", cost=4),
        event("Order", affiliation=NAVY, cost=3, text=TEXT),
    ]
    # Three neutral objectives of 1 pay as well, but match nothing.
    dark = Side(affiliation=NAVY, hand=hand, enhancements=[(AREA, None)], focus={NAVY: 1})
    game = scene(active="dark", dark=dark, abilities=True)
    game.offers("play Dear unit", "play Neutral unit", "use Order", "pass")
    game.leave()
