"""The cards of Beyond the Rim (set 214)."""

import pytest
from kit.card_makers import objective
from kit.scenario import Side
from real_cards import pay, treasury

SMUGGLERS = "Smugglers and Spies"


@pytest.mark.parametrize(
    ("affiliation", "zone"),
    [
        ("Jedi", "discard pile"),
        ("Rebel Alliance", "discard pile"),
        (SMUGGLERS, "in play"),
        ("Neutral", "in play"),
    ],
)
def test_smugglers_hideaway_hides_from_jedi_and_rebels(scene, affiliation, zone):
    light = Side(
        affiliation=SMUGGLERS,
        objectives=[treasury(SMUGGLERS), objective("Camp", affiliation=affiliation, side="light")],
        hand=["Smuggler's Hideaway"],
    )
    game = scene(active="light", light=light, abilities=True)
    game.choose("play Smuggler's Hideaway")
    pay(game)
    assert game.zone("Smuggler's Hideaway") == zone
    game.leave()


def test_smugglers_hideaway_minds_no_objective_of_the_enemy(scene):
    jedi = objective("Temple", affiliation="Jedi", side="light")
    light = Side(enhancements=[("Smuggler's Hideaway", None)], objectives=[treasury(SMUGGLERS)])
    game = scene(active="light", dark=Side(objectives=[jedi]), light=light, abilities=True)
    game.leave()
    assert game.zone("Smuggler's Hideaway") == "in play"
