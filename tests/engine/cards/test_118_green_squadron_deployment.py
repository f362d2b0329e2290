"""The cards of Green Squadron Deployment (set 118)."""

import pytest
from kit.card_makers import unit
from kit.scenario import Side
from real_cards import dummy, spent, treasury

from swlcg_deck.engine.facts.characteristics import force_icons


def test_green_squadron_deployment_doubles_the_force_icons_of_committed_vehicles(scene):
    light = Side(
        objectives=["Green Squadron Deployment"],
        units=["X-Wing", "Red Five", "Yoda"],
        committed=["Red Five", "Yoda"],
    )
    dark = Side(units=["AT-ST"], committed=["AT-ST"])
    game = scene(active="dark", dark=dark, light=light, abilities=True)
    game.leave()
    for title, doubled in (("Red Five", 2), ("X-Wing", 1), ("Yoda", 1), ("AT-ST", 1)):
        card = game.card(title)
        printed = game.state.faces[card].force_icons
        assert force_icons(game.state, card) == printed * doubled


@pytest.mark.rule("RES-10")
@pytest.mark.rule("RES-14")
def test_the_rebel_fighter_bay_pays_for_vehicle_units_and_matches_them(scene):
    rebel = {"side": "light", "cost": 1, "affiliation": "Rebel Alliance"}
    cards = [unit(f"{trait} unit", traits=[trait], **rebel) for trait in ("Vehicle", "Character")]
    light = Side(hand=cards, enhancements=[("Rebel Fighter Bay", None)], objectives=[])
    game = scene(active="light", light=light, abilities=True)
    # The affiliation card is Jedi: it pays, but only the bay matches.
    game.offers("play Vehicle unit unit", "pass")
    game.choose("play Vehicle unit")
    assert game.focus("Rebel Fighter Bay") == 1
    game.leave()


def test_what_pays_for_some_cards_only_is_left_for_them(scene):
    """The bay is no help for a Character, so the treasury pays all of it."""
    hero = unit("Hero", side="light", cost=1, affiliation="Rebel Alliance")
    light = Side(
        hand=[hero],
        enhancements=[("Rebel Fighter Bay", None)],
        objectives=[treasury("Rebel Alliance", 3)],
        units=[dummy("Pal", "light")],
        focus={"Jedi affiliation": 1},
    )
    game = scene(active="light", light=light, abilities=True)
    assert spent(game, "play Hero") == 1
    assert (game.focus("Treasury"), game.focus("Rebel Fighter Bay")) == (1, 0)
    game.leave()
